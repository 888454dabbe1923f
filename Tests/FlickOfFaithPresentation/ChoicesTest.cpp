#include "FlickOfFaithPresentation/Choices.h"

#include "FlickOfFaithRules/View.h"
#include "Support/GodGame.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

std::vector<Choice> ChoicesIn(const TestGame& game, Seat seat)
{
	return ChoicesOf(game.GetRules(), ViewFor(game.GetRules().Cards(), game.State(), seat));
}

// Rule 5.2
TEST(Choices, AVoteIsAChoiceBetweenTwoLaws)
{
	flick::Setup council = Study(3);
	council.position->phase = StartPhase::Council;
	const TestGame game(council, Rules{});
	ASSERT_EQ(game.Asked(), DecisionKind::Vote);
	const auto choices = ChoicesIn(game, 2);
	ASSERT_EQ(choices.size(), 2u);
	EXPECT_NE(choices[0].card, choices[1].card);
	for (const Choice& choice : choices)
	{
		const bool isUp = std::get<Vote>(choice.command).thumb == Thumb::Up;
		EXPECT_EQ(choice.card, isUp ? game.State().council.upper : game.State().council.lower);
		EXPECT_FALSE(choice.declines);
	}
}

// Rule 13.6
TEST(Choices, AnOverturnedVoteLeavesOnlyTheLawThatDidNotWin)
{
	auto council = WithGods(Study(3), {"themis", "morrigan", "tyr"});
	council.position->phase = StartPhase::Council;
	for (const Thumb thumb : {Thumb::Up, Thumb::Down})
	{
		TestGame game = PlayGods(council);
		const EffectId hers = thumb == Thumb::Up ? game.State().council.upper : game.State().council.lower;
		game.Do(Vote{0, thumb});
		game.Do(Vote{1, thumb == Thumb::Up ? Thumb::Down : Thumb::Up});
		game.Do(Vote{2, thumb == Thumb::Up ? Thumb::Down : Thumb::Up});
		ASSERT_EQ(game.Asked(), DecisionKind::Card);
		const auto choices = ChoicesIn(game, 0);
		ASSERT_EQ(choices.size(), 2u);
		EXPECT_TRUE(choices[0].declines);
		EXPECT_EQ(choices[1].card, hers);
	}
}

// Rule 3.3
TEST(Choices, AGodIsAChoiceBetweenTheSidesOfTheCard)
{
	flick::Setup setup;
	setup.players = 2;
	const TestGame game(setup, Rules{});
	const auto choices = ChoicesIn(game, 1);
	ASSERT_EQ(choices.size(), 2u);
	EXPECT_NE(choices[0].card, kNoCard);
	EXPECT_NE(choices[0].card, choices[1].card);
}

// Rules 7.2, 7.3
TEST(Choices, ATempleCanBeBuiltOrNot)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	game.TurnEndingAt(City(0));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	bool mayBuild = false;
	bool mayDecline = false;
	for (const Choice& choice : ChoicesIn(game, game.Active()))
	{
		mayBuild = mayBuild || (choice.spot && choice.island == 0 && choice.piece != kNoPiece);
		mayDecline = mayDecline || choice.declines;
		EXPECT_FALSE(game.GetRules().Check(game.State(), choice.command));
	}
	EXPECT_TRUE(mayBuild);
	EXPECT_TRUE(mayDecline);
}

// Rule 6.8
TEST(Choices, ADiscInTheCloudMayBeKeptAndIsFlickedOnTheTable)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	game.TurnEndingAt(TestGame::CloudSpot(game.State().players[game.Active()].corner));
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	const auto choices = ChoicesIn(game, game.Active());
	ASSERT_EQ(choices.size(), 1u);
	EXPECT_TRUE(choices[0].declines);
}

TEST(Choices, WhoIsNotAskedHasNone)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	const Seat other = game.Active() == 0 ? Seat{1} : Seat{0};
	EXPECT_TRUE(ChoicesIn(game, other).empty());
	EXPECT_TRUE(ChoicesIn(game, game.Active()).empty()) << "a disc is placed on the table";
	const auto suggestion =
		SuggestionFor(game.GetRules(), ViewFor(game.GetRules().Cards(), game.State(), game.Active()));
	ASSERT_TRUE(suggestion);
	EXPECT_TRUE(std::holds_alternative<PlaceDiscs>(*suggestion));
}

} // namespace
} // namespace faith::flick
