#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kRule{13, 4};

/// Morrigan in seat 0 with so many players; nobody else has anything to do with prophets that are lost.
Setup MorriganFirst(int players, Discs discs = {})
{
	auto setup = Study(players, std::move(discs));
	switch (players)
	{
	case 2:
		return WithGods(setup, {"morrigan", "ra"});
	case 3:
		return WithGods(setup, {"morrigan", "ra", "zeus"});
	default:
		return WithGods(setup, {"morrigan", "ra", "zeus", "freja"});
	}
}

/// Three prophets of every player on the islands.
Discs ThreeOfEach(int players)
{
	Discs discs;
	for (Seat seat = 0; seat < players; ++seat)
	{
		for (const int direction : {0, 3, 5})
		{
			discs.push_back(OnMap(PieceKind::Prophet, seat, Beside(seat, direction)));
		}
	}
	return discs;
}

/// A turn in which these discs leave the map; the flicked one ends in the sea.
void TurnLosing(TestGame& game, std::initializer_list<PieceId> lost)
{
	std::vector<DiscRest> rests{Lies(game.PlaceAndFlick(), AtSea(static_cast<int>(game.Active())))};
	std::int32_t along = 0;
	for (const PieceId piece : lost)
	{
		rests.push_back(Leaves(piece, {Mm(240), along++}));
	}
	game.Settle(rests);
}

// Rule 13.4
TEST(Morrigan, GainsOneForTheFirstProphetOfEachOtherPlayerWhoeverFlicked)
{
	for (const int players : {3, 4})
	{
		for (Seat flicking = 0; flicking < players; ++flicking)
		{
			auto setup = MorriganFirst(players, ThreeOfEach(players));
			setup.position->activePlayer = flicking;
			TestGame game = PlayGods(setup);
			TurnLosing(game, {game.Find(PieceKind::Prophet, 1, 0), game.Find(PieceKind::Prophet, 2, 0)});
			EXPECT_EQ(game.Score(0), 2);
			TurnLosing(game, {game.Find(PieceKind::Prophet, 1, 1), game.Find(PieceKind::Prophet, 2, 1)});
			EXPECT_EQ(game.Score(0), 2) << "not for the second of the same player";
			for (Seat seat = 1; seat < players; ++seat)
			{
				EXPECT_EQ(game.Score(seat), 0);
			}
		}
	}
}

// Rules 9.4, 13.4
TEST(Morrigan, HasEachPlayersProphetInTheLedgerByItself)
{
	TestGame game = PlayGods(MorriganFirst(4, ThreeOfEach(4)));
	const PieceId ofOne = game.Find(PieceKind::Prophet, 1);
	const PieceId ofThree = game.Find(PieceKind::Prophet, 3);
	TurnLosing(game, {ofOne, ofThree});
	const auto entries = game.Happened<Scored>();
	ASSERT_EQ(entries.size(), 2u);
	for (const Scored& entry : entries)
	{
		EXPECT_EQ(entry.player, 0);
		EXPECT_EQ(entry.points, 1);
		EXPECT_EQ(entry.rule, kRule);
		EXPECT_EQ(entry.card, CardNamed("morrigan"));
		EXPECT_EQ(entry.islands, 0);
	}
	EXPECT_EQ(entries[0].pieces, (PieceList{ofOne}));
	EXPECT_EQ(entries[1].pieces, (PieceList{ofThree}));
}

// Rule 13.4
TEST(Morrigan, GainsNoMoreThanOneWhenSeveralOfAPlayerLeaveAtOnce)
{
	TestGame game = PlayGods(MorriganFirst(3, ThreeOfEach(3)));
	TurnLosing(game,
		{game.Find(PieceKind::Prophet, 2, 0), game.Find(PieceKind::Prophet, 2, 1),
			game.Find(PieceKind::Prophet, 2, 2)});
	ASSERT_EQ(game.Happened<Scored>().size(), 1u);
	EXPECT_EQ(game.Happened<Scored>()[0].points, 1);
	EXPECT_EQ(game.Happened<Scored>()[0].pieces.Size(), 1u);
	EXPECT_EQ(game.Score(0), 1);
}

