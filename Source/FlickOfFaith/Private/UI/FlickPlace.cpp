#include "UI/FlickPlace.h"

#include "Blueprint/SlateBlueprintLibrary.h"
#include "Blueprint/WidgetLayoutLibrary.h"
#include "Engine/World.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "Kismet/GameplayStatics.h"
#include "Save/FlickOptions.h"
#include "Sound/FlickSounds.h"

FFlickPlace::FFlickPlace(AFlickPlayerController& InPlayer) : Player(&InPlayer)
{
}

AFlickPlayerController* FFlickPlace::GetPlayer() const
{
	return Player.Get();
}

bool FFlickPlace::IsFirstPlayer() const
{
	return Player.IsValid() && UGameplayStatics::GetPlayerController(Player.Get(), 0) == Player.Get();
}

AFlickGameMode* FFlickPlace::FindGameMode() const
{
	return Player.IsValid() ? Player->GetWorld()->GetAuthGameMode<AFlickGameMode>() : nullptr;
}

UFlickGameInstance* FFlickPlace::FindGameInstance() const
{
	return Player.IsValid() ? Player->GetGameInstance<UFlickGameInstance>() : nullptr;
}

FFlickView* FFlickPlace::FindView() const
{
	return Player.IsValid() ? Player->FindView() : nullptr;
}

faith::flick::Wording FFlickPlace::MakeWords() const
{
	return faith::flick::Wording(
		FindGameInstance()->GetTexts().GetTable(), FindGameMode()->GetMatch()->Match().GetRules().Cards());
}

faith::flick::MatchWords FFlickPlace::MakeMatchWords() const
{
	return faith::flick::MatchWords{MakeWords(), FindGameMode()->GetMatchOptions().Seats};
}

FFlickLook FFlickPlace::MakeLook() const
{
	UFlickGameInstance& GameInstance = *FindGameInstance();
	FFlickLook Look;
	// Not owned: the game instance outlives all players.
	Look.Texts = std::shared_ptr<const faith::text::TextTable>(
		std::shared_ptr<const faith::text::TextTable>(), &GameInstance.GetTexts().GetTable());
	Look.Sounds = GameInstance.GetSounds();
	Look.TextScale = GameInstance.GetOptions()->TextScale;
	Look.Room = USlateBlueprintLibrary::GetLocalSize(UWidgetLayoutLibrary::GetPlayerScreenWidgetGeometry(Player.Get()));
	return Look;
}
