#include "FlickOfFaithAI/Contest.h"

#include "FaithKernel/Hash.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

/// Everything that happened in a few matches, as one number.
std::uint64_t HashOfContests(std::string_view level, int players, std::uint64_t matches)
{
	std::vector<std::uint64_t> hashes;
	for (std::uint64_t seed = 1; seed <= matches; ++seed)
	{
		Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		setup.seed = seed;
		const std::vector<const Contestant*> seats(setup.players, FindContestant(level));
		SearchControl control;
		const ContestResult result = PlayContest(Rules{}, setup, seats, true, control,
			[&](std::span<const Event>, const GameState& state) { hashes.push_back(HashOf(state)); });
		EXPECT_FALSE(result.refusal);
	}
	return HashOf(hashes);
}

// The pinned numbers are the same for every compiler, optimisation and standard library. They change with the rules, the table, the
// levels and what was learned; the test prints the new ones.

// Rule 10.4
TEST(ContestDeterminism, NovicesPlayTheSameEverywhere)
{
	EXPECT_EQ(HashOfContests("novice", 3, 2), 0xfbf1adc312fabd9eu) << std::hex << HashOfContests("novice", 3, 2);
}

// Rule 10.4
TEST(ContestDeterminism, HighPriestsPlayTheSameEverywhere)
{
	EXPECT_EQ(HashOfContests("high_priest", 2, 1), 0x293c6ae5d3f6bca7u)
		<< std::hex << HashOfContests("high_priest", 2, 1);
}

} // namespace
} // namespace faith::flick
