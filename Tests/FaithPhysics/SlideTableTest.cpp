#include "FaithPhysics/SlideTable.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace faith::physics
{
namespace
{

constexpr std::int32_t kHalfMat = 240'000;
constexpr std::int32_t kProphet = 10'000;

Body Disc(std::uint8_t id, Point centre, std::int32_t radius = kProphet)
{
	return {id, {centre, radius}, 1000};
}

/// A speed that carries a disc by at least the given distance and less than 10 micrometres more.
std::int32_t SpeedFor(std::int64_t distance)
{
	auto speed = static_cast<std::int32_t>(IntegerSqrt(static_cast<std::uint64_t>(distance * 6'278'400)));
	while (StoppingDistance(speed) < distance)
	{
		++speed;
	}
	return speed;
}

TEST(StoppingDistance, IsSpeedSquaredOverTwiceTheBraking)
{
	EXPECT_EQ(StoppingDistance(0), 0);
	EXPECT_EQ(StoppingDistance(2'600'000), 1'076'707);
	EXPECT_EQ(StoppingDistance(1'000'000), 159'276);
}

TEST(StoppingDistance, HasRoomForEverySpeed)
{
	EXPECT_GT(StoppingDistance(2'147'483'647), StoppingDistance(2'000'000'000));
}

TEST(Slide, EndsAtTheStoppingDistanceOnAFreeMat)
{
	const std::vector<Body> bodies{Disc(7, {0, 0})};
	const std::vector<Launch> launches{{7, {-200'000, 5'000}, 0, 1'000'000, 0}};
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	ASSERT_EQ(rests.size(), 1u);
	EXPECT_EQ(rests[0], (Rest{7, {-40'724, 5'000}, false}));
}

TEST(Slide, WithoutSpeedStaysAtTheStart)
{
	const std::vector<Body> bodies{Disc(0, {0, 0}), Disc(1, {20'000, 0})};
	const std::vector<Launch> launches{{0, {0, 0}, 0, 0, 0}};
	EXPECT_EQ(Slide(bodies, launches, kHalfMat), (std::vector<Rest>{{0, {0, 0}, false}}));
}

TEST(Slide, StopsJustBeforeAnotherDisc)
{
	const std::vector<Body> bodies{Disc(0, {0, 0}), Disc(1, {100'000, 0}, 18'000)};
	const std::vector<Launch> launches{{0, {0, 0}, 0, 2'600'000, 0}};
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	ASSERT_EQ(rests.size(), 1u);
	EXPECT_FALSE(rests[0].left);
	EXPECT_EQ(rests[0].position.y, 0);
	EXPECT_LE(rests[0].position.x, 72'000);
	EXPECT_GE(rests[0].position.x, 71'990);
}

TEST(Slide, PassesADiscItDoesNotMeet)
{
	const std::vector<Body> bodies{Disc(0, {0, 0}), Disc(1, {50'000, 20'000}), Disc(2, {-20'000, 0})};
	const std::vector<Launch> launches{{0, {0, 0}, 0, SpeedFor(100'000), 0}};
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	ASSERT_EQ(rests.size(), 1u);
	EXPECT_GE(rests[0].position.x, 100'000);
}

// Rule 2.1
TEST(Slide, LeavesOnlyWhenTheCentreCrossesTheEdge)
{
	const std::vector<Body> bodies{Disc(0, {0, 0})};
	const auto slide = [&bodies](std::int32_t from) {
		return Slide(bodies, std::vector<Launch>{{0, {from, 30'000}, 0, SpeedFor(100'000), 0}}, kHalfMat).front();
	};
	const auto reach = static_cast<std::int32_t>(StoppingDistance(SpeedFor(100'000)));
	EXPECT_EQ(slide(kHalfMat - reach), (Rest{0, {kHalfMat, 30'000}, false}));
	EXPECT_EQ(slide(kHalfMat - reach + 1), (Rest{0, {kHalfMat, 30'000}, true}));
}

TEST(Slide, LeavesAtACornerOnBothEdges)
{
	const std::vector<Body> bodies{Disc(0, {0, 0})};
	const std::vector<Launch> launches{{0, {0, 0}, 225'000, 2'600'000, 0}};
	EXPECT_EQ(Slide(bodies, launches, kHalfMat), (std::vector<Rest>{{0, {-kHalfMat, -kHalfMat}, true}}));
}

TEST(Slide, LaunchesOneAfterTheOtherAndTheSecondMeetsTheFirstAtItsRest)
{
	const std::vector<Body> bodies{Disc(3, {0, 0}), Disc(4, {0, 0})};
	const std::vector<Launch> launches{
		{3, {-200'000, 0}, 0, SpeedFor(100'000), 0}, {4, {200'000, 0}, 180'000, 2'600'000, 0}};
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	ASSERT_EQ(rests.size(), 2u);
	EXPECT_EQ(rests[0].piece, 3);
	EXPECT_EQ(rests[1].piece, 4);
	EXPECT_FALSE(rests[1].left);
	EXPECT_NEAR(rests[1].position.x, rests[0].position.x + 2 * kProphet, 10);
}

TEST(Slide, MeetsADiscThatWaitsForItsOwnLaunch)
{
	const std::vector<Body> bodies{Disc(3, {0, 0}), Disc(4, {-150'000, -150'000})};
	const std::vector<Launch> launches{{3, {-200'000, 0}, 0, 2'600'000, 0}, {4, {0, 0}, 90'000, SpeedFor(50'000), 0}};
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	ASSERT_EQ(rests.size(), 2u);
	EXPECT_NEAR(rests[0].position.x, -2 * kProphet, 10);
	EXPECT_GE(rests[1].position.y, 50'000);
}

TEST(Slide, DoesNotMeetADiscThatLeft)
{
	const std::vector<Body> bodies{Disc(0, {0, 0}), Disc(1, {0, 0})};
	const std::vector<Launch> launches{{0, {200'000, 0}, 0, 2'600'000, 0}, {1, {0, 0}, 0, SpeedFor(235'000), 0}};
	const std::vector<Rest> rests = Slide(bodies, launches, kHalfMat);
	ASSERT_EQ(rests.size(), 2u);
	EXPECT_TRUE(rests[0].left);
	EXPECT_FALSE(rests[1].left);
	EXPECT_GE(rests[1].position.x, 235'000);
}

TEST(Slide, StaysWhereItAlreadyOverlapsAndIgnoresUnknownPieces)
{
	const std::vector<Body> bodies{Disc(0, {0, 0}), Disc(1, {19'999, 0})};
	const std::vector<Launch> launches{{9, {0, 0}, 0, 2'600'000, 0}, {0, {0, 0}, 180'000, 2'600'000, 0}};
	EXPECT_EQ(Slide(bodies, launches, kHalfMat), (std::vector<Rest>{{0, {0, 0}, false}}));
}

TEST(SlideDeterminism, HasTheSameResultsEverywhere)
{
	std::uint64_t hash = 0xcbf2'9ce4'8422'2325u;
	std::uint64_t seed = 1;
	const auto next = [&seed](std::int32_t limit)
	{
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		return static_cast<std::int32_t>((seed >> 33) % static_cast<std::uint64_t>(limit));
	};
	for (int game = 0; game < 2'000; ++game)
	{
		std::vector<Body> bodies;
		for (std::uint8_t id = 0; id < 6; ++id)
		{
			const Circle shape{{next(480'000) - kHalfMat, next(480'000) - kHalfMat}, 10'000 + next(10'000)};
			bodies.push_back({id, shape, 1000});
		}
		const std::vector<Launch> launches{{0, bodies[0].shape.centre, next(kFullTurn), next(2'600'000), 0}};
		for (const Rest& rest : Slide(bodies, launches, kHalfMat))
		{
			hash = (hash ^ static_cast<std::uint32_t>(rest.position.x)) * 0x100'0000'01b3u;
			hash = (hash ^ static_cast<std::uint32_t>(rest.position.y)) * 0x100'0000'01b3u;
			hash = (hash ^ static_cast<std::uint32_t>(rest.left)) * 0x100'0000'01b3u;
		}
	}
	EXPECT_EQ(hash, 0xceee'fc80'92b6'c857u);
}

} // namespace
} // namespace faith::physics
