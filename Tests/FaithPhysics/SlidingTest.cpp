#include "Sliding.h"

#include "DiscFriction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace faith::physics
{
namespace
{

/// Brake 1, speed 1 at the start: all lengths, times and speeds are ratios.
struct Moment
{
	double time = 0.0;
	double distance = 0.0;
	double turn = 0.0;
	double speed = 1.0;
	double rim = 0.0;
};

Moment Plus(const Moment& at, const Moment& rate, double step)
{
	return {at.time + step, at.distance + rate.distance * step, at.turn + rate.turn * step,
		at.speed + rate.speed * step, at.rim + rate.rim * step};
}

Moment RateAt(const Moment& at)
{
	const Drag drag = DragAt(at.rim / at.speed);
	return {1.0, at.speed, at.rim, -drag.force, -2.0 * drag.torque};
}

/// A slide integrated forwards in steps of a thousandth of what is left, until next to nothing is.
std::vector<Moment> Integrate(double rim)
{
	std::vector<Moment> moments{{0.0, 0.0, 0.0, 1.0, rim}};
	while (moments.back().speed > 1e-7)
	{
		const Moment at = moments.back();
		const Drag drag = DragAt(at.rim / at.speed);
		const double step = 1e-3 * std::min(at.speed / drag.force, at.rim / (2.0 * drag.torque));
		const Moment first = RateAt(at);
		const Moment second = RateAt(Plus(at, first, 0.5 * step));
		const Moment third = RateAt(Plus(at, second, 0.5 * step));
		const Moment fourth = RateAt(Plus(at, third, step));
		Moment next = Plus(at, first, step / 6.0);
		next = Plus(next, second, step / 3.0);
		next = Plus(next, third, step / 3.0);
		next = Plus(next, fourth, step / 6.0);
		next.time = at.time + step;
		moments.push_back(next);
	}
	return moments;
}

class SlidingTest : public testing::TestWithParam<double>
{
};

// The bounds that Sliding.h promises.
TEST_P(SlidingTest, AgreesWithAFineIntegration)
{
	const double rim = GetParam();
	const SlideCurves& curves = SlideCurves::Get();
	const Slide slide = curves.Start(1.0, rim, 1.0);
	const std::vector<Moment> moments = Integrate(rim);
	const bool turnsMostly = rim > 3.0;
	const double part = turnsMostly ? 1e-6 : 5e-8;
	const double speedPart = turnsMostly ? 2e-5 : 2e-7;
	EXPECT_NEAR(slide.length, moments.back().distance, part * slide.length + 1e-12);
	EXPECT_NEAR(slide.duration, moments.back().time, part * slide.duration + 2e-7);
	const double wholeTurn = curves.TurnLeft(slide, 1.0, slide.duration);
	for (std::size_t i = 0; i < moments.size(); i += 13)
	{
		const Moment& exact = moments[i];
		const SlideState byTime = curves.AtTime(slide, 1.0, slide.duration - exact.time);
		ASSERT_NEAR(byTime.speed, exact.speed, speedPart) << exact.time;
		ASSERT_NEAR(byTime.rim, exact.rim, 5e-7 * std::max(rim, 1.0)) << exact.time;
		ASSERT_NEAR(slide.length - byTime.left, exact.distance, 3.0 * part * slide.length) << exact.time;
		const double turned = wholeTurn - curves.TurnLeft(slide, 1.0, slide.duration - exact.time);
		ASSERT_NEAR(turned, exact.turn, 1e-6 * std::max(wholeTurn, 1e-3)) << exact.time;
		if (exact.speed > 0.01)
		{
			const SlideState byDistance = curves.AtDistance(slide, 1.0, slide.length - exact.distance);
			ASSERT_NEAR(byDistance.speed, exact.speed, speedPart * 10.0) << exact.distance;
			ASSERT_NEAR(byDistance.rim, exact.rim, 1e-5 * std::max(rim, 1.0)) << exact.distance;
			ASSERT_NEAR(slide.duration - byDistance.left, exact.time, 1e-5 * slide.duration) << exact.distance;
		}
	}
}

INSTANTIATE_TEST_SUITE_P(Ratios, SlidingTest,
	testing::Values(0.0003, 0.001, 0.01, 0.1, 0.3, 0.7, 0.99, 1.0, 1.2, 1.5, 1.5313, 1.5314, 1.532, 1.6, 2.0, 4.0, 10.0,
		100.0, 1000.0));

TEST(Sliding, WithoutSpinIsTheSchoolbooksFormula)
{
	const Slide slide = SlideCurves::Get().Start(2e6, 0.0, 3e6);
	EXPECT_DOUBLE_EQ(slide.length, 2e6 * 2e6 / (2.0 * 3e6));
	EXPECT_DOUBLE_EQ(slide.duration, 2e6 / 3e6);
	EXPECT_DOUBLE_EQ(SlideCurves::Get().AtTime(slide, 3e6, 0.25).speed, 0.75e6);
	EXPECT_DOUBLE_EQ(SlideCurves::Get().AtDistance(slide, 3e6, 6.0).speed, 6000.0);
}

TEST(Sliding, EndsInTheKnownRatio)
{
	EXPECT_NEAR(1.0 / SlideCurves::Get().FinalRatio(), 0.653002, 1e-6);
}

// A rim that hardly turns shrinks as the root of the speed: it is never forgotten on the way.
TEST(Sliding, TheLeastSpinIsKept)
{
	const SlideCurves& curves = SlideCurves::Get();
	const Slide without = curves.Start(2e6, 0.0, 3e6);
	for (const double rim : {1000.0, 100.0, 1.0, 1e-3, 4e-6})
	{
		const Slide slide = curves.Start(2e6, rim, 3e6);
		EXPECT_NEAR(slide.length, without.length, 1e-7 * without.length) << rim;
		EXPECT_NEAR(slide.duration, without.duration, 1e-6 * without.duration) << rim;
		for (const double part : {1.0, 0.5, 0.1, 0.01})
		{
			// Where the rim is slower than a hundredth of the speed the root is exact to four digits.
			const double share = rim * std::sqrt(part) < 0.01 * 2e6 * part ? 1e-4 : 1.0;
			const SlideState byTime = curves.AtTime(slide, 3e6, part * slide.duration);
			EXPECT_NEAR(byTime.rim, rim * std::sqrt(part), share * rim) << rim << " " << part;
			const SlideState byDistance = curves.AtDistance(slide, 3e6, part * part * slide.length);
			EXPECT_NEAR(byDistance.rim, rim * std::sqrt(part), share * rim) << rim << " " << part;
		}
	}
}

TEST(Sliding, TurningOnTheSpotIsBrakedEvenly)
{
	const Slide spot = SlideCurves::Spot(4.0, 1.0);
	EXPECT_DOUBLE_EQ(spot.duration, 3.0);
	const SlideState half = SlideCurves::Get().AtTime(spot, 1.0, 1.5);
	EXPECT_DOUBLE_EQ(half.rim, 2.0);
	EXPECT_EQ(half.speed, 0.0);
	EXPECT_EQ(half.left, 0.0);
	EXPECT_DOUBLE_EQ(SlideCurves::Get().TurnLeft(spot, 1.0, 3.0), 6.0);
}

} // namespace
} // namespace faith::physics
