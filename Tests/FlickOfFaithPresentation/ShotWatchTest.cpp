#include "FlickOfFaithPresentation/ShotWatch.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::int32_t kFrame = 16; ///< milliseconds

BodySample Moving(PieceId piece, Point at)
{
	return BodySample{piece, at, 0, Mm(300), 2'000, false};
}

BodySample Still(PieceId piece, Point at, std::int32_t bottom = 0)
{
	return BodySample{piece, at, bottom, 0, 0, false};
}

BodySample Asleep(PieceId piece, Point at)
{
	return BodySample{piece, at, 0, 0, 0, true};
}

/// A disc of player 0 is about to be flicked; a prophet and a temple of player 1 lie on the map.
struct Watching
{
	Watching()
		: game(Study(2, {OnMap(PieceKind::Prophet, 1, AtSea(0)), OnMap(PieceKind::Temple, 1, City(0))})),
		  disc(game.FindIn(Place::Hand, PieceKind::Prophet, 0)),
		  prophet(game.FindIn(Place::Map, PieceKind::Prophet, 1)), temple(game.FindIn(Place::Map, PieceKind::Temple, 1))
	{
		game.Place1(disc);
		game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 500, 0}}}});
		watch.Begin(game.State());
	}

	ShotState Follow(std::vector<BodySample> bodies, std::int32_t milliseconds = kFrame)
	{
		return watch.Follow(bodies, milliseconds);
	}

	TestGame game;
	PieceId disc;
	PieceId prophet;
	PieceId temple;
	ShotWatch watch;
};

TEST(ShotWatch, IsOverAtOnceWhenAllBodiesSleep)
{
	Watching shot;
	EXPECT_EQ(shot.Follow({Moving(shot.disc, At(150, 150))}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Asleep(shot.disc, At(120, 120))}), ShotState::AtRest);
	EXPECT_EQ(shot.watch.Report().discs, (std::vector<DiscRest>{Lies(shot.disc, At(120, 120))}));
	EXPECT_EQ(shot.watch.Report().table, TableKind::Engine);
	shot.game.Do(shot.watch.Report());
}

TEST(ShotWatch, IsOverWhenEverythingIsStillForAWhileThoughNothingSleeps)
{
	Watching shot;
	EXPECT_EQ(shot.Follow({Moving(shot.disc, At(150, 150))}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Still(shot.disc, At(120, 120))}, 200), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Moving(shot.prophet, At(101, 100))}, 200), ShotState::Moving) << "something was pushed";
	EXPECT_EQ(shot.Follow({Still(shot.prophet, At(102, 100))}, 200), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Still(shot.prophet, At(102, 100))}, 100), ShotState::AtRest);
	EXPECT_EQ(shot.watch.Report().discs,
		(std::vector<DiscRest>{Lies(shot.disc, At(120, 120)), Lies(shot.prophet, At(102, 100))}));
}

TEST(ShotWatch, HasNotBegunBeforeALaunchedDiscMoves)
{
	Watching shot;
	const Point start = shot.game.PieceAt(shot.disc).position;
	EXPECT_EQ(shot.Follow({}), ShotState::Moving) << "engines may need a frame before the blow shows";
	EXPECT_EQ(shot.Follow({Asleep(shot.disc, start), Asleep(shot.prophet, AtSea(0))}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Moving(shot.disc, At(150, 150))}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Asleep(shot.disc, At(120, 120))}), ShotState::AtRest);
}

TEST(ShotWatch, CountsNoStillnessFromBeforeTheShot)
{
	Watching shot;
	const Point start = shot.game.PieceAt(shot.disc).position;
	EXPECT_EQ(shot.Follow({Still(shot.disc, start)}, 240), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Still(shot.disc, At(120, 120))}, 9), ShotState::Moving) << "only here it has moved";
	EXPECT_EQ(shot.Follow({Still(shot.disc, At(120, 120))}, 240), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Still(shot.disc, At(120, 120))}, 1), ShotState::AtRest);
}

TEST(ShotWatch, IsNotBegunByADiscThatOnlyTrembles)
{
	Watching shot;
	EXPECT_EQ(shot.Follow({Asleep(shot.prophet, Point{AtSea(0).x + 1, AtSea(0).y})}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Asleep(shot.prophet, AtSea(0))}), ShotState::Moving);
}

