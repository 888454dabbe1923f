#include "FlickOfFaithPresentation/EngineSurface.h"

#include "FlickOfFaithRules/ExactTable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace faith::flick
{
namespace
{

constexpr std::int32_t kWall = 300;
constexpr double kOnePercent = 0.01;

std::int32_t Permille(double share)
{
	return static_cast<std::int32_t>(std::lround(share * 1000.0));
}

/// An engine that multiplies the numbers of both sides and then brakes and bounces by so much more or less than it should.
struct OtherEngine
{
	double brakes = 1.0;
	double bounces = 1.0;

	Settled Play(const GameState& trial, const SurfaceFit& fit) const
	{
		const EngineSurface told = EngineSurfaceOf(physics::Surface{}, kWall, fit);
		const ExactScene exact(trial);
		physics::Scene scene = exact.View();
		scene.surface.friction = Permille(told.discFriction * told.matFriction * brakes);
		scene.surface.restitution = Permille((std::min)(1.0, told.discRestitution * told.discRestitution * bounces));
		return ReportOf(physics::Simulate(scene, ShotOf(trial.launched)));
	}

	SurfaceTrial Try(const SurfaceFit& fit) const
	{
		return {WayIn(SlideTrial(), Play(SlideTrial(), fit)), WayIn(StruckTrial(), Play(StruckTrial(), fit))};
	}
};

TEST(EngineSurface, MultipliesToTheNumbersOfTheSurface)
{
	for (const physics::Surface& surface : {physics::Surface{}, physics::Surface{160, 90, 800}})
	{
		const EngineSurface engine = EngineSurfaceOf(surface, kWall, {});
		EXPECT_NEAR(engine.discFriction * engine.matFriction * 1000.0, surface.friction, 1e-9);
		EXPECT_NEAR(engine.discFriction * engine.discFriction * 1000.0, surface.rimFriction, 1e-9);
		EXPECT_NEAR(engine.discRestitution * engine.discRestitution * 1000.0, surface.restitution, 1e-9);
		EXPECT_NEAR(engine.discRestitution * engine.wallRestitution * 1000.0, kWall, 1e-9);
	}
}

TEST(EngineSurface, TheFitChangesWhatBrakesOnTheMatAndEverythingThatBounces)
{
	const physics::Surface surface;
	const EngineSurface plain = EngineSurfaceOf(surface, kWall, {});
	const EngineSurface fitted = EngineSurfaceOf(surface, kWall, {1.25, 0.8});
	EXPECT_EQ(fitted.discFriction, plain.discFriction) << "rims are not tried out";
	EXPECT_NEAR(fitted.matFriction, 1.25 * plain.matFriction, 1e-12);
	EXPECT_NEAR(fitted.discRestitution * fitted.discRestitution * 1000.0, 0.8 * surface.restitution, 1e-9);
	EXPECT_NEAR(fitted.discRestitution * fitted.wallRestitution * 1000.0, 0.8 * kWall, 1e-9);
}

TEST(EngineSurface, NothingEverGainsSpeedByBouncing)
{
	const EngineSurface wild = EngineSurfaceOf(physics::Surface{}, 1000, {1.0, 5.0});
	EXPECT_LE(wild.discRestitution, 1.0);
	EXPECT_LE(wild.wallRestitution, 1.0);
}

TEST(EngineSurface, KnowsDiscsThatDoNotBounceAndRimsThatDoNotRub)
{
	const EngineSurface engine = EngineSurfaceOf(physics::Surface{320, 0, 0}, kWall, {});
	EXPECT_NEAR(engine.discFriction * engine.matFriction, 0.32, 1e-12) << "the mat still brakes";
	EXPECT_LT(engine.discFriction * engine.discFriction, 0.002);
	EXPECT_EQ(engine.discRestitution, 0.0);
	EXPECT_EQ(engine.wallRestitution, 0.0);
}

TEST(EngineSurface, TheExactTrialObeysTheLawsOfFrictionAndImpact)
{
	const double brake = 0.32 * physics::kGravity;
	const double speed = kTrialSpeed;
	const double atTheHit = std::sqrt(speed * speed - 2.0 * brake * kTrialGap);
	const double after = (1.0 + physics::Surface{}.restitution / 1000.0) / 2.0 * atTheHit;
	const SurfaceTrial exact = ExactTrial();
	EXPECT_NEAR(exact.slide, speed * speed / (2.0 * brake), 2.0);
	EXPECT_NEAR(exact.struck, after * after / (2.0 * brake), 2.0);
}

TEST(EngineSurface, TheTrialsStayOnTheMatEvenAtHalfTheFriction)
{
	const OtherEngine slippery{0.5, 1.8};
	for (const GameState& trial : {SlideTrial(), StruckTrial()})
	{
		for (const DiscRest& rest : slippery.Play(trial, {}).discs)
		{
			EXPECT_FALSE(rest.left);
		}
	}
}

TEST(EngineSurface, AReportWithoutTheLastDiscMeansThatItDidNotMove)
{
	EXPECT_EQ(WayIn(StruckTrial(), Settled{TableKind::Engine, {DiscRest{0, {}, kNoPiece, false}}}), 0.0);
	EXPECT_EQ(WayIn(SlideTrial(), Settled{}), 0.0);
}

TEST(EngineSurface, SixRoundsFindHowAnotherEngineBrakesAndBounces)
{
	for (const double brakes : {0.6, 0.8, 1.0, 1.25, 1.7})
	{
		for (const double bounces : {0.92, 0.95, 1.0, 1.2, 1.5})
		{
			const OtherEngine engine{brakes, bounces};
			SurfaceFit fit;
			for (int round = 0; round < 6; ++round)
			{
				fit = Refine(fit, engine.Try(fit), ExactTrial());
			}
			EXPECT_NEAR(fit.friction * brakes, 1.0, kOnePercent) << brakes << " " << bounces;
			EXPECT_NEAR(fit.restitution * bounces, 1.0, kOnePercent) << brakes << " " << bounces;
			EXPECT_LT(ResidualOf(engine.Try(fit), ExactTrial()), kOnePercent) << brakes << " " << bounces;
		}
	}
}

TEST(EngineSurface, AnEngineThatBouncesTooLittleIsToldTheMostThereIs)
{
	const OtherEngine dull{1.0, 0.7};
	SurfaceFit fit;
	for (int round = 0; round < 4; ++round)
	{
		fit = Refine(fit, dull.Try(fit), ExactTrial());
	}
	EXPECT_NEAR(fit.restitution * physics::Surface{}.restitution, 1000.0, 1e-6);
	EXPECT_NEAR(fit.friction, 1.0, kOnePercent);
}

TEST(EngineSurface, AnEngineThatLetsDiscsSlideOffTheMatIsBroughtToReasonToo)
{
	const OtherEngine ice{0.2, 1.0};
	SurfaceFit fit;
	for (int round = 0; round < 4; ++round)
	{
		fit = Refine(fit, ice.Try(fit), ExactTrial());
	}
	EXPECT_LT(ResidualOf(ice.Try(fit), ExactTrial()), kOnePercent);
}

TEST(EngineSurface, AnEngineThatIsRightIsLeftAsItIs)
{
	const SurfaceFit fit{1.1, 0.9};
	const SurfaceFit refined = Refine(fit, ExactTrial(), ExactTrial());
	EXPECT_NEAR(refined.friction, fit.friction, 1e-9);
	EXPECT_NEAR(refined.restitution, fit.restitution, 1e-9);
	EXPECT_EQ(ResidualOf(ExactTrial(), ExactTrial()), 0.0);
}

TEST(EngineSurface, NonsenseTrialsChangeNothing)
{
	const SurfaceFit fit{1.1, 0.9};
	const SurfaceTrial wanted = ExactTrial();
	const double infinite = std::numeric_limits<double>::infinity();
	for (const double nonsense : {0.0, -1000.0, infinite, std::numeric_limits<double>::quiet_NaN()})
	{
		EXPECT_EQ(Refine(fit, {nonsense, wanted.struck}, wanted), fit) << nonsense;
		EXPECT_EQ(Refine(fit, {wanted.slide, nonsense}, wanted), fit) << nonsense;
		EXPECT_EQ(Refine(fit, {nonsense, nonsense}, wanted), fit) << nonsense;
	}
}

TEST(EngineSurface, AStruckDiscThatHardlyMovesIsNotTakenAtItsWord)
{
	const SurfaceTrial wanted = ExactTrial();
	const SurfaceFit refined = Refine({}, {wanted.slide, wanted.struck / 1000.0}, wanted);
	EXPECT_EQ(refined.friction, 1.0);
	EXPECT_LE(refined.restitution, 4.0);
}

TEST(EngineSurface, TheResidualIsTheWorseOfTheTwoErrors)
{
	EXPECT_NEAR(ResidualOf({110.0, 70.0}, {100.0, 100.0}), 0.3, 1e-12);
	EXPECT_NEAR(ResidualOf({110.0, 101.0}, {100.0, 100.0}), 0.1, 1e-12);
}

} // namespace
} // namespace faith::flick
