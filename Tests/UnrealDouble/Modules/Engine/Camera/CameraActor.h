#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

class UCameraComponent;

class ENGINE_API ACameraActor : public AActor
{
	DOUBLE_CLASS(ACameraActor, AActor)

public:
	ACameraActor(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UCameraComponent* GetCameraComponent() const { return CameraComponent; }

private:
	TObjectPtr<UCameraComponent> CameraComponent;
	TObjectPtr<USceneComponent> SceneComponent;
};
