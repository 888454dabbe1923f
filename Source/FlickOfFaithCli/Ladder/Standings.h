#pragma once

#include "FaithSearch/Rating.h"
#include "FlickOfFaithCli/Ladder/Plan.h"
#include "FlickOfFaithCli/Ladder/Results.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faith::cli
{

/// How strong a contestant is against all others together.
struct Standing
{
	std::size_t contestant = 0; ///< place in the plan
	/// That explains the results of all pairings best; the first contestant of the plan has 0.
	double elo = 0.0;
	/// Half the width of its interval of 95 %, if the ratings of the others are taken as given (the model's information about this one
	/// rating). Matches count one by one: as exchanged seats even out the luck of the deal, this is rather too wide.
	double margin = 0.0;
	double share = 0.0; ///< of the points won in all its matches
	std::uint64_t matches = 0;
};

/// How two contestants fared against each other, as the first sees it.
struct Meeting
{
	Pairing pairing; ///< the one who stands higher comes first
	/// Of the points the first won. Limits from the spread between pairs; Wilson's where all pairs ended alike and have none.
	Share share;
	std::uint64_t pairs = 0;
};

/// What the results of a ladder come to.
struct Standings
{
	std::vector<Standing> contestants; ///< the strongest first; those without a match last
	std::vector<Meeting> meetings;     ///< in the same order; only of those who met
};

[[nodiscard]] Standings StandingsOf(const LadderPlan& plan, const LadderResults& results);

} // namespace faith::cli
