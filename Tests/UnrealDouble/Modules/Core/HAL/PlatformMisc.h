#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

struct FPlatformMisc
{
	static CORE_API int32 NumberOfCores();
};
