#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"
#include "Misc/EnumClassFlags.h"
#include "Templates/Function.h"

enum class EParallelForFlags
{
	None,
	ForceSingleThread = 1,
	Unbalanced = 2,
	PumpRenderingThread = 4,
	BackgroundPriority = 8,
};
ENUM_CLASS_FLAGS(EParallelForFlags)

/** Calls Body(0) .. Body(Num - 1) and returns when all are done: on two threads where background work has real ones, else in order here. */
CORE_API void ParallelFor(int32 Num, TFunctionRef<void(int32)> Body, EParallelForFlags Flags = EParallelForFlags::None);
