#include "FlickOfFaithAI/Aiming.h"

#include "FaithPhysics/Simulation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

namespace faith::flick
{
namespace
{

/// Positive if the direction lies counter-clockwise of the angle.
double SideOf(std::int32_t angle, int x, int y)
{
	const physics::Vector unit = physics::UnitVector(angle);
	return unit.x * y - unit.y * x;
}

TEST(AimingTest, TheAxesAreExact)
{
	EXPECT_EQ(AngleTowards({0, 0}, {5, 0}), 0);
	EXPECT_EQ(AngleTowards({0, 0}, {0, 5}), 90'000);
	EXPECT_EQ(AngleTowards({0, 0}, {-5, 0}), 180'000);
	EXPECT_EQ(AngleTowards({0, 0}, {0, -5}), 270'000);
	EXPECT_EQ(AngleTowards({7, 7}, {7, 7}), 0);
}

TEST(AimingTest, AnyDirectionIsRoundedDownToTheMillidegree)
{
	for (int x = -240'000; x <= 240'000; x += 17'321)
	{
		for (int y = -240'000; y <= 240'000; y += 19'777)
		{
			const double exact =
				std::atan2(static_cast<double>(y), static_cast<double>(x)) * 180'000.0 / std::acos(-1.0);
			const double difference = std::remainder(AngleTowards({0, 0}, {x, y}) - exact, 360'000.0);
			ASSERT_LE(std::abs(difference), 1.0) << x << ", " << y;
			ASSERT_GE(SideOf(AngleTowards({0, 0}, {x, y}), x, y), 0.0) << x << ", " << y;
			ASSERT_LT(SideOf(AngleTowards({0, 0}, {x, y}) + 1, x, y), 0.0) << x << ", " << y;
		}
	}
}

TEST(AimingTest, AnUndisturbedDiscStopsWhereThePowerWasMeantFor)
{
	for (const std::int64_t distance : {20'000, 150'000, 340'000, 600'000})
	{
		const double power = PowerToReach(PieceKind::Prophet, distance) / 1000.0;
		const auto speed = static_cast<std::int32_t>(2'600'000.0 * std::sqrt(power));
		const physics::Body disc{0, {{-300'000, 0}, 10'000}};
		const physics::Scene scene{{&disc, 1}, {}, 1'000'000, {}};
		const auto outcome = physics::Simulate(scene, {{{0, {-300'000, 0}, 0, speed, 0}}, false});
		EXPECT_NEAR(outcome.rests[0].position.x + 300'000.0, static_cast<double>(distance), 1'200.0);
	}
}

TEST(AimingTest, WhatIsOutOfReachAsksForFullPower)
{
	EXPECT_EQ(PowerToReach(PieceKind::Prophet, 5'000'000), 1000);
	EXPECT_EQ(PowerToReach(PieceKind::Prophet, 0), 1);
	EXPECT_EQ(PowerToReach(PieceKind::Temple, 100'000), 1000);
}

} // namespace
} // namespace faith::flick
