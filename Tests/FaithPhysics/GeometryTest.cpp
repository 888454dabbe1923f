#include "FaithPhysics/Geometry.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace faith::physics
{
namespace
{

constexpr std::int32_t kLimit = kCoordinateLimit;
constexpr Circle kRegion{{1'000, -2'000}, 23'000};
constexpr Rectangle kMat{{-100, -50}, {100, 50}};

/// A U open to the north: a disc in its notch is outside although surrounded.
constexpr std::array<Point, 8> kHarbour{
	{{-300, -200}, {300, -200}, {300, 200}, {100, 200}, {100, -100}, {-100, -100}, {-100, 200}, {-300, 200}}};

TEST(IntegerSqrt, IsTheFloorOfTheRootAroundEverySquare)
{
	EXPECT_EQ(IntegerSqrt(0), 0u);
	EXPECT_EQ(IntegerSqrt(1), 1u);
	EXPECT_EQ(IntegerSqrt(2), 1u);
	for (std::uint64_t root = 2; root <= 0xFFFF'FFFFu; root = root * 3 / 2 + 1)
	{
		const std::uint64_t square = root * root;
		EXPECT_EQ(IntegerSqrt(square - 1), root - 1);
		EXPECT_EQ(IntegerSqrt(square), root);
		EXPECT_EQ(IntegerSqrt(square + 2 * root), root);
	}
}

TEST(IntegerSqrt, CoversTheWholeRangeOfItsArgument)
{
	EXPECT_EQ(IntegerSqrt((std::numeric_limits<std::uint64_t>::max)()), 0xFFFF'FFFFu);
	EXPECT_EQ(IntegerSqrt(0xFFFF'FFFE'0000'0001u), 0xFFFF'FFFFu);
	EXPECT_EQ(IntegerSqrt(0xFFFF'FFFE'0000'0000u), 0xFFFF'FFFEu);
}

TEST(DistanceSquared, DoesNotOverflowBetweenOppositeCorners)
{
	EXPECT_EQ(DistanceSquared({-kLimit, -kLimit}, {kLimit, kLimit}), 8'000'000'000'000);
}

TEST(CirclePair, TouchesAtExactlyTheSumOfRadiiAndNotOneMicrometreBeyond)
{
	const Circle a{{0, 0}, 2'000};
	EXPECT_TRUE(Touches(a, {{3'000, 4'000}, 3'000}));
	EXPECT_FALSE(Touches(a, {{3'000, 4'000}, 2'999}));
	EXPECT_FALSE(Touches(a, {{3'001, 4'000}, 3'000}));
}

TEST(CirclePair, OverlapsOnlyBeyondTouchingAndBeyondTheTolerance)
{
	const Circle a{{0, 0}, 2'000};
	EXPECT_FALSE(Overlaps(a, {{3'000, 4'000}, 3'000}));
	EXPECT_TRUE(Overlaps(a, {{3'000, 4'000}, 3'001}));
	EXPECT_FALSE(Overlaps(a, {{3'000, 4'000}, 3'050}, 50));
	EXPECT_TRUE(Overlaps(a, {{3'000, 4'000}, 3'051}, 50));
	EXPECT_FALSE(Overlaps({{0, 0}, 10}, {{0, 0}, 10}, 20));
	EXPECT_TRUE(Overlaps({{0, 0}, 10}, {{0, 0}, 10}, 19));
}

TEST(DiscAgainstCircle, KnowsOutsideTouchingAndInsideToTheMicrometre)
{
	const std::int32_t y = kRegion.centre.y;
	const std::int32_t x = kRegion.centre.x;
	EXPECT_EQ(Against({{x + 33'001, y}, 10'000}, kRegion), Contact::Outside);
	EXPECT_EQ(Against({{x + 33'000, y}, 10'000}, kRegion), Contact::Touching);
	EXPECT_EQ(Against({{x + 13'001, y}, 10'000}, kRegion), Contact::Touching);
	EXPECT_EQ(Against({{x + 13'000, y}, 10'000}, kRegion), Contact::Inside);
	EXPECT_EQ(Against(kRegion, kRegion), Contact::Inside);
}

TEST(DiscAgainstCircle, IsNeverInsideARegionSmallerThanTheDisc)
{
	EXPECT_EQ(Against({kRegion.centre, kRegion.radius + 1}, kRegion), Contact::Touching);
}

TEST(DiscAgainstRectangle, KnowsOutsideTouchingAndInsideAtEdgesAndCorners)
{
	EXPECT_EQ(Against({{90, 40}, 10}, kMat), Contact::Inside);
	EXPECT_EQ(Against({{91, 40}, 10}, kMat), Contact::Touching);
	EXPECT_EQ(Against({{0, 60}, 10}, kMat), Contact::Touching);
	EXPECT_EQ(Against({{0, 61}, 10}, kMat), Contact::Outside);
	EXPECT_EQ(Against({{-103, -54}, 5}, kMat), Contact::Touching);
	EXPECT_EQ(Against({{-103, -54}, 4}, kMat), Contact::Outside);
	EXPECT_EQ(Against({{0, 0}, 51}, kMat), Contact::Touching);
	EXPECT_EQ(Against({{100, 50}, 0}, kMat), Contact::Inside);
}

TEST(DiscAgainstPolygon, TouchesAnEdgeAtExactlyItsRadius)
{
	// The longest side lies on the line 3x = 4y; (-3k, 4k) is exactly 5k away from it.
	const std::array<Point, 3> triangle{{{-40'000, -30'000}, {40'000, 30'000}, {60'000, -60'000}}};
	EXPECT_EQ(Against({{-3'000, 4'000}, 5'000}, triangle), Contact::Touching);
	EXPECT_EQ(Against({{-3'000, 4'000}, 4'999}, triangle), Contact::Outside);
	EXPECT_EQ(Against({{3'000, -4'000}, 5'000}, triangle), Contact::Inside);
	EXPECT_EQ(Against({{3'000, -4'000}, 5'001}, triangle), Contact::Touching);
}

TEST(DiscAgainstPolygon, StaysExactWhereSquaresExceedSixtyFourBits)
{
	// The same line through the whole range of coordinates; one micrometre decides.
	const std::array<Point, 3> triangle{{{-1'000'000, -750'000}, {1'000'000, 750'000}, {1'000'000, -1'000'000}}};
	EXPECT_EQ(Against({{-300'000, 400'000}, 500'000}, triangle), Contact::Touching);
	EXPECT_EQ(Against({{-300'000, 400'000}, 499'999}, triangle), Contact::Outside);
	EXPECT_EQ(Against({{-300'001, 400'000}, 500'000}, triangle), Contact::Outside);
	EXPECT_EQ(Against({{-600'000, 800'000}, 1'000'000}, triangle), Contact::Touching);
	EXPECT_EQ(Against({{-600'000, 800'000}, 999'999}, triangle), Contact::Outside);
}

TEST(DiscAgainstPolygon, TouchesACornerAtExactlyItsRadius)
{
	EXPECT_EQ(Against({{-303, -204}, 5}, kHarbour), Contact::Touching);
	EXPECT_EQ(Against({{-303, -204}, 4}, kHarbour), Contact::Outside);
}

TEST(DiscAgainstPolygon, IsOutsideInABayAndTouchesItsShores)
{
	EXPECT_EQ(Against({{0, 0}, 99}, kHarbour), Contact::Outside);
	EXPECT_EQ(Against({{0, 0}, 100}, kHarbour), Contact::Touching);
	EXPECT_EQ(Against({{0, 150}, 99}, kHarbour), Contact::Outside);
	EXPECT_EQ(Against({{200, 0}, 100}, kHarbour), Contact::Inside);
	EXPECT_EQ(Against({{200, 0}, 101}, kHarbour), Contact::Touching);
}

TEST(DiscAgainstPolygon, DecidesForCentresAtTheHeightOfCorners)
{
	for (const std::int32_t y : {-200, -100, 200})
	{
		EXPECT_EQ(Against({{-400, y}, 10}, kHarbour), Contact::Outside) << y;
		EXPECT_EQ(Against({{400, y}, 10}, kHarbour), Contact::Outside) << y;
	}
	EXPECT_EQ(Against({{-200, -100}, 100}, kHarbour), Contact::Inside);
	EXPECT_EQ(Against({{0, 200}, 50}, kHarbour), Contact::Outside);
}

TEST(DiscAgainstPolygon, TouchesWhenItCoversTheWholePolygon)
{
	EXPECT_EQ(Against({{0, 0}, 1'000}, kHarbour), Contact::Touching);
	EXPECT_EQ(Against({{0, 500}, 1'000}, kHarbour), Contact::Touching);
}

TEST(DiscAgainstPolygon, DoesNotDependOnTheSenseOfRotation)
{
	const std::array<Point, 8> reversed{
		{kHarbour[7], kHarbour[6], kHarbour[5], kHarbour[4], kHarbour[3], kHarbour[2], kHarbour[1], kHarbour[0]}};
	for (std::int32_t x = -320; x <= 320; x += 20)
	{
		for (std::int32_t y = -220; y <= 220; y += 20)
		{
			EXPECT_EQ(Against({{x, y}, 20}, kHarbour), Against({{x, y}, 20}, reversed)) << x << ' ' << y;
		}
	}
}

TEST(PolygonContains, CountsItsBorderAsItsOwn)
{
	for (const Point corner : kHarbour)
	{
		EXPECT_TRUE(Contains(kHarbour, corner));
	}
	EXPECT_TRUE(Contains(kHarbour, {100, 0}));
	EXPECT_FALSE(Contains(kHarbour, {99, 0}));
	EXPECT_TRUE(Contains(kHarbour, {300, 0}));
	EXPECT_FALSE(Contains(kHarbour, {301, 0}));
}

TEST(DiscAgainstPolygon, IsOutsideOfNothing)
{
	EXPECT_EQ(Against({{0, 0}, 10}, std::span<const Point>{}), Contact::Outside);
}

TEST(NormalAngle, BringsEveryAngleIntoOneTurn)
{
	EXPECT_EQ(NormalAngle(0), 0);
	EXPECT_EQ(NormalAngle(360'000), 0);
	EXPECT_EQ(NormalAngle(-1), 359'999);
	EXPECT_EQ(NormalAngle(-720'001), 359'999);
	EXPECT_EQ(NormalAngle(725'500), 5'500);
}

TEST(Geometry, ADiscTouchesALineWithinItsRadiusOfIt)
{
	const Point a{0, 0};
	const Point b{1000, 0};
	EXPECT_TRUE(Touches(Circle{{500, 100}, 100}, a, b));
	EXPECT_FALSE(Touches(Circle{{500, 101}, 100}, a, b));
	EXPECT_TRUE(Touches(Circle{{1060, 80}, 100}, a, b)) << "the end is a point like any other";
	EXPECT_FALSE(Touches(Circle{{1061, 80}, 100}, a, b));
	EXPECT_TRUE(Touches(Circle{{-60, -80}, 100}, a, b));
	EXPECT_TRUE(Touches(Circle{{30, 40}, 50}, a, a)) << "a line of no length";
}

TEST(Geometry, TheNearestPointOfABorderIsOnAnEdgeOrACorner)
{
	const std::vector<Point> square{{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}};
	EXPECT_EQ(NearestOnBorder(square, {500, -300}), (Point{500, 0}));
	EXPECT_EQ(NearestOnBorder(square, {1200, 1300}), (Point{1000, 1000}));
	EXPECT_EQ(NearestOnBorder(square, {-10, 400}), (Point{0, 400})) << "the edge that closes it";
	EXPECT_EQ(NearestOnBorder(square, {600, 900}), (Point{600, 1000})) << "from inside as well";
	EXPECT_EQ(NearestOnBorder(square, {500, 500}), (Point{500, 0})) << "the first of equally near ones";
	const std::vector<Point> slanted{{0, 0}, {900'000, 300'000}, {0, 300'000}};
	EXPECT_EQ(NearestOnBorder(slanted, {100'000, -100'000}), (Point{60'000, 20'000}));
}

} // namespace
} // namespace faith::physics
