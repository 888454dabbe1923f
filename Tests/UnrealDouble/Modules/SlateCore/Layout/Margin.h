#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// Room at the four sides.
struct SLATECORE_API FMargin
{
	float Left = 0.0f;
	float Top = 0.0f;
	float Right = 0.0f;
	float Bottom = 0.0f;

	FMargin() {}
	FMargin(float UniformMargin) : FMargin(UniformMargin, UniformMargin) {}
	FMargin(float Horizontal, float Vertical) : FMargin(Horizontal, Vertical, Horizontal, Vertical) {}
	FMargin(float InLeft, float InTop, float InRight, float InBottom)
		: Left(InLeft), Top(InTop), Right(InRight), Bottom(InBottom)
	{
	}
};
