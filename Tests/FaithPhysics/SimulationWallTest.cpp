#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/TestTable.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace faith::physics
{
namespace
{

/// Seconds before and after an impact, and what friction may change in this time, micrometres/s: without spin; and with
/// spin, where the poses come out of tables.
constexpr double kMoment = 1e-10;
constexpr double kSpeedError = 0.01;
constexpr double kSpinError = 1.0;

/// A wall along the y axis, 6 mm thick, 100 mm to the east.
constexpr Wall kEast{{100'000, -80'000}, {100'000, 80'000}, 3'000, 300};

struct Bounce
{
	Impact impact;
	Pose before;
	Pose after;
	Outcome outcome;
};

/// The first impact of disc 0.
Bounce PlayBounce(const TestTable& table, const Shot& shot)
{
	Bounce bounce;
	Recording recording;
	bounce.outcome = Simulate(table.SceneOf(), shot, recording);
	if (recording.Impacts().empty())
	{
		ADD_FAILURE() << "no impact";
		return bounce;
	}
	bounce.impact = recording.Impacts()[0];
	bounce.before = recording.PoseAt(0, bounce.impact.time - kMoment);
	bounce.after = recording.PoseAt(0, bounce.impact.time + kMoment);
	return bounce;
}

TEST(SimulationWall, ReflectsWithItsOwnRestitution)
{
	for (const std::int32_t restitution : {0, 300, 900, 1000})
	{
		TestTable table;
		table.Add({0, 0});
		table.walls.push_back({{-300'000, -50'000}, {-300'000, 50'000}, 0, 1000});
		table.walls.push_back(kEast);
		table.walls[1].restitution = restitution;
		const Bounce bounce = PlayBounce(table, table.Flick(0, 0, 1'000'000));
		EXPECT_EQ(bounce.impact.first, 0);
		EXPECT_EQ(bounce.impact.second, kNoBody);
		EXPECT_EQ(bounce.impact.wall, 1);
		EXPECT_NEAR(bounce.impact.where.x, 97'000.0, 1e-6);
		EXPECT_NEAR(bounce.before.position.x, 77'000.0, 1e-3);
		EXPECT_NEAR(bounce.impact.speed, bounce.before.velocity.x, kSpeedError);
		const double away = restitution / 1000.0 * bounce.before.velocity.x;
		EXPECT_NEAR(bounce.after.velocity.x, -away, kSpeedError);
		EXPECT_NEAR(bounce.after.velocity.y, 0.0, 1e-9);
		EXPECT_NEAR(RestOf(table, bounce.outcome, 0).position.x, 77'000.0 - SlideOf(away, table.surface), 1.0);
		EXPECT_EQ(RestOf(table, bounce.outcome, 0).position.y, 0);
	}
}

TEST(SimulationWall, WithoutRimFrictionKeepsTheSpeedAlongIt)
{
	TestTable table;
	table.surface.rimFriction = 0;
	table.Add({0, 0});
	table.walls.push_back(kEast);
	for (const std::int32_t angle : {-35'000, 10'000, 40'000})
	{
		const Bounce bounce = PlayBounce(table, table.Flick(0, NormalAngle(angle), 1'300'000, 20'000));
		EXPECT_NEAR(bounce.after.velocity.x, -0.3 * bounce.before.velocity.x, kSpinError);
		EXPECT_NEAR(bounce.after.velocity.y, bounce.before.velocity.y, kSpinError);
		EXPECT_NEAR(bounce.after.spin, bounce.before.spin, 1e-4);
	}
}

TEST(SimulationWall, TurnsADiscByTheFrictionOfItsRim)
{
	TestTable table;
	table.Add({0, 0});
	table.walls.push_back(kEast);
	const double radius = kTestRadius;

	table.surface.rimFriction = 1000;
	const Bounce stuck = PlayBounce(table, table.Flick(0, 20'000, 1'300'000));
	EXPECT_GT(stuck.before.velocity.y, 1'000.0);
	EXPECT_NEAR(stuck.after.velocity.y + radius * stuck.after.spin, 0.0, 3.0 * kSpinError);
	EXPECT_NEAR(stuck.after.velocity.y, stuck.before.velocity.y * 2.0 / 3.0, kSpinError);

	table.surface.rimFriction = 100;
	const Bounce slipped = PlayBounce(table, table.Flick(0, 38'000, 1'300'000));
	const double rub = 0.1 * 1.3 * slipped.before.velocity.x;
	EXPECT_NEAR(slipped.after.velocity.y, slipped.before.velocity.y - rub, kSpinError);
	EXPECT_NEAR(radius * slipped.after.spin, -2.0 * rub, kSpinError);
}

TEST(SimulationWall, ItsEndsAreRound)
{
	TestTable table;
	table.surface.rimFriction = 0;
	table.Add({0, 92'000});
	table.walls.push_back(kEast);
	// 12 mm beyond the end of the middle line, 23 mm from it when the rims touch.
	const Bounce bounce = PlayBounce(table, table.Flick(0, 0, 1'200'000));
	const double x = std::sqrt(23.0 * 23.0 - 12.0 * 12.0);
	const Vector normal{x / 23.0, -12.0 / 23.0};
	EXPECT_NEAR(bounce.before.position.x, 100'000.0 - 1'000.0 * x, 1e-3);
	EXPECT_NEAR(bounce.impact.where.x, 100'000.0 - 3'000.0 * normal.x, 1e-3);
	EXPECT_NEAR(bounce.impact.where.y, 80'000.0 - 3'000.0 * normal.y, 1e-3);
	const double approach = bounce.before.velocity.x * normal.x;
	EXPECT_NEAR(bounce.after.velocity.x, bounce.before.velocity.x - 1.3 * approach * normal.x, kSpeedError);
	EXPECT_NEAR(bounce.after.velocity.y, -1.3 * approach * normal.y, kSpeedError);
}

TEST(SimulationWall, LetsPassWhatItDoesNotReach)
{
	for (const std::int32_t y : {102'999, 103'001})
	{
		TestTable table;
		table.Add({0, y});
		table.walls.push_back(kEast);
		EXPECT_EQ(Simulate(table.SceneOf(), table.Flick(0, 0, 1'200'000)).collisions, y < 103'000 ? 1 : 0);
	}
}

TEST(SimulationWall, SlantedWallsReflectLikeStraightOnes)
{
	TestTable table;
	table.surface.rimFriction = 0;
	table.Add({0, 0});
	// At 45 degrees across the path.
	table.walls.push_back({{50'000, -50'000}, {150'000, 50'000}, 2'000, 1000});
	const Bounce bounce = PlayBounce(table, table.Flick(0, 0, 1'200'000));
	EXPECT_NEAR(bounce.before.position.x, 100'000.0 - 22'000.0 * std::sqrt(2.0), 1e-3);
	EXPECT_NEAR(bounce.after.velocity.x, 0.0, kSpeedError);
	EXPECT_NEAR(bounce.after.velocity.y, bounce.before.velocity.x, kSpeedError);
}

TEST(SimulationWall, ThrowsADiscBackThatAnotherOneDroveAgainstIt)
{
	TestTable table;
	table.walls.push_back(kEast);
	table.walls[0].restitution = 1000;
	table.surface.restitution = 1000;
	table.Add({-60'000, 0});
	table.Add({60'000, 0});
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 0, 1'400'000));
	// All the speed goes to the second disc, to the wall, and back to the first one.
	const double way = SlideOf(1'400'000.0, table.surface) - 80'000.0 - 2.0 * 17'000.0;
	ASSERT_EQ(outcome.collisions, 3);
	EXPECT_NEAR(RestOf(table, outcome, 0).position.x, 20'000.0 - way, 1.0);
	EXPECT_EQ(RestOf(table, outcome, 1).position, (Point{60'000, 0}));
}

} // namespace
} // namespace faith::physics
