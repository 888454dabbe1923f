#include "UI/FlickFocus.h"

#include "Components/Button.h"
#include "Engine/LocalPlayer.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickPlayerController.h"
#include "UI/FlickHud.h"

namespace
{
/** A button that was pressed but not released over takes the focus and raises nothing. One that is still pressed would be let go. */
bool HasLeftBehind(AFlickPlayerController& Player, UFlickHud& Hud)
{
	const UWidget* const Focused = Hud.FindFocus(&Player);
	const UButton* const Button = Cast<UButton>(Focused);
	return Focused != nullptr && (Button == nullptr || !Button->IsPressed());
}
} // namespace

void FFlickFocus::Give(AFlickPlayerController& Player, UFlickHud& Hud, bool bToHud)
{
	const ULocalPlayer* const Local = Player.GetLocalPlayer();
	if (bToHud && (Owner != EOwner::Hud || Hud.FindFocus(&Player) == nullptr))
	{
		Hud.GiveFocus(&Player);
	}
	if (!bToHud && (Owner != EOwner::Game || HasLeftBehind(Player, Hud)) && Local != nullptr &&
		FSlateApplication::IsInitialized())
	{
		FSlateApplication::Get().SetUserFocusToGameViewport(static_cast<uint32>(Local->GetControllerId()));
	}
	Owner = bToHud ? EOwner::Hud : EOwner::Game;
}
