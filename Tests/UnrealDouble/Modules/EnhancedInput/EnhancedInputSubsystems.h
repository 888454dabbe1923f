#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "EnhancedInputSubsystemInterface.h"
#include "Subsystems/LocalPlayerSubsystem.h"

class ENHANCEDINPUT_API UEnhancedInputLocalPlayerSubsystem : public ULocalPlayerSubsystem,
															 public IEnhancedInputSubsystemInterface
{
	DOUBLE_CLASS(UEnhancedInputLocalPlayerSubsystem, ULocalPlayerSubsystem)

public:
	UEnhancedInputLocalPlayerSubsystem(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	virtual UEnhancedPlayerInput* GetPlayerInput() const override;
};
