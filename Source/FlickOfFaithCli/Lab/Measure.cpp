#include "FlickOfFaithCli/Lab/Measure.h"

#include <cmath>
#include <utility>

namespace faith::cli
{

Verdict VerdictOf(const Measure& measure)
{
	if (!measure.hasGoal || measure.sample == 0)
	{
		return Verdict::NoGoal;
	}
	if (measure.low >= measure.goalLow && measure.high <= measure.goalHigh)
	{
		return Verdict::Met;
	}
	const bool isOutside = measure.high < measure.goalLow || measure.low > measure.goalHigh;
	return isOutside ? Verdict::Missed : Verdict::NotDecided;
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
	const double error = n > 1 ? deviations * std::sqrt(squares * n / (n - 1)) / whole : measure.value;
	measure.low = measure.value - error;
	measure.high = measure.value + error;
	return measure;
}

Measure WithGoal(Measure measure, double low, double high)
{
	measure.goalLow = low;
	measure.goalHigh = high;
	measure.hasGoal = true;
	return measure;
}

} // namespace faith::cli
