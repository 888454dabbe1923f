#pragma once

#include "FlickOfFaithPresentation/TableCamera.h"

/// Where a camera stands so that somebody sees the table from behind the own corner.
namespace faith::flick
{

/// Degrees, from the left to the right edge of a view.
inline constexpr double kFieldOfView = 50.0;

/// Millimetres; x east, y north, z up.
struct CameraPose
{
	double x = 0.0;
	double y = 0.0;
	double z = 0.0;
	double heading = 0.0; ///< degrees that it looks along, counter-clockwise from east
	double pitch = 0.0;   ///< degrees below the horizon
};

/// The corner named lies at the lower right of its view, so every player sees the table the same way round. With a zoom of 1 the mat and
/// what lies beside it fit into a view of this aspect (width by height).
[[nodiscard]] FLICKOFFAITHPRESENTATION_API CameraPose PoseOf(const CameraView& view, CornerId corner, double aspect);

/// So far to the right and up as seen in that view, as a way east and north.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API TableSpot WaySeenFrom(CornerId corner, double right, double up);

} // namespace faith::flick
