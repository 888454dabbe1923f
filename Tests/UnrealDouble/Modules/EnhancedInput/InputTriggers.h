#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

enum class ETriggerEvent : uint8
{
	None = 0,
	Triggered = 1 << 0,
	Started = 1 << 1,
	Ongoing = 1 << 2,
	Canceled = 1 << 3,
	Completed = 1 << 4,
};

class ENHANCEDINPUT_API UInputTrigger : public UObject
{
	DOUBLE_CLASS(UInputTrigger, UObject)

public:
	UInputTrigger(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}
};
