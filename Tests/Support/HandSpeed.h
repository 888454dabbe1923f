#pragma once

#include "FlickOfFaithRules/Launching.h"

#include <cmath>
#include <cstdint>

namespace faith::flick::test
{

/// By how much a flick may start faster or slower than it was aimed, in micrometres per second.
inline double SpeedSpread(const LaunchMaker& hand, PieceKind kind, std::int32_t power)
{
	const double least = 1.0 - hand.SpreadFor(kind, power).power / 1000.0;
	const double rounding = 1'000.0;
	return hand.TopSpeed(kind) * std::sqrt(power / 1000.0) * (1.0 - std::sqrt(least)) + rounding;
}

} // namespace faith::flick::test
