#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace faith::cli
{

/// A number that was measured, the limits between which it lies with 95 % confidence, and where it is meant to be.
struct Measure
{
	std::string name;
	double value = 0.0;
	double low = 0.0;
	double high = 0.0;
	double goalLow = 0.0;
	double goalHigh = 0.0;
	bool hasGoal = false;
	bool isShare = false; ///< shown as a percentage
	std::size_t sample = 0;
};

/// How a measure stands to its goal.
enum class Verdict
{
	NoGoal,
	Met,        ///< the whole interval lies within the goal
	Missed,     ///< the whole interval lies outside
	NotDecided, ///< the interval crosses a limit of the goal
};

[[nodiscard]] Verdict VerdictOf(const Measure& measure);

/// Collects pairs of numbers, one pair for each match, and estimates the sum of the first over the sum of the second. Matches are
/// independent, what happens within one is not.
class Ratio
{
public:
	void Add(double part, double whole)
	{
		parts_.push_back(part);
		wholes_.push_back(whole);
	}

	[[nodiscard]] Measure As(std::string name, bool isShare) const;

private:
	std::vector<double> parts_;
	std::vector<double> wholes_;
};

[[nodiscard]] Measure WithGoal(Measure measure, double low, double high);

} // namespace faith::cli
