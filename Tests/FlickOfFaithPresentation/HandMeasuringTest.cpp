#include "FlickOfFaithPresentation/HandMeasuring.h"

#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithPresentation/LaterBackground.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

History<Rules> PlayedMatch(std::uint64_t seed)
{
	flick::Setup setup;
	setup.players = 2;
	setup.seed = seed;
	return *PlayMatch(Rules{}, setup, PlayExactly);
}

std::optional<HandSpread> MeasuredAtOnce(const History<Rules>& match, Seat seat)
{
	InlineExecutor here;
	SearchControl control;
	return MeasureHand(match.GetRules(), FlicksMadeBy(match, seat), here, control);
}

class HandMeasuringTest : public testing::Test
{
protected:
	const History<Rules> match_ = PlayedMatch(4);
	LaterBackground later_;
	HandMeasuring measuring_{later_};
};

TEST_F(HandMeasuringTest, GivesTheHandOfTheFirstPersonOnceItIsMeasured)
{
	EXPECT_FALSE(measuring_.Take());
	ASSERT_TRUE(measuring_.Begin(match_, SeatBit(1)));
	EXPECT_TRUE(measuring_.IsBusy());
	EXPECT_FALSE(measuring_.Take());
	later_.WorkOff();
	EXPECT_FALSE(measuring_.IsBusy());
	const auto hand = measuring_.Take();
	const auto expected = MeasuredAtOnce(match_, 1);
	ASSERT_TRUE(hand && expected);
	EXPECT_EQ(hand->angle, expected->angle);
	EXPECT_EQ(hand->power, expected->power);
	EXPECT_FALSE(measuring_.Take()) << "once";
}

TEST_F(HandMeasuringTest, DoesNothingWithoutAPersonOrFlicks)
{
	EXPECT_FALSE(measuring_.Begin(match_, 0));
	flick::Setup setup;
	setup.players = 2;
	const auto fresh = History<Rules>::Start(Rules{}, setup);
	ASSERT_TRUE(fresh);
	EXPECT_FALSE(measuring_.Begin(*fresh, SeatBit(0)));
	EXPECT_TRUE(later_.waiting.empty());
	EXPECT_FALSE(measuring_.IsBusy());
}

TEST_F(HandMeasuringTest, GivesUpAnOlderMeasurementForANewerOne)
{
	ASSERT_TRUE(measuring_.Begin(match_, SeatBit(0)));
	ASSERT_TRUE(measuring_.Begin(match_, SeatBit(1)));
	later_.WorkOff();
	const auto hand = measuring_.Take();
	ASSERT_TRUE(hand);
	EXPECT_EQ(hand->angle, MeasuredAtOnce(match_, 1)->angle);
}

TEST_F(HandMeasuringTest, WorkThatNobodyWaitsForEndsByItself)
{
	{
		HandMeasuring gone(later_);
		ASSERT_TRUE(gone.Begin(match_, SeatBit(0)));
	}
	later_.WorkOff();
	EXPECT_TRUE(later_.waiting.empty());
}

} // namespace
} // namespace faith::flick
