#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

struct FWorldInitializationValues
{
	uint32 bInitializeScenes : 1 = true;
	uint32 bAllowAudioPlayback : 1 = true;
	uint32 bRequiresHitProxies : 1 = true;
	uint32 bCreatePhysicsScene : 1 = true;
	uint32 bCreateNavigation : 1 = true;
	uint32 bCreateAISystem : 1 = true;
	uint32 bShouldSimulatePhysics : 1 = true;
	uint32 bEnableTraceCollision : 1 = false;
	uint32 bTransactional : 1 = true;
	uint32 bCreateFXSystem : 1 = true;

#define DOUBLE_INITIALIZATION_VALUE(Name) \
	FWorldInitializationValues& Name(const bool b) \
	{ \
		b##Name = b; \
		return *this; \
	}
	DOUBLE_INITIALIZATION_VALUE(InitializeScenes)
	DOUBLE_INITIALIZATION_VALUE(AllowAudioPlayback)
	DOUBLE_INITIALIZATION_VALUE(RequiresHitProxies)
	DOUBLE_INITIALIZATION_VALUE(CreatePhysicsScene)
	DOUBLE_INITIALIZATION_VALUE(CreateNavigation)
	DOUBLE_INITIALIZATION_VALUE(CreateAISystem)
	DOUBLE_INITIALIZATION_VALUE(ShouldSimulatePhysics)
	DOUBLE_INITIALIZATION_VALUE(EnableTraceCollision)
	DOUBLE_INITIALIZATION_VALUE(CreateFXSystem)
#undef DOUBLE_INITIALIZATION_VALUE
	FWorldInitializationValues& SetTransactional(const bool b)
	{
		bTransactional = b;
		return *this;
	}
};
