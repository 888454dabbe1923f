#include "FlickOfFaithPresentation/HeldSteps.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kFirstWait = 350.0; ///< milliseconds
constexpr double kWait = 40.0;
constexpr double kFastestSteps = 0.03; ///< steps a millisecond

} // namespace

Steps HeldSteps::Advance(double milliseconds, double right, double up)
{
	if (right == 0.0 && up == 0.0)
	{
		held_ = {};
		return {};
	}
	if (held_.right != right || held_.up != up)
	{
		held_ = {right, up};
		untilNext_ = kFirstWait;
		return held_;
	}
	untilNext_ -= milliseconds;
	int count = 0;
	for (; untilNext_ <= 0.0; untilNext_ += kWait)
	{
		++count;
	}
	return {right * count, up * count};
}

Steps StepsOfStick(double milliseconds, double right, double up)
{
	const double pushed = (std::min)(std::hypot(right, up), 1.0);
	const double share = pushed * kFastestSteps * (std::max)(milliseconds, 0.0);
	return {right * share, up * share};
}

} // namespace faith::flick
