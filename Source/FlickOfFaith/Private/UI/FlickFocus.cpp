#include "UI/FlickFocus.h"

#include "Engine/LocalPlayer.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickPlayerController.h"
#include "UI/FlickHud.h"

void FFlickFocus::Give(AFlickPlayerController& Player, UFlickHud& Hud, bool bToHud)
{
	const ULocalPlayer* const Local = Player.GetLocalPlayer();
	if (bToHud && (Owner != EOwner::Hud || Hud.FindFocus(&Player) == nullptr))
	{
		Hud.GiveFocus(&Player);
	}
	if (!bToHud && Owner != EOwner::Game && Local != nullptr && FSlateApplication::IsInitialized())
	{
		FSlateApplication::Get().SetUserFocusToGameViewport(static_cast<uint32>(Local->GetControllerId()));
	}
	Owner = bToHud ? EOwner::Hud : EOwner::Game;
}
