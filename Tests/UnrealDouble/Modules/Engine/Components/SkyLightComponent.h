#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/LightComponentBase.h"
#include "CoreMinimal.h"

enum ESkyLightSourceType : int
{
	SLS_CapturedScene,
	SLS_SpecifiedCubemap,
	SLS_MAX,
};

class ENGINE_API USkyLightComponent : public ULightComponentBase
{
	DOUBLE_CLASS(USkyLightComponent, ULightComponentBase)

public:
	USkyLightComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TEnumAsByte<ESkyLightSourceType> SourceType = SLS_CapturedScene;
	uint8 bRealTimeCapture : 1 = false;
	uint8 bLowerHemisphereIsBlack : 1 = true;
	FLinearColor LowerHemisphereColor = FLinearColor(0.0f, 0.0f, 0.0f, 1.0f);

	void SetIntensity(float NewIntensity) { Intensity = NewIntensity; }
	void SetLightColor(FLinearColor NewLightColor);
	void SetLowerHemisphereColor(const FLinearColor& InLowerHemisphereColor);
	void RecaptureSky() {}
};
