#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/UnrealString.h"
#include "CoreTypes.h"

struct FPlatformMisc
{
	static CORE_API int32 NumberOfCores();
	/** As in "de-AT". Here always English. */
	static CORE_API FString GetDefaultLanguage();
};
