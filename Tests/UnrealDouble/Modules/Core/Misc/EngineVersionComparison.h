#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Runtime/Launch/Resources/Version.h"

#define UE_GREATER_SORT(Value, ValueToBeGreaterThan, TieBreaker) \
	(((Value) > (ValueToBeGreaterThan)) || (((Value) == (ValueToBeGreaterThan)) && (TieBreaker)))
#define UE_VERSION_NEWER_THAN(Major, Minor, Patch) \
	UE_GREATER_SORT(ENGINE_MAJOR_VERSION, Major, \
		UE_GREATER_SORT(ENGINE_MINOR_VERSION, Minor, UE_GREATER_SORT(ENGINE_PATCH_VERSION, Patch, false)))
#define UE_VERSION_NEWER_THAN_OR_EQUAL(Major, Minor, Patch) \
	UE_GREATER_SORT(ENGINE_MAJOR_VERSION, Major, \
		UE_GREATER_SORT(ENGINE_MINOR_VERSION, Minor, UE_GREATER_SORT(ENGINE_PATCH_VERSION, Patch, true)))
#define UE_VERSION_OLDER_THAN(Major, Minor, Patch) (!UE_VERSION_NEWER_THAN_OR_EQUAL(Major, Minor, Patch))
