#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

struct FPlatformProcess
{
	/** Real time: the clock of the double stands still meanwhile. */
	static CORE_API void Sleep(float Seconds);
};
