#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

#include <functional>
#include <memory>

/// When work for the pool of threads is done. Game code never includes this; tests choose with the console variable double.Background.
namespace UnrealDouble
{
/// Numbers are those of the console variable.
enum class EBackgroundOrder
{
	/// At the end of the next frame of any world, or when somebody waits for it: the same in every run, and never before it was asked for.
	Later = 0,
	/// Before the call that asks for it returns, as on a machine without threads.
	AtOnce = 1,
	/// On a thread of its own, as in an engine: any time.
	Threads = 2,
};

struct FBackgroundJob;

CORE_API double& BackgroundOrderKnob();
CORE_API std::shared_ptr<FBackgroundJob> StartInBackground(std::function<void()> Work);
CORE_API bool IsDone(const FBackgroundJob& Job);
CORE_API void WaitFor(FBackgroundJob& Job);
/// The end of a frame: does what waits for it.
CORE_API void RunBackgroundWork();
/// The end of the program: nothing may still be going on then.
CORE_API int32 NumBackgroundJobs();
} // namespace UnrealDouble
