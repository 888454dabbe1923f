#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"

/** Nothing is drawn: only that it is there. */
class ENGINE_API USkyAtmosphereComponent : public USceneComponent
{
	DOUBLE_CLASS(USkyAtmosphereComponent, USceneComponent)

public:
	USkyAtmosphereComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
