#include "FlickOfFaithPresentation/BoardView.h"

#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// Texts that say which they are.
text::TextTable Texts()
{
	text::TextTable texts(text::Language::English);
	EXPECT_FALSE(texts.Add("Key,SourceString,Comment\n"
						   "level.priest.name,Priest,\n"
						   "match.turn_of,Turn: {player},\n"
						   "match.phase.council,Council,\n"
						   "match.generation,{generation} of {generations},\n"
						   "match.won_by.most_points,most points,\n"));
	return texts;
}

const std::vector<SeatLabel> kWho{{"", "Ola"}, {"priest", ""}, {"", ""}};

TEST(BoardView, CallsPlayersByGodOrElseByWhoPlays)
{
	const text::TextTable texts = Texts();
	flick::Setup setup;
	setup.players = 3;
	const TestGame game(setup, Rules{});
	const MatchWords words{{texts, game.GetRules().Cards()}, kWho};
	EXPECT_EQ(words.NameOf(game.State(), 0), "Ola");
	EXPECT_EQ(words.NameOf(game.State(), 1), "Priest");
	EXPECT_EQ(words.NameOf(game.State(), 2), words.words.Player(game.State(), 2)) << "nobody gave a name";
	GameState chosen = game.State();
	chosen.players[0].god = game.GetRules().Cards().godCards[chosen.players[0].godCard].sides[0]->id;
	EXPECT_EQ(words.NameOf(chosen, 0), words.words.Player(chosen, 0));
	EXPECT_EQ(words.WhoIs(0), "Ola");
	EXPECT_EQ(words.WhoIs(9), "");
}

// Rules 5.2, 6.1
TEST(BoardView, ShowsWhoIsAskedAndWhoHasAnswered)
{
	const text::TextTable texts = Texts();
	flick::Setup council = Study(3);
	council.position->phase = StartPhase::Council;
	const TestGame game(council, Rules{});
	const MatchWords words{{texts, game.GetRules().Cards()}, kWho};
	const auto seats = SeatsOf(words, game.State(), 0b0010);
	ASSERT_EQ(seats.size(), 3u);
	for (const SeatView& seat : seats)
	{
		EXPECT_TRUE(seat.isAsked);
		EXPECT_FALSE(seat.isActive);
		EXPECT_EQ(seat.hasAnswered, seat.seat == 1);
		EXPECT_EQ(seat.isComputer, seat.seat == 1);
		EXPECT_EQ(seat.isFirst, seat.seat == game.State().firstPlayer);
	}
	EXPECT_NE(seats[0].colour, seats[1].colour);
	EXPECT_EQ(HeadlineOf(words, game.State()), "Council");
}

TEST(BoardView, SaysWhoseTurnItIs)
{
	const text::TextTable texts = Texts();
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	const MatchWords words{{texts, game.GetRules().Cards()}, kWho};
	EXPECT_EQ(HeadlineOf(words, game.State()), "Turn: " + words.NameOf(game.State(), game.Active()));
	const auto seats = SeatsOf(words, game.State(), 0);
	EXPECT_TRUE(seats[game.Active()].isActive);
	EXPECT_FALSE(seats[1U - game.Active()].isActive);
	EXPECT_GT(seats[0].prophets, 0);
	EXPECT_EQ(seats[0].templesOnMap, 0);
}

// Rule 5.1
TEST(BoardView, ShowsTwoLawsBeforeACouncilAndNoneOtherwise)
{
	const text::TextTable texts = Texts();
	flick::Setup council = Study(3);
	council.position->phase = StartPhase::Council;
	const TestGame game(council, Rules{});
	const Wording words{texts, game.GetRules().Cards()};
	const auto proposed = ProposedLaws(words, game.State());
	ASSERT_EQ(proposed.size(), 2u);
	EXPECT_EQ(proposed[0].key, words.Cards().Find(game.State().council.upper)->key);
	EXPECT_EQ(proposed[1].key, words.Cards().Find(game.State().council.lower)->key);
	EXPECT_EQ(proposed[0].thumb, Thumb::Up);
	EXPECT_EQ(proposed[1].thumb, Thumb::Down);
	EXPECT_TRUE(LawsOf(words, game.State()).empty());
	const TestGame mission(Study(2), Rules{});
	EXPECT_TRUE(ProposedLaws(words, mission.State()).empty());
}

// Rule 9.1
TEST(BoardView, TellsWhyTheWinnerWon)
{
	const text::TextTable texts = Texts();
	const Rules rules;
	const Wording words{texts, rules.Cards()};
	GameState state;
	EXPECT_EQ(WhyWon(words, state), "");
	state.winReason = WinReason::MostPoints;
	EXPECT_EQ(WhyWon(words, state), "most points");
}

TEST(BoardView, LooksFromTheCornerOfTheFirstPerson)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	const std::vector<SeatLabel> secondIsAPerson{{"priest", ""}, {"", ""}};
	EXPECT_EQ(NearCorner(game.State(), secondIsAPerson), game.State().players[1].corner);
	const std::vector<SeatLabel> none{{"priest", ""}, {"priest", ""}};
	EXPECT_EQ(NearCorner(game.State(), none), game.State().players[0].corner);
	EXPECT_EQ(NearCorner(GameState{}, none), 1) << "something, before there is a match";
}

TEST(BoardView, NobodysPiecesAreGrey)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	EXPECT_EQ(ColourOfSeat(game.GetRules().Cards(), game.State(), kNobody), ColourOf(""));
}

} // namespace
} // namespace faith::flick
