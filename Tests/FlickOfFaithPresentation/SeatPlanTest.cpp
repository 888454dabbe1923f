#include "FlickOfFaithPresentation/SeatPlan.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

TEST(SeatPlan, KnowsEveryLevelTheBaselinesAndTheMirror)
{
	for (const Contestant& level : Levels())
	{
		const auto found = ContestantOf(level.key, 1234);
		ASSERT_TRUE(found);
		EXPECT_EQ(found->key, level.key);
		EXPECT_EQ(found->steadiness, level.steadiness);
	}
	EXPECT_EQ(ContestantOf("mirror", 1234)->steadiness, 1234);
	EXPECT_EQ(ContestantOf("by_lot", 1234)->manner, Manner::ByLot);
	EXPECT_FALSE(ContestantOf("", 1000));
	EXPECT_FALSE(ContestantOf("pope", 1000));
}

TEST(SeatPlan, NamesTheLevelThatNobodyKnows)
{
	const std::vector<SeatNote> good{{"", "Anna"}, {"priest", ""}, {"mirror", ""}};
	EXPECT_FALSE(UnknownLevel(good));
	const std::vector<SeatNote> bad{{"", ""}, {"pope", ""}, {"bishop", ""}};
	EXPECT_EQ(UnknownLevel(bad), "pope");
}

TEST(SeatPlan, GivesComputersTheHandOfTheirLevelAndAMirrorThatOfThePerson)
{
	flick::Setup setup;
	setup.players = 4;
	setup.steadiness = {1, 2, 500, 4};
	const std::vector<SeatNote> seats{{"oracle", ""}, {"mirror", ""}, {"", ""}, {"novice", ""}};
	GiveHands(seats, setup);
	EXPECT_EQ(setup.steadiness[0], FindContestant("oracle")->steadiness);
	EXPECT_EQ(setup.steadiness[1], 500);
	EXPECT_EQ(setup.steadiness[2], 500);
	EXPECT_EQ(setup.steadiness[3], FindContestant("novice")->steadiness);
}

TEST(SeatPlan, GivesAMirrorANormalHandWhenNoPersonPlays)
{
	flick::Setup setup;
	setup.players = 2;
	GiveHands(std::vector<SeatNote>{{"mirror", ""}, {"oracle", ""}}, setup);
	EXPECT_EQ(setup.steadiness[0], 1000);
}

TEST(SeatPlan, LeavesSeatsThatDoNotExistAlone)
{
	flick::Setup setup;
	const auto before = setup.steadiness;
	GiveHands(std::vector<SeatNote>(9), setup);
	EXPECT_EQ(setup.steadiness, before);
}

TEST(SeatPlan, GuessesAPersonAmongPriests)
{
	const std::vector<SeatNote> expected{{"", ""}, {"priest", ""}, {"priest", ""}};
	EXPECT_EQ(GuessSeats(3), expected);
	EXPECT_TRUE(GuessSeats(0).empty());
}

TEST(SeatPlan, LetsComputersPlayTheLastSeats)
{
	const std::vector<SeatNote> expected{{"", ""}, {"", ""}, {"priest", ""}};
	EXPECT_EQ(SeatsWithComputers(3, 1), expected);
	EXPECT_EQ(SeatsWithComputers(2, 9), SeatsWithComputers(2, 2));
}

} // namespace
} // namespace faith::flick
