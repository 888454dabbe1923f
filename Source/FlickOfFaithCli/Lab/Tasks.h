#pragma once

#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithCli/Lab/Plan.h"
#include "FlickOfFaithCli/Lab/Records.h"
#include "FlickOfFaithRules/Rules.h"

namespace faith::cli
{

/// Does one task on the caller's thread. The result depends on the task and the plan's seed only; it means nothing when `control` was
/// cancelled.
[[nodiscard]] LabResult RunTask(
	const flick::Rules& rules, const LabPlan& plan, const LabTask& task, SearchControl& control);

} // namespace faith::cli
