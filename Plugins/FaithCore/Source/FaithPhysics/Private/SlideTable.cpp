#include "FaithPhysics/SlideTable.h"

#include <algorithm>
#include <cmath>

namespace faith::physics
{
namespace
{

/// Micrometres by which a disc stops before the computed contact, so that rounding seldom makes it overlap.
constexpr double kClearance = 2.0;

/// Nearest integer, halves away from zero: mirrored slides end in mirrored places.
std::int32_t Round(double value)
{
	return static_cast<std::int32_t>(value < 0.0 ? value - 0.5 : value + 0.5);
}

Point PointAt(Point from, Vector direction, double distance)
{
	return {Round(from.x + direction.x * distance), Round(from.y + direction.y * distance)};
}

bool OverlapsAny(Circle disc, std::span<const Circle> obstacles)
{
	return std::any_of(obstacles.begin(), obstacles.end(), [disc](Circle other) { return Overlaps(disc, other); });
}

/// The distance the disc can slide, at most `limit`, until it would touch the obstacle.
double FreeDistance(Circle disc, Vector direction, Circle obstacle, double limit)
{
	const double dx = static_cast<double>(obstacle.centre.x) - disc.centre.x;
	const double dy = static_cast<double>(obstacle.centre.y) - disc.centre.y;
	const double reach = static_cast<double>(obstacle.radius) + disc.radius;
	const double along = dx * direction.x + dy * direction.y;
	const double aside = dx * direction.y - dy * direction.x;
	if (along <= 0.0 || aside * aside >= reach * reach)
	{
		return limit;
	}
	const double contact = along - std::sqrt(reach * reach - aside * aside) - kClearance;
	return std::clamp(contact, 0.0, limit);
}

/// The distance from `from` to the edge of the mat along one axis; `limit` when that is further or never.
double EdgeDistance(std::int32_t from, double direction, std::int32_t halfMat, double limit)
{
	if (direction == 0.0)
	{
		return limit;
	}
	const double gap = direction > 0.0 ? static_cast<double>(halfMat) - from : static_cast<double>(halfMat) + from;
	return std::clamp(gap / (direction > 0.0 ? direction : -direction), 0.0, limit);
}

/// Where the disc left: the coordinate that crossed lies on the edge or, if the disc started there, beyond it.
Point ExitPoint(Point crossing, Vector direction, double alongX, double alongY, std::int32_t halfMat)
{
	if (alongX <= alongY)
	{
		crossing.x = direction.x > 0.0 ? (std::max)(crossing.x, halfMat) : (std::min)(crossing.x, -halfMat);
	}
	if (alongY <= alongX)
	{
		crossing.y = direction.y > 0.0 ? (std::max)(crossing.y, halfMat) : (std::min)(crossing.y, -halfMat);
	}
	return crossing;
}

Rest SlideOne(const Launch& launch, std::int32_t radius, std::span<const Circle> obstacles, std::int32_t halfMat)
{
	const Circle start{launch.from, radius};
	if (OverlapsAny(start, obstacles))
	{
		return {launch.piece, launch.from, false};
	}
	const Vector direction = UnitVector(launch.angle);
	double distance = static_cast<double>(StoppingDistance(launch.speed));
	for (const Circle obstacle : obstacles)
	{
		distance = FreeDistance(start, direction, obstacle, distance);
	}
	const double beyond = distance + 1.0;
	const double alongX = EdgeDistance(launch.from.x, direction.x, halfMat, beyond);
	const double alongY = EdgeDistance(launch.from.y, direction.y, halfMat, beyond);
	const double toEdge = (std::min)(alongX, alongY);
	if (toEdge < distance)
	{
		const Point crossing = PointAt(launch.from, direction, toEdge);
		return {launch.piece, ExitPoint(crossing, direction, alongX, alongY, halfMat), true};
	}
	Circle end{PointAt(launch.from, direction, distance), radius};
	while (distance > 0.0 && OverlapsAny(end, obstacles))
	{
		distance = (std::max)(0.0, distance - 1.0);
		end.centre = PointAt(launch.from, direction, distance);
	}
	return {launch.piece, end.centre, false};
}

/// The start positions of all bodies: launched ones lie where their launch says.
std::vector<Body> StartingBodies(std::span<const Body> bodies, std::span<const Launch> launches)
{
	std::vector<Body> result(bodies.begin(), bodies.end());
	for (Body& body : result)
	{
		const auto launch = std::find_if(
			launches.begin(), launches.end(), [&body](const Launch& candidate) { return candidate.piece == body.id; });
		if (launch != launches.end())
		{
			body.shape.centre = launch->from;
		}
	}
	return result;
}

} // namespace

std::int64_t StoppingDistance(std::int32_t speed)
{
	constexpr std::int64_t kTwiceBrake = 2 * (std::int64_t{kGravity} * kFrictionPermille / 1000);
	return std::int64_t{speed} * speed / kTwiceBrake;
}

std::vector<Rest> Slide(std::span<const Body> bodies, std::span<const Launch> launches, std::int32_t halfMat)
{
	std::vector<Body> onTable = StartingBodies(bodies, launches);
	std::vector<Rest> rests;
	std::vector<Circle> obstacles;
	for (const Launch& launch : launches)
	{
		const auto moving = std::find_if(
			onTable.begin(), onTable.end(), [&launch](const Body& body) { return body.id == launch.piece; });
		if (moving == onTable.end())
		{
			continue;
		}
		obstacles.clear();
		for (const Body& body : onTable)
		{
			if (body.id != launch.piece)
			{
				obstacles.push_back(body.shape);
			}
		}
		const Rest rest = SlideOne(launch, moving->shape.radius, obstacles, halfMat);
		moving->shape.centre = rest.position;
		if (rest.left)
		{
			onTable.erase(moving);
		}
		rests.push_back(rest);
	}
	return rests;
}

} // namespace faith::physics
