#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Layout/Geometry.h"

class UMG_API USlateBlueprintLibrary : public UBlueprintFunctionLibrary
{
	DOUBLE_CLASS(USlateBlueprintLibrary, UBlueprintFunctionLibrary)

public:
	USlateBlueprintLibrary(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	static FVector2D GetLocalSize(const FGeometry& Geometry) { return Geometry.DoubleSize; }
};
