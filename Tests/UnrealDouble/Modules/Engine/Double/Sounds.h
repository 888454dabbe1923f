#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

class UWorld;

namespace UnrealDouble
{
/// A frame of so many seconds: the sounds of this world use up the samples they were given.
ENGINE_API void PlaySounds(const UWorld& World, double Seconds);
} // namespace UnrealDouble
