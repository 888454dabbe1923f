#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/** The command line of the process; the runner takes what follows "--". */
struct CORE_API FCommandLine
{
	static const TCHAR* Get();
	static bool Set(const TCHAR* NewCommandLine);
	static void Append(const TCHAR* AppendString);
};
