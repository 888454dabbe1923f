#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "PhysicsSettingsCore.h"

/// Reads [/Script/Engine.PhysicsSettings] of Config/DefaultEngine.ini; a key it does not know ends the process.
class ENGINE_API UPhysicsSettings : public UPhysicsSettingsCore
{
	DOUBLE_CLASS(UPhysicsSettings, UPhysicsSettingsCore)

public:
	UPhysicsSettings(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TEnumAsByte<ESettingsDOF::Type> DefaultDegreesOfFreedom = ESettingsDOF::Full3D;
	float MinPhysicsDeltaTime = 1.e-6f;
	float MaxPhysicsDeltaTime = 1.0f / 30.0f;
	bool bSubstepping = false;
	bool bSubsteppingAsync = false;
	bool bTickPhysicsAsync = false;
	float AsyncFixedTimeStepSize = 1.0f / 30.0f;
	float MaxSubstepDeltaTime = 1.0f / 60.0f;
	int32 MaxSubsteps = 6;
	float SyncSceneSmoothingFactor = 0.0f;
	float InitialAverageFrameRate = 1.0f / 60.0f;
	float MinDeltaVelocityForHitEvents = 0.0f;

	static UPhysicsSettings* Get();
};
