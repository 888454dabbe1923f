#include "FaithPhysics/CoupledFriction.h"
#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/TestTable.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace faith::physics
{
namespace
{

constexpr double kRadius = kTestRadius;

Recording Slide(std::int32_t speed, std::int32_t spin, std::int32_t angle = 0)
{
	TestTable table;
	table.surface.friction = 250;
	table.Add({0, 0});
	Recording recording;
	(void)Simulate(table.SceneOf(), table.Flick(0, angle, speed, spin), recording);
	return recording;
}

double DistanceOf(const Recording& recording)
{
	const Vector end = recording.PoseAt(0, recording.Duration()).position;
	return std::hypot(end.x, end.y);
}

TEST(SimulationSpin, LengthensWayAndTimeAsTheModelSays)
{
	for (const std::int32_t spin : {50'000, -50'000})
	{
		const Recording recording = Slide(1'000'000, spin);
		EXPECT_NEAR(DistanceOf(recording), 259'897.0, 2.6);
		EXPECT_NEAR(recording.Duration(), 0.546503, 5.5e-6);
		EXPECT_EQ(recording.PoseAt(0, recording.Duration()).position.y, 0.0) << "no drift to the side";
	}
}

TEST(SimulationSpin, ScalesWithTheSquareOfTheSpeed)
{
	// Twice the speed and spin: four times the way, twice the time.
	const Recording slow = Slide(400'000, 37'000);
	const Recording fast = Slide(800'000, 74'000);
	EXPECT_NEAR(DistanceOf(fast), 4.0 * DistanceOf(slow), DistanceOf(fast) * 1e-9);
	EXPECT_NEAR(fast.Duration(), 2.0 * slow.Duration(), slow.Duration() * 1e-9);
}

TEST(SimulationSpin, EndsTogetherWithTheSlideAtTheLimitRatio)
{
	for (const std::int32_t spin : {2'000, 20'000, 76'570, 200'000, -300'000})
	{
		const Recording recording = Slide(600'000, spin);
		const Pose late = recording.PoseAt(0, recording.Duration() - 1e-8);
		ASSERT_GT(late.velocity.x, 0.0);
		ASSERT_NE(late.spin, 0.0);
		EXPECT_EQ(late.spin > 0.0, spin > 0);
		// What is left of the difference falls with the 0.6th power of the speed.
		EXPECT_NEAR(late.velocity.x / (kRadius * std::abs(late.spin)), 0.653002, 1e-3) << spin;
		const Pose end = recording.PoseAt(0, recording.Duration());
		EXPECT_EQ(end.spin, 0.0);
		EXPECT_EQ(end.velocity, (Vector{0.0, 0.0}));
	}
}

TEST(SimulationSpin, KeepsTheLimitRatioAllTheWay)
{
	// 1 m/s over the limit ratio, at the rim of 20 mm.
	const Recording recording = Slide(1'000'000, static_cast<std::int32_t>(std::lround(5e7 / 1e3 / LimitRatio())));
	for (const double part : {0.2, 0.5, 0.8})
	{
		const Pose pose = recording.PoseAt(0, part * recording.Duration());
		EXPECT_NEAR(pose.velocity.x / (kRadius * pose.spin), LimitRatio(), 1e-4);
	}
	const double force = ExactFriction(LimitRatio()).force;
	EXPECT_NEAR(DistanceOf(recording), 1e12 / (2.0 * 0.25 * kGravity * force), 3.0);
}

TEST(SimulationSpin, BrakesAtEveryMomentAsTheFrictionOfAFlatDiscSays)
{
	const double brake = 0.25 * kGravity;
	for (const std::int32_t spin : {500, 10'000, 49'000, 120'000, 400'000})
	{
		const Recording recording = Slide(900'000, spin);
		for (int i = 1; i < 20; ++i)
		{
			const double time = recording.Duration() * i / 20.0;
			const double step = 1e-4 * recording.Duration();
			const Pose before = recording.PoseAt(0, time - step);
			const Pose now = recording.PoseAt(0, time);
			const Pose after = recording.PoseAt(0, time + step);
			const FrictionShare share = ExactFriction(now.velocity.x / (kRadius * now.spin));
			const double braking = (before.velocity.x - after.velocity.x) / (2.0 * step);
			const double slowing = kRadius * (before.spin - after.spin) / (2.0 * step);
			EXPECT_NEAR(braking / brake, share.force, 1e-3) << spin << ' ' << i;
			EXPECT_NEAR(slowing / (2.0 * brake), share.torque, 1e-3) << spin << ' ' << i;
			EXPECT_NEAR((after.position.x - before.position.x) / (2.0 * step), now.velocity.x, 1e-4 * 900'000.0);
			EXPECT_NEAR((after.angle - before.angle) / (2.0 * step), now.spin, 1e-4 * spin / 1000.0);
		}
	}
}

TEST(SimulationSpin, WithoutSpeedTurnsOnTheSpot)
{
	const Recording recording = Slide(0, 50'000);
	const double brake = 0.25 * kGravity;
	// 4/3 of the braking of a slide, from 1 m/s at the rim.
	EXPECT_NEAR(recording.Duration(), 1e6 / (4.0 / 3.0 * brake), 1e-5);
	const Pose half = recording.PoseAt(0, recording.Duration() / 2.0);
	EXPECT_NEAR(half.spin, 25.0, 1e-3);
	EXPECT_EQ(half.position, (Vector{0.0, 0.0}));
	EXPECT_NEAR(recording.PoseAt(0, recording.Duration()).angle, 25.0 * recording.Duration(), 1e-3);
}

TEST(SimulationSpin, TinySpinHardlyChangesTheSlide)
{
	const double plain = 1e12 / (2.0 * 0.25 * kGravity);
	EXPECT_NEAR(DistanceOf(Slide(1'000'000, 1)), plain, plain * 1e-5);
	EXPECT_NEAR(DistanceOf(Slide(1'000'000, -1)), plain, plain * 1e-5);
	EXPECT_GT(DistanceOf(Slide(1'000'000, 1'000)), plain);
}

TEST(SimulationSpin, HardlyBrakesASlowDiscThatTurnsFast)
{
	// The rim is 100 times as fast as the centre: the slide lasts as long as the spin, and no longer.
	const Recording recording = Slide(40'000, 200'000);
	const double brake = 0.25 * kGravity;
	EXPECT_NEAR(recording.Duration(), 4e6 / (4.0 / 3.0 * brake), 0.01);
	EXPECT_GT(DistanceOf(recording), 10.0 * 40'000.0 * 40'000.0 / (2.0 * brake));
}

} // namespace
} // namespace faith::physics
