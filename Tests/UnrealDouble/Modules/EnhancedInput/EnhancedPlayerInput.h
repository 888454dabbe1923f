#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/PlayerInput.h"
#include "InputActionValue.h"

class UInputAction;
class UInputMappingContext;

/// Makes actions of keys: an action starts with the first key that is not at rest, is triggered in every frame from then on, and completes.
class ENHANCEDINPUT_API UEnhancedPlayerInput : public UPlayerInput
{
	DOUBLE_CLASS(UEnhancedPlayerInput, UPlayerInput)

public:
	UEnhancedPlayerInput(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	virtual void DoubleProcess(APlayerController& Controller, float DeltaTime) override;
	/// Buttons of this context that are down do nothing until they were up.
	void DoubleIgnorePressed(const UInputMappingContext& Context);

private:
	/// Those that were triggered in the last frame.
	TArray<const UInputAction*> Running;
	TArray<FKey> Ignored;
};
