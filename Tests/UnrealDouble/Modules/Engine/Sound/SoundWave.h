#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Sound/SoundBase.h"

class ENGINE_API USoundWave : public USoundBase
{
	DOUBLE_CLASS(USoundWave, USoundBase)

public:
	USoundWave(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	int32 NumChannels = 0;

	void SetSampleRate(uint32 InSampleRate, const bool bFromDecoders = false) { SampleRate = (int32)InSampleRate; }

protected:
	int32 SampleRate = 0;
};
