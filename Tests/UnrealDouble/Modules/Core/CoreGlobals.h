#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"
#include "Logging/LogMacros.h"

/** Counts the frames; tests that tick a world by hand raise it themselves. */
extern CORE_API uint64 GFrameCounter;
extern CORE_API bool GIsEditor;

CORE_API DECLARE_LOG_CATEGORY_EXTERN(LogTemp, Log, All);
CORE_API DECLARE_LOG_CATEGORY_EXTERN(LogInit, Log, All);
