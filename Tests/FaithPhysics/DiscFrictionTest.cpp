#include "DiscFriction.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::physics
{
namespace
{

/// The same by adding up small pieces of the disc, each rubbing against its own motion: speed 1, rim speed `turning`.
Drag BySummation(double turning)
{
	constexpr int kRings = 400;
	constexpr int kSectors = 800;
	const double turn = 2.0 * std::acos(-1.0);
	Drag sum;
	for (int ring = 0; ring < kRings; ++ring)
	{
		const double radius = (ring + 0.5) / kRings;
		for (int sector = 0; sector < kSectors; ++sector)
		{
			const double angle = turn * (sector + 0.5) / kSectors;
			const double x = radius * std::cos(angle);
			const double y = radius * std::sin(angle);
			const double vx = 1.0 - turning * y;
			const double vy = turning * x;
			const double share = radius / std::hypot(vx, vy) * 2.0 / (kRings * kSectors);
			sum.force += vx * share;
			sum.torque += (x * vy - y * vx) * share;
		}
	}
	return sum;
}

TEST(DiscFriction, IsTheSumOfTheFrictionOfAllItsParts)
{
	for (const double turning :
		{0.01, 0.1, 0.28, 0.29, 0.5, 0.9, 0.999, 1.001, 1.1, 1.53, 3.0, 3.53, 3.54, 10.0, 100.0})
	{
		const Drag exact = BySummation(turning);
		EXPECT_NEAR(DragAt(turning).force, exact.force, 1e-5) << turning;
		EXPECT_NEAR(DragAt(turning).torque, exact.torque, 1e-5) << turning;
	}
}

TEST(DiscFriction, HasTheKnownLimits)
{
	EXPECT_EQ(DragAt(0.0).force, 1.0);
	EXPECT_EQ(DragAt(0.0).torque, 0.0);
	EXPECT_NEAR(DragAt(1e9).force, 1e-9, 1e-15);
	EXPECT_NEAR(DragAt(1e9).torque, 2.0 / 3.0, 1e-15);
	EXPECT_NEAR(DragAt(1e-6).torque, 0.25e-6, 1e-15);
}

TEST(DiscFriction, HasNoStepWhereItsFormsMeet)
{
	for (const double meeting : {std::sqrt(0.08), 1.0, 1.0 / std::sqrt(0.08)})
	{
		const Drag below = DragAt(meeting * (1.0 - 1e-12));
		const Drag above = DragAt(meeting * (1.0 + 1e-12));
		EXPECT_NEAR(below.force, above.force, 5e-12) << meeting;
		EXPECT_NEAR(below.torque, above.torque, 5e-12) << meeting;
	}
}

} // namespace
} // namespace faith::physics
