#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

struct FBodyInstanceCore
{
	uint8 bSimulatePhysics : 1 = false;
	uint8 bOverrideMass : 1 = false;
	uint8 bEnableGravity : 1 = true;
	uint8 bUpdateKinematicFromSimulation : 1 = false;
	uint8 bAutoWeld : 1 = false;
	uint8 bStartAwake : 1 = true;
	uint8 bGenerateWakeEvents : 1 = false;
	uint8 bUpdateMassWhenScaleChanges : 1 = false;

	PHYSICSCORE_API bool ShouldInstanceSimulatingPhysics() const { return bSimulatePhysics; }
};
