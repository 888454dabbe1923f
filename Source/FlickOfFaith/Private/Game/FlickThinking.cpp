#include "Game/FlickThinking.h"

#include "Async/Async.h"
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
	for (const TFuture<void>& Thought : Thoughts)
	{
		Thought.Wait();
	}
}

void FFlickThinking::Run(std::function<void(faith::Executor&)> Work)
{
	Thoughts.RemoveAll([](const TFuture<void>& Thought) { return Thought.IsReady(); });
	Thoughts.Add(Async(EAsyncExecution::ThreadPool,
		[Work = MoveTemp(Work)]()
		{
			FFlickExecutor Executor;
			Work(Executor);
		}));
}
