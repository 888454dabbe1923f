#include "FlickOfFaithAI/RandomGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

namespace faith::flick
{
namespace
{

TEST(RandomGame, BreaksNoInvariant)
{
	for (std::uint64_t seed = 1; seed <= 30; ++seed)
	{
		const auto players = static_cast<std::uint8_t>(2 + seed % 3);
		const RandomGameReport report = PlayRandomGame(flick::Rules{}, players, seed);
		EXPECT_EQ(report.broken, "") << "seed " << seed << ", command " << report.commands;
		EXPECT_GT(report.commands, 50u);
	}
}

// Rule 10.4
TEST(RandomGame, IsTheSameAgainWithTheSameSeed)
{
	const RandomGameReport first = PlayRandomGame(flick::Rules{}, 3, 42);
	const RandomGameReport again = PlayRandomGame(flick::Rules{}, 3, 42);
	const RandomGameReport other = PlayRandomGame(flick::Rules{}, 3, 43);
	EXPECT_EQ(first.hash, again.hash);
	EXPECT_EQ(first.commands, again.commands);
	EXPECT_NE(first.hash, other.hash);
}

TEST(RandomGame, SaysWhatIsWrong)
{
	const RandomGameReport report = PlayRandomGame(flick::Rules{}, 5, 1);
	EXPECT_EQ(report.broken, "the set-up is refused: setup_players");
}

TEST(RandomGame, MakesCommandsOfEveryKind)
{
	flick::GameState state;
	state.players.Resize(4);
	Random random{1};
	std::set<std::size_t> kinds;
	for (int i = 0; i < 300; ++i)
	{
		kinds.insert(AnyCommand(random, state).index());
	}
	EXPECT_EQ(kinds.size(), std::variant_size_v<flick::Command>);
}

TEST(RandomGameSoak, BreaksNoInvariantInHundredsOfGames)
{
	for (std::uint64_t seed = 1000; seed < 1600; ++seed)
	{
		const auto players = static_cast<std::uint8_t>(2 + seed % 3);
		const RandomGameReport report = PlayRandomGame(flick::Rules{}, players, seed);
		ASSERT_EQ(report.broken, "") << "seed " << seed << ", command " << report.commands;
	}
}

} // namespace
} // namespace faith::flick
