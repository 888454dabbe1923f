#include "FaithPhysics/Geometry.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace faith::physics
{
namespace
{

__extension__ using Wide = __int128;

/// Distance of a point to a segment against the radius, from first principles in 128 bits: sign of distance - radius.
int OracleDistance(Circle disc, Point a, Point b)
{
	const Wide ex = Wide{b.x} - a.x;
	const Wide ey = Wide{b.y} - a.y;
	const Wide length = ex * ex + ey * ey;
	Wide along = (Wide{disc.centre.x} - a.x) * ex + (Wide{disc.centre.y} - a.y) * ey;
	along = along < 0 ? 0 : along > length ? length : along;
	// The nearest point is a + e * along / length; everything is multiplied with length.
	const Wide dx = (Wide{disc.centre.x} - a.x) * length - ex * along;
	const Wide dy = (Wide{disc.centre.y} - a.y) * length - ey * along;
	const long double gap = std::hypot(static_cast<long double>(dx), static_cast<long double>(dy)) -
		static_cast<long double>(disc.radius) * static_cast<long double>(length);
	const long double doubt = 1e-17L * static_cast<long double>(length) * 4e6L;
	if (std::fabs(gap) > doubt)
	{
		return gap > 0 ? 1 : -1;
	}
	const Wide cross = ex * (Wide{disc.centre.y} - a.y) - ey * (Wide{disc.centre.x} - a.x);
	const bool atEnd = along == 0 || along == length;
	const Point end = along == 0 ? a : b;
	const Wide left = atEnd ? Wide{DistanceSquared(disc.centre, end)} : cross * cross;
	const Wide right = Wide{disc.radius} * disc.radius * (atEnd ? Wide{1} : length);
	return (left > right) - (left < right);
}

/// Winding number of the polygon about a point that is not on its border.
int Winding(const std::vector<Point>& polygon, Point p)
{
	int winding = 0;
	for (std::size_t i = 0; i < polygon.size(); ++i)
	{
		const Point a = polygon[i];
		const Point b = polygon[(i + 1) % polygon.size()];
		const Wide cross = (Wide{b.x} - a.x) * (Wide{p.y} - a.y) - (Wide{p.x} - a.x) * (Wide{b.y} - a.y);
		winding += (a.y <= p.y && b.y > p.y && cross > 0) - (a.y > p.y && b.y <= p.y && cross < 0);
	}
	return winding;
}

Contact Oracle(Circle disc, const std::vector<Point>& polygon)
{
	int nearest = 1;
	bool onBorder = false;
	for (std::size_t i = 0; i < polygon.size(); ++i)
	{
		const Point a = polygon[i];
		const Point b = polygon[(i + 1) % polygon.size()];
		nearest = (std::min)(nearest, OracleDistance(disc, a, b));
		onBorder = onBorder || OracleDistance({disc.centre, 0}, a, b) == 0;
	}
	const bool inside = onBorder || Winding(polygon, disc.centre) != 0;
	if (inside)
	{
		return nearest >= 0 ? Contact::Inside : Contact::Touching;
	}
	return nearest <= 0 ? Contact::Touching : Contact::Outside;
}

std::int32_t Between(std::int32_t low, std::int32_t high)
{
	return *rc::gen::inRange(low, high + 1);
}

/// A star-shaped polygon about the origin: simple, with capes and bays.
std::vector<Point> AnyPolygon()
{
	const std::int32_t corners = Between(3, 40);
	const std::int32_t size = *rc::gen::element(60, 3'000, 90'000, kCoordinateLimit);
	std::vector<Point> polygon;
	for (std::int32_t i = 0; i < corners; ++i)
	{
		const Vector u = UnitVector(static_cast<std::int32_t>(std::int64_t{kFullTurn} * i / corners));
		const std::int32_t radius = Between(size / 2, size);
		polygon.push_back({static_cast<std::int32_t>(u.x * radius), static_cast<std::int32_t>(u.y * radius)});
	}
	return polygon;
}

/// The answer by way of boxes around stretches of the border.
Contact ByBoxes(Circle disc, const std::vector<Point>& polygon)
{
	std::vector<Rectangle> boxes;
	for (std::size_t first = 0; first < polygon.size(); first += kEdgesPerBox)
	{
		boxes.push_back(BoxAroundEdges(polygon, first));
	}
	return Against(disc, polygon, boxes);
}

/// A disc that nearly touches the polygon at some point of some edge, from either side.
Circle NearlyTouching(const std::vector<Point>& polygon)
{
	const auto i = *rc::gen::inRange<std::size_t>(0, polygon.size());
	const Point a = polygon[i];
	const Point b = polygon[(i + 1) % polygon.size()];
	const double along = Between(0, 1000) / 1000.0;
	const std::int32_t radius = *rc::gen::element(Between(0, 50), Between(0, 18'000), Between(0, 300'000));
	const double length = std::sqrt(static_cast<double>(DistanceSquared(a, b))) + 1e-9;
	const double side = *rc::gen::element(-1.0, 1.0) * radius / length;
	const double x = a.x + along * (b.x - a.x) + side * (b.y - a.y) + Between(-2, 2);
	const double y = a.y + along * (b.y - a.y) - side * (b.x - a.x) + Between(-2, 2);
	const auto clamp = [](double value) {
		return static_cast<std::int32_t>(std::lround(std::fmin(std::fmax(value, -kCoordinateLimit), kCoordinateLimit)));
	};
	return {{clamp(x), clamp(y)}, (std::max)(0, radius + Between(-2, 2))};
}

Point Turned(Point p)
{
	return {-p.y, p.x};
}

Point Mirrored(Point p)
{
	return {p.y, p.x};
}

template <class Map>
std::vector<Point> Mapped(const std::vector<Point>& polygon, Map map)
{
	std::vector<Point> result;
	for (const Point p : polygon)
	{
		result.push_back(map(p));
	}
	return result;
}

RC_GTEST_PROP(DiscAgainstPolygonProperties, AgreesWithTheOracleForDiscsThatNearlyTouch, ())
{
	const std::vector<Point> polygon = AnyPolygon();
	for (int i = 0; i < 50; ++i)
	{
		const Circle disc = NearlyTouching(polygon);
		RC_ASSERT(Against(disc, polygon) == Oracle(disc, polygon));
		RC_ASSERT(ByBoxes(disc, polygon) == Oracle(disc, polygon));
	}
}

RC_GTEST_PROP(DiscAgainstPolygonProperties, AgreesWithTheOracleForAnyDisc, ())
{
	const std::vector<Point> polygon = AnyPolygon();
	for (int i = 0; i < 20; ++i)
	{
		const std::int32_t reach = *rc::gen::element(70, 4'000, 120'000, kCoordinateLimit);
		const Circle disc{{Between(-reach, reach), Between(-reach, reach)}, Between(0, reach)};
		RC_ASSERT(Against(disc, polygon) == Oracle(disc, polygon));
		RC_ASSERT(ByBoxes(disc, polygon) == Oracle(disc, polygon));
	}
}

RC_GTEST_PROP(DiscAgainstPolygonProperties, IsTheSameAfterQuarterTurnsAndMirrors, ())
{
	const std::vector<Point> polygon = AnyPolygon();
	const Circle disc = NearlyTouching(polygon);
	const Contact contact = Against(disc, polygon);
	RC_ASSERT(Against({Turned(disc.centre), disc.radius}, Mapped(polygon, Turned)) == contact);
	RC_ASSERT(Against({Mirrored(disc.centre), disc.radius}, Mapped(polygon, Mirrored)) == contact);
}

RC_GTEST_PROP(DiscAgainstPolygonProperties, AgreesWithTheRectangleForARectangle, ())
{
	const Rectangle box{{Between(-500, 0), Between(-500, 0)}, {Between(1, 500), Between(1, 500)}};
	const std::vector<Point> polygon{box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
	const Circle disc{{Between(-700, 700), Between(-700, 700)}, Between(0, 300)};
	RC_ASSERT(Against(disc, polygon) == Against(disc, box));
}

RC_GTEST_PROP(DiscAgainstCircleProperties, AgreesWithDistancesInExtendedPrecision, ())
{
	const Circle region{{Between(-1'000, 1'000), Between(-1'000, 1'000)}, Between(0, 1'500)};
	const Circle disc{{Between(-1'000, 1'000), Between(-1'000, 1'000)}, Between(0, 1'500)};
	// Below 2^22 a long double holds the difference of a root of an integer and an integer with its right sign.
	const long double distance = std::sqrt(static_cast<long double>(DistanceSquared(disc.centre, region.centre)));
	const Contact expected = distance > static_cast<long double>(disc.radius) + region.radius ? Contact::Outside
		: distance <= static_cast<long double>(region.radius) - disc.radius                   ? Contact::Inside
																							  : Contact::Touching;
	RC_ASSERT(Against(disc, region) == expected);
	RC_ASSERT(Touches(disc, region) == (expected != Contact::Outside));
}

RC_GTEST_PROP(IntegerSqrtProperties, BracketsItsArgument, ())
{
	const auto value = *rc::gen::arbitrary<std::uint64_t>() >> Between(0, 63);
	const Wide root = IntegerSqrt(value);
	RC_ASSERT(root * root <= Wide{value});
	RC_ASSERT((root + 1) * (root + 1) > Wide{value});
}

} // namespace
} // namespace faith::physics
