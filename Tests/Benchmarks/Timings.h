#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace faith::contest
{

/// Microseconds of processor time per flick, over the repetitions of one benchmark.
struct Timing
{
	double median = 0.0;
	double least = 0.0;
	double most = 0.0;
	/// 0 when the benchmark did not run.
	std::size_t repetitions = 0;
};

/// Collects what Google Benchmark measures instead of printing it. Every benchmark says in the counter kFlicks how many
/// flicks one iteration plays.
class Timings final : public benchmark::BenchmarkReporter
{
public:
	static constexpr const char* kFlicks = "flicks";

	bool ReportContext(const Context&) override { return true; }
	void ReportRuns(const std::vector<Run>& runs) override;

	/// By the name the benchmark was registered with.
	Timing Of(const std::string& name) const;

private:
	std::map<std::string, std::vector<double>> microseconds_;
};

} // namespace faith::contest
