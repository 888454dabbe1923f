#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Sound/SoundWave.h"

/** A sound whose samples are handed in while it plays. Here it only counts them: nothing is heard. */
class ENGINE_API USoundWaveProcedural : public USoundWave
{
	DOUBLE_CLASS(USoundWaveProcedural, USoundWave)

public:
	USoundWaveProcedural(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	void QueueAudio(const uint8* AudioData, const int32 BufferSize);
	int32 GetAvailableAudioByteCount() { return Queued; }

	/// Of the double: plays for so long. Fatal for a wave that says neither how fast its samples come nor how many channels they are.
	void DoublePlay(double Seconds);

private:
	int32 Queued = 0;
};
