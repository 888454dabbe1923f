#include "FaithPhysics/Geometry.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace faith::physics
{
namespace
{

/// An exact product of two 64-bit numbers.
struct Wide
{
	std::uint64_t high = 0;
	std::uint64_t low = 0;
};

/// Schoolbook multiplication of 32-bit halves. No sum overflows: (2^32-1)^2 + 2 (2^32-1) = 2^64 - 1.
constexpr Wide Multiply(std::uint64_t a, std::uint64_t b)
{
	constexpr std::uint64_t kMask = 0xFFFF'FFFFu;
	const std::uint64_t aLow = a & kMask;
	const std::uint64_t aHigh = a >> 32;
	const std::uint64_t bLow = b & kMask;
	const std::uint64_t bHigh = b >> 32;
	const std::uint64_t lowest = aLow * bLow;
	const std::uint64_t middle = aHigh * bLow + (lowest >> 32);
	const std::uint64_t other = aLow * bHigh + (middle & kMask);
	return {aHigh * bHigh + (middle >> 32) + (other >> 32), (other << 32) | (lowest & kMask)};
}

constexpr int Sign(std::int64_t value)
{
	return (value > 0) - (value < 0);
}

/// Sign of a - b.
constexpr int Compare(Wide a, Wide b)
{
	if (a.high != b.high)
	{
		return a.high < b.high ? -1 : 1;
	}
	return (a.low > b.low) - (a.low < b.low);
}

constexpr std::int64_t Cross(Point origin, Point a, Point b)
{
	const std::int64_t ax = std::int64_t{a.x} - origin.x;
	const std::int64_t ay = std::int64_t{a.y} - origin.y;
	const std::int64_t bx = std::int64_t{b.x} - origin.x;
	const std::int64_t by = std::int64_t{b.y} - origin.y;
	return ax * by - ay * bx;
}

constexpr std::int64_t Dot(Point origin, Point a, Point b)
{
	const std::int64_t ax = std::int64_t{a.x} - origin.x;
	const std::int64_t ay = std::int64_t{a.y} - origin.y;
	const std::int64_t bx = std::int64_t{b.x} - origin.x;
	const std::int64_t by = std::int64_t{b.y} - origin.y;
	return ax * bx + ay * by;
}

/// True when the bounding box of segment ab is further than the radius from the disc's centre.
constexpr bool IsFar(Circle disc, Point a, Point b)
{
	const Point c = disc.centre;
	return (a.x > c.x + disc.radius && b.x > c.x + disc.radius) ||
		(a.x < c.x - disc.radius && b.x < c.x - disc.radius) || (a.y > c.y + disc.radius && b.y > c.y + disc.radius) ||
		(a.y < c.y - disc.radius && b.y < c.y - disc.radius);
}

/// Sign of (distance of the disc's centre to segment ab) - (radius), exactly.
///
/// Assumptions: coordinates and radius within kCoordinateLimit = 1e6.
/// Bounds: differences of coordinates are at most 2e6, so dot, cross and squared length are at most 8e12 < 2^63; the
/// squares of the distance to a line are compared after multiplication with the squared length, cross^2 against
/// radius^2 * length^2, which are at most 6.4e25 and 8e24: beyond 64 bits, hence Wide.
int CompareDistance(Circle disc, Point a, Point b)
{
	const std::int64_t radiusSquared = std::int64_t{disc.radius} * disc.radius;
	const std::int64_t along = Dot(a, b, disc.centre);
	const std::int64_t lengthSquared = DistanceSquared(a, b);
	if (along <= 0)
	{
		return Sign(DistanceSquared(a, disc.centre) - radiusSquared);
	}
	if (along >= lengthSquared)
	{
		return Sign(DistanceSquared(b, disc.centre) - radiusSquared);
	}
	const std::int64_t cross = Cross(a, b, disc.centre);
	const auto magnitude = static_cast<std::uint64_t>(cross < 0 ? -cross : cross);
	return Compare(Multiply(magnitude, magnitude),
		Multiply(static_cast<std::uint64_t>(radiusSquared), static_cast<std::uint64_t>(lengthSquared)));
}

/// True when the edge ab crosses the ray from `point` towards +x; of its ends the lower one counts, the upper does not.
constexpr bool CrossesRay(Point a, Point b, Point point)
{
	if ((a.y <= point.y) == (b.y <= point.y))
	{
		return false;
	}
	const bool leftOfEdge = Cross(a, b, point) > 0;
	return leftOfEdge == (b.y > a.y);
}

/// Finds out how a disc lies to a polygon, edge by edge.
class BorderWalk
{
public:
	explicit BorderWalk(Circle disc) : disc_(disc) {}

	/// The edges from `a` through all points.
	void Take(Point a, std::span<const Point> points)
	{
		for (const Point b : points)
		{
			centreInside_ ^= CrossesRay(a, b, disc_.centre);
			if (!IsFar(disc_, a, b))
			{
				nearest_ = (std::min)(nearest_, CompareDistance(disc_, a, b));
			}
			a = b;
		}
	}

	/// Edges within a box that the disc does not reach. If they are all to the right of its centre, only their ends matter to the
	/// ray; if they are all above, below or to the left, they do not meet it.
	void PassBy(const Rectangle& box, Point from, Point to)
	{
		const Point centre = disc_.centre;
		centreInside_ ^= box.low.x > centre.x && (from.y <= centre.y) != (to.y <= centre.y);
	}

	Contact Result() const
	{
		if (nearest_ < 0)
		{
			return Contact::Touching;
		}
		// No border point is nearer than the radius. The ray test does not decide for a point exactly on the border.
		const bool meetsBorder = nearest_ == 0;
		if (centreInside_ || (meetsBorder && disc_.radius == 0))
		{
			return Contact::Inside;
		}
		return meetsBorder ? Contact::Touching : Contact::Outside;
	}

private:
	Circle disc_;
	bool centreInside_ = false;
	int nearest_ = 1; ///< sign of (distance of the border) - (radius)
};

/// The point of segment ab nearest to `from`, rounded to the micrometre. Products stay below 8e12 * 2e6 < 2^63.
Point NearestOnSegment(Point a, Point b, Point from)
{
	const std::int64_t along = Dot(a, b, from);
	const std::int64_t lengthSquared = DistanceSquared(a, b);
	if (along <= 0)
	{
		return a;
	}
	if (along >= lengthSquared)
	{
		return b;
	}
	const auto part = [&](std::int32_t difference)
	{
		const std::int64_t product = difference * along;
		const std::int64_t half = product < 0 ? -lengthSquared / 2 : lengthSquared / 2;
		return static_cast<std::int32_t>((product + half) / lengthSquared);
	};
	return Point{a.x + part(b.x - a.x), a.y + part(b.y - a.y)};
}

} // namespace

// The rounded root is off by one at most; the integers decide.
std::uint32_t IntegerSqrt(std::uint64_t value)
{
	constexpr std::uint64_t kMost = 0xFFFF'FFFFu;
	auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(value)));
	root = root > kMost ? kMost : root;
	while (root * root > value)
	{
		--root;
	}
	while (root < kMost && (root + 1) * (root + 1) <= value)
	{
		++root;
	}
	return static_cast<std::uint32_t>(root);
}

