#include "FlickOfFaithCli/Lab/Measure.h"

#include <cmath>
#include <iomanip>
#include <sstream>
#include <utility>

namespace faith::cli
{

Verdict VerdictOf(const Measure& measure)
{
	if (measure.judged)
	{
		return *measure.judged;
	}
	if (!measure.goal || measure.sample == 0)
	{
		return Verdict::NoGoal;
	}
	if (measure.low >= measure.goal->low && measure.high <= measure.goal->high)
	{
		return Verdict::Met;
	}
	const bool isOutside = measure.high < measure.goal->low || measure.low > measure.goal->high;
	return isOutside ? Verdict::Missed : Verdict::NotDecided;
}

bool IsFarOff(const Measure& measure)
{
	if (!measure.goal || measure.sample == 0)
	{
		return false;
	}
	const Goal goal = *measure.goal;
	const bool isRange = std::isfinite(goal.low) && std::isfinite(goal.high);
	const double width = goal.high - goal.low;
	const double low = isRange ? goal.low - width : goal.low - std::abs(goal.low) / 2;
	const double high = isRange ? goal.high + width : goal.high + std::abs(goal.high) / 2;
	return measure.high < low || measure.low > high;
}

Measure Ratio::As(std::string name, bool isShare) const
{
	constexpr double deviations = 1.96; // 95 %
	Measure measure;
	measure.name = std::move(name);
	measure.isShare = isShare;
	measure.sample = parts_.size();
	double part = 0.0;
	double whole = 0.0;
	for (std::size_t i = 0; i < parts_.size(); ++i)
	{
		part += parts_[i];
		whole += wholes_[i];
	}
	if (whole <= 0.0)
	{
		measure.sample = 0;
		return measure;
	}
	measure.value = part / whole;
	double squares = 0.0;
	for (std::size_t i = 0; i < parts_.size(); ++i)
	{
		const double off = parts_[i] - measure.value * wholes_[i];
		squares += off * off;
	}
	const double n = static_cast<double>(parts_.size());
	const double error = n > 1 ? deviations * std::sqrt(squares * n / (n - 1)) / whole : std::abs(measure.value);
	measure.low = measure.value - error;
	measure.high = measure.value + error;
	return measure;
}

Measure Tries::As(std::string name) const
{
	return MeasureFrom(std::move(name), ShareOf(static_cast<double>(won_), trials_), trials_);
}

Measure MeasureFrom(std::string name, const Share& share, std::size_t sample)
{
	Measure measure;
	measure.name = std::move(name);
	measure.value = share.share;
	measure.low = share.low;
	measure.high = share.high;
	measure.isShare = true;
	measure.sample = sample;
	return measure;
}

Measure WithGoal(Measure measure, Goal goal)
{
	measure.goal = goal;
	return measure;
}

std::string NumberText(double value, bool isShare)
{
	std::ostringstream out;
	out << std::fixed << std::setprecision(isShare ? 1 : 2) << (isShare ? 100 * value : value);
	return out.str();
}

std::string GoalText(const Measure& measure)
{
	if (!measure.note.empty() || !measure.goal)
	{
		return measure.note;
	}
	const Goal goal = *measure.goal;
	if (!std::isfinite(goal.high))
	{
		return "at least " + NumberText(goal.low, measure.isShare);
	}
	if (!std::isfinite(goal.low))
	{
		return "at most " + NumberText(goal.high, measure.isShare);
	}
	return NumberText(goal.low, measure.isShare) + " to " + NumberText(goal.high, measure.isShare);
}

std::string VerdictText(Verdict verdict)
{
	constexpr const char* texts[] = {"", "met", "MISSED", "not decided"};
	return texts[static_cast<int>(verdict)];
}

} // namespace faith::cli
