#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithCli/Lab/LabFile.h"
#include "FlickOfFaithCli/Lab/Plan.h"

#include <functional>

namespace faith::cli
{

/// Told of every task as soon as it is done, on any thread but never on two at once.
using TaskDone = std::function<void(const LabTask& task, const LabResult& result)>;

/// How many tasks of the plan have their results.
[[nodiscard]] std::size_t DoneOf(const LabPlan& plan, const LabResults& results);

/// Does the tasks of the plan that have no results yet. When `control` is cancelled, unfinished ones are given up.
void RunPlan(
	const LabPlan& plan, LabResults& results, Executor& executor, SearchControl& control, const TaskDone& done);

} // namespace faith::cli
