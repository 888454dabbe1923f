#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ShapeComponent.h"
#include "CoreMinimal.h"

class ENGINE_API UBoxComponent : public UShapeComponent
{
	DOUBLE_CLASS(UBoxComponent, UShapeComponent)

public:
	UBoxComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	void SetBoxExtent(FVector InBoxExtent, bool bUpdateOverlaps = true);
	FVector GetUnscaledBoxExtent() const { return BoxExtent; }
	FVector GetScaledBoxExtent() const { return BoxExtent * GetComponentScale(); }
	void InitBoxExtent(const FVector& InBoxExtent) { BoxExtent = InBoxExtent; }

	virtual TArray<TArray<FVector>> DoubleCollisionHulls() const override;

protected:
	FVector BoxExtent = FVector(32.0, 32.0, 32.0);
};
