#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Materials/MaterialInterface.h"

class ENGINE_API UMaterial : public UMaterialInterface
{
	DOUBLE_CLASS(UMaterial, UMaterialInterface)

public:
	UMaterial(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
