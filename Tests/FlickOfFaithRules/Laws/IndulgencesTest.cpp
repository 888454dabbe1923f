#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "indulgences";
constexpr RuleNumber kRule{12, 15};

using Scores = std::array<std::int32_t, kMaxPlayers>;

/// A mission in which player 0 is active and players have these points and, besides others, these pieces.
TestGame Mission(Scores scores, Discs discs, int players = 2)
{
	auto setup = MissionUnder(kLaw, players, std::move(discs));
	setup.position->scores = scores;
	return LawGame(setup);
}

/// The active player loses a disc; does a card ask something afterwards?
bool IsOfferedAfterTurn(TestGame& game)
{
	game.TurnLeavingTheMap();
	return game.Asked() == DecisionKind::Card;
}

// Rules 11.5, 12.15
TEST(Indulgences, AtTheEndOfTheOwnTurnThePlayerIsAskedAndMayDecline)
{
	TestGame game = Mission({1, 0, 0, 0}, {InPool(PieceKind::Prophet, 0)});
	game.TurnEndingAt(AtSea(0));
	ExpectQuestion(game, kLaw, 0, true);
	EXPECT_TRUE(game.Happened<TurnEnded>().empty());
	ASSERT_EQ(game.Happened<CardAsked>().size(), 1u);
	EXPECT_EQ(game.Happened<CardAsked>()[0].player, 0);
	game.Do(Decline(0));
	EXPECT_EQ(game.Happened<TurnEnded>().size(), 1u);
	EXPECT_EQ(game.Active(), 1);
	EXPECT_EQ(game.Score(0), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 1);
}

// Rules 9.4, 11.6, 12.15
TEST(Indulgences, APointBuysAProphetFromThePoolBackIntoTheHand)
{
	TestGame game = Mission({3, 0, 0, 0}, {InPool(PieceKind::Prophet, 0)});
	game.TurnEndingAt(AtSea(0));
	const PieceId bought = game.FindIn(Place::Pool, PieceKind::Prophet, 0);
	game.Do(Pick(0, bought));
	EXPECT_EQ(game.PieceAt(bought).place, Place::Hand);
	EXPECT_EQ(game.Score(0), 2);
	const auto entries = PaidBy(game, kLaw);
	ASSERT_EQ(entries.size(), 1u);
	EXPECT_EQ(entries[0].player, 0);
	EXPECT_EQ(entries[0].points, -1);
	EXPECT_EQ(entries[0].rule, kRule);
	EXPECT_EQ(entries[0].pieces, PieceList{bought});
	EXPECT_TRUE(entries[0].because.Empty());
	const auto moves = MovedBy(game, kLaw);
	ASSERT_EQ(moves.size(), 1u);
	EXPECT_EQ(moves[0].rule, kRule);
	EXPECT_EQ(moves[0].from, Place::Pool);
	EXPECT_EQ(game.Active(), 1);
}

// Rules 11.5, 12.15
TEST(Indulgences, WhoCannotPayOrHasNothingToBuyIsNotAsked)
{
	TestGame poor = Mission({0, 5, 0, 0}, {InPool(PieceKind::Prophet, 0), InPool(PieceKind::Prophet, 1)});
	EXPECT_FALSE(IsOfferedAfterTurn(poor)) << "player 1 could, but it is not their turn";
	EXPECT_EQ(poor.Active(), 1);
	EXPECT_TRUE(IsOfferedAfterTurn(poor));
	ExpectQuestion(poor, kLaw, 1, true);
	TestGame rich = Mission({5, 0, 0, 0}, {InPool(PieceKind::Prophet, 1)});
	rich.TurnEndingAt(AtSea(0));
	EXPECT_EQ(rich.Asked(), DecisionKind::Place) << "another's prophet is not for sale";
	EXPECT_EQ(rich.Active(), 1);
}

// Rules 10.1, 12.15
TEST(Indulgences, OnlyAnOwnProphetFromThePoolCanBeBought)
{
	TestGame game = Mission({2, 0, 0, 0},
		{InPool(PieceKind::Prophet, 0), InPool(PieceKind::Prophet, 1), OnMap(PieceKind::Prophet, 0, City(1))});
	const PieceId flicked = game.TurnEndingAt(AtSea(0));
	game.Do(DoneBuilding{0});
	const PieceId others = game.FindIn(Place::Pool, PieceKind::Prophet, 1);
	const PieceId temple = game.FindIn(Place::Hand, PieceKind::Temple, 0);
	const PieceId own = game.FindIn(Place::Pool, PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(Pick(0, kNoPiece), Reason::UnknownPiece), Details{kNoPiece});
	EXPECT_EQ(game.Refuse(Pick(0, others), Reason::NotYourPiece), Details{others});
	EXPECT_EQ(game.Refuse(Pick(0, temple), Reason::NotAProphet), Details{temple});
	for (const PieceId elsewhere :
		{flicked, game.FindIn(Place::Hand, PieceKind::Prophet, 0), game.FindIn(Place::Box, PieceKind::Prophet, 0)})
	{
		EXPECT_EQ(game.Refuse(Pick(0, elsewhere), Reason::NotInThePool), Details{elsewhere});
	}
	EXPECT_EQ(game.Refuse(Pick(1, others), Reason::NotYourTurn), Details{1});
	EXPECT_EQ(game.Refuse(Choose{0, 2, own, {}, 0}, Reason::OptionUnknown), Details{2});
	game.Do(Pick(0, own));
	EXPECT_EQ(game.Score(0), 1);
}

