#pragma once

#include "FlickOfFaithCli/Lab/LabFile.h"
#include "FlickOfFaithCli/Lab/Measure.h"
#include "FlickOfFaithCli/Lab/Plan.h"

#include <string>
#include <vector>

namespace faith::cli
{

/// Rows of the balance table that were measured in the same way.
struct MeasureGroup
{
	LabSection section = LabSection::Points;
	std::string title;
	std::vector<Measure> measures;
};

/// What is known of everything that the plan asks for; groups without results are left out.
[[nodiscard]] std::vector<MeasureGroup> GroupsOf(const LabPlan& plan, const LabResults& results);

/// The results of one kind of the tasks of a section that are alike but for their number, in its order.
template <class T>
[[nodiscard]] std::vector<T> ResultsLike(const LabResults& results, const LabTask& like)
{
	std::vector<T> found;
	LabTask task = like;
	task.number = 0;
	for (auto each = results.lower_bound(task); each != results.end(); ++each)
	{
		task.number = each->first.number;
		if (!(each->first == task))
		{
			break;
		}
		if (const T* const result = std::get_if<T>(&each->second))
		{
			found.push_back(*result);
		}
	}
	return found;
}

/// The table as text.
[[nodiscard]] std::string LabTable(const LabPlan& plan, const LabResults& results);
[[nodiscard]] std::string LabJson(const LabPlan& plan, const LabResults& results);
/// One self-contained page.
[[nodiscard]] std::string LabHtml(const LabPlan& plan, const LabResults& results);

/// What was measured with how many of how many tasks.
[[nodiscard]] std::string LabConditionsText(const LabPlan& plan, const LabResults& results);

} // namespace faith::cli
