#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/LightComponentBase.h"
#include "CoreMinimal.h"

class ENGINE_API ULightComponent : public ULightComponentBase
{
	DOUBLE_CLASS(ULightComponent, ULightComponentBase)

public:
	ULightComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	float Temperature = 6500.0f;

	void SetIntensity(float NewIntensity) { Intensity = NewIntensity; }
	void SetLightColor(FLinearColor NewLightColor, bool bSRGB = true);
	void SetTemperature(float NewTemperature) { Temperature = NewTemperature; }
};
