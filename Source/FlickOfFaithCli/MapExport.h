#pragma once

#include "FaithPhysics/Geometry.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faith::cli
{

/// The map as JSON for art scripts and hosts. Points are arrays [x, y] in micrometres; x grows to the east, y to the
/// north; the origin is the centre of the mat. One object with the fields
///   format     "flick-of-faith-map"
///   version    1; raised when a field changes its meaning
///   unit       "micrometre"
///   mat        {low, high}: the south-western and the north-eastern corner
///   border     width of all border lines; they lie within the regions they surround
///   islands    [{key, number, centre, outline, innerLine, city {key, centre, radius}}]: outline runs counter-clockwise
///              along the outer edge of the border, innerLine along its inner edge
///   navel      {key, centre, radius}
///   clouds     [{key, number, corner, radius}]: quarter discs that end at the edge of the mat
[[nodiscard]] std::string MapJson();

/// The map as a picture: SVG, one unit is one millimetre, north is up. All borders are drawn to scale.
[[nodiscard]] std::string MapSvg();

/// The same without the root element, to draw on: the mat from -240 to 240 in both directions, y downwards.
[[nodiscard]] std::string MapDrawing();

/// The polygon whose edges run `distance` micrometres inside those of a counter-clockwise outline, which must be
/// smooth compared with the distance.
[[nodiscard]] std::vector<physics::Point> InnerLine(std::span<const physics::Point> outline, std::int32_t distance);

} // namespace faith::cli
