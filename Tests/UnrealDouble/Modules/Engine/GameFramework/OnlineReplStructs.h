#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// Who a player is on the net: nobody, in the double.
struct FUniqueNetIdRepl
{
	bool IsValid() const { return false; }
};
