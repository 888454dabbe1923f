#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/LightComponent.h"
#include "CoreMinimal.h"

class ENGINE_API UDirectionalLightComponent : public ULightComponent
{
	DOUBLE_CLASS(UDirectionalLightComponent, ULightComponent)

public:
	UDirectionalLightComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	float LightSourceAngle = 0.5357f;
	uint8 bAtmosphereSunLight : 1 = true;

	void SetLightSourceAngle(float NewValue) { LightSourceAngle = NewValue; }
	void SetAtmosphereSunLight(bool bNewValue) { bAtmosphereSunLight = bNewValue; }
};
