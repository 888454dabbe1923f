#include "TempleSite.h"

#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace faith::flick
{

namespace
{

Point CentreOfNearestIsland(Point spot)
{
	Point nearest = board::IslandCentre(0);
	for (int island = 1; island < board::kIslandCount; ++island)
	{
		const Point centre = board::IslandCentre(island);
		if (physics::DistanceSquared(centre, spot) < physics::DistanceSquared(nearest, spot))
		{
			nearest = centre;
		}
	}
	return nearest;
}

/// How far beside the line from the corner through the Navel; only good for comparing.
std::int64_t Beside(Point spot, Point corner)
{
	return std::abs(std::int64_t{spot.x} * corner.y - std::int64_t{spot.y} * corner.x);
}

/// Spots are whole millimetres.
std::int32_t Whole(double micrometres)
{
	return static_cast<std::int32_t>(std::lround(micrometres / 1000.0)) * 1000;
}

} // namespace

BuildTemple AtBestSite(const Rules& rules, const GameState& table, const BuildTemple& build)
{
	constexpr int directions = 16;
	constexpr std::array<double, 2> farther{0.0, 6'000.0}; // micrometres
	const Point centre = CentreOfNearestIsland(build.spot);
	const Point corner = board::CornerPoint(table.players[build.player].corner);
	const auto squared = static_cast<std::uint64_t>(physics::DistanceSquared(centre, build.spot));
	const auto distance = static_cast<double>(physics::IntegerSqrt(squared));
	BuildTemple best = build;
	for (int i = 0; i < directions * static_cast<int>(farther.size()) && distance > 0.0; ++i)
	{
		const physics::Vector direction = physics::UnitVector(i % directions * (physics::kFullTurn / directions));
		const double way = distance + farther[static_cast<std::size_t>(i / directions)];
		BuildTemple other = build;
		other.spot = {Whole(centre.x + direction.x * way), Whole(centre.y + direction.y * way)};
		if (Beside(other.spot, corner) > Beside(best.spot, corner) && !rules.Check(table, other))
		{
			best = other;
		}
	}
	return best;
}

} // namespace faith::flick
