#include "FlickOfFaithCli/Serve/Session.h"

#include "FaithKernel/Random.h"
#include "FlickOfFaithCli/Talk.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace faith::cli
{
namespace
{

using nlohmann::json;
using test::Talk;

/// Plays any legal game to its end; returns how many answers were given.
int PlayToTheEnd(Talk& talk, Random& random)
{
	for (int count = 0; count < 4000; ++count)
	{
		const json legal = talk.Ask({{"request", "legal"}});
		if (legal.at("kind") == "none")
		{
			return count;
		}
		if (legal.at("kind") == "settle")
		{
			talk.Ask({{"request", "simulate"}});
			continue;
		}
		const json& commands = legal.at("commands");
		talk.Do(commands.at(random.Below(static_cast<std::uint32_t>(commands.size()))));
	}
	ADD_FAILURE() << "the game does not end";
	return 0;
}

json NewGame(int players, int seed)
{
	return {{"request", "new"}, {"setup", {{"players", players}, {"seed", seed}}}};
}

// Rule 9.4
TEST(ServeGame, PlaysWholeGamesWhoseLedgersAddUp)
{
	for (int players = 2; players <= 4; ++players)
	{
		Talk talk;
		Random random{static_cast<std::uint64_t>(players)};
		talk.Ask(NewGame(players, 17));
		EXPECT_GT(PlayToTheEnd(talk, random), 50);
		const json state = talk.State();
		EXPECT_EQ(state.at("step"), "game_over");
		const json ledger = talk.Ask({{"request", "ledger"}});
		for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
		{
			int sum = 0;
			for (const json& entry : ledger.at("entries"))
			{
				sum += entry.at("player") == seat ? entry.at("points").get<int>() : 0;
			}
			EXPECT_EQ(sum, state.at("players").at(seat).at("score").get<int>());
			EXPECT_EQ(ledger.at("totals").at(seat), sum);
		}
		EXPECT_EQ(talk.RefusedCommand({{"type", "keep"}, {"player", 0}}).at("code"), "game_is_over");
	}
}

TEST(ServeGame, GivesTheSameGameFromItsReplay)
{
	Talk talk;
	Random random{5};
	talk.Ask(NewGame(2, 5));
	PlayToTheEnd(talk, random);
	Talk other;
	other.Ask({{"request", "load"}, {"replay", talk.Ask({{"request", "save"}}).at("replay")}});
	EXPECT_EQ(other.Ask({{"request", "state"}}), talk.Ask({{"request", "state"}}));
	EXPECT_EQ(other.Ask({{"request", "events"}}), talk.Ask({{"request", "events"}}));
}

/// Two games that differ only in what player 0 keeps secret look the same to everybody else.
void ExpectSecret(const json& start, const json& before, const json& one, const json& other)
{
	Talk left;
	Talk right;
	for (Talk* talk : {&left, &right})
	{
		talk->Ask(start);
		for (const json& command : before)
		{
			talk->Do(command);
		}
	}
	left.Do(one);
	right.Do(other);
	EXPECT_NE(left.Hash(), right.Hash());
	EXPECT_NE(left.View(0), right.View(0));
	for (const json& viewer : {json(1), json(nullptr)})
	{
		EXPECT_EQ(left.View(viewer), right.View(viewer)) << viewer;
	}
	EXPECT_EQ(left.Ask({{"request", "events"}}), right.Ask({{"request", "events"}}));
	EXPECT_EQ(left.Ask({{"request", "legal"}}), right.Ask({{"request", "legal"}}));
}

json ChooseGod(int player, const char* side)
{
	return {{"type", "choose_god"}, {"player", player}, {"side", side}};
}

json CommitAim(int angle)
{
	return {{"type", "commit_aim"}, {"player", 0}, {"spot", {{"x", 210000}, {"y", 210000}}},
		{"aim", {{"angle", angle}, {"power", 500}}}};
}

// Rule 3.4
TEST(ServeGame, HidesTheChoiceOfAGod)
{
	ExpectSecret(NewGame(2, 7), json::array(), ChooseGod(0, "a"), ChooseGod(0, "b"));
}

// Rule 4.1
TEST(ServeGame, HidesTheAimInAFlickOff)
{
	ExpectSecret(NewGame(2, 7), {ChooseGod(0, "a"), ChooseGod(1, "b")}, CommitAim(225000), CommitAim(220000));
}

// Rule 5.2
TEST(ServeGame, HidesAVote)
{
	const json start = json::parse(R"({"request":"position","setup":{"players":2,"position":{"phase":"council"}}})");
	ExpectSecret(start, json::array(), {{"type", "vote"}, {"player", 0}, {"thumb", "up"}},
		{{"type", "vote"}, {"player", 0}, {"thumb", "down"}});
}

// Rule 10.3
TEST(ServeGame, HidesTheOrderOfTheDeckAndTheLot)
{
	Talk talk;
	talk.Ask(NewGame(3, 7));
	const json state = talk.State();
	const json view = talk.View(0);
	EXPECT_NE(state.at("deck"), view.at("deck"));
	EXPECT_TRUE(std::is_permutation(state.at("deck").begin(), state.at("deck").end(), view.at("deck").begin()));
	EXPECT_EQ(view.at("random").at("state"), 0);
	EXPECT_NE(state.at("random").at("state"), 0);
	Talk other;
	other.Ask(NewGame(3, 8));
	EXPECT_EQ(other.View(nullptr).at("deck"), view.at("deck"));
}

} // namespace
} // namespace faith::cli
