#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "InputCoreTypes.h"
#include "UObject/ObjectPtr.h"

class UInputAction;
class UInputModifier;
class UInputTrigger;

struct ENHANCEDINPUT_API FEnhancedActionKeyMapping
{
	TArray<TObjectPtr<UInputTrigger>> Triggers;
	/// Applied in this order.
	TArray<TObjectPtr<UInputModifier>> Modifiers;
	TObjectPtr<const UInputAction> Action;
	FKey Key;
};
