#include "FaithKernel/Random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>

namespace faith
{
namespace
{

TEST(RandomDeterminism, TheGeneratorGivesThePublishedValues)
{
	Random zero{0};
	EXPECT_EQ(zero.Next(), 0xE220A8397B1DCDAFu);
	EXPECT_EQ(zero.Next(), 0x6E789E6AA1B965F4u);
	EXPECT_EQ(zero.Next(), 0x06C45D188009454Fu);
	Random other{1234567};
	EXPECT_EQ(other.Next(), 6457827717110365317u);
	EXPECT_EQ(other.Next(), 3203168211198807973u);
	EXPECT_EQ(other.Next(), 9817491932198370423u);
}

TEST(RandomDeterminism, DiceAndShufflesArePinned)
{
	Random random{2026};
	std::array<std::int32_t, 6> dice{};
	for (std::int32_t& die : dice)
	{
		die = random.Between(1, 6);
	}
	std::array<int, 8> cards{0, 1, 2, 3, 4, 5, 6, 7};
	random.Shuffle(cards, 8);
	EXPECT_EQ(dice, (std::array<std::int32_t, 6>{1, 4, 2, 5, 3, 2}));
	EXPECT_EQ(cards, (std::array<int, 8>{1, 7, 5, 6, 0, 3, 2, 4}));
}

TEST(Random, EqualStatesGiveEqualNumbers)
{
	Random a{77};
	Random b{77};
	a.Next();
	EXPECT_NE(a, b);
	b.Next();
	EXPECT_EQ(a, b);
	EXPECT_EQ(a.Next(), b.Next());
}

TEST(Random, EveryFaceOfADieIsEquallyLikely)
{
	Random random{5};
	std::array<int, 6> counts{};
	for (int i = 0; i < 60'000; ++i)
	{
		++counts[random.Below(6)];
	}
	for (const int count : counts)
	{
		EXPECT_NEAR(count, 10'000, 450) << "five standard deviations";
	}
}

// A plain remainder would give the lower third of this range twice as often as the rest.
TEST(Random, ABoundThatDoesNotDivideTheRangeIsNotBiased)
{
	Random random{6};
	constexpr std::uint32_t kBound = 0xC0000000u;
	int lowerThird = 0;
	for (int i = 0; i < 30'000; ++i)
	{
		const std::uint32_t draw = random.Below(kBound);
		ASSERT_LT(draw, kBound);
		lowerThird += draw < kBound / 3 ? 1 : 0;
	}
	EXPECT_NEAR(lowerThird, 10'000, 410) << "five standard deviations";
}

TEST(Random, BetweenIncludesBothEndsAndNothingElse)
{
	Random random{7};
	std::map<std::int32_t, int> seen;
	for (int i = 0; i < 1000; ++i)
	{
		++seen[random.Between(-2, 1)];
	}
	EXPECT_EQ(seen.size(), 4u);
	EXPECT_EQ(seen.begin()->first, -2);
	EXPECT_EQ(seen.rbegin()->first, 1);
	EXPECT_EQ(random.Between(9, 9), 9);
}

TEST(Random, BetweenSpansAllIntegers)
{
	Random random{8};
	constexpr std::int32_t kLow = (std::numeric_limits<std::int32_t>::min)();
	constexpr std::int32_t kHigh = (std::numeric_limits<std::int32_t>::max)();
	int negative = 0;
	for (int i = 0; i < 10'000; ++i)
	{
		negative += random.Between(kLow, kHigh) < 0 ? 1 : 0;
	}
	EXPECT_NEAR(negative, 5000, 250);
}

TEST(Random, AllOrdersOfAShuffleAreEquallyLikely)
{
	Random random{9};
	std::map<std::array<int, 4>, int> seen;
	for (int i = 0; i < 24'000; ++i)
	{
		std::array<int, 4> cards{0, 1, 2, 3};
		random.Shuffle(cards, 4);
		++seen[cards];
	}
	EXPECT_EQ(seen.size(), 24u);
	for (const auto& [order, count] : seen)
	{
		EXPECT_NEAR(count, 1000, 160) << "five standard deviations";
	}
}

} // namespace
} // namespace faith
