#include "FlickOfFaithRules/Pieces.h"

#include "Support/TestGame.h"
#include "Support/TestLaw.h"

#include <array>
#include <cstdint>
#include <set>

namespace faith::flick
{
namespace
{

using namespace test;

std::array<int, kEnumCount<PieceKind>> CountKinds(const GameState& state)
{
	std::array<int, kEnumCount<PieceKind>> counts{};
	for (const Piece& piece : state.pieces)
	{
		++counts[static_cast<std::size_t>(piece.kind)];
	}
	return counts;
}

/// A piece has a spot on or off the map only, a card only on a card, and lies on nothing that is not on the map.
void ExpectOnePlaceEach(const GameState& state)
{
	for (const Piece& piece : state.pieces)
	{
		const bool hasSpot = piece.place == Place::Map || piece.place == Place::OffMap;
		EXPECT_TRUE(hasSpot || piece.position == Point{});
		EXPECT_EQ(piece.place == Place::Card, piece.card != kNoCard);
		if (piece.restsOn != kNoPiece)
		{
			ASSERT_LT(piece.restsOn, state.pieces.Size());
			EXPECT_EQ(piece.place, Place::Map);
			EXPECT_EQ(state.pieces[piece.restsOn].place, Place::Map);
		}
	}
}

/// A turn of the active player whose disc leaves the map.
void LoseATurn(TestGame& game)
{
	const PieceId disc = game.PlaceAndFlick();
	ExpectOnePlaceEach(game.State());
	game.Settle({DiscRest{disc, At(-240, 0), kNoPiece, true}});
}

/// From an open council to the next one or the end of the game.
void PlayGeneration(TestGame& game)
{
	game.VoteAll(Thumb::Up);
	while (game.Asked() == DecisionKind::Place)
	{
		LoseATurn(game);
		ExpectOnePlaceEach(game.State());
	}
}

// Rule 1.1
TEST(Game, IsWonByWhoeverHasTheMostPointsAfterTheLastGeneration)
{
	for (Seat richest = 0; richest < 4; ++richest)
	{
		auto setup = Study(4);
		setup.position->phase = StartPhase::Worship;
		setup.position->generation = 4;
		setup.position->scores = {7, 7, 7, 7};
		setup.position->scores[richest] = 8;
		TestGame game(setup);
		EXPECT_EQ(game.State().winner, richest);
		EXPECT_EQ(game.State().winReason, WinReason::MostPoints);
		ASSERT_EQ(game.Happened<GameEnded>().size(), 1u);
	}
}

// Rule 1.1
TEST(Game, CountsThePointsOfTheLastWorshipForTheWinner)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 1, At(0, 150))});
	setup.position->phase = StartPhase::Worship;
	setup.position->generation = 4;
	setup.position->scores = {5, 3, 0, 0};
	TestGame game(setup);
	EXPECT_EQ(game.Score(1), 6);
	EXPECT_EQ(game.State().winner, 1);
}

// Rule 1.2
TEST(Game, LastsFourGenerationsAndThreeWithThreePlayers)
{
	for (const auto& [players, generations] : {std::pair{2, 4}, std::pair{3, 3}, std::pair{4, 4}})
	{
		TestGame game = TestGame::AtFirstCouncil(players);
		for (int generation = 1; generation <= generations; ++generation)
		{
			EXPECT_EQ(game.State().generation, generation);
			EXPECT_EQ(game.Asked(), DecisionKind::Vote);
			PlayGeneration(game);
		}
		// Nobody has scored or built anything: only a flick-off can find the winner.
		EXPECT_EQ(game.Asked(), DecisionKind::CommitAim);
		EXPECT_TRUE(game.State().flickOff.decidesGame);
		game.CommitAims();
		game.SettleFlickOff(1);
		EXPECT_EQ(game.State().step, Step::GameOver);
		EXPECT_EQ(game.State().winner, 1);
		game.Refuse(Vote{0, Thumb::Up}, Reason::GameIsOver);
		game.Refuse(Settled{}, Reason::GameIsOver);
	}
}

