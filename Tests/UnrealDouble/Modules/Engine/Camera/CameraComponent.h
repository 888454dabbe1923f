#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Camera/CameraTypes.h"
#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "Engine/Scene.h"

class ENGINE_API UCameraComponent : public USceneComponent
{
	DOUBLE_CLASS(UCameraComponent, USceneComponent)

public:
	UCameraComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/// Degrees, horizontal.
	float FieldOfView = 90.0f;
	float OrthoWidth = 1536.0f;
	float AspectRatio = 1.777778f;
	FPostProcessSettings PostProcessSettings;
	uint8 bConstrainAspectRatio : 1 = false;
	TEnumAsByte<ECameraProjectionMode::Type> ProjectionMode = ECameraProjectionMode::Perspective;

	virtual void SetFieldOfView(float InFieldOfView) { FieldOfView = InFieldOfView; }
	void SetOrthoWidth(float InOrthoWidth) { OrthoWidth = InOrthoWidth; }
	void SetConstraintAspectRatio(bool bInConstrainAspectRatio) { bConstrainAspectRatio = bInConstrainAspectRatio; }
	void SetProjectionMode(ECameraProjectionMode::Type InProjectionMode) { ProjectionMode = InProjectionMode; }
};
