#include "Game/FlickThinking.h"

#include "Async/ParallelFor.h"
#include "HAL/PlatformMisc.h"

std::size_t FFlickExecutor::Width() const
{
	return static_cast<std::size_t>(FMath::Max(FPlatformMisc::NumberOfCores(), 1));
}

void FFlickExecutor::ForEach(std::size_t Count, const std::function<void(std::size_t)>& Task)
{
	ParallelFor(
		static_cast<int32>(Count), [&Task](int32 Index) { Task(static_cast<std::size_t>(Index)); },
		EParallelForFlags::BackgroundPriority);
}

FFlickThinking::~FFlickThinking()
{
	for (const UE::Tasks::FTask& Thought : Thoughts)
	{
		// What nobody has begun is done here, and ends at once: it has been cancelled.
		Thought.Wait();
	}
}

void FFlickThinking::Run(std::function<void(faith::Executor&)> Work)
{
	Thoughts.RemoveAll([](const UE::Tasks::FTask& Thought) { return Thought.IsCompleted(); });
	Thoughts.Add(UE::Tasks::Launch(
		TEXT("FlickThought"),
		[Work = MoveTemp(Work)]()
		{
			FFlickExecutor Executor;
			Work(Executor);
		},
		UE::Tasks::ETaskPriority::BackgroundNormal));
}
