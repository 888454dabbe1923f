#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "HAL/Platform.h"
#include "Math/NumericLimits.h"
#include "Misc/Build.h"
#include "Misc/CoreMiscDefines.h"
