#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

class UPrimitiveComponent;

/// How the physics of the double can be made to differ from what game code expects, for tests. Game code never includes this.
namespace UnrealDouble
{
struct FPhysicsKnobs
{
	/// "This engine brakes or bounces differently": factors on what the materials say.
	double FrictionFactor = 1.0;
	double RestitutionFactor = 1.0;
	/// Largest relative error of a starting speed, and the same number of radians of its direction. Repeats itself.
	double Noise = 0.0;
	uint32 NoiseSeed = 1;
	/// Bodies that tremble and stay awake.
	TArray<const UPrimitiveComponent*> Restless;
};

ENGINE_API FPhysicsKnobs& PhysicsKnobs();
} // namespace UnrealDouble
