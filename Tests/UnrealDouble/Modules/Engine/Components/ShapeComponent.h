#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

class ENGINE_API UShapeComponent : public UPrimitiveComponent
{
	DOUBLE_CLASS(UShapeComponent, UPrimitiveComponent)

public:
	UShapeComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FColor ShapeColor = FColor(223, 149, 157, 255);
};
