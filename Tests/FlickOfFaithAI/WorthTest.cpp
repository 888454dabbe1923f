#include "FlickOfFaithAI/Worth.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

Judgement PointsOnly()
{
	return Judgement{Horizon::Points, &ModelFor(2)};
}

Judgement WholeGame(int players)
{
	return Judgement{Horizon::Game, &ModelFor(players)};
}

struct Judged
{
	explicit Judged(const Setup& setup)
		: game(setup), terms(TermsOf(game.GetRules().Cards(), game.State())), standing(StandingOf(game.State()))
	{
	}

	TestGame game;
	Terms terms;
	Standing standing;
};

Position::Disc Prophet(Seat owner, Point spot)
{
	return OnMap(PieceKind::Prophet, owner, spot);
}

// Rules 8.1, 8.2
TEST(WorthTest, WorshipNowPaysPresenceAndDomination)
{
	const Judged judged(Study(3,
		{Prophet(0, Beside(0, 0)), Prophet(0, Beside(0, 2)), Prophet(1, Beside(0, 4)), Prophet(1, Beside(2, 0)),
			Prophet(2, Beside(2, 4)), Prophet(2, AtSea(1))}));
	const auto points = WorshipNow(judged.terms, judged.standing);
	EXPECT_EQ(points[0], 1 + 2);
	EXPECT_EQ(points[1], 1 + 1);
	EXPECT_EQ(points[2], 1);
}

// Rules 8.1, 8.2
TEST(WorthTest, WorshipNowIsWhatWorshipPays)
{
	const Discs discs{Prophet(0, Beside(0, 0)), Prophet(0, Beside(1, 2)), Prophet(1, Beside(0, 4)),
		Prophet(1, Beside(0, 6)), OnMap(PieceKind::Temple, 1, City(3)), OnMap(PieceKind::Temple, 0, Beside(2, 2))};
	const Judged judged(Study(2, discs));
	flick::Setup worship = Study(2, discs);
	worship.position->phase = StartPhase::Worship;
	const TestGame paid(worship);
	const auto points = WorshipNow(judged.terms, judged.standing);
	EXPECT_EQ(points[0], paid.Score(0));
	EXPECT_EQ(points[1], paid.Score(1));
}

TEST(WorthTest, AnEvenTableIsWorthHalfToEachOfTwo)
{
	for (const Judgement& judgement : {PointsOnly(), WholeGame(2)})
	{
		const Judged judged(Study(2));
		EXPECT_DOUBLE_EQ(WorthTo(0, judged.terms, judged.standing, judgement), 0.5);
		EXPECT_DOUBLE_EQ(WorthTo(1, judged.terms, judged.standing, judgement), 0.5);
	}
}

TEST(WorthTest, WhatIsGoodForOneOfTwoIsBadForTheOther)
{
	const Judged judged(
		Study(2, {Prophet(0, Beside(0, 0)), OnMap(PieceKind::Temple, 0, City(1)), Prophet(1, AtSea(1))}));
	const double mine = WorthTo(0, judged.terms, judged.standing, WholeGame(2));
	EXPECT_GT(mine, 0.5);
	EXPECT_NEAR(mine + WorthTo(1, judged.terms, judged.standing, WholeGame(2)), 1.0, 1e-12);
}

TEST(WorthTest, ATempleIsWorthMoreThanAProphetWhileGenerationsRemain)
{
	flick::Setup withProphet = Study(2, {Prophet(0, Beside(0, 0))});
	flick::Setup withTemple = Study(2, {OnMap(PieceKind::Temple, 0, Beside(0, 0))});
	withProphet.position->unflicked = {4, 4, -1, -1};
	withTemple.position->unflicked = {4, 4, -1, -1};
	const Judged prophet(withProphet);
	const Judged temple(withTemple);
	EXPECT_GT(WorthTo(0, temple.terms, temple.standing, WholeGame(2)),
		WorthTo(0, prophet.terms, prophet.standing, WholeGame(2)));
	EXPECT_DOUBLE_EQ(WorthTo(0, temple.terms, temple.standing, PointsOnly()),
		WorthTo(0, prophet.terms, prophet.standing, PointsOnly()));
}

TEST(WorthTest, NothingRemainsToBeEstimatedAtTheVeryEnd)
{
	flick::Setup setup = Study(2, {Prophet(0, Beside(0, 0)), Prophet(1, Beside(1, 0))});
	setup.position->generation = 4;
	setup.position->unflicked = {0, 1, -1, -1};
	Judged judged(setup);
	judged.standing.seats[1].unflicked = 0;
	const auto scores = ExpectedScores(judged.terms, judged.standing, WholeGame(2));
	const auto now = WorshipNow(judged.terms, judged.standing);
	EXPECT_DOUBLE_EQ(scores[0], now[0]);
	EXPECT_DOUBLE_EQ(scores[1], now[1]);
	EXPECT_EQ(FlicksToCome(judged.terms, judged.standing), 0.0);
}

TEST(WorthTest, EveryNumberOfPlayersHasAModelOfItsOwn)
{
	EXPECT_NE(&ModelFor(2), &ModelFor(3));
	EXPECT_NE(&ModelFor(3), &ModelFor(4));
	for (int players = 2; players <= 4; ++players)
	{
		EXPECT_GT(ModelFor(players).still, 0.0);
		EXPECT_GT(ModelFor(players).perFlick, 0.0);
	}
}

} // namespace
} // namespace faith::flick
