#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

enum class EName : uint32
{
	None = 0
};
inline constexpr EName NAME_None = EName::None;
