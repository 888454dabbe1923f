#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// Where a widget is; only passed on.
struct SLATECORE_API FGeometry
{
};
