#pragma once

#include "FlickOfFaithAI/MatchFacts.h"
#include "FlickOfFaithCli/Lab/Measure.h"

#include <span>
#include <string>
#include <vector>

namespace faith::cli
{

/// A row for each measure: a dot at its value, a bar over its interval, a band over its goal. Shares are percentages. Those that nothing
/// is known about are left out; without any the picture is empty text.
[[nodiscard]] std::string IntervalChart(std::span<const Measure> measures);

/// A row of parts that add up to 1 each, one for each of `rows`, such as where points come from.
struct StackedRow
{
	std::string name;
	std::vector<double> parts;
};
[[nodiscard]] std::string StackedChart(const std::vector<std::string>& partNames, const std::vector<StackedRow>& rows);

/// The mean scores after every generation of the players in order of their final place, from the matches that were finished.
[[nodiscard]] std::string LeadChart(std::span<const flick::MatchFacts> matches);

} // namespace faith::cli
