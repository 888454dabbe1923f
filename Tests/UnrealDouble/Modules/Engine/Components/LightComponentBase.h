#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"

class ENGINE_API ULightComponentBase : public USceneComponent
{
	DOUBLE_CLASS(ULightComponentBase, USceneComponent)

public:
	ULightComponentBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	float Intensity = 3.1415926535897932f;
	FColor LightColor = FColor::White;
	uint8 CastShadows : 1 = true;

	void SetCastShadows(bool bNewValue) { CastShadows = bNewValue; }
	FLinearColor GetLightColor() const { return FLinearColor(LightColor); }
};
