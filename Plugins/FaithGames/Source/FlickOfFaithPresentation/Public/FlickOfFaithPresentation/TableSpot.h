#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Ids.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace faith::flick
{

inline constexpr double kMicrometres = 1000.0; ///< in a millimetre

/// A point on the table as hosts see it: millimetres, x east and y north.
struct TableSpot
{
	double x = 0.0;
	double y = 0.0;

	friend constexpr bool operator==(const TableSpot&, const TableSpot&) = default;
};

inline TableSpot SpotOf(const physics::Point& point)
{
	return {point.x / kMicrometres, point.y / kMicrometres};
}

/// The nearest point of the rules. A finger may point far beyond the table; more than a kilometre away is a kilometre away.
inline physics::Point PointOf(const TableSpot& spot)
{
	const auto micrometres = [](double millimetres)
	{
		constexpr double farthest = 1'000'000'000.0;
		return static_cast<std::int32_t>(std::lround(std::clamp(millimetres * kMicrometres, -farthest, farthest)));
	};
	return {micrometres(spot.x), micrometres(spot.y)};
}

} // namespace faith::flick
