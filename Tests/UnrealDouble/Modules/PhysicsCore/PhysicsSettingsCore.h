#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "PhysicsSettingsEnums.h"
#include "UObject/Object.h"

/// In the engine a UDeveloperSettings.
class PHYSICSCORE_API UPhysicsSettingsCore : public UObject
{
	DOUBLE_CLASS(UPhysicsSettingsCore, UObject)

public:
	UPhysicsSettingsCore(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	float DefaultGravityZ = -980.0f;
	float BounceThresholdVelocity = 200.0f;
	TEnumAsByte<EFrictionCombineMode::Type> FrictionCombineMode = EFrictionCombineMode::Average;
	TEnumAsByte<EFrictionCombineMode::Type> RestitutionCombineMode = EFrictionCombineMode::Average;
	/// Degrees per second.
	float MaxAngularVelocity = 3600.0f;
	float MaxDepenetrationVelocity = 0.0f;
	float ContactOffsetMultiplier = 0.02f;
	float MinContactOffset = 2.0f;
	float MaxContactOffset = 8.0f;
	bool bEnableEnhancedDeterminism = false;

	static UPhysicsSettingsCore* Get();
};
