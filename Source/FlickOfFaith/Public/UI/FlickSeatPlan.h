#pragma once

#include "CoreMinimal.h"

/** Who is to play one seat of a new match. */
struct FLICKOFFAITH_API FFlickPlannedSeat
{
	/** Key of the level of a computer; empty for a person. */
	FString Level;
	/** Of a person; may be empty. */
	FString PlayerName;
	/** Permille of the normal spread of the hand; 0 is as in the options. */
	int32 Steadiness = 0;
};

/** Who is to play a new match. All seats are kept, also those that do not play, so that they are there again. */
struct FLICKOFFAITH_API FFlickSeatPlan
{
	TArray<FFlickPlannedSeat> Seats;
	/** How many of them play. */
	int32 Count = 2;
	/** Digits; empty draws a match. */
	FString Seed;

	/** A person against a priest, and priests for more seats. */
	static FFlickSeatPlan Usual();

	bool CanAdd() const;
	bool CanRemove() const;
	void Add();
	/** It becomes the last of those that do not play. */
	void Remove(int32 Seat);
	/** True for each person; computers play as the first computer does now. */
	void Take(const TArray<bool>& Persons);
	/** Exactly these play. */
	bool Is(const TArray<bool>& Persons) const;
};
