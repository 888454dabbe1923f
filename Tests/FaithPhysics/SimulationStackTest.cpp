#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/TestTable.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace faith::physics
{
namespace
{

constexpr double kMoment = 1e-10;
constexpr double kSpeedError = 0.01;

/// A stack of two in the middle: 0 below, 1 on top.
TestTable StackOfTwo(std::int32_t lowerMass = 1000)
{
	TestTable table;
	table.Add({0, 0}, kTestRadius, lowerMass);
	table.AddOn(0, {0, 0});
	return table;
}

TEST(SimulationStack, StaysAStackWhenNothingHitsIt)
{
	TestTable table = StackOfTwo();
	const std::uint8_t passing = table.Add({-100'000, 41'000});
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(passing, 0, 1'200'000));
	ASSERT_EQ(outcome.rests.Size(), 1u);
	EXPECT_EQ(outcome.rests[0].piece, passing);
	EXPECT_EQ(outcome.collisions, 0);
}

TEST(SimulationStack, MovesAsOneWhenTheLowestIsFlicked)
{
	TestTable table = StackOfTwo();
	table.AddOn(1, {5'000, -5'000});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 0, 900'000, 30'000), recording);
	ASSERT_EQ(outcome.rests.Size(), 3u);
	const std::int32_t way = RestOf(table, outcome, 0).position.x;
	EXPECT_GT(way, SlideOf(900'000.0, table.surface));
	EXPECT_EQ(RestOf(table, outcome, 1).position, (Point{way, 0}));
	EXPECT_EQ(RestOf(table, outcome, 2).position, (Point{way + 5'000, -5'000}));
	EXPECT_EQ(RestOf(table, outcome, 0).restsOn, kNoBody);
	EXPECT_EQ(RestOf(table, outcome, 1).restsOn, 0);
	EXPECT_EQ(RestOf(table, outcome, 2).restsOn, 1);
	EXPECT_EQ(outcome.collisions, 0);
	for (std::uint8_t i = 0; i < 3; ++i)
	{
		EXPECT_EQ(recording.PoseAt(i, 0.1).level, i);
	}
}

TEST(SimulationStack, ReleasesItsUpperDiscWhenTheLowerIsStopped)
{
	TestTable table = StackOfTwo();
	const std::uint8_t obstacle = table.Add({80'000, 0}, kTestRadius, 20'000);
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 0, 900'000), recording);
	ASSERT_EQ(outcome.collisions, 1);
	const Impact& impact = recording.Impacts()[0];
	EXPECT_EQ((std::min)(impact.first, impact.second), 0);
	EXPECT_EQ((std::max)(impact.first, impact.second), obstacle);
	const Pose before = recording.PoseAt(1, impact.time - kMoment);
	const Pose after = recording.PoseAt(1, impact.time + kMoment);
	EXPECT_NEAR(after.velocity.x, before.velocity.x, kSpeedError);
	EXPECT_LT(recording.PoseAt(0, impact.time + kMoment).velocity.x, 0.0);
	// Nothing stands in its way up there.
	EXPECT_NEAR(RestOf(table, outcome, 1).position.x, SlideOf(900'000.0, table.surface), 1.0);
}

TEST(SimulationStack, RestsOnTheDiscItStopsOver)
{
	TestTable table = StackOfTwo();
	const std::uint8_t obstacle = table.Add({80'000, 0}, kTestRadius, 200'000);
	// The upper disc comes 78 to 102 mm far: over the obstacle, no longer over its own support.
	for (const std::int32_t speed : {700'000, 750'000, 800'000})
	{
		const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 0, speed));
		EXPECT_EQ(RestOf(table, outcome, 1).restsOn, obstacle) << speed;
		EXPECT_NEAR(RestOf(table, outcome, 1).position.x, SlideOf(speed, table.surface), 1.0);
	}
}

TEST(SimulationStack, DropsTheUpperDiscWhenItsSupportIsKnockedAway)
{
	// Heavy enough below that the striking disc bounces back.
	TestTable table = StackOfTwo(2'000);
	const std::uint8_t striker = table.Add({-100'000, 0});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(striker, 0, 1'500'000), recording);
	EXPECT_EQ(outcome.collisions, 1);
	EXPECT_GT(RestOf(table, outcome, 0).position.x, 40'000);
	EXPECT_LT(RestOf(table, outcome, striker).position.x, -40'000);
	const Rest* upper = FindRest(outcome, 1);
	ASSERT_NE(upper, nullptr) << "it no longer lies where it lay";
	EXPECT_EQ(upper->position, (Point{0, 0}));
	EXPECT_EQ(upper->restsOn, kNoBody);
	EXPECT_EQ(recording.PoseAt(1, recording.Duration()).level, 0);
}

TEST(SimulationStack, KeepsTheUpperDiscWhereItsSupportOnlyMovesALittle)
{
	TestTable table = StackOfTwo(2'000);
	const std::uint8_t striker = table.Add({-50'000, 0});
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(striker, 0, 500'000));
	ASSERT_EQ(outcome.collisions, 1);
	EXPECT_GT(RestOf(table, outcome, 0).position.x, 0);
	EXPECT_EQ(RestOf(table, outcome, 1), (Rest{1, {0, 0}, 0, false}));
}

TEST(SimulationStack, AnUpperDiscThatDroppedMeetsWhatLiesOnTheMat)
{
	TestTable table = StackOfTwo();
	const std::uint8_t ahead = table.Add({120'000, 0});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(1, 0, 1'000'000), recording);
	ASSERT_EQ(outcome.collisions, 1);
	EXPECT_NEAR(recording.PoseAt(1, recording.Impacts()[0].time).position.x, 80'000.0, 1e-3);
	EXPECT_GT(RestOf(table, outcome, ahead).position.x, 120'000);
	EXPECT_EQ(RestOf(table, outcome, 1).restsOn, kNoBody);
	EXPECT_EQ(FindRest(outcome, 0), nullptr) << "its support does not feel it";
	// It lies on the mat as soon as the rims part.
	const double brake = BrakeOf(table.surface);
	const double parting = (1e6 - std::sqrt(1e12 - 2.0 * brake * 40'000.0)) / brake;
	EXPECT_EQ(recording.PoseAt(1, parting - 1e-4).level, 1);
	EXPECT_EQ(recording.PoseAt(1, parting + 1e-4).level, 0);
}

TEST(SimulationStack, AnUpperDiscSlidesOverFlatDiscsThatItReachesBeforeItDrops)
{
	TestTable table = StackOfTwo();
	const std::uint8_t next = table.Add({70'000, 0});
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(1, 0, 1'100'000));
	EXPECT_EQ(outcome.collisions, 0);
	EXPECT_EQ(outcome.rests.Size(), 1u);
	EXPECT_NEAR(RestOf(table, outcome, 1).position.x, SlideOf(1'100'000.0, table.surface), 1.0);
	EXPECT_EQ(RestOf(table, outcome, 1).restsOn, kNoBody);
	const Outcome shorter = Simulate(table.SceneOf(), table.Flick(1, 0, 700'000));
	EXPECT_EQ(RestOf(table, shorter, 1).restsOn, next);
}

TEST(SimulationStack, AnUpperDiscMeetsTemples)
{
	TestTable table = StackOfTwo();
	const std::uint8_t temple = table.AddTemple({70'000, 0});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(1, 0, 1'100'000), recording);
	ASSERT_GE(recording.Impacts().size(), 1u);
	EXPECT_NEAR(recording.PoseAt(1, recording.Impacts()[0].time).position.x, 30'000.0, 1e-3);
	EXPECT_NE(FindRest(outcome, temple), nullptr);
}

TEST(SimulationStack, AnUpperDiscMeetsWalls)
{
	TestTable table = StackOfTwo();
	table.walls.push_back({{60'000, -100'000}, {60'000, 100'000}, 3'000, 300});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(1, 0, 1'100'000), recording);
	ASSERT_GE(recording.Impacts().size(), 1u);
	EXPECT_EQ(recording.Impacts()[0].second, kNoBody);
	EXPECT_NEAR(recording.PoseAt(1, recording.Impacts()[0].time).position.x, 37'000.0, 1e-3);
	EXPECT_LT(RestOf(table, outcome, 1).position.x, 37'000);
}

TEST(SimulationStack, DiscsOfTheSameHeightMeetOnTopOfOthers)
{
	TestTable table = StackOfTwo();
	const std::uint8_t lower = table.Add({50'000, 0});
	const std::uint8_t upper = table.AddOn(lower, {50'000, 0});
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(1, 0, 600'000));
	EXPECT_GE(outcome.collisions, 1);
	EXPECT_GT(RestOf(table, outcome, upper).position.x, 50'000);
	EXPECT_EQ(FindRest(outcome, lower), nullptr);
	EXPECT_EQ(FindRest(outcome, 0), nullptr);
}

TEST(SimulationStack, TheRestOfAStackDropsByOneLevelWhenTheLowestLeavesIt)
{
	TestTable table = StackOfTwo(3'000);
	table.AddOn(1, {0, 0});
	const std::uint8_t striker = table.Add({-100'000, 0});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(striker, 0, 2'000'000), recording);
	ASSERT_GT(RestOf(table, outcome, 0).position.x, 40'000);
	ASSERT_NE(FindRest(outcome, 1), nullptr);
	EXPECT_EQ(RestOf(table, outcome, 1).restsOn, kNoBody);
	EXPECT_EQ(RestOf(table, outcome, 2), (Rest{2, {0, 0}, 1, false}));
}

TEST(SimulationStack, AnUpperDiscLeavesTheMatByItself)
{
	TestTable table = StackOfTwo();
	table.halfMat = 60'000;
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(1, 0, 1'000'000));
	ASSERT_EQ(outcome.rests.Size(), 1u);
	EXPECT_TRUE(outcome.rests[0].left);
	EXPECT_EQ(outcome.rests[0].position, (Point{60'000, 0}));
	EXPECT_EQ(outcome.rests[0].restsOn, kNoBody);
}

} // namespace
} // namespace faith::physics
