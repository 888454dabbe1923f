#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"

/// Binds nothing of itself.
class ENGINE_API UInputComponent : public UActorComponent
{
	DOUBLE_CLASS(UInputComponent, UActorComponent)

public:
	UInputComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	int32 Priority = 0;
	uint8 bBlockInput : 1 = false;
};
