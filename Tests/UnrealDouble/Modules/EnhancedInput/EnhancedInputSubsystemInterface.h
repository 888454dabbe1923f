#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "UObject/ObjectPtr.h"

class UEnhancedPlayerInput;
class UInputMappingContext;

struct FModifyContextOptions
{
	/// Keys of buttons that are down when it takes effect do nothing until they were up.
	uint8 bIgnoreAllPressedKeysUntilRelease : 1 = true;
	/// Otherwise it takes effect at the end of the frame, when what belongs to no world is ticked.
	uint8 bForceImmediately : 1 = false;
};

/// The contexts of one player; no context, no action.
class ENHANCEDINPUT_API IEnhancedInputSubsystemInterface
{
public:
	IEnhancedInputSubsystemInterface();
	IEnhancedInputSubsystemInterface(const IEnhancedInputSubsystemInterface&) = delete;
	IEnhancedInputSubsystemInterface& operator=(const IEnhancedInputSubsystemInterface&) = delete;
	virtual ~IEnhancedInputSubsystemInterface();
	virtual UEnhancedPlayerInput* GetPlayerInput() const = 0;
	virtual void AddMappingContext(const UInputMappingContext* MappingContext, int32 Priority,
		const FModifyContextOptions& Options = FModifyContextOptions());
	virtual void RemoveMappingContext(
		const UInputMappingContext* MappingContext, const FModifyContextOptions& Options = FModifyContextOptions());

	/// Of the double.
	const TArray<TObjectPtr<const UInputMappingContext>>& DoubleContexts() const { return Contexts; }
	/// Of the double: what was asked for takes effect.
	void DoubleRebuild();

private:
	void Request(const FModifyContextOptions& Options);

	TArray<TObjectPtr<const UInputMappingContext>> Contexts;
	TArray<TObjectPtr<const UInputMappingContext>> Wanted;
	bool bPending = false;
	bool bIgnorePressed = false;
};
