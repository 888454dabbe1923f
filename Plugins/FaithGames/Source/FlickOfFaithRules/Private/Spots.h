#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

#include <cstdint>
#include <cstdlib>
#include <optional>

namespace faith::flick
{

/// The grain of every search for a free spot, in micrometres.
inline constexpr std::int32_t kSpotStep = 1'000;

/// Far coordinates are refused before any geometry is computed with them.
constexpr bool IsPlausible(physics::Point point)
{
	constexpr std::int32_t limit = physics::kCoordinateLimit;
	return point.x >= -limit && point.x <= limit && point.y >= -limit && point.y <= limit;
}

/// Searches spots in steps of `step` micrometres around `centre`, at most `reach` steps away in x and y. Returns the nearest
/// for which `isFree` holds; the first in the order of the search where several are equally near.
///
/// Squares around the centre are searched from the inside out. A square n steps away holds no spot nearer than n steps, so
/// the search ends when the best found so far is not farther than that.
template <class Predicate>
std::optional<physics::Point> NearestSpot(
	physics::Point centre, int reach, Predicate&& isFree, std::int32_t step = kSpotStep)
{
	std::optional<physics::Point> best;
	std::int64_t bestSquared = 0;
	const auto look = [&](int stepsX, int stepsY)
	{
		const physics::Point spot{centre.x + stepsX * step, centre.y + stepsY * step};
		const std::int64_t squared = physics::DistanceSquared(centre, spot);
		if ((!best || squared < bestSquared) && isFree(spot))
		{
			best = spot;
			bestSquared = squared;
		}
	};
	for (int ring = 0; ring <= reach; ++ring)
	{
		const std::int64_t nearestInRing = std::int64_t{ring} * step;
		if (best && bestSquared <= nearestInRing * nearestInRing)
		{
			break;
		}
		for (int y = -ring; y <= ring; ++y)
		{
			const int stride = std::abs(y) == ring || ring == 0 ? 1 : 2 * ring;
			for (int x = -ring; x <= ring; x += stride)
			{
				look(x, y);
			}
		}
	}
	return best;
}

/// True when FreeTempleSpot finds one; far cheaper.
bool HasTempleSpot(const GameState& state, IslandId island, PieceId prophet, PieceId temple);

/// A free spot on the mat for a disc of this kind, nearest to `around`, where `isAllowed` holds as well; the piece itself is not in
/// its own way.
template <class Predicate>
std::optional<physics::Point> FreeSpotNear(
	const GameState& state, PieceKind kind, physics::Point around, Predicate&& isAllowed, PieceId ignored = kNoPiece)
{
	constexpr int reach = 2 * board::kHalfMat / kSpotStep;
	return NearestSpot(around, reach,
		[&](physics::Point spot)
		{
			const physics::Circle disc{spot, RowOf(kind).radius};
			return board::WhollyOnMat(disc) && isAllowed(spot) && InTheWay(state, disc, ignored) == kNoPiece;
		});
}

} // namespace faith::flick
