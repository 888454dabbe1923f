#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace faith::flick::board
{
namespace
{

using physics::Circle;
using physics::Contact;
using physics::Point;

#include "BoardOutline.inl"

using Outline = std::array<Point, kOutlinePoints>;

constexpr Circle kNavel{{0, 0}, kNavelRadius};
constexpr physics::Rectangle kMat{{-kHalfMat, -kHalfMat}, {kHalfMat, kHalfMat}};

static_assert(2 * (kHalfOutline.size() - 1) == kOutlinePoints);
static_assert(kHalfOutline.front().x == 0 && kHalfOutline.back().x == 0);

/// A clockwise quarter turn, which leads from each island to the next.
constexpr Point QuarterTurn(Point p)
{
	return {p.y, -p.x};
}

constexpr Point Turned(Point p, int quarters)
{
	for (int i = 0; i < quarters; ++i)
	{
		p = QuarterTurn(p);
	}
	return p;
}

constexpr Point CentreOf(int island)
{
	return Turned({0, kIslandDistance}, island);
}

constexpr Point CornerOf(int corner)
{
	return Turned({kHalfMat, kHalfMat}, corner);
}

/// The half outline and its mirror image, moved to the northern island.
constexpr Outline NorthernOutline()
{
	Outline outline{};
	constexpr std::size_t kHalf = kHalfOutline.size() - 1;
	for (std::size_t i = 0; i <= kHalf; ++i)
	{
		const Point p = kHalfOutline[i];
		outline[i] = {p.x, p.y + kIslandDistance};
		outline[(outline.size() - i) % outline.size()] = {-p.x, p.y + kIslandDistance};
	}
	return outline;
}

constexpr std::array<Outline, kIslandCount> AllOutlines()
{
	std::array<Outline, kIslandCount> outlines{};
	const Outline north = NorthernOutline();
	for (int island = 0; island < kIslandCount; ++island)
	{
		for (std::size_t i = 0; i < north.size(); ++i)
		{
			outlines[static_cast<std::size_t>(island)][i] = Turned(north[i], island);
		}
	}
	return outlines;
}

constexpr std::array<Outline, kIslandCount> kOutlines = AllOutlines();

using Boxes = std::array<physics::Rectangle, kOutlinePoints / physics::kEdgesPerBox>;

constexpr std::array<Boxes, kIslandCount> AllBoxes()
{
	std::array<Boxes, kIslandCount> all{};
	for (std::size_t island = 0; island < all.size(); ++island)
	{
		for (std::size_t i = 0; i < all[island].size(); ++i)
		{
			all[island][i] = physics::BoxAroundEdges(kOutlines[island], i * physics::kEdgesPerBox);
		}
	}
	return all;
}

constexpr std::array<Boxes, kIslandCount> kBoxes = AllBoxes();

/// Radius of a circle about the island's centre that holds the whole outline.
constexpr std::int32_t OuterRadius()
{
	std::int64_t farthest = 0;
	for (const Point p : kHalfOutline)
	{
		farthest = (std::max)(farthest, physics::DistanceSquared(p, {}));
	}
	std::int32_t radius = 0;
	while (std::int64_t{radius} * radius < farthest)
	{
		radius += 100;
	}
	return radius;
}

/// Counter-clockwise and star-shaped: every edge has the island's centre on its left.
constexpr bool IsSeenFromCentre()
{
	for (std::size_t i = 0; i + 1 < kHalfOutline.size(); ++i)
	{
		const Point a = kHalfOutline[i];
		const Point b = kHalfOutline[i + 1];
		if (std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x <= 0)
		{
			return false;
		}
	}
	return true;
}

/// True when the outline stays outside the circle of this radius about the island's centre: all its points are further
/// out by half of `kLongest`, and no place on an edge is further than half the edge from one of its ends.
constexpr bool IsClear(std::int64_t radius)
{
	constexpr std::int64_t kLongest = 6'000;
	for (std::size_t i = 0; i + 1 < kHalfOutline.size(); ++i)
	{
		const std::int64_t out = radius + kLongest / 2;
		if (physics::DistanceSquared(kHalfOutline[i], {}) < out * out ||
			physics::DistanceSquared(kHalfOutline[i + 1], {}) < out * out ||
			physics::DistanceSquared(kHalfOutline[i], kHalfOutline[i + 1]) > kLongest * kLongest)
		{
			return false;
		}
	}
	return true;
}

constexpr std::int32_t kIslandOuterRadius = OuterRadius();
constexpr std::int32_t kIslandInnerRadius = 58'000;

static_assert(IsSeenFromCentre());
static_assert(IsClear(kIslandInnerRadius));
static_assert(kCityRadius < kIslandInnerRadius);
static_assert(kIslandOuterRadius < 100'000);

/// Islands and corners are numbered 0..3; other numbers go round again.
constexpr std::size_t Index(int number)
{
	return static_cast<std::size_t>(number & 3);
}

constexpr std::array<Point, kIslandCount> kCentres{CentreOf(0), CentreOf(1), CentreOf(2), CentreOf(3)};

physics::Contact AgainstOutline(std::size_t island, Circle disc)
{
	return physics::Against(disc, kOutlines[island], kBoxes[island]);
}

} // namespace

physics::Point IslandCentre(int island)
{
	return kCentres[Index(island)];
}

physics::Point CornerPoint(int corner)
{
	return CornerOf(static_cast<int>(Index(corner)));
}

std::span<const physics::Point> IslandOutline(int island)
{
	return kOutlines[Index(island)];
}

// Rules 2.2, 2.5
physics::Contact AgainstIsland(int island, physics::Circle disc)
{
	const std::size_t index = Index(island);
	if (!physics::Touches(disc, Circle{kCentres[index], kIslandOuterRadius}))
	{
		return Contact::Outside;
	}
	if (physics::Against(disc, Circle{kCentres[index], kIslandInnerRadius}) == Contact::Inside)
	{
		return Contact::Inside;
	}
	return AgainstOutline(index, disc);
}

// Rules 2.2, 2.5
std::uint8_t IslandsTouched(physics::Circle disc)
{
	std::uint8_t islands = 0;
	for (std::size_t island = 0; island < kCentres.size(); ++island)
	{
		const bool isNear = physics::Touches(disc, Circle{kCentres[island], kIslandOuterRadius});
		const bool touches = isNear &&
			(physics::Touches(disc, Circle{kCentres[island], kIslandInnerRadius}) ||
				AgainstOutline(island, disc) != Contact::Outside);
		islands = static_cast<std::uint8_t>(islands | (touches ? 1u << island : 0u));
	}
	return islands;
}

// Rules 2.2, 2.5
physics::Contact AgainstCity(int island, physics::Circle disc)
{
	return physics::Against(disc, Circle{IslandCentre(island), kCityRadius});
}

// Rules 2.3, 2.5
physics::Contact AgainstNavel(physics::Circle disc)
{
	return physics::Against(disc, kNavel);
}

// Rules 2.4, 2.5
physics::Contact AgainstCloud(int corner, physics::Circle disc)
{
	const Point point = CornerPoint(corner);
	const Circle whole{point, kCloudRadius};
	if (physics::Against(disc, whole) == Contact::Inside && WhollyOnMat(disc))
	{
		return Contact::Inside;
	}
	// Distances from the mat's two edges, inwards positive. From beyond an edge the nearest point is on that edge.
	const std::int32_t fromX = point.x > 0 ? point.x - disc.centre.x : disc.centre.x - point.x;
	const std::int32_t fromY = point.y > 0 ? point.y - disc.centre.y : disc.centre.y - point.y;
	if (fromX >= 0 && fromY >= 0)
	{
		return physics::Touches(disc, whole) ? Contact::Touching : Contact::Outside;
	}
	const Point nearest{
		fromX < 0 ? 0 : (std::min)(fromX, kCloudRadius), fromY < 0 ? 0 : (std::min)(fromY, kCloudRadius)};
	return physics::Contains(Circle{{fromX, fromY}, disc.radius}, nearest) ? Contact::Touching : Contact::Outside;
}

// Rule 2.1
bool CentreOnMat(physics::Point centre)
{
	return physics::Against(Circle{centre, 0}, kMat) == Contact::Inside;
}

bool WhollyOnMat(physics::Circle disc)
{
	return physics::Against(disc, kMat) == Contact::Inside;
}

} // namespace faith::flick::board
