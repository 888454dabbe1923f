#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "chosen_one";
constexpr RuleNumber kRule{12, 14};

int DealtTo(int players)
{
	return players == 3 ? 6 : 5;
}

// Rule 12.14
TEST(ChosenOne, EachPlayerTakesOneMoreProphetFromTheBox)
{
	for (int players = 2; players <= 4; ++players)
	{
		const TestGame game = Enact(CouncilOn(kLaw, players));
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), DealtTo(players) + 1);
			EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Prophet, seat), 7 - DealtTo(players) - 1);
		}
	}
}

// Rules 11.6, 12.14
TEST(ChosenOne, ItIsToldInTheNameOfTheLawInTurnOrder)
{
	auto setup = CouncilOn(kLaw, 3);
	setup.position->firstPlayer = 1;
	const TestGame game = Enact(setup);
	std::vector<Seat> owners;
	for (const PieceMoved& moved : MovedBy(game, kLaw))
	{
		owners.push_back(moved.owner);
		EXPECT_EQ(moved.from, Place::Box);
		EXPECT_EQ(moved.to, Place::Hand);
		EXPECT_EQ(moved.rule, kRule);
		EXPECT_EQ(game.PieceAt(moved.piece).kind, PieceKind::Prophet);
	}
	EXPECT_EQ(owners, (std::vector<Seat>{1, 2, 0}));
}

// Rules 1.4, 12.14
TEST(ChosenOne, ItIsARegularProphetAndNobodyIsAskedOrPaid)
{
	const TestGame game = Enact(CouncilOn(kLaw, 4));
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Templar, seat), 2);
		EXPECT_EQ(game.Score(seat), 0);
	}
	EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Sphinx, kNobody), 1);
	EXPECT_TRUE(game.Happened<CardAsked>().empty());
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
}

// Rules 1.3, 12.14
TEST(ChosenOne, WhoHasNoneLeftInTheBoxTakesNone)
{
	auto setup = CouncilOn(kLaw, 2);
	setup.position->unflicked = {7, 6, 0, 0};
	const TestGame game = Enact(setup);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 7);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, 0), 0) << "and no other kind instead";
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 7);
	ASSERT_EQ(MovedBy(game, kLaw).size(), 1u);
	EXPECT_EQ(MovedBy(game, kLaw)[0].owner, 1);
}

// Rules 6.2, 12.14
TEST(ChosenOne, ItIsFlickedInTheSameGeneration)
{
	TestGame game = Enact(CouncilOn(kLaw, 2));
	EXPECT_EQ(PlayOutTurns(game), 2 * 6);
	EXPECT_EQ(game.State().generation, 2);
}

// Rules 8.3, 12.14
TEST(ChosenOne, StaysForTheRestOfTheGameAndIsNotJoinedByAnother)
{
	auto setup = CouncilOn(kLaw, 2);
	setup.position->deck = {CardNamed(kLaw), CardNamed("exodus"), CardNamed("golden_calf"), CardNamed("sacrifice")};
	TestGame game = Enact(setup);
	PlayOutTurns(game);
	EXPECT_TRUE(IsInForce(game, kLaw));
	game.VoteAll(Thumb::Up);
	EXPECT_TRUE(MovedBy(game, kLaw).empty()) << "only when it enters the game";
	EXPECT_EQ(PlayOutTurns(game), 2 * 6);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 6);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 6);
}

// Rules 5.5, 12.14
TEST(ChosenOne, NothingHappensWhenTheOtherLawIsChosen)
{
	TestGame game = LawGame(CouncilOn(kLaw, 2));
	game.VoteAll(Thumb::Down);
	EXPECT_FALSE(IsInForce(game, kLaw));
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 5);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 5);
}

// Rules 12.10, 12.14
TEST(ChosenOne, AProphetExchangedForATemplarIsTakenLikeAnyOther)
{
	auto setup = CouncilOn("templars", 3);
	setup.position->unflicked = {7, 7, 7, 0};
	setup.position->deck = {CardNamed("templars"), CardNamed("exodus"), CardNamed(kLaw), CardNamed("sacrifice")};
	TestGame game = Enact(setup);
	PlayOutTurns(game);
	ASSERT_EQ(game.State().generation, 2);
	ASSERT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 5);
	game.VoteAll(Thumb::Up);
	for (Seat seat = 0; seat < 3; ++seat)
	{
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), 6);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, seat), 2);
	}
}

} // namespace
} // namespace faith::flick::test
