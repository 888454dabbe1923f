#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// How a picture is finished. Nothing is drawn here: only that the names are right.
struct FPostProcessSettings
{
	uint8 bOverride_AutoExposureMinBrightness : 1 = false;
	uint8 bOverride_AutoExposureMaxBrightness : 1 = false;
	float AutoExposureMinBrightness = -10.0f;
	float AutoExposureMaxBrightness = 20.0f;
};
