#include "FlickOfFaithRules/Board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace faith::flick::board
{
namespace
{

using physics::Circle;
using physics::Contact;
using physics::Point;

constexpr std::int32_t kProphetRadius = 10'000;
constexpr std::int32_t kTempleRadius = 18'000;

static_assert(kCityRadius >= kTempleRadius + 4'000, "a temple never seals a city");

std::int64_t Cross(Point origin, Point a, Point b)
{
	return (std::int64_t{a.x} - origin.x) * (b.y - origin.y) - (std::int64_t{a.y} - origin.y) * (b.x - origin.x);
}

int Side(Point a, Point b, Point p)
{
	const std::int64_t cross = Cross(a, b, p);
	return (cross > 0) - (cross < 0);
}

double Distance(Point p, Point a, Point b)
{
	const double ex = b.x - a.x;
	const double ey = b.y - a.y;
	const double along = ((p.x - a.x) * ex + (p.y - a.y) * ey) / (ex * ex + ey * ey);
	const double t = std::clamp(along, 0.0, 1.0);
	return std::hypot(p.x - a.x - t * ex, p.y - a.y - t * ey);
}

double DistanceToOutline(Point p, int island)
{
	const std::span<const Point> outline = IslandOutline(island);
	double nearest = 1e9;
	for (std::size_t i = 0; i < outline.size(); ++i)
	{
		nearest = std::fmin(nearest, Distance(p, outline[i], outline[(i + 1) % outline.size()]));
	}
	return nearest;
}

/// The narrowest water between two islands.
double Strait(int a, int b)
{
	double narrowest = 1e9;
	for (const Point p : IslandOutline(a))
	{
		narrowest = std::fmin(narrowest, DistanceToOutline(p, b));
	}
	for (const Point p : IslandOutline(b))
	{
		narrowest = std::fmin(narrowest, DistanceToOutline(p, a));
	}
	return narrowest;
}

Point Turned(Point p)
{
	return {p.y, -p.x};
}

std::vector<std::pair<std::int32_t, std::int32_t>> Sorted(const std::vector<Point>& points)
{
	std::vector<std::pair<std::int32_t, std::int32_t>> result;
	for (const Point p : points)
	{
		result.emplace_back(p.x, p.y);
	}
	std::stable_sort(result.begin(), result.end());
	return result;
}

template <class Map>
std::vector<Point> AllOutlinePoints(Map map)
{
	std::vector<Point> points;
	for (int island = 0; island < kIslandCount; ++island)
	{
		for (const Point p : IslandOutline(island))
		{
			points.push_back(map(p));
		}
	}
	return points;
}

/// Discs all over the mat and a little beyond.
std::vector<Circle> ManyDiscs(int count)
{
	std::mt19937 random(1);
	std::vector<Circle> discs;
	const auto next = [&random](std::int32_t low, std::int32_t high)
	{ return low + static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(high - low + 1)); };
	for (int i = 0; i < count; ++i)
	{
		discs.push_back({{next(-260'000, 260'000), next(-260'000, 260'000)}, next(0, 30'000)});
	}
	return discs;
}

/// The islands that the disc counts for, one bit each.
int IslandsTouched(Circle disc)
{
	int touched = 0;
	for (int island = 0; island < kIslandCount; ++island)
	{
		touched |= (AgainstIsland(island, disc) != Contact::Outside ? 1 : 0) << island;
	}
	return touched;
}

TEST(BoardOutline, HasIslandsAndCornersClockwiseFromTheNorth)
{
	EXPECT_EQ(IslandCentre(0), (Point{0, 150'000}));
	EXPECT_EQ(IslandCentre(1), (Point{150'000, 0}));
	EXPECT_EQ(IslandCentre(2), (Point{0, -150'000}));
	EXPECT_EQ(IslandCentre(3), (Point{-150'000, 0}));
	EXPECT_EQ(CornerPoint(0), (Point{240'000, 240'000}));
	EXPECT_EQ(CornerPoint(1), (Point{240'000, -240'000}));
	EXPECT_EQ(CornerPoint(2), (Point{-240'000, -240'000}));
	EXPECT_EQ(CornerPoint(3), (Point{-240'000, 240'000}));
}

TEST(BoardOutline, RunsCounterClockwiseAndIsSeenFromItsCentre)
{
	for (int island = 0; island < kIslandCount; ++island)
	{
		const std::span<const Point> outline = IslandOutline(island);
		ASSERT_EQ(outline.size(), static_cast<std::size_t>(kOutlinePoints));
		for (std::size_t i = 0; i < outline.size(); ++i)
		{
			EXPECT_GT(Cross(IslandCentre(island), outline[i], outline[(i + 1) % outline.size()]), 0)
				<< island << ' ' << i;
		}
	}
}

TEST(BoardOutline, DoesNotIntersectItself)
{
	const std::span<const Point> outline = IslandOutline(0);
	const std::size_t count = outline.size();
	for (std::size_t i = 0; i < count; ++i)
	{
		for (std::size_t j = i + 2; j < count - (i == 0 ? 1 : 0); ++j)
		{
			const Point a = outline[i];
			const Point b = outline[i + 1];
			const Point c = outline[j];
			const Point d = outline[(j + 1) % count];
			EXPECT_FALSE(Side(a, b, c) != Side(a, b, d) && Side(c, d, a) != Side(c, d, b)) << i << ' ' << j;
		}
	}
}

TEST(BoardOutline, IsTheSameForEveryCornerUnderTurnsAndMirrors)
{
	const auto points = Sorted(AllOutlinePoints([](Point p) { return p; }));
	EXPECT_EQ(points, Sorted(AllOutlinePoints(Turned)));
	EXPECT_EQ(points, Sorted(AllOutlinePoints([](Point p) { return Point{-p.x, p.y}; })));
	EXPECT_EQ(points, Sorted(AllOutlinePoints([](Point p) { return Point{p.y, p.x}; })));
}

TEST(BoardOutline, LeavesStraitsOfAboutThirtyMillimetresAndFortyAroundTheNavel)
{
	for (int island = 0; island < kIslandCount; ++island)
	{
		const double neighbour = Strait(island, (island + 1) % kIslandCount);
		EXPECT_GE(neighbour, 28'000.0);
		EXPECT_LE(neighbour, 33'000.0);
		const double navel = DistanceToOutline({0, 0}, island) - kNavelRadius;
		EXPECT_GE(navel, 38'000.0);
		EXPECT_LE(navel, 43'000.0);
	}
	EXPECT_GT(Strait(0, 2), 100'000.0);
}

TEST(BoardOutline, KeepsAwayFromTheEdgeAndTheClouds)
{
	for (int island = 0; island < kIslandCount; ++island)
	{
		for (const Point p : IslandOutline(island))
		{
			EXPECT_LE((std::max)(std::abs(p.x), std::abs(p.y)), kHalfMat - 3'000);
		}
		for (int corner = 0; corner < kCornerCount; ++corner)
		{
			EXPECT_GE(DistanceToOutline(CornerPoint(corner), island), kCloudRadius + 40'000.0);
		}
	}
}

TEST(BoardOutline, HasCapesAndBays)
{
	double nearest = 1e9;
	double farthest = 0;
	for (const Point p : IslandOutline(0))
	{
		const double radius = std::hypot(p.x, p.y - kIslandDistance);
		nearest = std::fmin(nearest, radius);
		farthest = std::fmax(farthest, radius);
	}
	EXPECT_GE(nearest, 60'000.0);
	EXPECT_LE(nearest, 65'000.0);
	EXPECT_GE(farthest, 93'000.0);
	EXPECT_LE(farthest, 98'000.0);
}

TEST(BoardOutline, LeavesTheLaneFromCornerToNavelOpenToAProphet)
{
	for (std::int32_t d = 0; d <= kHalfMat; d += 100)
	{
		for (const Point p : {Point{d, d}, Point{d, -d}, Point{-d, -d}, Point{-d, d}})
		{
			EXPECT_EQ(IslandsTouched({p, kProphetRadius}), 0) << p.x << ' ' << p.y;
		}
	}
}

TEST(BoardOutline, HasRoomForManyTemplesBesideTheCity)
{
	std::vector<Circle> temples;
	for (std::int32_t x = -90'000; x <= 90'000; x += 2'000)
	{
		for (std::int32_t y = 60'000; y <= 240'000; y += 2'000)
		{
			const Circle temple{{x, y}, kTempleRadius};
			const bool stands = AgainstIsland(0, temple) == Contact::Inside &&
				AgainstCity(0, temple) == Contact::Outside &&
				std::none_of(temples.begin(), temples.end(),
					[temple](Circle other) { return physics::Overlaps(temple, other); });
			if (stands)
			{
				temples.push_back(temple);
			}
		}
	}
	EXPECT_GE(temples.size(), 7u);
}

// Rules 2.2, 2.5
TEST(BoardRegions, CountADiscThatTouchesTheIslandsOuterLine)
{
	const Point cape = IslandOutline(0)[0];
	ASSERT_EQ(cape.x, 0);
	EXPECT_EQ(AgainstIsland(0, {cape, kProphetRadius}), Contact::Touching);
	EXPECT_EQ(AgainstIsland(0, {{0, 150'000}, kProphetRadius}), Contact::Inside);
	EXPECT_EQ(AgainstIsland(0, {{0, 0}, kProphetRadius}), Contact::Outside);
	// The northernmost points of the island are lone: a disc above one of them meets it at exactly its radius.
	const std::span<const Point> outline = IslandOutline(0);
	const Point top = *std::max_element(outline.begin(), outline.end(), [](Point a, Point b) { return a.y < b.y; });
	EXPECT_EQ(AgainstIsland(0, {{top.x, top.y + 1'000}, 1'000}), Contact::Touching);
	EXPECT_EQ(AgainstIsland(0, {{top.x, top.y + 1'001}, 1'000}), Contact::Outside);
}

// Rules 2.2, 2.5
TEST(BoardRegions, CountEveryDiscInACityForItsIsland)
{
	for (int island = 0; island < kIslandCount; ++island)
	{
		const Point centre = IslandCentre(island);
		EXPECT_EQ(AgainstCity(island, {centre, kProphetRadius}), Contact::Inside);
		EXPECT_EQ(AgainstCity(island, {{centre.x + 13'000, centre.y}, kProphetRadius}), Contact::Inside);
		EXPECT_EQ(AgainstCity(island, {{centre.x + 13'001, centre.y}, kProphetRadius}), Contact::Touching);
		EXPECT_EQ(AgainstCity(island, {{centre.x + 33'000, centre.y}, kProphetRadius}), Contact::Touching);
		EXPECT_EQ(AgainstCity(island, {{centre.x + 33'001, centre.y}, kProphetRadius}), Contact::Outside);
		EXPECT_EQ(AgainstIsland(island, {centre, kCityRadius}), Contact::Inside);
		EXPECT_EQ(AgainstCity((island + 1) % kIslandCount, {centre, kProphetRadius}), Contact::Outside);
	}
}

// Rules 2.3, 2.5
TEST(BoardRegions, CountADiscOnTheNavelForNoIsland)
{
	EXPECT_EQ(AgainstNavel({{0, 0}, kProphetRadius}), Contact::Inside);
	constexpr std::int32_t reach = kNavelRadius + kProphetRadius;
	static_assert(reach % 5 == 0, "3, 4 and 5 make a right angle");
	constexpr Point touching{reach / 5 * 3, reach / 5 * 4};
	EXPECT_EQ(AgainstNavel({touching, kProphetRadius}), Contact::Touching);
	EXPECT_EQ(AgainstNavel({{touching.x + 1, touching.y}, kProphetRadius}), Contact::Outside);
	EXPECT_EQ(IslandsTouched({{0, 0}, kNavelRadius}), 0);
}

// Rule 2.6
TEST(BoardRegions, CountATempleInAStraitForBothShoresAndAProphetForNone)
{
	for (const std::int32_t x : {1, -1})
	{
		for (const std::int32_t y : {1, -1})
		{
			int bridged = 0;
			for (std::int32_t d = 40'000; d <= 120'000; d += 500)
			{
				const int touched = IslandsTouched({{x * d, y * d}, kTempleRadius});
				bridged |= touched;
				EXPECT_EQ(IslandsTouched({{x * d, y * d}, kProphetRadius}), 0);
			}
			EXPECT_EQ(bridged, (y > 0 ? 1 : 4) | (x > 0 ? 2 : 8));
		}
	}
}

// Rules 2.3, 2.6
TEST(BoardRegions, LeaveTheNavelTooFarFromTheIslandsForOneDiscToTouchBoth)
{
	for (const PieceKindRow& row : kPieceRows)
	{
		if (row.form != PieceForm::Disc)
		{
			continue;
		}
		const std::int32_t reach = kNavelRadius + row.radius;
		for (const Point p : {Point{0, reach}, Point{reach, 0}, Point{0, -reach}, Point{-reach, 0}})
		{
			EXPECT_EQ(AgainstNavel({p, row.radius}), Contact::Touching) << row.key;
			EXPECT_EQ(IslandsTouched({p, row.radius}), 0) << row.key;
		}
		EXPECT_GT(DistanceToOutline({0, 0}, 0) - kNavelRadius, 2.0 * row.radius) << row.key;
	}
}

// Rules 2.4, 2.5
TEST(BoardClouds, AreQuarterDiscsThatEndAtTheEdgeOfTheMat)
{
	const Circle snug{{230'000, 230'000}, kProphetRadius};
	EXPECT_EQ(AgainstCloud(0, snug), Contact::Inside);
	EXPECT_EQ(AgainstCloud(0, {{230'001, 230'000}, kProphetRadius}), Contact::Touching);
	// 39 mm and 52 mm from the edges: exactly 65 mm from the corner.
	EXPECT_EQ(AgainstCloud(0, {{201'000, 188'000}, kProphetRadius}), Contact::Inside);
	EXPECT_EQ(AgainstCloud(0, {{200'999, 188'000}, kProphetRadius}), Contact::Touching);
	EXPECT_EQ(AgainstCloud(0, {{189'000, 172'000}, kProphetRadius}), Contact::Touching);
	EXPECT_EQ(AgainstCloud(0, {{188'999, 172'000}, kProphetRadius}), Contact::Outside);
	EXPECT_EQ(AgainstCloud(1, snug), Contact::Outside);
}

// Rules 2.4, 2.5
TEST(BoardClouds, HaveNoPartBeyondTheEdge)
{
	// Beyond the edge and next to where the arc would go on: the nearest point of the cloud is the arc's end.
	EXPECT_EQ(AgainstCloud(0, {{160'000, 248'000}, 9'433}), Contact::Outside);
	EXPECT_EQ(AgainstCloud(0, {{160'000, 248'000}, 9'434}), Contact::Touching);
	EXPECT_EQ(AgainstCloud(0, {{200'000, 250'000}, 10'000}), Contact::Touching);
	EXPECT_EQ(AgainstCloud(0, {{200'000, 250'001}, 10'000}), Contact::Outside);
	EXPECT_EQ(AgainstCloud(0, {{246'000, 248'000}, 10'000}), Contact::Touching);
	EXPECT_EQ(AgainstCloud(0, {{246'000, 248'001}, 10'000}), Contact::Outside);
}

// Rules 2.4, 2.5
TEST(BoardClouds, AgreeWithTheNearestPointFoundBySearch)
{
	for (const Circle disc : ManyDiscs(300))
	{
		double nearest = 1e9;
		for (std::int32_t x = 165'000; x <= kHalfMat; x += 500)
		{
			const auto depth = static_cast<std::int32_t>(std::sqrt(75e3 * 75e3 - std::pow(240e3 - x, 2)));
			const std::int32_t y = std::clamp(disc.centre.y, kHalfMat - depth, kHalfMat);
			nearest = std::fmin(nearest, std::hypot(disc.centre.x - x, disc.centre.y - y));
		}
		if (std::fabs(nearest - disc.radius) > 2'000.0)
		{
			EXPECT_EQ(AgainstCloud(0, disc) != Contact::Outside, nearest < disc.radius)
				<< disc.centre.x << ' ' << disc.centre.y << ' ' << disc.radius;
		}
	}
}

// Rules 2.5, 2.6
TEST(BoardRegions, AreTheSameForEveryCorner)
{
	for (const Circle disc : ManyDiscs(5'000))
	{
		const Circle turned{Turned(disc.centre), disc.radius};
		const Circle mirrored{{-disc.centre.x, disc.centre.y}, disc.radius};
		EXPECT_EQ(AgainstNavel(disc), AgainstNavel(turned));
		for (int i = 0; i < 4; ++i)
		{
			EXPECT_EQ(AgainstIsland(i, disc), AgainstIsland((i + 1) % 4, turned));
			EXPECT_EQ(AgainstIsland(i, disc), AgainstIsland((4 - i) % 4, mirrored));
			EXPECT_EQ(AgainstCity(i, disc), AgainstCity((i + 1) % 4, turned));
			EXPECT_EQ(AgainstCloud(i, disc), AgainstCloud((i + 1) % 4, turned));
			EXPECT_EQ(AgainstCloud(i, disc), AgainstCloud(3 - i, mirrored));
		}
	}
}

// Rule 2.5
TEST(BoardRegions, FollowTheOutlineExactlyWhateverShortCutIsTaken)
{
	int touching = 0;
	for (const Circle disc : ManyDiscs(20'000))
	{
		for (int island = 0; island < kIslandCount; ++island)
		{
			const Contact contact = AgainstIsland(island, disc);
			EXPECT_EQ(contact, physics::Against(disc, IslandOutline(island)));
			EXPECT_EQ((IslandsTouched(disc) >> island) & 1, contact != Contact::Outside ? 1 : 0);
			touching += contact == Contact::Touching;
		}
	}
	EXPECT_GT(touching, 1'000);
}

// Rule 2.1
TEST(BoardEdge, KeepsACentreThatIsExactlyOnIt)
{
	EXPECT_TRUE(CentreOnMat({240'000, -240'000}));
	EXPECT_TRUE(CentreOnMat({0, 0}));
	EXPECT_FALSE(CentreOnMat({240'001, 0}));
	EXPECT_FALSE(CentreOnMat({0, -240'001}));
	EXPECT_FALSE(CentreOnMat({-240'001, 240'001}));
}

// Rule 6.3
TEST(BoardEdge, HoldsADiscWhollyUpToTheTouchOfItsRim)
{
	EXPECT_TRUE(WhollyOnMat({{230'000, -230'000}, kProphetRadius}));
	EXPECT_FALSE(WhollyOnMat({{230'001, -230'000}, kProphetRadius}));
	EXPECT_FALSE(WhollyOnMat({{0, 230'001}, kProphetRadius}));
}

} // namespace
} // namespace faith::flick::board