bool Touches(Circle disc, Point a, Point b)
{
	return !IsFar(disc, a, b) && CompareDistance(disc, a, b) <= 0;
}

Point NearestOnBorder(std::span<const Point> polygon, Point from)
{
	assert(!polygon.empty());
	Point nearest = polygon.front();
	for (std::size_t i = 0; i < polygon.size(); ++i)
	{
		const Point candidate = NearestOnSegment(polygon[i], polygon[(i + 1) % polygon.size()], from);
		if (DistanceSquared(candidate, from) < DistanceSquared(nearest, from))
		{
			nearest = candidate;
		}
	}
	return nearest;
}

Contact Against(Circle disc, Rectangle region)
{
	const Point centre = disc.centre;
	if (centre.x - region.low.x >= disc.radius && region.high.x - centre.x >= disc.radius &&
		centre.y - region.low.y >= disc.radius && region.high.y - centre.y >= disc.radius)
	{
		return Contact::Inside;
	}
	const Point nearest{
		std::clamp(centre.x, region.low.x, region.high.x), std::clamp(centre.y, region.low.y, region.high.y)};
	return Contains(disc, nearest) ? Contact::Touching : Contact::Outside;
}

Contact Against(Circle disc, std::span<const Point> polygon)
{
	if (polygon.empty())
	{
		return Contact::Outside;
	}
	BorderWalk walk(disc);
	walk.Take(polygon.back(), polygon);
	return walk.Result();
}

Contact Against(Circle disc, std::span<const Point> polygon, std::span<const Rectangle> boxes)
{
	assert(boxes.size() == (polygon.size() + kEdgesPerBox - 1) / kEdgesPerBox);
	BorderWalk walk(disc);
	for (std::size_t i = 0; i < boxes.size(); ++i)
	{
		const std::size_t first = i * kEdgesPerBox;
		const std::size_t last = (std::min)(first + kEdgesPerBox, polygon.size());
		const Point from = polygon[first];
		const Point to = last == polygon.size() ? polygon.front() : polygon[last];
		if (IsFar(disc, boxes[i].low, boxes[i].high))
		{
			walk.PassBy(boxes[i], from, to);
			continue;
		}
		walk.Take(from, polygon.subspan(first + 1, last - first - 1));
		walk.Take(polygon[last - 1], {&to, 1});
	}
	return walk.Result();
}

bool Contains(std::span<const Point> polygon, Point point)
{
	return Against(Circle{point, 0}, polygon) == Contact::Inside;
}

} // namespace faith::physics
