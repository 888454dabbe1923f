#include "FaithSearch/Rating.h"

#include <gtest/gtest.h>

namespace faith
{
namespace
{

TEST(RatingTest, WilsonsLimitsOfKnownShares)
{
	const Share half = ShareOf(50, 100);
	EXPECT_DOUBLE_EQ(half.share, 0.5);
	EXPECT_NEAR(half.low, 0.4038, 1e-4);
	EXPECT_NEAR(half.high, 0.5962, 1e-4);
	const Share all = ShareOf(10, 10);
	EXPECT_NEAR(all.low, 0.7225, 1e-4);
	EXPECT_DOUBLE_EQ(all.high, 1.0);
}

TEST(RatingTest, WithoutGamesEverythingIsPossible)
{
	EXPECT_EQ(ShareOf(0, 0).low, 0.0);
	EXPECT_EQ(ShareOf(0, 0).high, 1.0);
	EXPECT_EQ(ShareOfPairs(0, 0, 0).high, 1.0);
}

TEST(RatingTest, PairsThatAlwaysSplitHaveNoDoubt)
{
	const Share split = ShareOfPairs(50, 25, 100);
	EXPECT_DOUBLE_EQ(split.share, 0.5);
	EXPECT_DOUBLE_EQ(split.low, 0.5);
	EXPECT_DOUBLE_EQ(split.high, 0.5);
	// As many won and lost pairs as chance would have it: as wide as single games.
	const Share wide = ShareOfPairs(50, 50, 100);
	EXPECT_NEAR(wide.high - wide.low, 0.197, 1e-3);
}

TEST(RatingTest, EloOfKnownShares)
{
	EXPECT_DOUBLE_EQ(EloOf(0.5), 0.0);
	EXPECT_NEAR(EloOf(0.64), 100.0, 0.5);
	EXPECT_NEAR(EloOf(0.1), -EloOf(0.9), 1e-9);
	EXPECT_EQ(EloOf(0.0), -2000.0);
	EXPECT_EQ(EloOf(1.0), 2000.0);
}

TEST(RatingTest, RatingsExplainARoundRobin)
{
	// Each is 100 Elo above the one before.
	const std::vector<Encounter> met{{0, 1, 3599, 10'000}, {1, 2, 3599, 10'000}, {0, 2, 2402, 10'000}};
	const auto ratings = RatingsOf(3, met);
	ASSERT_EQ(ratings.size(), 3u);
	EXPECT_DOUBLE_EQ(ratings[0], 0.0);
	EXPECT_NEAR(ratings[1], 100.0, 1.0);
	EXPECT_NEAR(ratings[2], 200.0, 1.0);
}

TEST(RatingTest, WhoNeverLosesHasAFiniteRating)
{
	const auto ratings = RatingsOf(2, {{0, 1, 0, 100}});
	EXPECT_GT(ratings[1], 500.0);
	EXPECT_LT(ratings[1], 1500.0);
}

TEST(RatingTest, WhoMetNobodyIsRatedLikeTheFirstAtTheStart)
{
	EXPECT_EQ(RatingsOf(2, {}), (std::vector<double>{0.0, 0.0}));
}

} // namespace
} // namespace faith
