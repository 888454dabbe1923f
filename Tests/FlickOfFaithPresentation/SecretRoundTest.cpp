#include "FlickOfFaithPresentation/SecretRound.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

constexpr std::uint8_t kFirstAndThird = 0b0101;

TEST(SecretRound, WhoIsAloneNeedsNoCurtain)
{
	SecretRound round;
	round.Ask(DecisionKind::Vote, 0b0010);
	EXPECT_EQ(round.AtControls(), 1);
	EXPECT_EQ(round.BehindCurtain(), kNobody);
	EXPECT_FALSE(round.IsShared());
	round.Put(1, Vote{1, Thumb::Up});
	EXPECT_EQ(round.TakeAll(), (std::vector<Command>{Vote{1, Thumb::Up}}));
}

TEST(SecretRound, OneAfterTheOtherComesFromBehindTheCurtain)
{
	SecretRound round;
	round.Ask(DecisionKind::Vote, kFirstAndThird);
	EXPECT_EQ(round.AtControls(), kNobody);
	EXPECT_EQ(round.BehindCurtain(), 0);
	round.Come(0);
	EXPECT_EQ(round.AtControls(), 0);
	EXPECT_EQ(round.BehindCurtain(), kNobody);
	round.Put(0, Vote{0, Thumb::Up});
	EXPECT_EQ(round.AtControls(), kNobody) << "nobody sees what the first has done";
	EXPECT_EQ(round.BehindCurtain(), 2);
	EXPECT_TRUE(round.TakeAll().empty()) << "the third has not voted";
}

TEST(SecretRound, AnswersCanBeChangedUntilAllHaveOne)
{
	SecretRound round;
	round.Ask(DecisionKind::Vote, kFirstAndThird);
	round.Put(0, Vote{0, Thumb::Up});
	EXPECT_TRUE(round.HasAnswered(0));
	round.Put(0, Vote{0, Thumb::Down});
	round.Put(2, Vote{2, Thumb::Up});
	EXPECT_EQ(round.TakeAll(), (std::vector<Command>{Vote{0, Thumb::Down}, Vote{2, Thumb::Up}}));
	EXPECT_FALSE(round.HasAnswered(0)) << "the drawer is empty";
}

TEST(SecretRound, AnotherQuestionEmptiesTheDrawer)
{
	SecretRound round;
	round.Ask(DecisionKind::Vote, kFirstAndThird);
	round.Put(0, Vote{0, Thumb::Up});
	round.Ask(DecisionKind::Vote, kFirstAndThird);
	EXPECT_TRUE(round.HasAnswered(0)) << "the same question was asked again";
	round.Ask(DecisionKind::Place, 0b0001);
	EXPECT_FALSE(round.HasAnswered(0));
	EXPECT_EQ(round.AtControls(), 0);
}

TEST(SecretRound, WhoIsNotAskedCannotAnswer)
{
	SecretRound round;
	round.Ask(DecisionKind::Vote, kFirstAndThird);
	round.Put(1, Vote{1, Thumb::Up});
	round.Come(1);
	EXPECT_FALSE(round.HasAnswered(1));
	EXPECT_EQ(round.AtControls(), kNobody);
	round.Put(kNobody, Vote{});
	EXPECT_FALSE(round.HasAnswered(kNobody));
}

TEST(SecretRound, OpenQuestionsNeedNoCurtain)
{
	for (const DecisionKind kind : {DecisionKind::Place, DecisionKind::Flick, DecisionKind::Build, DecisionKind::Card})
	{
		EXPECT_FALSE(IsSecret(kind));
	}
	SecretRound round;
	round.Ask(DecisionKind::Card, kFirstAndThird);
	EXPECT_EQ(round.AtControls(), 0);
	EXPECT_FALSE(round.IsShared());
}

} // namespace
} // namespace faith::flick
