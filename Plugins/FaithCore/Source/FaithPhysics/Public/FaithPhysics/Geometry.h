#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace faith::physics
{

/// Largest absolute value of a coordinate and largest radius, in micrometres, for which every function below is exact.
inline constexpr std::int32_t kCoordinateLimit = 1'000'000;

/// Millidegrees of a full turn.
inline constexpr std::int32_t kFullTurn = 360'000;

/// A place on the table in micrometres: x to the right (east), y away (north).
struct Point
{
	std::int32_t x = 0;
	std::int32_t y = 0;

	friend constexpr bool operator==(const Point&, const Point&) = default;

	template <class Self, class V>
	static void Fields(Self& self, V&& visit)
	{
		visit("x", self.x);
		visit("y", self.y);
	}
};

/// A disc seen from above; its rim belongs to it.
struct Circle
{
	Point centre;
	/// Micrometres, >= 0.
	std::int32_t radius = 0;

	friend constexpr bool operator==(const Circle&, const Circle&) = default;

	template <class Self, class V>
	static void Fields(Self& self, V&& visit)
	{
		visit("centre", self.centre);
		visit("radius", self.radius);
	}
};

/// An axis-parallel rectangle; its border belongs to it.
struct Rectangle
{
	/// South-west corner; not east or north of `high`.
	Point low;
	/// North-east corner.
	Point high;

	friend constexpr bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// How a disc lies to a region whose border line belongs to the region.
enum class Contact : std::uint8_t
{
	/// No point in common.
	Outside,
	/// At least one point in common, be it a single one, and at least one point of the disc beyond the border.
	Touching,
	/// No point of the disc beyond the border.
	Inside,
};

/// A direction or displacement for simulations in double precision.
struct Vector
{
	double x = 0.0;
	double y = 0.0;

	friend constexpr bool operator==(const Vector&, const Vector&) = default;
};

/// The square of the distance of two points, in square micrometres.
[[nodiscard]] constexpr std::int64_t DistanceSquared(Point a, Point b)
{
	const std::int64_t dx = std::int64_t{a.x} - b.x;
	const std::int64_t dy = std::int64_t{a.y} - b.y;
	return dx * dx + dy * dy;
}

/// The largest integer whose square is not above `value`.
[[nodiscard]] FAITHPHYSICS_API std::uint32_t IntegerSqrt(std::uint64_t value);

/// True when the point lies in the closed disc.
[[nodiscard]] constexpr bool Contains(Circle disc, Point point)
{
	const std::int64_t radius = disc.radius;
	return DistanceSquared(disc.centre, point) <= radius * radius;
}

/// True when two discs have at least one point in common.
[[nodiscard]] constexpr bool Touches(Circle a, Circle b)
{
	const std::int64_t reach = std::int64_t{a.radius} + b.radius;
	return DistanceSquared(a.centre, b.centre) <= reach * reach;
}

/// True when two discs intrude into each other by more than `tolerance` micrometres (>= 0); touching is no overlap.
[[nodiscard]] constexpr bool Overlaps(Circle a, Circle b, std::int32_t tolerance = 0)
{
	const std::int64_t reach = std::int64_t{a.radius} + b.radius - tolerance;
	return reach > 0 && DistanceSquared(a.centre, b.centre) < reach * reach;
}

/// True when the disc and the line from `a` to `b` have at least one point in common.
[[nodiscard]] FAITHPHYSICS_API bool Touches(Circle disc, Point a, Point b);

/// The point of a polygon's border nearest to `from`, to the micrometre; the first in the order of the edges if several are.
[[nodiscard]] FAITHPHYSICS_API Point NearestOnBorder(std::span<const Point> polygon, Point from);

/// How `disc` lies to a circular region.
[[nodiscard]] constexpr Contact Against(Circle disc, Circle region)
{
	if (!Touches(disc, region))
	{
		return Contact::Outside;
	}
	const std::int64_t room = std::int64_t{region.radius} - disc.radius;
	const bool inside = room >= 0 && DistanceSquared(disc.centre, region.centre) <= room * room;
	return inside ? Contact::Inside : Contact::Touching;
}

/// How `disc` lies to a rectangle.
[[nodiscard]] FAITHPHYSICS_API Contact Against(Circle disc, Rectangle region);

/// How `disc` lies to a simple polygon of at least three points, in either sense of rotation, closed by itself.
[[nodiscard]] FAITHPHYSICS_API Contact Against(Circle disc, std::span<const Point> polygon);

/// Edges of a polygon that share one box for the faster Against below.
inline constexpr std::size_t kEdgesPerBox = 8;

/// The box around the edges number `first` to `first + kEdgesPerBox - 1`; edge i leads from point i to the next one.
[[nodiscard]] constexpr Rectangle BoxAroundEdges(std::span<const Point> polygon, std::size_t first)
{
	Rectangle box{polygon[first], polygon[first]};
	for (std::size_t i = first; i <= first + kEdgesPerBox && i <= polygon.size(); ++i)
	{
		const Point p = polygon[i % polygon.size()];
		box.low = {p.x < box.low.x ? p.x : box.low.x, p.y < box.low.y ? p.y : box.low.y};
		box.high = {p.x > box.high.x ? p.x : box.high.x, p.y > box.high.y ? p.y : box.high.y};
	}
	return box;
}

/// Faster overload for a polygon that is tested often: skips edges whose bounding box is out of the disc's reach.
/// `boxes` holds BoxAroundEdges for every kEdgesPerBox edges in turn.
[[nodiscard]] FAITHPHYSICS_API Contact Against(
	Circle disc, std::span<const Point> polygon, std::span<const Rectangle> boxes);

/// True when the point lies in a simple polygon or on its border.
[[nodiscard]] FAITHPHYSICS_API bool Contains(std::span<const Point> polygon, Point point);

/// Any angle brought into 0..359999 millidegrees.
[[nodiscard]] constexpr std::int32_t NormalAngle(std::int32_t millidegrees)
{
	const std::int32_t rest = millidegrees % kFullTurn;
	return rest < 0 ? rest + kFullTurn : rest;
}

/// Cosine and sine of any angle in millidegrees, counter-clockwise from +x, without the mathematics library: the bits
/// are the same on every machine with IEEE doubles. Each component is within 2.3e-16 of the true value. Exact at
/// multiples of 90 degrees. Turning the angle by 90 degrees or mirroring it at an axis or a diagonal does exactly the
/// same to the vector.
[[nodiscard]] FAITHPHYSICS_API Vector UnitVector(std::int32_t millidegrees);

} // namespace faith::physics
