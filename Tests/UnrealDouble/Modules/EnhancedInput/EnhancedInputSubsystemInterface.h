#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "UObject/ObjectPtr.h"

class UInputMappingContext;

struct FModifyContextOptions
{
	uint8 bIgnoreAllPressedKeysUntilRelease : 1 = true;
};

/// The contexts of one player; no context, no action.
class ENHANCEDINPUT_API IEnhancedInputSubsystemInterface
{
public:
	virtual ~IEnhancedInputSubsystemInterface() = default;
	virtual void AddMappingContext(const UInputMappingContext* MappingContext, int32 Priority,
		const FModifyContextOptions& Options = FModifyContextOptions());
	virtual void RemoveMappingContext(
		const UInputMappingContext* MappingContext, const FModifyContextOptions& Options = FModifyContextOptions());

	/// Of the double.
	const TArray<TObjectPtr<const UInputMappingContext>>& DoubleContexts() const { return Contexts; }

private:
	TArray<TObjectPtr<const UInputMappingContext>> Contexts;
};
