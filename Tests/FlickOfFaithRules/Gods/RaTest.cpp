#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kRule{13, 1};

/// Ra in seat 0 against Zeus.
TestGame RaGame(std::vector<Position::Disc> discs = {}, StartPhase phase = StartPhase::Mission)
{
	auto setup = WithGods(Study(2, std::move(discs)), {"ra", "zeus"});
	setup.position->phase = phase;
	return PlayGods(setup);
}

/// How many prophets of each kind a player has in hand.
struct InHand
{
	int prophets = 0;
	int templars = 0;
	int sphinxes = 0;

	friend bool operator==(const InHand&, const InHand&) = default;
};

InHand HandOf(const TestGame& game, Seat seat)
{
	return InHand{game.CountIn(Place::Hand, PieceKind::Prophet, seat),
		game.CountIn(Place::Hand, PieceKind::Templar, seat), game.CountIn(Place::Hand, PieceKind::Sphinx, seat)};
}

// Rule 13.1
TEST(Ra, BeginsWithTheSphinxInsteadOfOneOfTheProphets)
{
	for (int players = 2; players <= 4; ++players)
	{
		const DealtGame dealt = DealtTo("ra", players);
		const int usual = players == 3 ? 6 : 5;
		for (Seat seat = 0; seat < players; ++seat)
		{
			const bool isRa = seat == dealt.seat;
			EXPECT_EQ(HandOf(dealt.game, seat), (isRa ? InHand{usual - 1, 0, 1} : InHand{usual, 0, 0}));
			EXPECT_EQ(dealt.game.CountIn(Place::Box, PieceKind::Prophet, seat), isRa ? 8 - usual : 7 - usual);
			EXPECT_EQ(UnflickedOf(dealt.game.State(), seat), usual);
		}
		const auto moves = MovesOf(dealt.game, "ra");
		ASSERT_EQ(moves.size(), 2u);
		EXPECT_EQ(moves[0].to, Place::Box);
		EXPECT_EQ(moves[1].piece, dealt.game.Find(PieceKind::Sphinx, dealt.seat));
		EXPECT_EQ(moves[1].owner, dealt.seat);
		EXPECT_EQ(moves[1].to, Place::Hand);
		EXPECT_EQ(moves[1].rule, kRule);
	}
}

// Rule 13.1
TEST(Ra, IsTheOnlyOneOnTheCardWhoGetsTheSphinx)
{
	const DealtGame dealt = DealtTo("anubis", 4);
	EXPECT_EQ(HandOf(dealt.game, dealt.seat), (InHand{5, 0, 0}));
	const PieceId sphinx = dealt.game.Find(PieceKind::Sphinx, kNobody);
	EXPECT_EQ(dealt.game.PieceAt(sphinx).place, Place::Box);
}

// Rules 4.1, 13.1
TEST(Ra, FlicksARegularProphetInTheFirstFlickOff)
{
	DealtGame dealt = DealtTo("ra", 4);
	TestGame& game = dealt.game;
	game.CommitAims();
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(game.PieceAt(game.State().flickOff.discs[seat]).kind, PieceKind::Prophet);
	}
	PlayOnTable(game);
	EXPECT_EQ(HandOf(game, dealt.seat), (InHand{4, 0, 1}));
}

// Rules 9.3, 13.1
TEST(Ra, FlicksARegularProphetInTheLastFlickOff)
{
	auto setup = WithGods(Study(2), {"ra", "zeus"});
	setup.position->phase = StartPhase::Ending;
	setup.position->generation = 4;
	TestGame game = PlayGods(setup);
	game.CommitAims();
	EXPECT_EQ(game.PieceAt(game.State().flickOff.discs[0]).kind, PieceKind::Prophet);
	PlayOnTable(game);
	EXPECT_EQ(HandOf(game, 0), (InHand{4, 0, 1}));
}

// Rules 6.5, 13.1
TEST(Ra, FlicksTheSphinxFromHisCloudLikeAnyProphet)
{
	TestGame game = RaGame();
	const PieceId sphinx = game.PlaceAndFlick(PieceKind::Sphinx);
	const physics::Launch launch = game.State().launched.launches.Front();
	EXPECT_EQ(launch.piece, sphinx);
	EXPECT_LE(launch.speed, 1'729'000) << "a prophet would be faster with half the power already";
	EXPECT_GE(launch.speed, 1'000'000);
	const Point before = game.PieceAt(sphinx).position;
	const Settled report = PlayExactly(game.State());
	ASSERT_EQ(report.discs.size(), 1u);
	EXPECT_EQ(report.discs[0].piece, sphinx);
	EXPECT_NE(report.discs[0].position, before);
	game.Do(report);
	EXPECT_EQ(HandOf(game, 0), (InHand{4, 0, 0}));
}

