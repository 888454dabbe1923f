#include "Timings.h"

#include <algorithm>
#include <cstdio>

namespace faith::contest
{

void Timings::ReportRuns(const std::vector<Run>& runs)
{
	for (const Run& run : runs)
	{
		if (run.error_occurred)
		{
			std::fprintf(stderr, "%s: %s\n", run.benchmark_name().c_str(), run.error_message.c_str());
		}
		else if (run.run_type == Run::RT_Iteration)
		{
			const double seconds = run.cpu_accumulated_time / static_cast<double>(run.iterations);
			microseconds_[run.run_name.function_name].push_back(seconds * 1e6 / run.counters.at(kFlicks).value);
		}
	}
}

Timing Timings::Of(const std::string& name) const
{
	const auto found = microseconds_.find(name);
	if (found == microseconds_.end())
	{
		return {};
	}
	std::vector<double> sorted = found->second;
	std::sort(sorted.begin(), sorted.end());
	const std::size_t middle = sorted.size() / 2;
	const double median = sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
	return {median, sorted.front(), sorted.back(), sorted.size()};
}

} // namespace faith::contest
