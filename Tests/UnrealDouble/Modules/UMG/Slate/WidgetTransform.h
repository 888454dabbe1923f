#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// How a widget is moved, turned and scaled when it is drawn.
struct UMG_API FWidgetTransform
{
};
