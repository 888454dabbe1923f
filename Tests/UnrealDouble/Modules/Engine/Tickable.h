#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"

class UWorld;

/// What is ticked though it is no actor. The engine does so once a frame for each world, and once with no world for what belongs to none.
class ENGINE_API FTickableGameObject
{
public:
	static void TickObjects(UWorld* World, ELevelTick TickType, bool bIsPaused, float DeltaSeconds);

	/// Of the double: called for what belongs to no world.
	static void DoubleAddWorldless(void (*Call)());
};
