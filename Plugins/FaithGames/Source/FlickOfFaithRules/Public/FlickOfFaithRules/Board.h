#pragma once

#include "FaithPhysics/Geometry.h"

#include <cstdint>
#include <span>

/// The map: sizes and places of all regions in micrometres, and how a disc lies to each of them. The mat is a square
/// about the origin. Islands are counted clockwise seen from above: 0 north, 1 east, 2 south, 3 west; corners likewise:
/// 0 north-east, 1 south-east, 2 south-west, 3 north-west. The board is the same for every corner: quarter turns and
/// mirrors at the axes and diagonals map it onto itself exactly.
namespace faith::flick::board
{

inline constexpr int kIslandCount = 4;
inline constexpr int kCornerCount = 4;

/// Half the side of the square mat.
inline constexpr std::int32_t kHalfMat = 240'000;

/// Width of every painted border line. Radii and outlines run along its outer edge: a border belongs to its region.
inline constexpr std::int32_t kBorder = 3'000;

/// Distance of every island's centre from the origin.
inline constexpr std::int32_t kIslandDistance = 150'000;

/// Radius of a city, which lies at its island's centre.
inline constexpr std::int32_t kCityRadius = 23'000;

/// Radius of the Navel, which lies at the origin.
inline constexpr std::int32_t kNavelRadius = 14'000;

/// Radius of a corner cloud, a quarter disc about its corner of the mat.
inline constexpr std::int32_t kCloudRadius = 75'000;

/// Points of one island's outline.
inline constexpr int kOutlinePoints = 128;

/// The centre of an island and of its city; `island` is 0..3.
[[nodiscard]] FLICKOFFAITHRULES_API physics::Point IslandCentre(int island);

/// The corner of the mat; `corner` is 0..3.
[[nodiscard]] FLICKOFFAITHRULES_API physics::Point CornerPoint(int corner);

/// The outer edge of an island's border: a simple polygon, counter-clockwise, all of it seen from the island's centre.
[[nodiscard]] FLICKOFFAITHRULES_API std::span<const physics::Point> IslandOutline(int island);

/// How a disc lies to an island.
[[nodiscard]] FLICKOFFAITHRULES_API physics::Contact AgainstIsland(int island, physics::Circle disc);

/// The islands a disc has at least one point in common with, one bit each.
[[nodiscard]] FLICKOFFAITHRULES_API std::uint8_t IslandsTouched(physics::Circle disc);

/// How a disc lies to the city of an island.
[[nodiscard]] FLICKOFFAITHRULES_API physics::Contact AgainstCity(int island, physics::Circle disc);

/// How a disc lies to the Navel.
[[nodiscard]] FLICKOFFAITHRULES_API physics::Contact AgainstNavel(physics::Circle disc);

/// How a disc lies to a corner cloud, which ends at the edge of the mat: Inside is on the mat and within the arc.
[[nodiscard]] FLICKOFFAITHRULES_API physics::Contact AgainstCloud(int corner, physics::Circle disc);

/// True when the point is on the mat or exactly on its edge; a disc whose centre is beyond has left the map.
[[nodiscard]] FLICKOFFAITHRULES_API bool CentreOnMat(physics::Point centre);

/// True when no part of the disc is beyond the edge of the mat.
[[nodiscard]] FLICKOFFAITHRULES_API bool WhollyOnMat(physics::Circle disc);

} // namespace faith::flick::board
