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
	const std::vector<SeatLabel> expected{{"", ""}, {"novice", ""}, {"novice", ""}};
	EXPECT_EQ(GuessSeats(3), expected);
	EXPECT_TRUE(GuessSeats(0).empty());
}

TEST(SeatPlan, LetsComputersPlayTheLastSeats)
{
	const std::vector<SeatLabel> expected{{"", ""}, {"", ""}, {"novice", ""}};
	EXPECT_EQ(SeatsWithComputers(3, 1), expected);
	EXPECT_EQ(SeatsWithComputers(2, 9), SeatsWithComputers(2, 2));
}

TEST(SeatPlan, BeginsWithAPersonAgainstAPriest)
{
	const SeatPlan plan = SeatPlan::Usual();
	EXPECT_TRUE(plan.Is(kSeatPresets[0]));
	EXPECT_EQ(plan.seats.size(), std::size_t{kMaxPlayers});
	EXPECT_EQ(plan.Labels(), GuessSeats(2));
}

TEST(SeatPlan, KeepsSeatsThatDoNotPlayForLater)
{
	SeatPlan plan = SeatPlan::Usual();
	plan.Add();
	plan.seats[2].who.level = "oracle";
	plan.Remove(0);
	EXPECT_EQ(plan.players, 2U);
	EXPECT_FALSE(plan.CanRemove());
	plan.Remove(0);
	EXPECT_EQ(plan.players, 2U);
	const std::vector<SeatLabel> expected{{"novice", ""}, {"oracle", ""}};
	EXPECT_EQ(plan.Labels(), expected);
	EXPECT_FALSE(plan.seats.back().who.IsComputer());
	plan.Add();
	plan.Add();
	plan.Add();
	EXPECT_EQ(plan.players, 4U);
	EXPECT_FALSE(plan.CanAdd());
}

TEST(SeatPlan, TakesPresetsWithTheLevelThatIsThere)
{
	SeatPlan plan = SeatPlan::Usual();
	plan.seats[1].who.level = "oracle";
	plan.Take(kSeatPresets[1]);
	EXPECT_TRUE(plan.Is(kSeatPresets[1]));
	EXPECT_EQ(plan.Labels()[3].level, "oracle");
	plan.Take(kSeatPresets[2]);
	EXPECT_TRUE(plan.Is(kSeatPresets[2]));
	EXPECT_FALSE(plan.Is(kSeatPresets[0]));
}

TEST(SeatPlan, CanBeSplitAmongPersonsOnly)
{
	SeatPlan plan = SeatPlan::Usual();
	EXPECT_FALSE(plan.CanSplit());
	plan.Take(kSeatPresets[2]);
	EXPECT_TRUE(plan.CanSplit());
}

TEST(SeatPlan, KeepsTheDigitsOfWhatWasTyped)
{
	SeatPlan plan = SeatPlan::Usual();
	plan.SetSeed("No. 12 345");
	EXPECT_EQ(plan.seed, "12345");
	EXPECT_EQ(plan.SetupWith(7).seed, 12345U);
	plan.SetSeed("none");
	EXPECT_EQ(plan.SetupWith(7).seed, 7U);
	plan.SetSeed(std::string(30, '9'));
	EXPECT_EQ(plan.SetupWith(7).seed, 9'999'999'999'999'999'999U);
}

TEST(SeatPlan, BecomesAMatch)
{
	SeatPlan plan = SeatPlan::Usual();
	plan.seats[0] = {{"", "  Ada L. "}, 500};
	const flick::Setup setup = plan.SetupWith(3);
	EXPECT_EQ(setup.players, 2);
	EXPECT_EQ(setup.steadiness[0], 500);
	EXPECT_EQ(setup.steadiness[1], flick::Setup().steadiness[1]);
	EXPECT_EQ(plan.Labels()[0].name, "Ada L.");
	plan.seats[0].who.name = "   ";
	EXPECT_EQ(plan.Labels()[0].name, "");
}

} // namespace
} // namespace faith::flick
