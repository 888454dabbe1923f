#include "FlickOfFaithPresentation/StickSteering.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

double Slowed(bool fine)
{
	return fine ? StickSteering::kFineShare : 1.0;
}

/// The whole part of what has come together; the rest stays.
std::int32_t TakeWhole(double& sum)
{
	const double whole = std::trunc(sum);
	sum -= whole;
	return static_cast<std::int32_t>(whole);
}

} // namespace

double StickSteering::Response(double tilt)
{
	const double beyond = (std::min)((std::abs(tilt) - kAtRest) / (1.0 - kAtRest), 1.0);
	if (beyond <= 0.0)
	{
		return 0.0;
	}
	// A cube alone would hardly move at first.
	return std::copysign(0.15 * beyond + 0.85 * beyond * beyond * beyond, tilt);
}

SteeredAim StickSteering::Aim(const StickTilt& tilt, double seconds, bool fine)
{
	turn_ -= Response(tilt.x) * kFastestTurn * seconds * Slowed(fine);
	power_ += Response(tilt.y) * kFastestPower * seconds * Slowed(fine);
	return {TakeWhole(turn_), TakeWhole(power_)};
}

SteeredMove StickSteering::Move(const StickTilt& tilt, double seconds, bool fine)
{
	const double length = std::hypot(tilt.x, tilt.y);
	if (length <= 0.0)
	{
		return {};
	}
	const double way = Response(length) * kFastestMove * seconds * Slowed(fine);
	return {tilt.x / length * way, tilt.y / length * way};
}

} // namespace faith::flick