// Rule 12.15
TEST(Indulgences, OnceAGenerationAndAgainInTheNext)
{
	auto setup = ThenQuietLaws(MissionUnder(kLaw));
	setup.position->scores = {9, 0, 0, 0};
	TestGame game = LawGame(setup);
	ASSERT_TRUE(IsOfferedAfterTurn(game));
	game.Do(Pick(0, game.FindIn(Place::Pool, PieceKind::Prophet, 0)));
	while (game.State().generation == 1)
	{
		EXPECT_FALSE(IsOfferedAfterTurn(game));
	}
	EXPECT_TRUE(IsInForce(game, kLaw)) << "for the rest of the game";
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	EXPECT_FALSE(IsOfferedAfterTurn(game)) << "player 1 has no points";
	EXPECT_TRUE(IsOfferedAfterTurn(game));
	ExpectQuestion(game, kLaw, 0, true);
}

// Rule 12.15
TEST(Indulgences, WhoDeclinesIsAskedAgainAfterTheNextOwnTurn)
{
	TestGame game = Mission({1, 1, 0, 0}, {});
	for (const Seat seat : {0, 1, 0, 1})
	{
		ASSERT_TRUE(IsOfferedAfterTurn(game));
		ExpectQuestion(game, kLaw, seat, true);
		game.Do(Decline(seat));
	}
	ASSERT_TRUE(IsOfferedAfterTurn(game));
	game.Do(Pick(0, game.FindIn(Place::Pool, PieceKind::Prophet, 0, 2)));
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 2);
}

// Rules 7.8, 12.15
TEST(Indulgences, APointFromTheNavelBuysBackTheVeryProphetThatEarnedIt)
{
	TestGame game = Mission({0, 0, 0, 0}, {});
	const PieceId disc = game.TurnEndingAt(At(0, 0));
	ExpectQuestion(game, kLaw, 0, true);
	game.Do(Pick(0, disc));
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Hand);
}

// Rules 6.2, 12.15
TEST(Indulgences, WhoBuysBackTheLastProphetHasAnotherTurn)
{
	auto setup = MissionUnder(kLaw);
	setup.position->scores = {2, 0, 0, 0};
	setup.position->unflicked = {1, 0, 0, 0};
	TestGame game = LawGame(setup);
	ASSERT_TRUE(IsOfferedAfterTurn(game));
	EXPECT_TRUE(game.Happened<WorshipBegan>().empty());
	const PieceId bought = game.FindIn(Place::Pool, PieceKind::Prophet, 0);
	game.Do(Pick(0, bought));
	ASSERT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_EQ(game.Active(), 0);
	EXPECT_EQ(UnflickedProphets(game.State(), 0), PieceList{bought});
	EXPECT_FALSE(IsOfferedAfterTurn(game)) << "once a generation";
	EXPECT_EQ(game.Happened<WorshipBegan>().size(), 1u);
}

// Rules 1.4, 12.15
TEST(Indulgences, TemplarsAndTheSphinxCanBeBoughtToo)
{
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game = Mission({1, 0, 0, 0}, {InPool(kind, 0)});
		game.TurnEndingAt(AtSea(0));
		game.Do(Pick(0, game.Find(kind, 0)));
		EXPECT_EQ(game.CountIn(Place::Hand, kind, 0), 1) << NameOf(kind);
	}
}

// Rules 8.3, 12.15
TEST(Indulgences, AProphetOnACardCannotBeBought)
{
	auto setup = ThenQuietLaws(WorshipUnderLaws({"kraken", kLaw}, 2, {OnMap(PieceKind::Prophet, 0, AtSea(0))}));
	setup.position->scores = {5, 0, 0, 0};
	TestGame game = LawGame(setup);
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	game.TurnEndingAt(AtSea(1));
	const PieceId kept = game.FindIn(Place::Card, PieceKind::Prophet, 0);
	game.TurnEndingAt(AtSea(2));
	EXPECT_EQ(game.Asked(), DecisionKind::Place) << "nothing of theirs is in the Reserve Pool";
	game.TurnEndingAt(AtSea(3));
	ASSERT_TRUE(IsOfferedAfterTurn(game));
	EXPECT_EQ(game.Refuse(Pick(0, kept), Reason::NotInThePool), Details{kept});
}

// Rules 7.1, 12.15
TEST(Indulgences, TheOfferComesAfterAllStepsOfTheTurn)
{
	TestGame game = Mission({1, 0, 0, 0}, {OnMap(PieceKind::Temple, 1, City(1))});
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Leaves(disc), Lies(game.Find(PieceKind::Temple, 1), AtSea(1))});
	ExpectQuestion(game, kLaw, 0, true);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool) << "step c is over";
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 1), 4) << "step d is over";
	game.Do(Pick(0, disc));
	EXPECT_EQ(game.PieceAt(disc).place, Place::Hand);
}

} // namespace
} // namespace faith::flick::test
