#pragma once

#include "FlickOfFaithCli/Ladder/Plan.h"
#include "FlickOfFaithCli/Ladder/Results.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace faith::cli::test
{

/// A plan of these contestants, who must be in the order of AllContestants.
inline LadderPlan PlanOf(std::initializer_list<std::string_view> keys, std::uint64_t pairs)
{
	LadderPlan plan;
	for (const std::string_view key : keys)
	{
		plan.contestants.push_back(flick::FindContestant(key));
	}
	plan.pairs = pairs;
	return plan;
}

/// A pair of which the first won so many matches.
inline PairResult WonOfTwo(int matches)
{
	PairResult result;
	result.matches[0] = {matches >= 1, matches >= 1 ? 30 : 20, 25};
	result.matches[1] = {matches >= 2, matches >= 2 ? 30 : 20, 25};
	return result;
}

/// Results in which the pairs of each pairing, in the order of PairingsOf, were won by the first as often as listed.
inline LadderResults ResultsOf(const LadderPlan& plan, const std::vector<std::vector<int>>& won)
{
	LadderResults results(PairCountOf(plan));
	for (std::size_t pairing = 0; pairing < won.size(); ++pairing)
	{
		for (std::size_t number = 0; number < won[pairing].size(); ++number)
		{
			results[PlaceOf(plan, {pairing, number})] = WonOfTwo(won[pairing][number]);
		}
	}
	return results;
}

} // namespace faith::cli::test
