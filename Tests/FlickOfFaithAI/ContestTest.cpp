#include "FlickOfFaithAI/Contest.h"

#include "FlickOfFaithAI/Invariants.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace faith::flick
{
namespace
{

const Contestant& Named(std::string_view key)
{
	const Contestant* const found = FindContestant(key);
	EXPECT_NE(found, nullptr) << key;
	return *found;
}

Setup SetupFor(int players, std::uint64_t seed)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = seed;
	return setup;
}

ContestResult Duel(const Contestant& first, const Contestant& second, std::uint64_t seed, bool ownHands = true)
{
	SearchControl control;
	const std::array<const Contestant*, 2> seats{&first, &second};
	return PlayContest(Rules{}, SetupFor(2, seed), seats, ownHands, control);
}

int WinsOfFirst(const Contestant& first, const Contestant& second, int pairs)
{
	int wins = 0;
	for (int pair = 0; pair < pairs; ++pair)
	{
		wins += Duel(first, second, static_cast<std::uint64_t>(pair)).winner == 0 ? 1 : 0;
		wins += Duel(second, first, static_cast<std::uint64_t>(pair)).winner == 1 ? 1 : 0;
	}
	return wins;
}

TEST(ContestTest, LevelsHaveNamesOfTheirOwnAndSteadierHandsTheHigherTheyAre)
{
	ASSERT_GE(Levels().size(), 4u);
	std::set<std::string_view> keys;
	std::uint16_t last = kShakiest + 1;
	for (const Contestant& level : Levels())
	{
		EXPECT_TRUE(keys.insert(level.key).second);
		EXPECT_LT(level.steadiness, last);
		EXPECT_GE(level.steadiness, kSteadiest);
		last = level.steadiness;
	}
	for (const Contestant& baseline : Baselines())
	{
		EXPECT_TRUE(keys.insert(baseline.key).second);
	}
	EXPECT_EQ(FindContestant("nobody"), nullptr);
}

TEST(ContestTest, EndsWithAWinnerAndTheSameOneAgain)
{
	const ContestResult once = Duel(Named("novice"), Named("aim_at_city"), 5);
	const ContestResult again = Duel(Named("novice"), Named("aim_at_city"), 5);
	ASSERT_FALSE(once.refusal);
	EXPECT_LT(once.winner, 2);
	EXPECT_NE(once.reason, WinReason::NotYet);
	EXPECT_LT(once.first, 2);
	EXPECT_EQ(once.scores, again.scores);
	EXPECT_EQ(once.commands, again.commands);
}

TEST(ContestTest, KeepsTheHandsOfTheSetUpIfToldSo)
{
	EXPECT_NE(Duel(Named("novice"), Named("novice"), 5, true).scores,
		Duel(Named("novice"), Named("novice"), 5, false).scores);
}

TEST(ContestTest, TheOrderOfTheWeakestIsPlain)
{
	EXPECT_GE(WinsOfFirst(Named("aim_at_city"), Named("by_lot"), 5), 9);
	EXPECT_GE(WinsOfFirst(Named("novice"), Named("by_lot"), 5), 9);
	EXPECT_GE(WinsOfFirst(Named("priest"), Named("novice"), 3), 5);
}

TEST(ContestTest, ACancelledMatchHasNoWinner)
{
	SearchControl control;
	control.Cancel();
	const std::array<const Contestant*, 2> seats{&Named("novice"), &Named("novice")};
	const ContestResult result = PlayContest(Rules{}, SetupFor(2, 1), seats, true, control);
	EXPECT_EQ(result.winner, kNobody);
	EXPECT_EQ(result.commands, 0u);
}

TEST(ContestSoak, AllLevelsPlayWithAllCardsByTheRules)
{
	for (std::uint64_t seed = 1; seed <= 30; ++seed)
	{
		const int players = 2 + static_cast<int>(seed % 3);
		std::vector<const Contestant*> seats;
		for (int seat = 0; seat < players; ++seat)
		{
			// The strongest takes its time: a match with it is left to the ladder.
			seats.push_back(&Levels()[(seed + static_cast<std::uint64_t>(seat)) % (Levels().size() - 1)]);
		}
		std::string broken;
		SearchControl control;
		const Rules rules;
		const ContestResult result = PlayContest(rules, SetupFor(players, seed), seats, true, control,
			[&](std::span<const Event>, const GameState& state)
			{ broken = broken.empty() ? BrokenInvariant(rules, state) : broken; });
		EXPECT_FALSE(result.refusal) << NameOf(result.refusal.code) << " with seed " << seed;
		EXPECT_EQ(broken, "") << "with seed " << seed;
		EXPECT_NE(result.winner, kNobody);
	}
}

} // namespace
} // namespace faith::flick
