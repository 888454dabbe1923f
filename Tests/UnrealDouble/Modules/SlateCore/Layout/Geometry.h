#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// Where a widget is.
struct SLATECORE_API FGeometry
{
	/// Nothing before it was painted.
	FVector2D GetLocalSize() const { return DoubleSize; }

	/// Of the double: units as widgets count them.
	FVector2D DoubleSize = FVector2D(0.0, 0.0);
};
