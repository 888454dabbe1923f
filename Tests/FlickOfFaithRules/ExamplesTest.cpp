#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <vector>

/// The worked examples of the printed rules, told in our own words. I to IV are the islands in clockwise order.
namespace faith::flick::test
{
namespace
{

constexpr EffectId kAnubis{102};
constexpr EffectId kDagda{103};
constexpr EffectId kThemis{106};
constexpr EffectId kFreja{108};

constexpr IslandId kI = 0;
constexpr IslandId kII = 1;
constexpr IslandId kIII = 2;
constexpr IslandId kIV = 3;

// Rules 5.3, 5.5
TEST(Examples, ThreeThumbsDownAgainstOneUpEnactTheLowerLaw)
{
	TestGame game = TestGame::AtFirstCouncil(4);
	const EffectId upper = game.State().council.upper;
	const EffectId lower = game.State().council.lower;
	for (const Seat seat : {0, 1, 3})
	{
		game.Do(Vote{seat, Thumb::Down});
	}
	game.Do(Vote{2, Thumb::Up});
	const auto enacted = game.Happened<LawEnacted>();
	ASSERT_EQ(enacted.size(), 1u);
	EXPECT_EQ(enacted[0].law, lower);
	EXPECT_EQ(enacted[0].discarded, upper);
	EXPECT_TRUE(game.State().discarded.Contains(upper));
}

// Rules 7.2, 7.5
TEST(Examples, AnubisBuildsATempleElsewhereOnTheIslandOfTheCity)
{
	auto setup = Study(2);
	setup.position->gods = {kAnubis, kNoCard, kNoCard, kNoCard};
	TestGame game(setup);
	const PieceId prophet = game.TurnEndingAt(City(kI));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	const PieceId temple = game.FindIn(Place::Hand, PieceKind::Temple, 0);
	game.Do(BuildTemple{0, prophet, temple, Beside(kI, 0)});
	EXPECT_EQ(game.PieceAt(prophet).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(temple).position, Beside(kI, 0)) << "not where the prophet was";
	EXPECT_NE(PresenceOf(game.GetRules().Cards(), game.State(), 0), 0);
}

// Rules 7.7, 7.8
TEST(Examples, ThemisOnTheNavelWithThreeIslandsGainsFour)
{
	auto setup = Study(2,
		{OnMap(PieceKind::Prophet, 0, Beside(kI, 0)), OnMap(PieceKind::Temple, 0, City(kII)),
			OnMap(PieceKind::Prophet, 0, Beside(kIII, 4))});
	setup.position->gods = {kThemis, kNoCard, kNoCard, kNoCard};
	TestGame game(setup);
	const PieceId prophet = game.TurnEndingAt(At(0, 5));
	EXPECT_EQ(game.PointsFor(0, RuleNumber{7, 8}), 4);
	EXPECT_EQ(game.Score(0), 4);
	EXPECT_EQ(game.PieceAt(prophet).place, Place::Pool);
}

// Rules 8.1, 8.2, 8.3, 8.4
TEST(Examples, OneWorshipPaysAnubisFourDagdaTwoFrejaSevenAndThemisOne)
{
	auto setup = Study(4,
		{OnMap(PieceKind::Prophet, 0, Beside(kI, 0)), OnMap(PieceKind::Prophet, 1, Beside(kI, 2)),
			OnMap(PieceKind::Temple, 2, Beside(kI, 4)), OnMap(PieceKind::Prophet, 3, Beside(kI, 6)),
			OnMap(PieceKind::Temple, 0, City(kII)), OnMap(PieceKind::Prophet, 2, Beside(kIII, 0)),
			OnMap(PieceKind::Prophet, 2, Beside(kIV, 0)), OnMap(PieceKind::Prophet, 2, Beside(kIV, 2)),
			OnMap(PieceKind::Prophet, 1, Beside(kIV, 4))});
	setup.position->gods = {kAnubis, kDagda, kFreja, kThemis};
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup);
	EXPECT_EQ(game.PointsFor(0, RuleNumber{8, 1}), 2);
	EXPECT_EQ(game.PointsFor(2, RuleNumber{8, 1}), 3);
	EXPECT_EQ(game.PointsFor(2, RuleNumber{8, 2}), 4);
	EXPECT_EQ(game.Score(0), 4);
	EXPECT_EQ(game.Score(1), 2);
	EXPECT_EQ(game.Score(2), 7);
	EXPECT_EQ(game.Score(3), 1);
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), 5);
	}
	EXPECT_EQ(TemplesOnMap(game.State(), 0), 1);
	EXPECT_EQ(TemplesOnMap(game.State(), 2), 1);
}

} // namespace
} // namespace faith::flick::test