TEST(ShotWatch, IsOverAfterAWhileEvenIfTheBlowMovesNothing)
{
	Watching shot;
	std::int32_t elapsed = 0;
	ShotState state = ShotState::Moving;
	while (state == ShotState::Moving && elapsed < 2'000)
	{
		state = shot.Follow({}, 10);
		elapsed += 10;
	}
	EXPECT_EQ(state, ShotState::AtRest);
	EXPECT_EQ(elapsed, ShotLimits{}.stillFor);
	EXPECT_TRUE(shot.watch.Report().discs.empty());
	shot.game.Do(shot.watch.Report());
	EXPECT_EQ(shot.game.Asked(), DecisionKind::Reflick) << "it is still in the cloud";
}

TEST(ShotWatch, DoesNotReportWhatOnlyTrembled)
{
	Watching shot;
	const Point there = shot.game.PieceAt(shot.prophet).position;
	const Point aside{there.x + 70, there.y - 70};
	shot.Follow({Moving(shot.disc, At(150, 150)), Moving(shot.prophet, aside)});
	shot.Follow({Asleep(shot.disc, At(120, 120)), Asleep(shot.prophet, aside)});
	const Settled report = shot.watch.Report();
	ASSERT_EQ(report.discs.size(), 1u);
	EXPECT_EQ(report.discs[0].piece, shot.disc);
}

TEST(ShotWatch, ReportsADiscThatWasFlickedHoweverLittleItMoved)
{
	Watching shot;
	const Point start = shot.game.PieceAt(shot.disc).position;
	shot.Follow({Moving(shot.disc, Point{start.x + 20, start.y})});
	shot.Follow({Asleep(shot.disc, Point{start.x + 20, start.y})});
	EXPECT_EQ(shot.watch.Report().discs.size(), 1u);
}

TEST(ShotWatch, IsNotOverBecauseTheFirstFrameTookLong)
{
	Watching shot;
	const Point start = shot.game.PieceAt(shot.disc).position;
	EXPECT_EQ(shot.Follow({Asleep(shot.disc, start)}, 900), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Moving(shot.disc, At(150, 150))}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Asleep(shot.disc, At(120, 120))}), ShotState::AtRest);
}

TEST(ShotWatch, WaitsForTheNextShotAnewToBegin)
{
	Watching shot;
	shot.Follow({Moving(shot.disc, At(150, 150))}, 300);
	shot.watch.Begin(shot.game.State());
	EXPECT_EQ(shot.Follow({}), ShotState::Moving);
	EXPECT_EQ(shot.Follow({Asleep(shot.disc, At(150, 150))}), ShotState::AtRest);
}

TEST(ShotWatch, EndsEvenIfADiscNeverSleeps)
{
	Watching shot;
	ShotState state = ShotState::Moving;
	int frames = 0;
	while (state == ShotState::Moving && frames < 2000)
	{
		state = shot.Follow({Moving(shot.disc, frames % 2 == 0 ? At(120, 120) : At(121, 120))});
		++frames;
	}
	EXPECT_EQ(state, ShotState::TimedOut);
	EXPECT_EQ(frames, 750) << "twelve seconds";
	shot.game.Do(shot.watch.Report());
}

// Rule 2.1
TEST(ShotWatch, NoticesADiscThatLeavesTheMapWhereItCrossedTheEdge)
{
	Watching shot;
	shot.Follow({Moving(shot.disc, At(230, 100))});
	EXPECT_FALSE(shot.watch.HasLeft(shot.disc));
	shot.Follow({Moving(shot.disc, At(250, 110))});
	EXPECT_TRUE(shot.watch.HasLeft(shot.disc));
	shot.Follow({BodySample{shot.disc, At(100, 100), Mm(-300), Mm(900), 9'000, false}});
	EXPECT_TRUE(shot.watch.HasLeft(shot.disc)) << "what its body does is decoration";
	const Settled report = shot.watch.Report();
	ASSERT_EQ(report.discs.size(), 1u);
	EXPECT_TRUE(report.discs[0].left);
	EXPECT_EQ(report.discs[0].position.x, Mm(240));
	EXPECT_NEAR(report.discs[0].position.y, Mm(105), 2);
	EXPECT_EQ(shot.Follow({}), ShotState::AtRest) << "a lost body is not waited for";
	shot.game.Do(report);
	EXPECT_EQ(shot.game.PieceAt(shot.disc).place, Place::Pool);
}

// Rule 2.7
TEST(ShotWatch, SeesWhatLiesOnWhat)
{
	Watching shot;
	const std::int32_t templeHeight = RowOf(PieceKind::Temple).height;
	shot.Follow(
		{Still(shot.disc, At(5, 150), templeHeight + 200), Still(shot.prophet, At(20, 152), templeHeight + 5'800)});
	const Settled report = shot.watch.Report();
	ASSERT_EQ(report.discs.size(), 2u);
	EXPECT_EQ(report.discs[0], Lies(shot.disc, At(5, 150), shot.temple));
	EXPECT_EQ(report.discs[1], Lies(shot.prophet, At(20, 152), shot.disc));
	shot.game.Do(report);
}

TEST(ShotWatch, ReportsNothingAboutDiscsThatDidNotMove)
{
	Watching shot;
	shot.Follow({Asleep(shot.disc, At(120, 120)), Asleep(shot.temple, City(0)), Still(99, At(0, 0))});
	EXPECT_EQ(shot.watch.Report().discs.size(), 1u);
}

} // namespace
} // namespace faith::flick::test
