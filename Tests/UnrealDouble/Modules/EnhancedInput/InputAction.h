#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/DataAsset.h"
#include "InputActionValue.h"

class ENHANCEDINPUT_API UInputAction : public UDataAsset
{
	DOUBLE_CLASS(UInputAction, UDataAsset)

public:
	UInputAction(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	EInputActionValueType ValueType = EInputActionValueType::Boolean;
	uint8 bTriggerWhenPaused : 1 = false;
};
