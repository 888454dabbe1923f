#include "FlickOfFaithCli/Lab/Run.h"

#include "FlickOfFaithCli/Lab/Tasks.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace faith::cli
{

std::size_t DoneOf(const LabPlan& plan, const LabResults& results)
{
	const std::vector<LabTask> tasks = TasksOf(plan);
	return static_cast<std::size_t>(
		std::count_if(tasks.begin(), tasks.end(), [&](const LabTask& task) { return results.contains(task); }));
}

void RunPlan(const LabPlan& plan, LabResults& results, Executor& executor, SearchControl& control, const TaskDone& done)
{
	const flick::Rules rules;
	std::vector<LabTask> missing = TasksOf(plan);
	std::erase_if(missing, [&](const LabTask& task) { return results.contains(task); });
	std::mutex mutex;
	executor.ForEach(missing.size(),
		[&](std::size_t i)
		{
			if (control.IsCancelled())
			{
				return;
			}
			const LabResult result = RunTask(rules, plan, missing[i], control);
			const std::lock_guard lock(mutex);
			// What came after the cancellation was cut short.
			if (!control.IsCancelled())
			{
				results.emplace(missing[i], result);
				done(missing[i], result);
			}
		});
}

} // namespace faith::cli
