#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

#define INDEFINITELY_LOOPING_DURATION 10000.0f

class ENGINE_API USoundBase : public UObject
{
	DOUBLE_CLASS(USoundBase, UObject)

public:
	USoundBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Seconds. */
	float Duration = 0.0f;
};