// Rule 1.3
TEST(Pieces, AreSevenProphetsTwoTemplarsAndFourTemplesPerColourInPlayAndSphinxAndApe)
{
	for (const int players : {2, 3, 4})
	{
		flick::Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		TestGame game(setup);
		EXPECT_EQ(CountKinds(game.State()), (std::array{7 * players, 2 * players, 1, 4 * players, 1, 1, 1, 1}));
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_NE(game.Find(PieceKind::Prophet, seat, 6), kNoPiece);
			EXPECT_NE(game.Find(PieceKind::Templar, seat, 1), kNoPiece);
			EXPECT_NE(game.Find(PieceKind::Temple, seat, 3), kNoPiece);
		}
	}
}

// Rule 1.3
TEST(Pieces, AreNeitherCreatedNorLostInAWholeGame)
{
	for (const int players : {2, 3, 4})
	{
		TestGame game = TestGame::AtFirstCouncil(players);
		const auto counts = CountKinds(game.State());
		while (game.Asked() == DecisionKind::Vote)
		{
			PlayGeneration(game);
			EXPECT_EQ(CountKinds(game.State()), counts);
			ExpectOnePlaceEach(game.State());
		}
	}
}

// Rule 1.3
TEST(Pieces, KeepKindAndOwnerUnderTheirNumberFromBeginToEnd)
{
	TestGame game = TestGame::AtFirstCouncil(3);
	const GameState before = game.State();
	while (game.Asked() == DecisionKind::Vote)
	{
		PlayGeneration(game);
	}
	ASSERT_EQ(game.State().pieces.Size(), before.pieces.Size());
	for (std::size_t i = 0; i < before.pieces.Size(); ++i)
	{
		EXPECT_EQ(game.State().pieces[i].kind, before.pieces[i].kind);
		EXPECT_EQ(game.State().pieces[i].owner, before.pieces[i].owner);
	}
}

// Rule 1.4
TEST(Pieces, CountSphinxAndTemplarsAsProphets)
{
	EXPECT_TRUE(RowOf(PieceKind::Prophet).countsAsProphet);
	EXPECT_TRUE(RowOf(PieceKind::Templar).countsAsProphet);
	EXPECT_TRUE(RowOf(PieceKind::Sphinx).countsAsProphet);
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game(Study(2, {OnMap(kind, 1, At(0, 150))}));
		EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 1), 1);
		EXPECT_EQ(DominatorOf(game.GetRules().Cards(), game.State(), 0), 1);
	}
}

// Rule 1.4
TEST(Pieces, SendSphinxAndTemplarsFromTheNavelToThePoolForPoints)
{
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game(Study(2, {OnMap(kind, 1, At(0, 0))}));
		game.TurnEndingAt(At(100, 100));
		EXPECT_EQ(game.CountIn(Place::Pool, kind, 1), 1);
		EXPECT_EQ(game.Score(1), 1);
	}
}

// Rule 1.4
TEST(Pieces, LetSphinxAndTemplarsBePlacedFlickedAndLostLikeProphets)
{
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		auto setup = Study(2, {Position::Disc{kind, 0, Place::Hand, Point{}, kNoPiece}});
		setup.position->unflicked[0] = 1;
		TestGame game(setup);
		EXPECT_EQ(game.CountIn(Place::Hand, kind, 0), 1);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 0);
		EXPECT_EQ(UnflickedOf(game.State(), 0), 1);
		EXPECT_EQ(game.Active(), 0);
		const PieceId disc = game.PlaceAndFlick(kind);
		game.Settle({DiscRest{disc, At(0, 240), kNoPiece, true}});
		EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
	}
}

