#include "Async/Async.h"
#include "Async/ParallelFor.h"
#include "CoreMinimal.h"
#include "Sound/SoundWaveProcedural.h"

/** Work beside the game, and a sound. */
namespace SampleService
{
void Think()
{
	TFuture<void> Thought = Async(EAsyncExecution::ThreadPool, []() { ParallelFor(4, [](int32 Index) {}); });
	const TFuture<void> Kept = MoveTemp(Thought);
	Kept.Wait();
}

void Feed(USoundWaveProcedural& Wave, const TArray<uint8>& Samples)
{
	Wave.SetSampleRate(44100);
	Wave.QueueAudio(Samples.GetData(), Samples.Num());
}
} // namespace SampleService
