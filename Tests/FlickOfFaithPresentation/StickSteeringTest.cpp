#include "FlickOfFaithPresentation/StickSteering.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::flick
{
namespace
{

TEST(StickSteering, AStickAtRestDoesNothing)
{
	EXPECT_EQ(StickSteering::Response(0.0), 0.0);
	EXPECT_EQ(StickSteering::Response(StickSteering::kAtRest), 0.0);
	EXPECT_EQ(StickSteering::Response(-0.15), 0.0);
	EXPECT_EQ(StickSteering::Move({0.1, -0.1}, 1.0, false).right, 0.0);
	EXPECT_EQ(StickSteering::Move({}, 1.0, false).up, 0.0);
}

TEST(StickSteering, TheFartherTheFasterAndSlowlyAtFirst)
{
	double before = 0.0;
	for (double tilt = 0.25; tilt <= 1.0; tilt += 0.05)
	{
		EXPECT_GT(StickSteering::Response(tilt), before) << tilt;
		EXPECT_EQ(StickSteering::Response(-tilt), -StickSteering::Response(tilt)) << tilt;
		before = StickSteering::Response(tilt);
	}
	EXPECT_LT(StickSteering::Response(0.6), 0.2) << "half of the way is a small share of the speed";
	EXPECT_DOUBLE_EQ(StickSteering::Response(1.0), 1.0);
	EXPECT_DOUBLE_EQ(StickSteering::Response(1.2), 1.0) << "worn sticks overshoot";
}

TEST(StickSteering, RightTurnsClockwiseAndUpStrengthens)
{
	StickSteering stick;
	const SteeredAim turned = stick.Aim({1.0, 0.0}, 0.5, false);
	EXPECT_EQ(turned.turn, -40'000);
	EXPECT_EQ(turned.power, 0);
	const SteeredAim stronger = stick.Aim({0.1, 1.0}, 0.5, false);
	EXPECT_EQ(stronger.turn, 0) << "a little askew";
	EXPECT_EQ(stronger.power, StickSteering::kFastestPower / 2);
}

TEST(StickSteering, FineIsSlowEnoughForAHundredthOfADegree)
{
	StickSteering stick;
	constexpr double frame = 0.016;
	const SteeredAim least = stick.Aim({-0.25, 0.0}, frame, true);
	EXPECT_GT(least.turn, 0);
	EXPECT_LT(least.turn, 10);
	EXPECT_EQ(
		StickSteering::Move({1.0, 0.0}, 1.0, true).right, StickSteering::kFastestMove * StickSteering::kFineShare);
}

TEST(StickSteering, NothingIsLostBetweenFrames)
{
	StickSteering stick;
	std::int32_t power = 0;
	for (int frame = 0; frame < 1000; ++frame)
	{
		power += stick.Aim({0.0, 0.3}, 0.001, true).power;
	}
	EXPECT_NEAR(power, StickSteering::Response(0.3) * StickSteering::kFastestPower * StickSteering::kFineShare, 1.0);
}

TEST(StickSteering, APieceGoesWhereTheStickPointsWithTheSameSpeed)
{
	const SteeredMove aslant = StickSteering::Move({0.6, -0.8}, 1.0, false);
	EXPECT_NEAR(aslant.right, 0.6 * StickSteering::kFastestMove, 1e-9);
	EXPECT_NEAR(aslant.up, -0.8 * StickSteering::kFastestMove, 1e-9);
}

} // namespace
} // namespace faith::flick
