#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

/** Simulated time: the runner advances it by one frame after another, so that tests never wait. */
struct FPlatformTime
{
	static CORE_API double Seconds();
};

namespace UnrealDouble
{
CORE_API void AdvanceClock(double Seconds);
}
