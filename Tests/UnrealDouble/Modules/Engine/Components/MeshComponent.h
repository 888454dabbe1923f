#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

class ENGINE_API UMeshComponent : public UPrimitiveComponent
{
	DOUBLE_CLASS(UMeshComponent, UPrimitiveComponent)

public:
	UMeshComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
