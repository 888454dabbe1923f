#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Logging/LogCategory.h"

/** Where log lines go: to stdout, into counts, and to whoever runs a test. */
namespace UnrealDouble
{
using FLogHook = void (*)(const FName& Category, ELogVerbosity::Type Verbosity, const FString& Message);

CORE_API void Log(const FLogCategoryBase& Category, ELogVerbosity::Type Verbosity, const FString& Message);
/** Called with each line that is printed; nullptr for none. */
CORE_API void SetLogHook(FLogHook Hook);
/** How many lines of a kind were printed since the process began. */
CORE_API int32 NumLogged(ELogVerbosity::Type Verbosity);
} // namespace UnrealDouble
