#include "FlickOfFaithPresentation/Chronicle.h"

#include "Support/RandomHistory.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <vector>

namespace faith::flick::test
{
namespace
{

/// Texts are shown as their keys.
const text::TextTable kTexts{text::Language::English};

History<Rules> WholeMatch()
{
	RandomHistory random(3, 7);
	while (!random.IsOver() && !testing::Test::HasFatalFailure())
	{
		random.Step1();
	}
	return random.Match();
}

Scored Points(Seat player, std::int32_t points, RuleNumber rule)
{
	Scored scored;
	scored.player = player;
	scored.points = points;
	scored.rule = rule;
	return scored;
}

TEST(Chronicle, TellsAMatchThatGoesOnAsIfItHadWatched)
{
	const History<Rules> match = WholeMatch();
	Chronicle read(kTexts, match.GetRules().Cards());
	read.AddAll(match);
	Chronicle watched(kTexts, match.GetRules().Cards());
	for (const Event& event : match.BeginEvents())
	{
		static_cast<void>(watched.Add(event, match.StateAt(0)));
	}
	for (std::size_t i = 0; i < match.LiveCount(); ++i)
	{
		for (const Event& event : match.Events(i))
		{
			const std::size_t before = watched.Lines().size();
			const std::size_t added = watched.Add(event, match.StateAt(i + 1));
			EXPECT_EQ(watched.Lines().size(), before + added);
		}
	}
	ASSERT_EQ(read.Lines().size(), watched.Lines().size());
	EXPECT_GT(read.Lines().size(), 20u);
	for (std::size_t i = 0; i < read.Lines().size(); ++i)
	{
		EXPECT_EQ(read.Lines()[i].text, watched.Lines()[i].text);
		EXPECT_EQ(read.Lines()[i].weight, watched.Lines()[i].weight);
		EXPECT_FALSE(read.Lines()[i].text.empty());
		EXPECT_EQ(read.Lines()[i].text.find('\n'), std::string::npos);
	}
	EXPECT_EQ(read.EventCount(), watched.EventCount());
	EXPECT_TRUE(read.TellsAllOf(match));
}

TEST(Chronicle, StopsWhereTheShowIs)
{
	const History<Rules> match = WholeMatch();
	Chronicle part(kTexts, match.GetRules().Cards());
	part.AddAll(match, 12);
	EXPECT_FALSE(part.TellsAllOf(match));
	EXPECT_EQ(part.EventCount(), 12u);
}

TEST(Chronicle, GenerationsAndPhasesStandOut)
{
	const TestGame game(Study(2));
	Chronicle chronicle(kTexts, game.GetRules().Cards());
	ASSERT_GT(chronicle.Add(GenerationBegan{1, 0}, game.State()), 0u);
	EXPECT_EQ(chronicle.Lines()[0].weight, LineWeight::Generation);
}

// Rules 7.8, 8.1
TEST(Chronicle, AnAccountHasTheNewestFirstAndItsRule)
{
	const TestGame game(Study(2));
	const Wording words{kTexts, game.GetRules().Cards()};
	Ledger ledger;
	ledger.Add(GenerationBegan{1, 0});
	ledger.Add(Points(0, 3, {7, 8}));
	ledger.Add(Points(1, 2, {8, 2}));
	ledger.Add(Points(0, 1, {8, 1}));
	const auto account = AccountOf(words, ledger, game.State(), 0);
	ASSERT_EQ(account.size(), 2u);
	EXPECT_EQ(account[0].points, 1);
	EXPECT_EQ(account[0].total, 4);
	EXPECT_EQ(account[0].ruleText, "[rules.8.1]");
	EXPECT_EQ(account[1].ruleText, "[rules.7.8]");
	EXPECT_FALSE(account[0].reason.empty());
	EXPECT_EQ(account[0].card, "");
}

// Rule 9.1
TEST(Chronicle, AResultHasTheWinnerFirst)
{
	const TestGame game(Study(3));
	const MatchWords words{{kTexts, game.GetRules().Cards()}, {}};
	Ledger ledger;
	ledger.Add(GenerationBegan{1, 0});
	ledger.Add(Points(1, 3, {7, 8}));
	ledger.Add(Points(2, 3, {8, 1}));
	GameState end = game.State();
	end.players[1].score = 3;
	end.players[2].score = 3;
	end.winner = 2;
	const auto result = ResultOf(words, ledger, end);
	ASSERT_EQ(result.size(), 3u);
	EXPECT_EQ(result[0].seat, 2) << "who is equal in points but won";
	EXPECT_EQ(result[1].seat, 1);
	EXPECT_EQ(result[2].seat, 0);
	EXPECT_EQ(result[1].from[static_cast<std::size_t>(PointSource::Navel)], 3);
	EXPECT_EQ(result[0].from[static_cast<std::size_t>(PointSource::Presence)], 3);
	EXPECT_EQ(result[0].total, 3);
}

// Rules 9.2, 9.3
TEST(Chronicle, AResultRanksEqualPointsByTheTemplesBeforeAFlickOff)
{
	const TestGame game(Study(4, {OnMap(PieceKind::Temple, 0, City(0))}));
	const MatchWords words{{kTexts, game.GetRules().Cards()}, {}};
	GameState end = game.State();
	for (Player& player : end.players)
	{
		player.score = 3;
	}
	end.winner = 3;
	end.winReason = WinReason::FlickOff;
	end.finalTemples = {0, 1, 2, 2};
	std::vector<Seat> seats;
	for (const ResultLine& line : ResultOf(words, Ledger{}, end))
	{
		seats.push_back(line.seat);
	}
	EXPECT_EQ(seats, (std::vector<Seat>{3, 2, 1, 0})) << "the temple on the map now does not count";
}

} // namespace
} // namespace faith::flick::test
