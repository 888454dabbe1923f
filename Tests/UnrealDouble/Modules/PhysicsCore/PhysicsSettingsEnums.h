#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

namespace EFrictionCombineMode
{
/// How the numbers of two materials become one; of two materials that insist on different ways the later one here wins.
enum Type : int
{
	Average,
	Min,
	Multiply,
	Max
};
} // namespace EFrictionCombineMode

namespace ESettingsDOF
{
enum Type : int
{
	Full3D,
	YZPlane,
	XZPlane,
	XYPlane,
};
} // namespace ESettingsDOF