// Rule 13.4
TEST(Morrigan, GainsForTheFirstTwoWithTwoPlayers)
{
	TestGame game = PlayGods(Unflicked(MorriganFirst(2), {0, 4, 0, 0}));
	for (const std::int32_t points : {1, 2, 2})
	{
		game.TurnLeavingTheMap();
		EXPECT_EQ(game.Score(0), points);
	}
	TestGame atOnce = PlayGods(MorriganFirst(2, ThreeOfEach(2)));
	TurnLosing(atOnce,
		{atOnce.Find(PieceKind::Prophet, 1, 0), atOnce.Find(PieceKind::Prophet, 1, 1),
			atOnce.Find(PieceKind::Prophet, 1, 2)});
	ASSERT_EQ(atOnce.Happened<Scored>().size(), 1u);
	EXPECT_EQ(atOnce.Happened<Scored>()[0].points, 2);
	EXPECT_EQ(atOnce.Happened<Scored>()[0].pieces.Size(), 2u);
	TestGame oneThenTwo = PlayGods(MorriganFirst(2, ThreeOfEach(2)));
	TurnLosing(oneThenTwo, {oneThenTwo.Find(PieceKind::Prophet, 1, 0)});
	TurnLosing(oneThenTwo, {oneThenTwo.Find(PieceKind::Prophet, 1, 1), oneThenTwo.Find(PieceKind::Prophet, 1, 2)});
	EXPECT_EQ(oneThenTwo.Happened<Scored>().at(0).points, 1);
	EXPECT_EQ(oneThenTwo.Score(0), 2);
}

// Rule 13.4
TEST(Morrigan, GainsNothingForHerOwn)
{
	for (int players = 2; players <= 4; ++players)
	{
		TestGame game = PlayGods(MorriganFirst(players, ThreeOfEach(players)));
		TurnLosing(game, {game.Find(PieceKind::Prophet, 0, 0), game.Find(PieceKind::Prophet, 0, 1)});
		EXPECT_TRUE(game.Happened<Scored>().empty());
		TurnLosing(game, {game.Find(PieceKind::Prophet, 1, 0)});
		EXPECT_EQ(game.Score(0), 1);
	}
}

// Rules 1.4, 1.5, 13.4
TEST(Morrigan, CountsEveryKindOfProphetAndNothingElse)
{
	const Discs discs{OnMap(PieceKind::Sphinx, 1, Beside(1, 0)), OnMap(PieceKind::Templar, 2, Beside(2, 0)),
		OnMap(PieceKind::Temple, 3, Beside(3, 0)), OnMap(PieceKind::KingApe, kNobody, Beside(0, 0)),
		OnMap(PieceKind::Prophet, 3, Beside(3, 4))};
	TestGame game = PlayGods(MorriganFirst(4, discs));
	TurnLosing(game, {game.Find(PieceKind::Temple, 3), game.Find(PieceKind::KingApe, kNobody)});
	EXPECT_EQ(game.Score(0), 0);
	TurnLosing(game, {game.Find(PieceKind::Sphinx, 1), game.Find(PieceKind::Templar, 2)});
	EXPECT_EQ(game.Score(0), 2);
	TurnLosing(game, {game.Find(PieceKind::Prophet, 3)});
	EXPECT_EQ(game.Score(0), 3);
}

// Rules 7.1, 7.7, 13.4
TEST(Morrigan, GainsInStepCAndNotForProphetsThatGoToThePoolOtherwise)
{
	TestGame game = PlayGods(MorriganFirst(3, ThreeOfEach(3)));
	const PieceId onNavel = game.Find(PieceKind::Prophet, 1, 0);
	const PieceId lost = game.Find(PieceKind::Prophet, 2, 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, City(0)), Lies(onNavel, At(0, 0)), Leaves(lost)});
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	EXPECT_EQ(game.Score(0), 0) << "step c is still to come";
	game.Do(DoneBuilding{0});
	const auto entries = game.Happened<Scored>();
	ASSERT_EQ(entries.size(), 2u);
	EXPECT_EQ(entries[0].rule, (RuleNumber{7, 8}));
	EXPECT_EQ(entries[1].rule, kRule);
	EXPECT_EQ(entries[1].pieces, (PieceList{lost}));
	TurnLosing(game, {game.Find(PieceKind::Prophet, 1, 1)});
	EXPECT_EQ(game.Score(0), 2) << "the Navel was no loss";
}

