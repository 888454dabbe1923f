#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

class ENGINE_API AInfo : public AActor
{
	DOUBLE_CLASS(AInfo, AActor)

public:
	/// Those that tick do so while bodies are simulated.
	AInfo(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer)
	{
		PrimaryActorTick.TickGroup = TG_DuringPhysics;
	}
};
