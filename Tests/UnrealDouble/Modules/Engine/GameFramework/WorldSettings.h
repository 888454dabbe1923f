#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Info.h"

class AGameModeBase;

class ENGINE_API AWorldSettings : public AInfo
{
	DOUBLE_CLASS(AWorldSettings, AInfo)

public:
	AWorldSettings(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TSubclassOf<AGameModeBase> DefaultGameMode;
	/// What a simulated body takes below this height has fallen out of the world.
	float KillZ = -1048575.0f;
	/// Frames are shortened to this, seconds.
	float MaxUndilatedFrameTime = 0.4f;
	float MinUndilatedFrameTime = 0.0005f;

	/// Lets all actors begin play; normally called through the game state.
	virtual void NotifyBeginPlay();
	virtual void NotifyMatchStarted() {}
	virtual float GetGravityZ() const;
};