// Rules 6.2, 13.1
TEST(Ra, HasAsManyTurnsAsTheOthersWithTheSphinxAsOneOfThem)
{
	TestGame game = RaGame();
	int turns = 0;
	while (game.Asked() == DecisionKind::Place)
	{
		const bool isRa = game.Active() == 0;
		turns += isRa ? 1 : 0;
		const bool onlySphinx = isRa && HandOf(game, 0).prophets == 0;
		game.Settle({Leaves(game.PlaceAndFlick(onlySphinx ? PieceKind::Sphinx : PieceKind::Prophet))});
	}
	EXPECT_EQ(turns, 5);
	EXPECT_EQ(game.State().generation, 2);
}

// Rules 6.3, 13.1
TEST(Ra, AloneMayPlaceTheSphinx)
{
	TestGame game = RaGame();
	const PieceId sphinx = game.Find(PieceKind::Sphinx, 0);
	game.TurnEndingAt(AtSea(0));
	ASSERT_EQ(game.Active(), 1);
	const CornerId corner = game.State().players[1].corner;
	const PlaceDiscs command{1, corner, {Placing{sphinx, TestGame::CloudSpot(corner)}}};
	EXPECT_EQ(game.Refuse(command, Reason::NotYourPiece), Details{sphinx});
}

// Rules 8.3, 13.1
TEST(Ra, GetsTheSphinxBackInWorshipFromMapAndPool)
{
	for (const Place place : {Place::Map, Place::Pool})
	{
		const Point spot = place == Place::Map ? City(0) : Point{};
		const TestGame game =
			RaGame({Position::Disc{PieceKind::Sphinx, 0, place, spot, kNoPiece}}, StartPhase::Worship);
		ASSERT_EQ(game.State().generation, 2);
		EXPECT_EQ(HandOf(game, 0), (InHand{4, 0, 1}));
		EXPECT_EQ(HandOf(game, 1), (InHand{5, 0, 0}));
		EXPECT_EQ(game.Score(0), place == Place::Map ? 3 : 0) << "presence and domination";
	}
}

// Rules 1.4, 7.9, 13.1
TEST(Ra, LosesTheSphinxToThePoolUntilWorship)
{
	auto setup = WithGods(Study(2), {"ra", "zeus"});
	setup.position->unflicked = {5, 1, 0, 0};
	TestGame game = PlayGods(setup);
	const PieceId sphinx = game.PlaceAndFlick(PieceKind::Sphinx);
	game.Settle({Leaves(sphinx)});
	EXPECT_EQ(game.PieceAt(sphinx).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(sphinx).owner, 0);
	while (game.Asked() == DecisionKind::Place)
	{
		game.TurnLeavingTheMap();
	}
	EXPECT_EQ(HandOf(game, 0), (InHand{4, 0, 1}));
}

// Rules 1.4, 7.2, 13.1
TEST(Ra, BuildsATempleWithTheSphinx)
{
	TestGame game = RaGame();
	const PieceId sphinx = game.PlaceAndFlick(PieceKind::Sphinx);
	game.Settle({Lies(sphinx, City(3))});
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(BuildTemple{0, sphinx, game.FindIn(Place::Hand, PieceKind::Temple, 0), City(3)});
	EXPECT_EQ(game.PieceAt(sphinx).place, Place::Pool);
	EXPECT_EQ(TemplesOnMap(game.State(), 0), 1);
}

// Rules 1.4, 12.10, 12.14, 13.1
TEST(Ra, KeepsTheSphinxWhenALawAddsOrTakesProphets)
{
	auto setup = WithGods(Study(2), {"ra", "zeus"});
	setup.position->phase = StartPhase::Council;
	setup.position->deck = {CardNamed("templars"), CardNamed("chosen_one")};
	for (const Thumb thumb : {Thumb::Up, Thumb::Down})
	{
		TestGame game = PlayAllCards(setup);
		game.VoteAll(thumb);
		EXPECT_EQ(HandOf(game, 0), (thumb == Thumb::Up ? InHand{2, 2, 1} : InHand{5, 0, 1}));
		EXPECT_EQ(HandOf(game, 1), (thumb == Thumb::Up ? InHand{3, 2, 0} : InHand{6, 0, 0}));
	}
}

} // namespace
} // namespace faith::flick::test
