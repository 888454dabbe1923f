#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithRules/Setup.h"

/** What the options of a map's address say about the match, such as "?Players=3?Bots=2?Seed=7?Exact=1". */
struct FLICKOFFAITH_API FFlickMatchOptions
{
	/** With a fresh seed unless the address names one. */
	faith::flick::Setup Setup;

	/** The last so many seats are played by the computer. */
	int32 Bots = 0;

	/** The exact simulation decides where discs come to rest, not the engine's bodies. */
	bool bExact = false;

	/** Every person has a part of the screen, instead of passing one around. */
	bool bSplit = false;

	/** How fast everything is shown: 1 is normal, with 0 everything is there at once. In the address in percent, such as "?Pace=200". */
	double Speed = 1.0;

	/** Goes on with the saved match. */
	bool bResume = false;

	/** A replay file that is shown instead of a match. */
	FString ReplayFile;

	/** The save slots of the match begin with this. */
	FString SlotName = TEXT("FlickMatch");

	static FFlickMatchOptions Parse(const FString& Options);
};
