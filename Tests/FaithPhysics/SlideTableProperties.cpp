#include "FaithPhysics/SlideTable.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace faith::physics
{
namespace
{

constexpr std::int32_t kHalfMat = 240'000;

std::int32_t Between(std::int32_t low, std::int32_t high)
{
	return *rc::gen::inRange(low, high + 1);
}

bool IsFree(Circle disc, const std::vector<Body>& bodies)
{
	return std::none_of(bodies.begin(), bodies.end(), [disc](const Body& body) { return Overlaps(disc, body.shape); });
}

/// Discs on the mat that do not overlap; crowded enough that most slides meet one.
std::vector<Body> AnyBodies()
{
	std::vector<Body> bodies;
	for (int attempt = 0; attempt < 30; ++attempt)
	{
		const Circle disc{{Between(-kHalfMat, kHalfMat), Between(-kHalfMat, kHalfMat)}, Between(9'000, 20'000)};
		if (IsFree(disc, bodies))
		{
			bodies.push_back({static_cast<std::uint8_t>(bodies.size()), disc, 1000});
		}
	}
	return bodies;
}

Launch AnyLaunch(const Body& body)
{
	return {body.id, body.shape.centre, Between(0, kFullTurn - 1), Between(0, 2'600'000), Between(-1'000, 1'000)};
}

bool IsOnMat(Point p)
{
	return std::abs(p.x) <= kHalfMat && std::abs(p.y) <= kHalfMat;
}

bool IsOnEdge(Point p)
{
	return IsOnMat(p) && (std::abs(p.x) == kHalfMat || std::abs(p.y) == kHalfMat);
}

RC_GTEST_PROP(SlideProperties, NeverOverlapsAndIsOnTheMatUnlessItLeft, ())
{
	std::vector<Body> bodies = AnyBodies();
	std::vector<Launch> launches;
	for (std::size_t i = 0; i < bodies.size() && i < 4; ++i)
	{
		launches.push_back(AnyLaunch(bodies[i]));
	}
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	RC_ASSERT(rests.size() == launches.size());
	for (const Rest& rest : rests)
	{
		RC_ASSERT((rest.left ? IsOnEdge(rest.position) : IsOnMat(rest.position)));
		const auto body = std::find_if(
			bodies.begin(), bodies.end(), [&rest](const Body& candidate) { return candidate.id == rest.piece; });
		const Circle end{rest.position, body->shape.radius};
		bodies.erase(body);
		if (!rest.left)
		{
			// The others that were launched later are still at their starts, the earlier ones at their rests.
			RC_ASSERT(IsFree(end, bodies));
			bodies.push_back({rest.piece, end, 1000});
		}
	}
}

RC_GTEST_PROP(SlideProperties, EndsOnItsLineAndNotBeyondItsStoppingDistance, ())
{
	const std::vector<Body> bodies = AnyBodies();
	const Launch launch = AnyLaunch(bodies.front());
	const Rest rest = Slide(bodies, std::vector<Launch>{launch}, kHalfMat).front();
	const Vector u = UnitVector(launch.angle);
	const double dx = rest.position.x - launch.from.x;
	const double dy = rest.position.y - launch.from.y;
	const double along = dx * u.x + dy * u.y;
	RC_ASSERT(std::abs(dx * u.y - dy * u.x) <= 1.0);
	RC_ASSERT(along >= -1.0);
	RC_ASSERT(along <= static_cast<double>(StoppingDistance(launch.speed)) + 1.0);
}

RC_GTEST_PROP(SlideProperties, StopsEarlyOnlyInFrontOfADiscOrAtTheEdge, ())
{
	std::vector<Body> bodies = AnyBodies();
	const Launch launch = AnyLaunch(bodies.front());
	const Rest rest = Slide(bodies, std::vector<Launch>{launch}, kHalfMat).front();
	const std::int64_t whole = StoppingDistance(launch.speed);
	const std::int64_t done = IntegerSqrt(static_cast<std::uint64_t>(DistanceSquared(launch.from, rest.position)));
	RC_PRE(!rest.left && done + 2 < whole);
	const Circle grown{rest.position, bodies.front().shape.radius + 5};
	bodies.erase(bodies.begin());
	RC_ASSERT(!IsFree(grown, bodies));
}

/// The result of the first disc's launch after the table has been mapped onto itself.
template <class Map>
Rest SlideMapped(std::vector<Body> bodies, Launch launch, Map map, std::int32_t angle)
{
	for (Body& body : bodies)
	{
		body.shape.centre = map(body.shape.centre);
	}
	launch.from = bodies.front().shape.centre;
	launch.angle = NormalAngle(angle);
	return Slide(bodies, std::vector<Launch>{launch}, kHalfMat).front();
}

RC_GTEST_PROP(SlideProperties, TurnedAndMirroredTablesHaveTurnedAndMirroredResults, ())
{
	const std::vector<Body> bodies = AnyBodies();
	const Launch launch = AnyLaunch(bodies.front());
	const Rest rest = Slide(bodies, std::vector<Launch>{launch}, kHalfMat).front();
	const auto turn = [](Point p) { return Point{p.y, -p.x}; };
	const auto mirror = [](Point p) { return Point{p.y, p.x}; };
	const Rest turned = SlideMapped(bodies, launch, turn, launch.angle - 90'000);
	const Rest mirrored = SlideMapped(bodies, launch, mirror, 90'000 - launch.angle);
	RC_ASSERT(turned == (Rest{rest.piece, turn(rest.position), rest.left}));
	RC_ASSERT(mirrored == (Rest{rest.piece, mirror(rest.position), rest.left}));
}

} // namespace
} // namespace faith::physics
