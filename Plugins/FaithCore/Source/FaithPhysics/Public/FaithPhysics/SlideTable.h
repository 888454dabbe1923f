#pragma once

#include "FaithPhysics/Table.h"

#include <cstdint>
#include <span>
#include <vector>

namespace faith::physics
{

/// Temporary table without collisions, until the exact simulation replaces it. The launched discs move one after the
/// other in the given order, straight, and only they move. A disc stops where friction has used up its speed or just
/// before it would overlap another disc; it leaves where its centre crosses the edge of the mat. Spin and mass have no
/// effect.
///
/// `bodies` holds every disc on the table, the launched ones included (they start at `Launch::from`, wherever the body
/// says); launches of pieces that are not among them are ignored. `halfMat` is half the side of the square mat in
/// micrometres. A disc that overlaps another one at its start stays there. One Rest per launch, in the same order.
[[nodiscard]] FAITHPHYSICS_API std::vector<Rest> Slide(
	std::span<const Body> bodies, std::span<const Launch> launches, std::int32_t halfMat);

/// The distance in micrometres in which friction stops a disc of the given speed (micrometres/s, >= 0).
[[nodiscard]] FAITHPHYSICS_API std::int64_t StoppingDistance(std::int32_t speed);

} // namespace faith::physics
