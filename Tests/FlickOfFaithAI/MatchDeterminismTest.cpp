#include "FlickOfFaithAI/MatchRunner.h"

#include "FaithKernel/Hash.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

/// Everything that happened in 20 matches, as one number.
std::uint64_t HashOfMatches(int players)
{
	std::vector<std::uint64_t> hashes;
	for (std::uint64_t seed = 1; seed <= 20; ++seed)
	{
		Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		setup.seed = seed;
		const auto match = PlayMatch(Rules{}, setup, PlayExactly);
		EXPECT_TRUE(match);
		hashes.insert(hashes.end(), match->Checkpoints().begin(), match->Checkpoints().end());
		hashes.push_back(match->StateHash());
		hashes.push_back(HashOf(match->AllEvents()));
	}
	return HashOf(hashes);
}

// The pinned numbers are the same for every compiler, optimisation and standard library. They change only with the rules,
// the table or the bots; the test prints the new ones.

// Rule 10.4
TEST(MatchDeterminism, MatchesOfTwoPlayersAreTheSameEverywhere)
{
	EXPECT_EQ(HashOfMatches(2), 0x9bba25fa8bcf4372u) << std::hex << HashOfMatches(2);
}

// Rule 10.4
TEST(MatchDeterminism, MatchesOfThreePlayersAreTheSameEverywhere)
{
	EXPECT_EQ(HashOfMatches(3), 0xef65001fe512c526u) << std::hex << HashOfMatches(3);
}

// Rule 10.4
TEST(MatchDeterminism, MatchesOfFourPlayersAreTheSameEverywhere)
{
	EXPECT_EQ(HashOfMatches(4), 0xe562caee6966c14du) << std::hex << HashOfMatches(4);
}

} // namespace
} // namespace faith::flick
