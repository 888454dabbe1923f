#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

namespace EStretchDirection
{
enum Type : int
{
	Both,
	DownOnly,
	UpOnly
};
} // namespace EStretchDirection

namespace EStretch
{
enum Type : int
{
	None,
	Fill,
	ScaleToFit,
	ScaleToFitX,
	ScaleToFitY,
	ScaleToFill,
	ScaleBySafeZone,
	UserSpecified,
	UserSpecifiedWithClipping
};
} // namespace EStretch