// Rules 6.10, 13.4
TEST(Morrigan, CountsWhatLeftInAnyFlickOfTheTurn)
{
	TestGame game = PlayGods(MorriganFirst(3, ThreeOfEach(3)));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(game.State().turn.corner)), Leaves(game.Find(PieceKind::Prophet, 1))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.Score(0), 0);
	game.Do(Flick{0, {DiscAim{disc, Aim{0, 500, 0}}}});
	game.Settle({Lies(disc, AtSea(1)), Leaves(game.Find(PieceKind::Prophet, 2))});
	EXPECT_EQ(game.Score(0), 2);
}

// Rule 13.4
TEST(Morrigan, BeginsAnewInEveryGeneration)
{
	TestGame game = PlayGods(Unflicked(MorriganFirst(3), {0, 2, 1, 0}));
	for (const std::int32_t points : {2, 4, 6})
	{
		while (game.Asked() == DecisionKind::Place)
		{
			const bool onlySphinx = game.CountIn(Place::Hand, PieceKind::Prophet, game.Active()) == 0;
			game.Settle({Leaves(game.PlaceAndFlick(onlySphinx ? PieceKind::Sphinx : PieceKind::Prophet))});
		}
		EXPECT_EQ(game.Score(0), points);
		if (game.Asked() == DecisionKind::Vote)
		{
			game.VoteAll(Thumb::Down);
		}
	}
	EXPECT_EQ(game.State().winner, 0);
}

// Rules 13.2, 13.4
TEST(Morrigan, CountsAProphetThatAnubisTakesBackEachTimeItLeaves)
{
	for (const int players : {2, 4})
	{
		auto setup = MorriganFirst(players, ThreeOfEach(players));
		setup.position->gods[1] = CardNamed("anubis");
		setup.position->activePlayer = 1;
		TestGame game = PlayGods(setup);
		const PieceId returning = game.TurnLeavingTheMap();
		EXPECT_EQ(game.PieceAt(returning).place, Place::Hand);
		EXPECT_EQ(game.Score(0), 1);
		while (game.Active() != 1)
		{
			TurnLosing(game, {});
		}
		game.Place1(returning);
		game.Do(Flick{1, {DiscAim{returning, Aim{0, 500, 0}}}}).Settle({Leaves(returning)});
		EXPECT_EQ(game.PieceAt(returning).place, Place::Pool);
		EXPECT_EQ(game.Score(0), players == 2 ? 2 : 1) << "with four players it was the second of this player";
	}
}

// Rules 4.5, 13.4
TEST(Morrigan, GainsNothingInAFlickOff)
{
	DealtGame dealt = DealtTo("morrigan", 4);
	TestGame& game = dealt.game;
	game.CommitAims();
	std::vector<DiscRest> rests;
	for (Seat seat = 0; seat < 4; ++seat)
	{
		const PieceId disc = game.State().flickOff.discs[seat];
		rests.push_back(seat == dealt.seat ? Lies(disc, At(0, 0)) : Leaves(disc, At(240, seat)));
	}
	game.Settle(rests);
	ASSERT_EQ(game.Asked(), DecisionKind::Vote);
	EXPECT_EQ(game.Score(dealt.seat), 0);
}

// Rules 6.7, 12.13, 13.4
TEST(Morrigan, IsPaidBesidesHolyWarForWhatTheTableKnocksOff)
{
	auto setup = UnderLaws(MorriganFirst(3), {"holy_war"});
	setup.steadiness = {kSteadiest, kSteadiest, kSteadiest, kSteadiest};
	setup.position->activePlayer = 1;
	TestGame probe = PlayAllCards(setup);
	const CornerId corner = probe.State().players[1].corner;
	// A prophet of player 2 straight above or below the one that is flicked, at the edge of the mat.
	const Point from = TestGame::CloudSpot(corner);
	const bool isNorth = from.y > 0;
	setup.position->discs = {OnMap(PieceKind::Prophet, 2, {from.x, isNorth ? Mm(235) : Mm(-235)})};
	TestGame game = PlayAllCards(setup);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 1);
	game.Do(PlaceDiscs{1, corner, {Placing{disc, {from.x, isNorth ? Mm(200) : Mm(-200)}}}});
	game.Do(Flick{1, {DiscAim{disc, Aim{isNorth ? 90'000 : 270'000, 100, 0}}}});
	PlayOnTable(game);
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	game.Do(Keep{1});
	EXPECT_EQ(game.PointsFor(0, kRule), 1);
	EXPECT_EQ(game.PointsFor(1, {12, 13}), 2);
}

} // namespace
} // namespace faith::flick::test
