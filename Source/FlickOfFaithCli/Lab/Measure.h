#pragma once

#include "FaithSearch/Rating.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace faith::cli
{

/// How a measure stands to its goal.
enum class Verdict
{
	NoGoal,
	Met,        ///< the whole interval lies within the goal
	Missed,     ///< the whole interval lies outside
	NotDecided, ///< the interval crosses a limit of the goal
};

/// Where a measure is meant to be. A limit that does not exist is infinite.
struct Goal
{
	double low = -std::numeric_limits<double>::infinity();
	double high = std::numeric_limits<double>::infinity();
};

[[nodiscard]] inline Goal AtLeast(double low)
{
	return {low, std::numeric_limits<double>::infinity()};
}

[[nodiscard]] inline Goal AtMost(double high)
{
	return {-std::numeric_limits<double>::infinity(), high};
}

/// A number that was measured and the limits between which it lies with 95 % confidence.
struct Measure
{
	std::string name;
	double value = 0.0;
	double low = 0.0;
	double high = 0.0;
	std::optional<Goal> goal;
	bool isShare = false; ///< shown as a percentage
	std::size_t sample = 0;
	/// Where more than the goal decides.
	std::optional<Verdict> judged;
	std::string note; ///< shown in place of the goal
	/// Left out of the text table, which would grow too long.
	bool isDetail = false;
};

[[nodiscard]] Verdict VerdictOf(const Measure& measure);

/// The whole interval lies far outside of the goal: a range is widened by its own width on either side, a single limit by a half. A
/// measure from a handful of samples passes, a broken game does not.
[[nodiscard]] bool IsFarOff(const Measure& measure);

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

/// Counts trials that are won or lost independently.
class Tries
{
public:
	void Add(bool won)
	{
		won_ += won ? 1 : 0;
		++trials_;
	}

	[[nodiscard]] Measure As(std::string name) const;

private:
	std::uint64_t won_ = 0;
	std::uint64_t trials_ = 0;
};

[[nodiscard]] Measure MeasureFrom(std::string name, const Share& share, std::size_t sample);

[[nodiscard]] Measure WithGoal(Measure measure, Goal goal);

/// A number as the table shows it: percent with one decimal, or two decimals.
[[nodiscard]] std::string NumberText(double value, bool isShare);
/// Such as "25.0 to 40.0" or "at most 70.0"; the note if there is one.
[[nodiscard]] std::string GoalText(const Measure& measure);
[[nodiscard]] std::string VerdictText(Verdict verdict);

} // namespace faith::cli
