#include "FlickOfFaithPresentation/OptionChoices.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

std::size_t PlaceOfNearest(double value, std::span<const double> allowed)
{
	const auto nearest = std::min_element(allowed.begin(), allowed.end(),
		[value](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
	return static_cast<std::size_t>(nearest - allowed.begin());
}

double NearestOf(double value, std::span<const double> allowed)
{
	return allowed[PlaceOfNearest(value, allowed)];
}

double AmplitudeOf(std::int32_t percent)
{
	const double share = static_cast<double>(std::clamp(percent, 0, kFullVolume)) / kFullVolume;
	return share * share;
}

} // namespace faith::flick
