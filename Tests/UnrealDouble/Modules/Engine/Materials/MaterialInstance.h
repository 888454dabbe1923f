#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Materials/MaterialInterface.h"

class ENGINE_API UMaterialInstance : public UMaterialInterface
{
	DOUBLE_CLASS(UMaterialInstance, UMaterialInterface)

public:
	UMaterialInstance(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TObjectPtr<UMaterialInterface> Parent;
};
