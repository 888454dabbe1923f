#include "FlickOfFaithPresentation/SeatPlan.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/Hand.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

TEST(SeatPlan, KnowsThePersons)
{
	const std::vector<SeatLabel> seats{{"", "Anna"}, {"priest", ""}, {"", ""}};
	EXPECT_EQ(PersonsAmong(seats), 0b0101);
	EXPECT_EQ(PersonsAmong({}), 0);
}

TEST(SeatPlan, NamesTheLevelThatNobodyKnows)
{
	const std::vector<SeatLabel> good{{"", "Anna"}, {"priest", ""}, {"mirror", ""}};
	EXPECT_FALSE(UnknownLevel(good));
	const std::vector<SeatLabel> bad{{"", ""}, {"pope", ""}, {"bishop", ""}};
	EXPECT_EQ(UnknownLevel(bad), "pope");
}

TEST(SeatPlan, GivesComputersTheHandOfTheirLevelAndAMirrorThatOfThePerson)
{
	flick::Setup setup;
	setup.players = 4;
	setup.steadiness = {1, 2, 500, 4};
	const std::vector<SeatLabel> seats{{"oracle", ""}, {"mirror", ""}, {"", ""}, {"novice", ""}};
	const HandSpread measured{2000, 60};
	GiveHands(seats, setup, measured);
	EXPECT_EQ(setup.steadiness[0], FindContestant("oracle")->steadiness);
	EXPECT_EQ(setup.steadiness[1], MirrorSteadiness(500, measured));
	EXPECT_EQ(setup.steadiness[2], 500);
	EXPECT_EQ(setup.steadiness[3], FindContestant("novice")->steadiness);
}

TEST(SeatPlan, GivesAMirrorItsUsualHandUntilThePersonWasMeasured)
{
	flick::Setup setup;
	setup.players = 2;
	GiveHands(std::vector<SeatLabel>{{"mirror", ""}, {"oracle", ""}}, setup);
	EXPECT_EQ(setup.steadiness[0], MirrorSteadiness(1000, std::nullopt));
}

TEST(SeatPlan, LeavesSeatsThatDoNotExistAlone)
{
	flick::Setup setup;
	const auto before = setup.steadiness;
	GiveHands(std::vector<SeatLabel>(9), setup);
	EXPECT_EQ(setup.steadiness, before);
}

TEST(SeatPlan, GuessesAPersonAmongPriests)
{
	const std::vector<SeatLabel> expected{{"", ""}, {"priest", ""}, {"priest", ""}};
	EXPECT_EQ(GuessSeats(3), expected);
	EXPECT_TRUE(GuessSeats(0).empty());
}

TEST(SeatPlan, LetsComputersPlayTheLastSeats)
{
	const std::vector<SeatLabel> expected{{"", ""}, {"", ""}, {"priest", ""}};
	EXPECT_EQ(SeatsWithComputers(3, 1), expected);
	EXPECT_EQ(SeatsWithComputers(2, 9), SeatsWithComputers(2, 2));
}

} // namespace
} // namespace faith::flick
