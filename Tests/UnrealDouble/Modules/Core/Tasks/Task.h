#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"
#include "Double/Background.h"
#include "Templates/UnrealTemplate.h"

namespace LowLevelTasks
{
enum class ETaskPriority : int8
{
	High,
	Normal,
	Default = Normal,
	ForegroundCount,
	BackgroundHigh = ForegroundCount,
	BackgroundNormal,
	BackgroundLow,
	Count,
};
} // namespace LowLevelTasks

namespace UE::Tasks
{
using LowLevelTasks::ETaskPriority;

namespace Private
{
/** Something that is going to be done. All copies are of the same. */
class FTaskHandle
{
public:
	FTaskHandle() = default;

	bool IsValid() const { return Job != nullptr; }
	bool IsCompleted() const { return Job == nullptr || UnrealDouble::IsDone(*Job); }
	/** Does it here if nobody has begun it, else blocks until it is done. */
	bool Wait() const
	{
		if (Job != nullptr)
		{
			UnrealDouble::WaitFor(*Job);
		}
		return true;
	}

protected:
	explicit FTaskHandle(std::shared_ptr<UnrealDouble::FBackgroundJob> InJob) : Job(std::move(InJob)) {}

private:
	std::shared_ptr<UnrealDouble::FBackgroundJob> Job;
};
} // namespace Private

using FTask = UE::Tasks::Private::FTaskHandle;

template <typename ResultType>
class TTask;

template <>
class TTask<void> : public Private::FTaskHandle
{
public:
	TTask() = default;

	/** The double's own. */
	explicit TTask(std::shared_ptr<UnrealDouble::FBackgroundJob> InJob) : FTaskHandle(std::move(InJob)) {}
};

/** The double knows only work without a result. See Double/Background.h for when it is done. */
template <typename TaskBodyType>
auto Launch(const TCHAR* DebugName, TaskBodyType&& TaskBody, ETaskPriority Priority = ETaskPriority::Normal)
	-> TTask<decltype(Forward<TaskBodyType>(TaskBody)())>
{
	return TTask<void>(UnrealDouble::StartInBackground(std::function<void()>(Forward<TaskBodyType>(TaskBody))));
}
} // namespace UE::Tasks
