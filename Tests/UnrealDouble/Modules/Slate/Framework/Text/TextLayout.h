#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

namespace ETextJustify
{
enum Type : int
{
	Left,
	Center,
	Right
};
} // namespace ETextJustify
