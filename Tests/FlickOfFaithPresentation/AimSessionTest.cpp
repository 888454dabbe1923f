#include "FlickOfFaithPresentation/AimSession.h"

#include "FlickOfFaithRules/Board.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <cmath>

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

constexpr Aim kStart{90'000, 500, 0};

// Rule 6.5
TEST(AimSession, TheDiscFliesOppositeToThePull)
{
	AimSession aim(kStart);
	aim.Press(10, 20);
	aim.DragTo(10 - 50, 20, false);
	EXPECT_EQ(aim.Get().angle, 0);
	aim.DragTo(10, 20 + 50, false);
	EXPECT_EQ(aim.Get().angle, 270'000);
	aim.DragTo(10 - 50, 20 - 50, false);
	EXPECT_EQ(aim.Get().angle, 45'000);
}

TEST(AimSession, ThereIsNoAimUntilSomebodyMadeOne)
{
	AimSession aim(kStart);
	EXPECT_FALSE(aim.HasAim());
	EXPECT_EQ(aim.Strength(), 0.0);
	aim.AddSpin(100);
	aim.Turn(0);
	EXPECT_FALSE(aim.HasAim()) << "spin is neither direction nor power";
	aim.Press(0, 0);
	aim.DragTo(AimSession::kShortestPull / 2, 0, false);
	EXPECT_FALSE(aim.HasAim()) << "so short a pull is none";
	aim.DragTo(80, 0, false);
	EXPECT_TRUE(aim.HasAim());
	aim.Cancel();
	EXPECT_FALSE(aim.HasAim()) << "it never was";
	aim.Steer(500, 0);
	EXPECT_TRUE(aim.HasAim());
	aim.Cancel();
	EXPECT_FALSE(aim.HasAim());
	aim.Strengthen(10);
	EXPECT_TRUE(aim.HasAim());
	EXPECT_EQ(aim.Get().angle, kStart.angle) << "keys go on from the neutral aim";
}

TEST(AimSession, AProposedAimIsOne)
{
	AimSession aim(kStart, 400);
	aim.Propose({10'000, 900, 0});
	EXPECT_TRUE(aim.HasAim());
	EXPECT_EQ(aim.Get(), (Aim{10'000, 400, 0}));
	EXPECT_EQ(aim.Strength(), 1.0);
}

// Rule 6.5
TEST(AimSession, TheLongestPullSlidesToTheFarthestCornerOfTheMat)
{
	const test::TestGame game(test::Study(2), Rules{test::PlainCatalogue()});
	const LaunchMaker hand(game.GetRules().Cards(), game.State(), game.Active());
	for (const TableSpot from : {TableSpot{190, 190}, TableSpot{-190, 200}, TableSpot{0, 0}})
	{
		const std::int32_t strongest = StrongestFrom(hand, PieceKind::Prophet, from);
		const double corner = board::kHalfMat / kMicrometres;
		const double way = std::hypot(std::abs(from.x) + corner, std::abs(from.y) + corner);
		EXPECT_LT(strongest, kFullPower);
		EXPECT_NEAR(static_cast<double>(hand.WayOf(PieceKind::Prophet, strongest)) / kMicrometres, way, 2.0);
	}
}

// Rule 6.5
TEST(AimSession, KeysStartInwardsAndFarTooWeakForTheNavel)
{
	const test::TestGame game(test::Study(2), Rules{test::PlainCatalogue()});
	const LaunchMaker hand(game.GetRules().Cards(), game.State(), game.Active());
	const TableSpot from{190, 190};
	const Aim aim = NeutralAim(StrongestFrom(hand, PieceKind::Prophet, from), from);
	EXPECT_EQ(aim.angle, 225'000);
	EXPECT_EQ(NeutralAim(400, {-190, 190}).angle, 315'000);
	const HandSpread spread = hand.SpreadFor(PieceKind::Prophet, aim.power);
	const auto farthest = hand.WayOf(PieceKind::Prophet, aim.power) * (1000 + spread.power) / 1000;
	EXPECT_LT(static_cast<double>(farthest) / kMicrometres, std::hypot(from.x, from.y) - 30.0);
	EXPECT_GT(aim.power, 0);
}

TEST(AimSession, NothingIsStrongerThanTheStrongest)
{
	AimSession aim(kStart, 400);
	aim.Strengthen(5'000);
	EXPECT_EQ(aim.Get().power, 400);
	aim.Press(0, 0);
	aim.DragTo((AimSession::kShortestPull + AimSession::kLongestPull) / 2, 0, false);
	EXPECT_EQ(aim.Get().power, 200);
	EXPECT_DOUBLE_EQ(aim.Strength(), 0.5);
	aim.DragTo(AimSession::kLongestPull * 3, 0, false);
	EXPECT_EQ(aim.Get().power, 400);
}

TEST(AimSession, ALongerPullIsStrongerUpToFullPower)
{
	AimSession aim(kStart);
	aim.Press(0, 0);
	aim.DragTo(AimSession::kShortestPull, 0, false);
	EXPECT_EQ(aim.Get().power, 1);
	aim.DragTo((AimSession::kShortestPull + AimSession::kLongestPull) / 2, 0, false);
	EXPECT_EQ(aim.Get().power, 500);
	aim.DragTo(AimSession::kLongestPull * 3, 0, false);
	EXPECT_EQ(aim.Get().power, kFullPower);
}

TEST(AimSession, AShortPullIsNoFlickAndLeavesTheAimAsItWas)
{
	AimSession aim(kStart);
	aim.Press(0, 0);
	aim.DragTo(80, 0, false);
	aim.DragTo(AimSession::kShortestPull / 2, 0, false);
	EXPECT_FALSE(aim.IsPulledFarEnough());
	EXPECT_FALSE(aim.Release());
	EXPECT_EQ(aim.Get(), kStart);
	EXPECT_FALSE(aim.IsPulling());
}

TEST(AimSession, CancelReturnsToTheAimBefore)
{
	AimSession aim(kStart);
	aim.Press(0, 0);
	aim.DragTo(80, 30, false);
	aim.Cancel();
	EXPECT_EQ(aim.Get(), kStart);
	EXPECT_FALSE(aim.Release());
}

TEST(AimSession, ReleaseGivesTheAim)
{
	AimSession aim(kStart);
	aim.Press(0, 0);
	aim.DragTo(0, -73, false);
	const auto released = aim.Release();
	ASSERT_TRUE(released);
	EXPECT_EQ(released->angle, 90'000);
	EXPECT_EQ(released->power, 500);
}

TEST(AimSession, FineModeCountsLessAndNothingJumps)
{
	AimSession aim(kStart);
	aim.Press(0, 0);
	aim.DragTo(73, 0, false);
	const std::int32_t power = aim.Get().power;
	aim.DragTo(73, 0, true);
	EXPECT_EQ(aim.Get().power, power);
	aim.DragTo(83, 0, true);
	EXPECT_EQ(aim.Get().power, 511) << "ten millimetres count as one and a half";
	aim.DragTo(83, 0, false);
	EXPECT_EQ(aim.Get().power, 511);
}

TEST(AimSession, KeysTurnStrengthenAndSpinWithinBounds)
{
	AimSession aim(kStart);
	aim.Turn(-100'000);
	EXPECT_EQ(aim.Get().angle, 350'000);
	aim.Strengthen(-10'000);
	EXPECT_EQ(aim.Get().power, 1);
	aim.Strengthen(5'000);
	EXPECT_EQ(aim.Get().power, kFullPower);
	aim.AddSpin(400);
	aim.AddSpin(-900);
	EXPECT_EQ(aim.Get().spin, -500);
	aim.SetSpin(5'000);
	EXPECT_EQ(aim.Get().spin, kFullSpin);
}

TEST(AimSession, WhatAStickHasSteeredCanBeTakenBack)
{
	AimSession aim(kStart);
	EXPECT_FALSE(aim.IsSteered());
	aim.Steer(-1'000, 100);
	aim.Steer(-1'000, -40);
	EXPECT_TRUE(aim.IsSteered());
	EXPECT_EQ(aim.Get(), (Aim{88'000, 560, 0}));
	aim.Cancel();
	EXPECT_FALSE(aim.IsSteered());
	EXPECT_EQ(aim.Get(), kStart);
}

TEST(AimSession, APullGoesOnFromWhatAStickHasSteered)
{
	AimSession aim(kStart);
	aim.Steer(5'000, 0);
	aim.Press(0, 0);
	aim.DragTo(80, 0, false);
	aim.Cancel();
	EXPECT_EQ(aim.Get(), (Aim{95'000, 500, 0}));
	EXPECT_FALSE(aim.IsSteered());
}

TEST(AimSession, ADragWithoutAPressDoesNothing)
{
	AimSession aim(kStart);
	aim.DragTo(80, 0, false);
	EXPECT_EQ(aim.Get(), kStart);
}

} // namespace
} // namespace faith::flick
