#pragma once

#include "CoreMinimal.h"
#include "Misc/AutomationTest.h"

#include "FlickTestWorld.h"

/** Something that takes longer than a frame of the engine should. */
struct FFlickLongRun
{
	explicit FFlickLongRun(const FString& Options) : World(Options) {}

	FFlickTestWorld World;
	/** One frame of it; true when it is done. */
	TFunction<bool()> Step;
	/** What must be true in the end. */
	TFunction<void()> Judge;
	int32 MostSteps = 60 * 3600;
	int32 Steps = 0;
};

/** Goes on with it, some steps in each frame of the engine, which goes on drawing and collecting garbage. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(FFlickRunOn, FAutomationTestBase*, Test, TSharedPtr<FFlickLongRun>, Run);

inline bool FFlickRunOn::Update()
{
	constexpr int32 StepsAtOnce = 300;
	bool bDone = false;
	for (int32 Step = 0; Step < StepsAtOnce && !bDone; ++Step)
	{
		bDone = Run->Step();
		++Run->Steps;
	}
	if (!bDone && Run->Steps < Run->MostSteps)
	{
		return false;
	}
	Test->TestTrue(TEXT("it comes to an end"), bDone);
	Run->Judge();
	return true;
}
