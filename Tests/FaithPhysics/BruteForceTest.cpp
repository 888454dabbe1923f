#include "FaithPhysics/BruteForce.h"

#include "FaithPhysics/CoupledFriction.h"
#include "FaithPhysics/TestTable.h"
#include "Support/FlickSet.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>

namespace faith::physics
{
namespace
{

constexpr double kLimitRatio = 0.653002;

double DistanceOf(const BruteForceRest& rest, Point from)
{
	return std::hypot(rest.position.x - from.x, rest.position.y - from.y);
}

TEST(CoupledFriction, AgreesWithASumOverPatchesOfTheDisc)
{
	for (const double ratio : {0.0, 0.01, 0.3, 0.499, 0.501, kLimitRatio, 0.9, 1.0, 1.1, 1.999, 2.001, 7.0, 300.0})
	{
		const FrictionShare exact = ExactFriction(ratio);
		const FrictionShare sum = FrictionByPatches(ratio, 300);
		EXPECT_NEAR(exact.force, sum.force, 4e-6) << ratio;
		EXPECT_NEAR(exact.torque, sum.torque, 4e-6) << ratio;
	}
}

TEST(CoupledFriction, IsKnownWhereADiscOnlySlidesOrOnlyTurns)
{
	EXPECT_DOUBLE_EQ(ExactFriction(0.0).force, 0.0);
	EXPECT_DOUBLE_EQ(ExactFriction(0.0).torque, 2.0 / 3.0);
	const double almostOnlySliding = 1e9;
	EXPECT_DOUBLE_EQ(ExactFriction(almostOnlySliding).force, 1.0);
	EXPECT_NEAR(ExactFriction(almostOnlySliding).torque * almostOnlySliding, 0.25, 1e-12);
}

TEST(CoupledFriction, TendsToOneRatioOfSpeedAndSpin)
{
	EXPECT_NEAR(LimitRatio(), kLimitRatio, 1e-6);
	EXPECT_NEAR(ExactFriction(LimitRatio()).force, 0.616033, 1e-6);
}

TEST(CoupledFriction, TableAgreesWithTheClosedForm)
{
	const FrictionTable table;
	for (double ratio = 1e-5; ratio < 1e5; ratio *= 1.013)
	{
		const FrictionShare exact = ExactFriction(ratio);
		const FrictionShare quick = table.At(3'000.0 * ratio, 3'000.0);
		EXPECT_NEAR(quick.force, exact.force, 1e-8) << ratio;
		EXPECT_NEAR(quick.torque, exact.torque, 1e-8) << ratio;
	}
}

TEST(BruteForce, StopsWhereFrictionHasUsedUpTheSpeed)
{
	TestTable table;
	const Point start{1'234, -777};
	table.Add(start);
	for (const std::int32_t speed : {250, 60'000, 777'777, 2'000'000})
	{
		const BruteForceOutcome outcome = PlayByBruteForce(table.SceneOf(), table.Flick(0, 30'000, speed));
		EXPECT_NEAR(DistanceOf(outcome.rests[0], start), SlideOf(speed, table.surface), 1e-4);
		EXPECT_NEAR(outcome.duration, speed / BrakeOf(table.surface), 2e-5);
		EXPECT_NEAR(std::atan2(outcome.rests[0].position.y - start.y, outcome.rests[0].position.x - start.x),
			std::acos(-1.0) / 6.0, 1e-9);
	}
}

TEST(BruteForce, SlidesFurtherAndLongerWithSpin)
{
	TestTable table;
	table.surface.friction = 250;
	table.Add({0, 0});
	// The rim is as fast as the centre: 20 mm times 50 radians/s.
	for (const std::int32_t spin : {50'000, -50'000})
	{
		const BruteForceOutcome outcome = PlayByBruteForce(table.SceneOf(), table.Flick(0, 200'000, 1'000'000, spin));
		EXPECT_NEAR(DistanceOf(outcome.rests[0], {}), 259'897.0, 2.6);
		EXPECT_NEAR(outcome.duration, 0.546503, 1.5e-5);
	}
}

TEST(BruteForce, SharesTheSpeedOfAHeadOnCollision)
{
	TestTable table;
	table.Add({-100'000, 0}, 20'000, 1'500);
	table.Add({0, 0}, 30'000, 700);
	const double speed = 1'000'000.0;
	const double arriving = std::sqrt(speed * speed - 2.0 * BrakeOf(table.surface) * 50'000.0);
	const BruteForceOutcome outcome = PlayByBruteForce(table.SceneOf(), table.Flick(0, 0, 1'000'000));
	const double bounce = BounceOf(table.surface);
	const double first = arriving * (1.5 - bounce * 0.7) / 2.2;
	const double second = arriving * 1.5 * (1.0 + bounce) / 2.2;
	EXPECT_NEAR(outcome.rests[0].position.x, -50'000.0 + SlideOf(first, table.surface), 1e-3);
	EXPECT_NEAR(outcome.rests[1].position.x, SlideOf(second, table.surface), 1e-3);
	EXPECT_NEAR(outcome.impactLoss, 0.5 * 1.5 * 0.7 / 2.2 * (1.0 - bounce * bounce) * arriving * arriving, 1e4);
	EXPECT_EQ(outcome.impacts, 1);
}

TEST(BruteForce, ReflectsAtAWallWithItsRestitution)
{
	TestTable table;
	table.Add({0, 0});
	table.walls.push_back({{100'000, -50'000}, {100'000, 50'000}, 3'000, 300});
	const double speed = 1'000'000.0;
	const double arriving = std::sqrt(speed * speed - 2.0 * BrakeOf(table.surface) * 77'000.0);
	const BruteForceOutcome outcome = PlayByBruteForce(table.SceneOf(), table.Flick(0, 0, 1'000'000));
	EXPECT_NEAR(outcome.rests[0].position.x, 77'000.0 - SlideOf(0.3 * arriving, table.surface), 1e-3);
	EXPECT_NEAR(outcome.rests[0].position.y, 0.0, 1e-6);
}

TEST(BruteForce, RollsUntilTheDiscFallsFlat)
{
	TestTable table;
	table.Add({0, 0});
	const double flat = 60'000.0;
	const BruteForceOutcome outcome = PlayByBruteForce(table.SceneOf(), table.Roll(0, 0, 700'000));
	const double rolled = (SlideOf(700'000.0, table.surface) - SlideOf(flat, table.surface)) / 0.3;
	EXPECT_NEAR(outcome.rests[0].position.x, rolled + SlideOf(flat, table.surface), 1e-3);
}

TEST(BruteForce, LetsADiscLeaveWhereItsPathCrossesTheEdge)
{
	TestTable table;
	table.halfMat = 100'000;
	table.Add({0, 0});
	table.Add({50'000, -60'000});
	const BruteForceOutcome outcome = PlayByBruteForce(table.SceneOf(), table.Flick(0, 45'000, 2'000'000));
	EXPECT_TRUE(outcome.rests[0].left);
	EXPECT_NEAR(outcome.rests[0].position.x, 100'000.0, 1e-6);
	EXPECT_NEAR(outcome.rests[0].position.y, 100'000.0, 1e-3);
	EXPECT_FALSE(outcome.rests[1].moved);
	const double leaving = 2e6 * 2e6 - 2.0 * BrakeOf(table.surface) * 100'000.0 * std::sqrt(2.0);
	EXPECT_NEAR(outcome.carriedOff, leaving / 2.0, 1e4);
}

TEST(BruteForce, DropsTheUpperDiscWhereItsSupportEnds)
{
	TestTable table;
	const std::uint8_t lower = table.Add({0, 0});
	const std::uint8_t upper = table.AddOn(lower, {10'000, 0});
	const std::uint8_t ahead = table.Add({75'000, 0});
	const BruteForceOutcome far = PlayByBruteForce(table.SceneOf(), table.Flick(upper, 180'000, 1'000'000));
	EXPECT_EQ(far.rests[upper].restsOn, kNoBody);
	EXPECT_EQ(far.impacts, 0);
	// It reaches the disc ahead before its support ends.
	const BruteForceOutcome over = PlayByBruteForce(table.SceneOf(), table.Flick(upper, 0, 650'000));
	EXPECT_EQ(over.rests[upper].restsOn, ahead);
	EXPECT_EQ(over.impacts, 0);
	const BruteForceOutcome onlyJust = PlayByBruteForce(table.SceneOf(), table.Flick(upper, 0, 300'000));
	EXPECT_EQ(onlyJust.rests[upper].restsOn, lower);
}

TEST(BruteForce, NeverGainsEnergyAndHardlyDependsOnTheStep)
{
	for (const FlickCase& flick : StandardFlickSet(16, 4))
	{
		const BruteForceOutcome fine = PlayByBruteForce(flick.SceneOf(), flick.shot, 1e-5);
		const BruteForceOutcome coarse = PlayByBruteForce(flick.SceneOf(), flick.shot, 2e-5);
		EXPECT_LT(fine.largestGain, 1e-9 * fine.launchedEnergy);
		EXPECT_LE(fine.impactLoss + fine.carriedOff, fine.launchedEnergy);
		for (std::size_t i = 0; i < fine.rests.size(); ++i)
		{
			EXPECT_NEAR(fine.rests[i].position.x, coarse.rests[i].position.x, 0.01);
			EXPECT_NEAR(fine.rests[i].position.y, coarse.rests[i].position.y, 0.01);
		}
	}
}

} // namespace
} // namespace faith::physics
