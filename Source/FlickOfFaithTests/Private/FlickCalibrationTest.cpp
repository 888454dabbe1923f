#include "FlickTestWorld.h"

#include "FlickOfFaithPresentation/EngineSurface.h"
#include "HAL/IConsoleManager.h"
#include "Table/FlickTable.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
using faith::flick::SurfaceFit;
using faith::flick::SurfaceTrial;

/** How far the last disc of the trial comes on this engine's bodies, micrometres; 0 if it does not come to rest. */
double MeasuredWay(FFlickTestWorld& World, const faith::flick::GameState& Trial)
{
	double Way = 0.0;
	World.GetTable()->PlayShot(Trial,
		FFlickShotDone::CreateLambda(
			[&](const faith::flick::Settled& Settled) { Way = faith::flick::WayIn(Trial, Settled); }));
	return World.TickUntilShotIsOver() ? Way : 0.0;
}

SurfaceTrial Measure(FFlickTestWorld& World, const SurfaceFit& Fit)
{
	World.GetTable()->SetFit(Fit);
	return {MeasuredWay(World, faith::flick::SlideTrial()), MeasuredWay(World, faith::flick::StruckTrial())};
}

/** Sets a variable of the engine's double. An engine has none of this name and stays as it is. */
void Perturb(const TCHAR* Name, float Value)
{
	if (IConsoleVariable* const Variable = IConsoleManager::Get().FindConsoleVariable(Name))
	{
		Variable->Set(Value);
	}
}

/** The engine's double as it was, whatever the test does. */
struct FPerturbed
{
	FPerturbed(float Friction, float Restitution)
	{
		Perturb(TEXT("double.Friction"), Friction);
		Perturb(TEXT("double.Restitution"), Restitution);
	}
	~FPerturbed()
	{
		Perturb(TEXT("double.Friction"), 1.0f);
		Perturb(TEXT("double.Restitution"), 1.0f);
	}
};
} // namespace

/**
 * Finds out how this engine's materials have to be corrected. On the double it must find the perturbation again. What a real
 * engine says is unverified: its line "fit" belongs into the constants of FlickTable.cpp.
 */
IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickCalibrationTest, "FlickOfFaith.Calibration.FindsTheEnginesFriction", FlickTestFlags)

bool FFlickCalibrationTest::RunTest(const FString& Parameters)
{
	const FPerturbed Engine(1.3f, 0.95f);
	FFlickTestWorld World(TEXT("?Players=2"));
	const SurfaceTrial Wanted = faith::flick::ExactTrial();
	SurfaceFit Fit;
	SurfaceTrial Measured = Measure(World, Fit);
	const double Before = faith::flick::ResidualOf(Measured, Wanted);
	for (int32 Round = 0; Round < 6; ++Round)
	{
		Fit = faith::flick::Refine(Fit, Measured, Wanted);
		Measured = Measure(World, Fit);
	}
	const double After = faith::flick::ResidualOf(Measured, Wanted);
	AddInfo(FString::Printf(TEXT("residual %.4f before, %.4f after; fit of friction %.4f, of restitution %.4f"), Before,
		After, Fit.friction, Fit.restitution));
	TestTrue(TEXT("better than one percent"), After < 0.01);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickResidualTest, "FlickOfFaith.Calibration.DiscsStopWherePredicted", FlickTestFlags)

bool FFlickResidualTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	const double Residual =
		faith::flick::ResidualOf(Measure(World, AFlickTable::GetEngineFit()), faith::flick::ExactTrial());
	AddInfo(FString::Printf(TEXT("residual %.4f with the present fit"), Residual));
	TestTrue(TEXT("within five percent"), Residual < 0.05);
	return true;
}

#endif
