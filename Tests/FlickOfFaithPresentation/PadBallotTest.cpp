#include "FlickOfFaithPresentation/PadBallot.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

constexpr std::uint8_t kFirstAndLast = SeatBit(0) | SeatBit(3);

TEST(PadBallot, TheNthControllerIsTheNthPersons)
{
	PadBallot ballot;
	ballot.Open(kFirstAndLast);
	ballot.SetPads(0b11);
	EXPECT_FALSE(ballot.IsHandedOn());
	EXPECT_EQ(ballot.VoterAt(0), 0);
	EXPECT_EQ(ballot.VoterAt(1), 3);
	EXPECT_EQ(ballot.PadOf(0), 0);
	EXPECT_EQ(ballot.PadOf(3), 1);
	EXPECT_EQ(ballot.PadOf(1), PadBallot::kNoPad) << "a computer";
}

TEST(PadBallot, WhoHasNoneUsesKeysAndOneTooManyIsNobodys)
{
	PadBallot ballot;
	ballot.Open(SeatBit(0) | SeatBit(1) | SeatBit(2));
	ballot.SetPads(0b1101);
	EXPECT_EQ(ballot.PadOf(0), 0);
	EXPECT_EQ(ballot.PadOf(1), PadBallot::kNoPad) << "the second was taken away";
	EXPECT_EQ(ballot.PadOf(2), 2);
	EXPECT_EQ(ballot.VoterAt(3), kNobody);
	EXPECT_EQ(ballot.VoterAt(-1), kNobody);
	EXPECT_EQ(ballot.PadOf(kNobody), PadBallot::kNoPad);
}

TEST(PadBallot, ASingleControllerGoesFromPersonToPerson)
{
	PadBallot ballot;
	ballot.Open(kFirstAndLast);
	ballot.SetPads(0b10);
	ASSERT_TRUE(ballot.IsHandedOn());
	EXPECT_EQ(ballot.VoterAt(1), 0);
	EXPECT_EQ(ballot.PadOf(3), PadBallot::kNoPad);
	ballot.HandOnAfterVote(SeatBit(0));
	EXPECT_EQ(ballot.VoterAt(1), 3);
	ballot.HandOn(-1);
	EXPECT_EQ(ballot.VoterAt(1), 0) << "to vote otherwise";
	ballot.HandOn(-1);
	EXPECT_EQ(ballot.VoterAt(1), 3);
}

TEST(PadBallot, ASingleControllerPassesThoseWhoHaveVotedWithKeys)
{
	PadBallot ballot;
	ballot.Open(SeatBit(0) | SeatBit(1) | SeatBit(2));
	ballot.SetPads(0b1);
	ballot.HandOnAfterVote(SeatBit(0) | SeatBit(1));
	EXPECT_EQ(ballot.VoterAt(0), 2);
	ballot.HandOnAfterVote(SeatBit(0) | SeatBit(1) | SeatBit(2));
	EXPECT_EQ(ballot.VoterAt(0), 2) << "all have voted";
	ballot.Open(SeatBit(0) | SeatBit(1) | SeatBit(2));
	EXPECT_EQ(ballot.VoterAt(0), 0) << "the next vote";
}

TEST(PadBallot, SeveralControllersAreNotHandedOn)
{
	PadBallot ballot;
	ballot.Open(kFirstAndLast);
	ballot.SetPads(0b11);
	ballot.HandOn(1);
	ballot.HandOnAfterVote(SeatBit(0));
	EXPECT_EQ(ballot.VoterAt(0), 0);
	EXPECT_EQ(ballot.VoterAt(1), 3);
}

} // namespace
} // namespace faith::flick
