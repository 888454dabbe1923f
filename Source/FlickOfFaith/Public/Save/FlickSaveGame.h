#pragma once

#include "CoreMinimal.h"
#include "GameFramework/SaveGame.h"

#include "FlickSaveGame.generated.h"

/** A match as a replay file, in a save slot. */
UCLASS()
class FLICKOFFAITH_API UFlickSaveGame : public USaveGame
{
	GENERATED_BODY()

public:
	/** What Format is in the saves of this version. The replay has a version of its own. */
	static constexpr int32 PresentFormat = 1;

	/** Not the present one by itself: what equals its default is not written. */
	UPROPERTY()
	int32 Format = 0;

	/** Of two saves the one with the larger number is the later. */
	UPROPERTY()
	int32 Count = 0;

	/** The last so many seats are played by the computer. */
	UPROPERTY()
	int32 Bots = 0;

	UPROPERTY()
	TArray<uint8> Replay;
};
