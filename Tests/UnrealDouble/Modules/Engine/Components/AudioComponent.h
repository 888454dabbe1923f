#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"

class USoundBase;

/** A sound that plays. */
class ENGINE_API UAudioComponent : public USceneComponent
{
	DOUBLE_CLASS(UAudioComponent, USceneComponent)

public:
	UAudioComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TObjectPtr<USoundBase> Sound;
	float VolumeMultiplier = 1.0f;

	virtual void Stop() { bPlays = false; }
	bool IsPlaying() const { return bPlays; }
	void SetVolumeMultiplier(float NewVolumeMultiplier) { VolumeMultiplier = NewVolumeMultiplier; }

	/// Of the double: plays on for so long.
	void DoublePlay(double Seconds);

private:
	bool bPlays = true;
	double Played = 0.0;
};
