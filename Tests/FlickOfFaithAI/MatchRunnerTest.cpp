#include "FlickOfFaithAI/MatchRunner.h"

#include "FlickOfFaithRules/ExactTable.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

Setup ForPlayers(int players)
{
	Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = 77;
	return setup;
}

// Rules 1.1, 1.2
TEST(MatchRunnerTest, AMatchRunsThroughAllGenerationsToAWinner)
{
	for (const int players : {2, 3, 4})
	{
		const auto match = PlayMatch(Rules{}, ForPlayers(players), PlayExactly);
		ASSERT_TRUE(match);
		EXPECT_EQ(match->State().step, Step::GameOver);
		EXPECT_EQ(match->State().generation, players == 3 ? 3 : 4);
		EXPECT_LT(match->State().winner, players);
	}
}

TEST(MatchRunnerTest, TheOnlookerSeesEveryEventOnce)
{
	std::size_t seen = 0;
	const auto match = PlayMatch(Rules{}, ForPlayers(2), PlayExactly,
		[&](std::span<const Event> events, const GameState&) { seen += events.size(); });
	ASSERT_TRUE(match);
	EXPECT_EQ(seen, match->AllEvents().size());
}

TEST(MatchRunnerTest, AnImpossibleSetUpIsRefused)
{
	const auto match = PlayMatch(Rules{}, ForPlayers(7), PlayExactly);
	ASSERT_FALSE(match);
	EXPECT_EQ(match.Error().code, Reason::SetupPlayers);
}

TEST(MatchRunnerTest, ATableThatReportsNonsenseEndsTheMatchWithItsReason)
{
	const auto nonsense = [](const GameState& state)
	{
		Settled settled;
		settled.discs.push_back(DiscRest{state.launched.launches[0].piece, Point{900'000, 0}, kNoPiece, false});
		return settled;
	};
	const auto match = PlayMatch(Rules{}, ForPlayers(2), nonsense);
	ASSERT_FALSE(match);
	EXPECT_EQ(match.Error().code, Reason::SettledBeyondEdge);
}

} // namespace
} // namespace faith::flick
