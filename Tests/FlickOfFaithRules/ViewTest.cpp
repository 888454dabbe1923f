#include "FlickOfFaithRules/View.h"

#include "Support/TestCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>

namespace faith::flick::test
{
namespace
{

PlayerView See(const TestGame& game, Seat viewer)
{
	return ViewFor(game.GetRules().Cards(), game.State(), viewer);
}

/// Both games look the same to everyone but this player (and to spectators), and different to this player.
void ExpectOnlySeenBy(Seat owner, const TestGame& one, const TestGame& other)
{
	ASSERT_NE(HashOf(one.State()), HashOf(other.State()));
	for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kNobody})
	{
		EXPECT_EQ(See(one, viewer) == See(other, viewer), viewer != owner) << "viewer " << int{viewer};
	}
}

flick::Setup FourPlayers()
{
	flick::Setup setup;
	setup.players = 4;
	return setup;
}

// Rules 3.4, 10.3
TEST(View, AChosenGodIsSeenByItsOwnerAlone)
{
	TestGame one{FourPlayers()};
	TestGame other{FourPlayers()};
	one.Do(ChooseGod{2, GodSide::A});
	other.Do(ChooseGod{2, GodSide::B});
	ExpectOnlySeenBy(2, one, other);
	EXPECT_EQ(See(other, 2).table.players[2].secretSide, GodSide::B);
	EXPECT_TRUE(See(other, 0).table.players[2].committed) << "that there is a choice is seen by all";
}

// Rules 5.2, 10.3
TEST(View, AVoteIsSeenByItsOwnerAloneUntilAllHaveVoted)
{
	TestGame one = TestGame::AtFirstCouncil(4);
	TestGame other = one;
	one.Do(Vote{1, Thumb::Up});
	other.Do(Vote{1, Thumb::Down});
	ExpectOnlySeenBy(1, one, other);
	for (const Seat seat : {0, 3})
	{
		one.Do(Vote{seat, Thumb::Down});
		other.Do(Vote{seat, Thumb::Down});
	}
	ExpectOnlySeenBy(1, one, other);
	EXPECT_EQ(See(one, 1).table.players[1].secretThumb, Thumb::Up);
	one.Do(Vote{2, Thumb::Down});
	EXPECT_EQ(one.Happened<VotesRevealed>().at(0).thumbs[1], Thumb::Up);
}

// Rules 4.1, 10.3
TEST(View, SpotAndAimOfAFlickOffAreSeenByTheirOwnerAlone)
{
	TestGame one{FourPlayers()};
	one.ChooseGods();
	TestGame other = one;
	TestGame moved = one;
	const Point spot = TestGame::CloudSpot(one.State().players[3].corner);
	one.Do(CommitAim{3, spot, Aim{1000, 500, -20}});
	other.Do(CommitAim{3, spot, Aim{2000, 700, 20}});
	moved.Do(CommitAim{3, {spot.x + 1, spot.y}, Aim{1000, 500, -20}});
	ExpectOnlySeenBy(3, one, other);
	ExpectOnlySeenBy(3, one, moved);
	EXPECT_EQ(See(one, 3).table.players[3].secretAim, (Aim{1000, 500, -20}));
}

// Rule 10.3
TEST(View, NobodySeesTheOrderOfTheDeckOrWhatTheLotWillBring)
{
	const TestGame game = TestGame::AtFirstCouncil(4);
	const Catalogue& cards = game.GetRules().Cards();
	GameState shuffled = game.State();
	std::swap(shuffled.deck[0], shuffled.deck[shuffled.deck.Size() - 1]);
	std::swap(shuffled.deck[3], shuffled.deck[4]);
	GameState reseeded = game.State();
	reseeded.random.state += 1;
	for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kNobody})
	{
		EXPECT_EQ(ViewFor(cards, game.State(), viewer), ViewFor(cards, shuffled, viewer));
		EXPECT_EQ(ViewFor(cards, game.State(), viewer), ViewFor(cards, reseeded, viewer));
	}
	EXPECT_EQ(See(game, 0).table.deck.Size(), 18u) << "how many cards are left is no secret";
}

// Rule 10.3
TEST(View, WhatLiesOpenIsSeenByAll)
{
	TestGame game = TestGame::AtFirstCouncil(3);
	for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kNobody})
	{
		EXPECT_EQ(See(game, viewer).table.council, game.State().council);
		EXPECT_EQ(See(game, viewer).viewer, viewer);
	}
	game.VoteAll(Thumb::Up);
	game.TurnEndingAt(At(0, 0));
	for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kNobody})
	{
		const GameState table = See(game, viewer).table;
		EXPECT_EQ(table.pieces, game.State().pieces);
		EXPECT_EQ(table.players, game.State().players) << "nobody hides anything now";
		EXPECT_EQ(table.effects, game.State().effects);
		EXPECT_EQ(table.discarded, game.State().discarded);
		EXPECT_EQ(table.turn, game.State().turn);
		EXPECT_FALSE(See(game, viewer).mapHidden);
	}
}

// Rule 10.3
TEST(View, ACardMayHideTheMapFromTheActivePlayerFromAimingUntilRest)
{
	constexpr Modifier hidden{Param::MapHiddenWhileAiming, Op::Override, 1};
	const TestCards cards({{.id = kNoCard, .key = "blind", .modifiers = {&hidden, 1}}});
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	TestGame game(setup, cards.MakeRules());
	const auto expectHidden = [&](bool expected)
	{
		EXPECT_EQ(See(game, 0).mapHidden, expected);
		EXPECT_FALSE(See(game, 1).mapHidden);
		EXPECT_FALSE(See(game, kNobody).mapHidden);
	};
	expectHidden(false);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	expectHidden(true);
	game.Do(Flick{0, {DiscAim{disc, Aim{0, 500, 0}}}});
	expectHidden(true);
	game.Settle({DiscRest{disc, TestGame::CloudSpot(0), kNoPiece, false}});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	expectHidden(true);
	game.Do(Keep{0});
	EXPECT_FALSE(See(game, 0).mapHidden);
}

} // namespace
} // namespace faith::flick::test