// Rule 1.4
TEST(Pieces, FlickOffWithARegularProphetEvenIfThereAreOthers)
{
	auto setup = Study(2,
		{Position::Disc{PieceKind::Sphinx, 0, Place::Hand, Point{}, kNoPiece},
			Position::Disc{PieceKind::Templar, 1, Place::Hand, Point{}, kNoPiece}});
	setup.position->phase = StartPhase::Ending;
	TestGame game(setup);
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
	game.CommitAims();
	for (const Seat seat : {Seat{0}, Seat{1}})
	{
		const PieceId disc = game.State().flickOff.discs[seat];
		ASSERT_NE(disc, kNoPiece);
		EXPECT_EQ(game.PieceAt(disc).kind, PieceKind::Prophet);
		EXPECT_EQ(game.PieceAt(disc).owner, seat);
	}
}

// Rule 1.5
TEST(Pieces, GiveKingApeToNobodyAndCountHimForNothing)
{
	TestGame game(Study(2, {OnMap(PieceKind::KingApe, kNobody, At(0, 150))}));
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	EXPECT_FALSE(IsProphet(game.PieceAt(ape)));
	EXPECT_FALSE(IsTemple(game.PieceAt(ape)));
	EXPECT_TRUE(TouchesIsland(game.State(), ape, 0));
	EXPECT_EQ(
		PresenceOf(game.GetRules().Cards(), game.State(), 0) | PresenceOf(game.GetRules().Cards(), game.State(), 1), 0);
	EXPECT_EQ(DominatorOf(game.GetRules().Cards(), game.State(), 0), kNobody);
}

// Rule 1.5
TEST(Pieces, LeaveKingApeOnTheNavelAndInTheCity)
{
	for (const Point spot : {At(0, 0), At(0, 150)})
	{
		TestGame game(Study(2, {OnMap(PieceKind::KingApe, kNobody, spot)}));
		const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
		game.TurnEndingAt(At(100, 100));
		EXPECT_EQ(game.PieceAt(ape).place, Place::Map);
		EXPECT_EQ(game.PieceAt(ape).position, spot);
		EXPECT_EQ(game.Score(0) + game.Score(1), 0);
		EXPECT_EQ(game.Active(), 1);
	}
}

// Rule 1.6
TEST(Cards, AreRightWhereTheyContradictARule)
{
	const TestLaw law({{Param::PresencePoints, Op::Override, 5}, {Param::CornerReflicks, Op::Override, 0}});
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 150))});
	setup.position->laws = {TestLaw::kId};
	TestGame game(setup, law.Play());
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, TestGame::CloudSpot(0), kNoPiece, false}});
	EXPECT_EQ(game.Asked(), DecisionKind::Build) << "no second flick by this law";

	setup.position->phase = StartPhase::Worship;
	EXPECT_EQ(TestGame(setup, law.Play()).PointsFor(0, RuleNumber{8, 1}), 5);
}

// Rules 2.8, 6.7
TEST(Pieces, WhatHangsOverAnotherComesDownOntoThat)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Prophet, 0, At(0, 150)), OnMap(PieceKind::Prophet, 1, At(18, 150), 0),
			OnMap(PieceKind::Prophet, 1, At(36, 150)), OnMap(PieceKind::Prophet, 1, At(10, 160), 1)}));
	const PieceId lifted = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	const PieceId hanging = game.FindIn(Place::Map, PieceKind::Prophet, 1, 0);
	const PieceId beside = game.FindIn(Place::Map, PieceKind::Prophet, 1, 1);
	const PieceId top = game.FindIn(Place::Map, PieceKind::Prophet, 1, 2);
	game.TurnEndingAt(AtSea(2));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(BuildTemple{0, lifted, game.FindIn(Place::Hand, PieceKind::Temple, 0), At(-30, 130)});
	EXPECT_EQ(game.PieceAt(hanging).restsOn, beside);
	EXPECT_EQ(game.PieceAt(top).restsOn, hanging) << "what lay on it still does";
	EXPECT_EQ(game.PieceAt(beside).restsOn, kNoPiece);
}

} // namespace
} // namespace faith::flick
