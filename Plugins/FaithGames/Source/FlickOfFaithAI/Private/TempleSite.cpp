#include "TempleSite.h"

#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace faith::flick
{

namespace
{

/// How much a way in or out of a cloud matters, by what it leads to.
constexpr double kNavelMatters = 1.0;
constexpr double kNearCityMatters = 0.8;
constexpr double kFarCityMatters = 0.3;

/// Where flicks from a corner begin on average, as a share of the way from the middle of the map.
constexpr double kCloudMiddle = 0.78;

int IslandNearest(Point spot)
{
	int nearest = 0;
	for (int island = 1; island < board::kIslandCount; ++island)
	{
		const auto squared = [&](int each) { return physics::DistanceSquared(board::IslandCentre(each), spot); };
		nearest = squared(island) < squared(nearest) ? island : nearest;
	}
	return nearest;
}

/// Spots are whole millimetres.
std::int32_t Whole(double micrometres)
{
	return static_cast<std::int32_t>(std::lround(micrometres / 1000.0)) * 1000;
}

/// What a temple at a spot does to flicks along a line: from -1, squarely in the way, to +1, a backstop right behind the target.
double HelpAlong(Point spot, Point from, Point target)
{
	const double touch = RowOf(PieceKind::Temple).radius + RowOf(PieceKind::Prophet).radius;
	const double dx = target.x - from.x;
	const double dy = target.y - from.y;
	const double length = std::sqrt(dx * dx + dy * dy);
	const double along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length;
	const double beside = ((spot.x - from.x) * dy - (spot.y - from.y) * dx) / length / touch;
	const double central = (std::max)(1.0 - beside * beside, 0.0);
	if (along < length - touch * 0.2)
	{
		return -central;
	}
	return along - length < touch * 1.6 ? central : 0.0;
}

/// What a temple at a spot does to all that a player may aim at from a corner.
double HelpFrom(CornerId corner, Point spot)
{
	const Point at = board::CornerPoint(corner);
	const Point from{static_cast<std::int32_t>(at.x * kCloudMiddle), static_cast<std::int32_t>(at.y * kCloudMiddle)};
	double help = kNavelMatters * HelpAlong(spot, from, Point{});
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		const Point city = board::IslandCentre(island);
		const bool isNear = physics::DistanceSquared(city, at) < physics::DistanceSquared(Point{}, at);
		help += (isNear ? kNearCityMatters : kFarCityMatters) * HelpAlong(spot, from, city);
	}
	return help;
}

/// What a temple at a spot is worth to its owner in flicks to come. Harm to others counts more than own help: every player builds about
/// the same temples, so that whoever leaves no backstops gains on all.
double ValueOf(Point spot, const GameState& table, Seat owner)
{
	constexpr double others = 3.0;
	double value = 0.0;
	for (Seat seat = 0; seat < table.players.Size(); ++seat)
	{
		const double share = seat == owner ? 1.0 : -others / (table.PlayerCount() - 1);
		value += share * HelpFrom(table.players[seat].corner, spot);
	}
	return value;
}

} // namespace

BuildTemple AtBestSite(const Rules& rules, const GameState& table, const BuildTemple& build)
{
	constexpr int directions = 16;
	constexpr std::array<double, 5> distances{0.0, 15'000.0, 30'000.0, 42'000.0, 54'000.0}; // micrometres
	const Point centre = board::IslandCentre(IslandNearest(build.spot));
	BuildTemple best = build;
	double most = ValueOf(build.spot, table, build.player);
	for (int i = 0; i < directions * static_cast<int>(distances.size()); ++i)
	{
		const physics::Vector direction = physics::UnitVector(i % directions * (physics::kFullTurn / directions));
		const double way = distances[static_cast<std::size_t>(i / directions)];
		BuildTemple other = build;
		other.spot = {Whole(centre.x + direction.x * way), Whole(centre.y + direction.y * way)};
		const double value = ValueOf(other.spot, table, build.player);
		if (value > most && !rules.Check(table, other))
		{
			best = other;
			most = value;
		}
	}
	return best;
}

} // namespace faith::flick
