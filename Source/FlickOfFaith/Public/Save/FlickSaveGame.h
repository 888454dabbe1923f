#pragma once

#include "CoreMinimal.h"
#include "GameFramework/SaveGame.h"

#include "FlickSaveGame.generated.h"

/** A match as a replay file, and who plays it, in a save slot. */
UCLASS()
class FLICKOFFAITH_API UFlickSaveGame : public USaveGame
{
	GENERATED_BODY()

public:
	/** What Format is in the saves of this version. The replay has a version of its own. */
	static constexpr int32 PresentFormat = 2;

	/** Knows Bots instead of who plays. */
	static constexpr int32 FirstFormat = 1;

	/** Not the present one by itself: what equals its default is not written. */
	UPROPERTY()
	int32 Format = 0;

	/** Of two saves the one with the larger number is the later. */
	UPROPERTY()
	int32 Count = 0;

	/** In the first format: the last so many seats are played by the computer. */
	UPROPERTY()
	int32 Bots = 0;

	/** By seat: key of the level, empty for a person. */
	UPROPERTY()
	TArray<FString> Levels;

	/** By seat: what the player wants to be called. */
	UPROPERTY()
	TArray<FString> Names;

	UPROPERTY()
	TArray<uint8> Replay;
};
