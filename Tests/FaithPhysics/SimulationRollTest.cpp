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

/// Micrometres/s: a disc that rolls more slowly falls flat.
constexpr double kFlat = 60'000.0;

TEST(SimulationRoll, GoesFurtherThanASlideAndEndsFlat)
{
	TestTable table;
	table.Add({0, 0});
	for (const std::int32_t speed : {60'001, 200'000, 900'000})
	{
		Recording recording;
		const Outcome outcome = Simulate(table.SceneOf(), table.Roll(0, 120'000, speed), recording);
		const double flatPart = SlideOf(kFlat, table.surface);
		const double way = (SlideOf(speed, table.surface) - flatPart) / 0.3 + flatPart;
		const Vector end = recording.PoseAt(0, recording.Duration()).position;
		EXPECT_NEAR(std::hypot(end.x, end.y), way, way * 1e-9);
		EXPECT_NEAR(std::atan2(end.y, end.x), std::acos(-0.5), 1e-9);
		EXPECT_NEAR(outcome.rests[0].position.x, end.x, 0.51);
	}
}

TEST(SimulationRoll, FallsFlatWhenItGetsSlow)
{
	TestTable table;
	table.Add({0, 0});
	Recording recording;
	(void)Simulate(table.SceneOf(), table.Roll(0, 0, 500'000), recording);
	const double brake = BrakeOf(table.surface);
	const double rolling = (500'000.0 - kFlat) / (0.3 * brake);
	EXPECT_NEAR(recording.Duration(), rolling + kFlat / brake, 1e-9);
	EXPECT_TRUE(recording.PoseAt(0, rolling - 1e-6).rolling);
	EXPECT_FALSE(recording.PoseAt(0, rolling + 1e-6).rolling);
	EXPECT_NEAR(recording.PoseAt(0, rolling).velocity.x, kFlat, 0.01);
	EXPECT_NEAR(recording.PoseAt(0, rolling / 2.0).velocity.x, 500'000.0 - 0.3 * brake * rolling / 2.0, 0.01);
	EXPECT_FALSE(recording.PoseAt(0, recording.Duration()).rolling);
}

TEST(SimulationRoll, SlidesFromTheStartWhenItIsTooSlowToRoll)
{
	TestTable table;
	table.Add({0, 0});
	const Outcome rolled = Simulate(table.SceneOf(), table.Roll(0, 33'000, 59'000));
	EXPECT_EQ(rolled.rests, Simulate(table.SceneOf(), table.Flick(0, 33'000, 59'000)).rests);
}

TEST(SimulationRoll, HasNoSpinAboutTheUpright)
{
	TestTable table;
	table.Add({0, 0});
	Shot spun = table.Roll(0, 33'000, 500'000);
	spun.launches[0].spin = 90'000;
	EXPECT_EQ(Simulate(table.SceneOf(), spun).rests, Simulate(table.SceneOf(), table.Roll(0, 33'000, 500'000)).rests);
}

TEST(SimulationRoll, StrikesWithHalfItsMassAndHalfTheRestitution)
{
	TestTable table;
	table.Add({-150'000, 0}, kTestRadius, 2'400);
	table.Add({0, 0});
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), table.Roll(0, 0, 800'000), recording);
	ASSERT_GE(recording.Impacts().size(), 1u);
	const double time = recording.Impacts()[0].time;
	const double speed = recording.PoseAt(0, time - kMoment).velocity.x;
	EXPECT_NEAR(speed * speed, 6.4e11 - 2.0 * 0.3 * BrakeOf(table.surface) * 110'000.0, 1e5);
	const double bounce = BounceOf(table.surface) / 2.0;
	const double first = speed * (1.2 - bounce) / 2.2;
	EXPECT_NEAR(recording.PoseAt(0, time + kMoment).velocity.x, first, kSpeedError);
	EXPECT_NEAR(recording.PoseAt(1, time + kMoment).velocity.x, speed * 1.2 * (1.0 + bounce) / 2.2, kSpeedError);
	// It is flat from then on.
	EXPECT_TRUE(recording.PoseAt(0, time - kMoment).rolling);
	EXPECT_FALSE(recording.PoseAt(0, time + kMoment).rolling);
	EXPECT_NEAR(RestOf(table, outcome, 0).position.x, -40'000.0 + SlideOf(first, table.surface), 1.0);
}

TEST(SimulationRoll, BouncesOffAWallWithHalfItsRestitution)
{
	TestTable table;
	table.Add({0, 0});
	table.walls.push_back({{100'000, -50'000}, {100'000, 50'000}, 3'000, 600});
	Recording recording;
	(void)Simulate(table.SceneOf(), table.Roll(0, 0, 800'000), recording);
	ASSERT_EQ(recording.Impacts().size(), 1u);
	const double time = recording.Impacts()[0].time;
	const double speed = recording.PoseAt(0, time - kMoment).velocity.x;
	EXPECT_NEAR(recording.PoseAt(0, time + kMoment).velocity.x, -0.3 * speed, kSpeedError);
	EXPECT_FALSE(recording.PoseAt(0, time + kMoment).rolling);
}

TEST(SimulationRoll, RollsOnWhileOthersCrowdSomewhereElse)
{
	TestTable table;
	const std::uint8_t lone = table.Add({-300'000, -300'000});
	const std::uint8_t intruder = table.Add({-150'000, 7'000});
	table.AddPack({0, 0}, 5);
	Shot shot = table.Roll(lone, 0, 500'000);
	const Point alone = RestOf(table, Simulate(table.SceneOf(), shot), lone).position;
	shot.launches.PushBack(table.LaunchOf(intruder, 0, 1'500'000));
	const Outcome outcome = Simulate(table.SceneOf(), shot);
	EXPECT_GT(outcome.rests.Size(), 2u);
	EXPECT_EQ(RestOf(table, outcome, lone).position, alone);
}

TEST(SimulationRoll, LeavesTheMatLikeASlidingDisc)
{
	TestTable table;
	table.halfMat = 200'000;
	table.Add({0, 0});
	const Outcome outcome = Simulate(table.SceneOf(), table.Roll(0, 90'000, 700'000));
	EXPECT_TRUE(outcome.rests[0].left);
	EXPECT_EQ(outcome.rests[0].position, (Point{0, 200'000}));
	EXPECT_FALSE(Simulate(table.SceneOf(), table.Flick(0, 90'000, 700'000)).rests[0].left);
}

} // namespace
} // namespace faith::physics
