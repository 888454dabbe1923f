#include "FlickOfFaithPresentation/CameraPose.h"

#include "Degrees.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kElevation = 54.0; ///< degrees above the horizon that it stands
constexpr double kHalfDepth = board::kHalfMat / kMicrometres;
constexpr double kHalfWidth = kHalfDepth + 130.0; ///< with the rows beside the mat, which lie east and west of it
constexpr double kMargin = 1.04;
constexpr double kNarrowest = 0.2; ///< aspect

/// Corners are counted clockwise from the north-east; who sits in the south-east looks north.
double HeadingFrom(CornerId corner)
{
	return 90.0 + 90.0 * ((5 - corner) % 4);
}

bool LooksAlongRows(CornerId corner)
{
	return corner % 2 == 0;
}

/// From where both the width of the near edge and the depth of the whole table fit.
double DistanceFor(CornerId corner, double aspect)
{
	const double across = LooksAlongRows(corner) ? kHalfDepth : kHalfWidth;
	const double depth = LooksAlongRows(corner) ? kHalfWidth : kHalfDepth;
	const double tangent = std::tan(kFieldOfView / 2.0 * kRadiansPerDegree);
	const double nearEdge = depth * std::cos(kElevation * kRadiansPerDegree);
	const double forWidth = across / tangent;
	const double forHeight =
		depth * std::sin(kElevation * kRadiansPerDegree) * (std::max)(aspect, kNarrowest) / tangent;
	return ((std::max)(forWidth, forHeight) + nearEdge) * kMargin;
}

} // namespace

CameraPose PoseOf(const CameraView& view, CornerId corner, double aspect)
{
	const double distance = DistanceFor(corner, aspect) / view.zoom;
	const double heading = HeadingFrom(corner);
	const double away = distance * std::cos(kElevation * kRadiansPerDegree);
	return {view.centre.x - away * std::cos(heading * kRadiansPerDegree),
		view.centre.y - away * std::sin(heading * kRadiansPerDegree),
		distance * std::sin(kElevation * kRadiansPerDegree), heading, kElevation};
}

TableSpot WaySeenFrom(CornerId corner, double right, double up)
{
	const double heading = HeadingFrom(corner) * kRadiansPerDegree;
	const double east = std::round(std::cos(heading));
	const double north = std::round(std::sin(heading));
	return {up * east + right * north, up * north - right * east};
}

} // namespace faith::flick
