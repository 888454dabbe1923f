#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "HAL/Platform.h"

class FString;

/** Ends of the process and lesser complaints; the double's own, never called by code of the game. */
namespace UnrealDouble
{
/** Prints one line to stderr and aborts: what the engine would crash on, or would do wrong in silence. */
[[noreturn]] CORE_API void Fatal(const char* Message);
[[noreturn]] CORE_API void Fatal(const FString& Message);
[[noreturn]] CORE_API void CheckFailed(const char* Expression, const char* File, int Line);
[[noreturn]] CORE_API void CheckFailed(const char* Expression, const char* File, int Line, const FString& Message);
/** Logs an error, which fails a running automation test; false, so that ensure() can be a condition. */
CORE_API bool EnsureFailed(const char* Expression, const char* File, int Line);
CORE_API bool EnsureFailed(const char* Expression, const char* File, int Line, const FString& Message);
} // namespace UnrealDouble
