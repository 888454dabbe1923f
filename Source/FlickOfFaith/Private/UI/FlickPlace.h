#pragma once

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtr.h"

#include "FlickOfFaithPresentation/BoardView.h"
#include "UI/FlickLook.h"

class AFlickGameMode;
class AFlickPlayerController;
class FFlickView;
class UFlickGameInstance;

/** Where the widgets of one player are: finds the game and the view around them. Nothing is found once the player is gone. */
class FFlickPlace
{
public:
	FFlickPlace() = default;
	explicit FFlickPlace(AFlickPlayerController& InPlayer);

	AFlickPlayerController* GetPlayer() const;
	/** The first player's window is there as long as the game is; the others come and go. */
	bool IsFirstPlayer() const;

	AFlickGameMode* FindGameMode() const;
	UFlickGameInstance* FindGameInstance() const;
	FFlickView* FindView() const;

	/** Of the match, which there must be. */
	faith::flick::Wording MakeWords() const;
	faith::flick::MatchWords MakeMatchWords() const;

	FFlickLook MakeLook() const;

private:
	TWeakObjectPtr<AFlickPlayerController> Player;
};
