#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/SeatPlan.h"
#include "FlickOfFaithRules/Setup.h"

#include <vector>

/**
 * What match to play. From the options of a map's address, such as "?Seats=human,priest,oracle?Names=Anna?Seed=7?Exact=1", or filled in
 * by whoever starts a match.
 */
struct FLICKOFFAITH_API FFlickMatchOptions
{
	/** With a fresh seed unless the address names one. */
	faith::flick::Setup Setup;

	/** Who plays, by seat. Seats beyond these are persons'. */
	std::vector<faith::flick::SeatLabel> Seats;

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

	/** The address asks for a match: it says who plays, or which match. Otherwise there is the title first. */
	bool bAsked = false;

	/** The address says how fast, whatever the players have chosen. */
	bool bSpeedGiven = false;

	/** The save slots of the match begin with this. */
	FString SlotName = TEXT("FlickMatch");

	/**
	 * Seats: for each seat "human" or the key of a level; how many there are is how many play. Without it, Players says how many play, and
	 * Bots how many of the last seats are novices. Names and Hands (permille of the normal spread; persons only) are lists by seat too.
	 */
	static FFlickMatchOptions Parse(const FString& Options);

	/** For a match that nobody has seen yet. */
	static uint64 FreshSeed();

	/** The same players with a fresh seed; neither the saved match nor a replay. */
	FFlickMatchOptions Again() const;
};
