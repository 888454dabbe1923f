#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/DataAsset.h"
#include "EnhancedActionKeyMapping.h"

class ENHANCEDINPUT_API UInputMappingContext : public UDataAsset
{
	DOUBLE_CLASS(UInputMappingContext, UDataAsset)

public:
	UInputMappingContext(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	/// Valid until the next key is mapped.
	FEnhancedActionKeyMapping& MapKey(const UInputAction* Action, FKey ToKey);

	/// Of the double.
	const TArray<FEnhancedActionKeyMapping>& DoubleMappings() const { return Mappings; }

private:
	TArray<FEnhancedActionKeyMapping> Mappings;
};
