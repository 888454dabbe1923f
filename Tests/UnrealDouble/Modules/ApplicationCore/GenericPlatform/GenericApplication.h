#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// Shift, control and the like; here none is ever held.
class APPLICATIONCORE_API FModifierKeysState
{
public:
	FModifierKeysState() {}
};
