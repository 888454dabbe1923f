#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Async/Future.h"
#include "CoreTypes.h"
#include "Templates/Function.h"

enum class EAsyncExecution
{
	TaskGraph,
	TaskGraphMainThread,
	Thread,
	ThreadIfForkSafe,
	ThreadPool,
};

/** The double knows only work for the pool of threads, and only work without a result. See Double/Background.h for when it is done. */
template <typename CallableType>
auto Async(EAsyncExecution Execution, CallableType&& Callable, TUniqueFunction<void()> CompletionCallback = nullptr)
	-> TFuture<decltype(Forward<CallableType>(Callable)())>
{
	check(Execution == EAsyncExecution::ThreadPool && !CompletionCallback);
	return TFuture<void>(UnrealDouble::StartInBackground(std::function<void()>(Forward<CallableType>(Callable))));
}
