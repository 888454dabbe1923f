#include "Double/Background.h"

#include "Async/ParallelFor.h"
#include "CoreMinimal.h"
#include "HAL/PlatformMisc.h"
#include "HAL/PlatformProcess.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace UnrealDouble
{
/// Work and whether it is done. Those who wait meet those who work here.
struct FBackgroundJob
{
	std::function<void()> Work;
	std::mutex Mutex;
	std::condition_variable Changed;
	bool bTaken = false;
	bool bDone = false;
};

namespace
{
constexpr int32 CoreCount = 2;

std::deque<std::shared_ptr<FBackgroundJob>> Queue; // of work for later; only the game thread touches it
std::atomic<int32> Unfinished{0};

EBackgroundOrder Order()
{
	return static_cast<EBackgroundOrder>(static_cast<int32>(BackgroundOrderKnob()));
}

/// Does the work unless somebody else has begun it.
void Do(FBackgroundJob& Job)
{
	{
		const std::lock_guard Lock(Job.Mutex);
		if (std::exchange(Job.bTaken, true))
		{
			return;
		}
	}
	Job.Work();
	Job.Work = nullptr;
	Unfinished.fetch_sub(1);
	const std::lock_guard Lock(Job.Mutex);
	Job.bDone = true;
	Job.Changed.notify_all();
}
} // namespace

double& BackgroundOrderKnob()
{
	static double Knob = 0.0;
	return Knob;
}

std::shared_ptr<FBackgroundJob> StartInBackground(std::function<void()> Work)
{
	auto Job = std::make_shared<FBackgroundJob>();
	Job->Work = std::move(Work);
	Unfinished.fetch_add(1);
	switch (Order())
	{
	case EBackgroundOrder::Later:
		Queue.push_back(Job);
		break;
	case EBackgroundOrder::AtOnce:
		Do(*Job);
		break;
	case EBackgroundOrder::Threads:
		std::thread([Job] { Do(*Job); }).detach();
		break;
	}
	return Job;
}

bool IsDone(const FBackgroundJob& Job)
{
	FBackgroundJob& Locked = const_cast<FBackgroundJob&>(Job);
	const std::lock_guard Lock(Locked.Mutex);
	return Job.bDone;
}

void WaitFor(FBackgroundJob& Job)
{
	// What still waits for a frame is done by whoever waits for it: a pool of threads would have come to it meanwhile.
	if (std::erase_if(Queue, [&Job](const auto& Queued) { return Queued.get() == &Job; }) != 0)
	{
		Do(Job);
	}
	std::unique_lock Lock(Job.Mutex);
	Job.Changed.wait(Lock, [&Job] { return Job.bDone; });
}

void RunBackgroundWork()
{
	// What this work asks for comes in the next frame.
	for (const std::shared_ptr<FBackgroundJob>& Job : std::exchange(Queue, {}))
	{
		Do(*Job);
	}
}

int32 NumBackgroundJobs()
{
	return Unfinished.load();
}
} // namespace UnrealDouble

void ParallelFor(int32 Num, TFunctionRef<void(int32)> Body, EParallelForFlags Flags)
{
	using UnrealDouble::EBackgroundOrder;
	const bool bThreads = UnrealDouble::Order() == EBackgroundOrder::Threads &&
		!EnumHasAnyFlags(Flags, EParallelForFlags::ForceSingleThread);
	std::atomic<int32> Next{0};
	const auto Share = [&]
	{
		for (int32 Index = Next.fetch_add(1); Index < Num; Index = Next.fetch_add(1))
		{
			Body(Index);
		}
	};
	if (!bThreads)
	{
		Share();
		return;
	}
	std::thread Other(Share);
	Share();
	Other.join();
}

int32 FPlatformMisc::NumberOfCores()
{
	return UnrealDouble::CoreCount;
}

FString FPlatformMisc::GetDefaultLanguage()
{
	return TEXT("en-GB");
}

void FPlatformProcess::Sleep(float Seconds)
{
	std::this_thread::sleep_for(std::chrono::duration<float>(Seconds));
}
