#include "Async/ParallelFor.h"
#include "CoreMinimal.h"
#include "Sound/SoundWaveProcedural.h"
#include "Tasks/Task.h"

/** Work beside the game, and a sound. */
namespace SampleService
{
void Think()
{
	const UE::Tasks::FTask Thought = UE::Tasks::Launch(
		TEXT("Sample"), []() { ParallelFor(4, [](int32 Index) {}); }, UE::Tasks::ETaskPriority::BackgroundNormal);
	Thought.Wait();
}

void Feed(USoundWaveProcedural& Wave, const TArray<uint8>& Samples)
{
	Wave.SetSampleRate(44100);
	Wave.QueueAudio(Samples.GetData(), Samples.Num());
}
} // namespace SampleService
