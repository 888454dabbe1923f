#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "exodus";

/// The active player's first prophet in hand into the middle of a cloud.
PlaceDiscs PlaceIn(const TestGame& game, CornerId corner)
{
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, game.Active());
	return PlaceDiscs{game.Active(), corner, {Placing{disc, TestGame::CloudSpot(corner)}}};
}

/// The active player flicks a prophet from a cloud; the table's report is awaited. Returns the prophet.
PieceId FlickFrom(TestGame& game, CornerId corner)
{
	game.Do(PlaceIn(game, corner));
	const PieceId disc = game.State().turn.discs.Front();
	game.Do(Flick{game.Active(), {DiscAim{disc, Aim{0, 500, 0}}}});
	return disc;
}

// Rules 6.3, 12.19
TEST(Exodus, TheActivePlayerMayPlaceInAnyCloud)
{
	for (int players = 2; players <= 4; ++players)
	{
		for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
		{
			TestGame game = LawGame(MissionUnder(kLaw, players));
			game.Do(PlaceIn(game, corner));
			ASSERT_EQ(game.Asked(), DecisionKind::Flick) << "also a cloud at which nobody sits";
			EXPECT_EQ(game.PieceAt(game.State().turn.discs.Front()).position, TestGame::CloudSpot(corner));
		}
	}
}

// Rules 6.3, 12.19
TEST(Exodus, WithoutItOnlyTheOwnCloudIsOpen)
{
	TestGame game = LawGame(Study(4));
	for (const CornerId corner : {1, 2, 3})
	{
		EXPECT_EQ(game.Refuse(PlaceIn(game, corner), Reason::NotYourCorner), Details{corner});
	}
	EXPECT_EQ(OpenCorners(LawsOnly(), game.State(), 0), 0b0001);
}

// Rules 11.1, 12.19
TEST(Exodus, IsTheReasonWhyAllCloudsAreOpenToEveryPlayer)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 3));
	ExpectNumber(game, Param::LaunchFromAnyCorner, 1, kLaw);
	for (Seat seat = 0; seat < 3; ++seat)
	{
		EXPECT_EQ(OpenCorners(LawsOnly(), game.State(), seat), 0b1111);
	}
}

// Rules 6.3, 12.19
TEST(Exodus, TheDiscMustLieInTheCloudThatIsNamed)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	PlaceDiscs place = PlaceIn(game, 1);
	const PieceId disc = place.discs[0].piece;
	place.corner = 3;
	EXPECT_EQ(game.Refuse(place, Reason::OutsideTheCloud), Details{disc});
	place.corner = 4;
	EXPECT_EQ(game.Refuse(place, Reason::NotYourCorner), Details{4});
	place.corner = 1;
	place.discs[0].spot = AtSea(1);
	EXPECT_EQ(game.Refuse(place, Reason::OutsideTheCloud), Details{disc}) << "only clouds, not the sea between";
}

// Rules 6.1, 12.19
TEST(Exodus, ItIsStillTheActivePlayersTurnAndOwnProphet)
{
	TestGame game = LawGame(MissionUnder(kLaw, 4));
	const PieceId others = game.FindIn(Place::Hand, PieceKind::Prophet, 2);
	EXPECT_EQ(
		game.Refuse(PlaceDiscs{2, 0, {Placing{others, TestGame::CloudSpot(0)}}}, Reason::NotYourTurn), Details{2});
	EXPECT_EQ(game.Refuse(PlaceDiscs{0, 2, {Placing{others, TestGame::CloudSpot(2)}}}, Reason::NotYourPiece),
		Details{others});
}

// Rules 6.3, 12.19
TEST(Exodus, WhatLiesInAnotherCloudIsInTheWayThere)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, TestGame::CloudSpot(2))}));
	const PieceId there = game.Find(PieceKind::Prophet, 1);
	EXPECT_EQ(game.Refuse(PlaceIn(game, 2), Reason::SpotIsTaken), Details{there});
	game.Do(PlaceIn(game, 3));
}

// Rules 6.5, 12.19
TEST(Exodus, TheFlickStartsInTheCloudThatWasUsed)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	game.Do(PlaceIn(game, 3));
	const PieceId disc = game.State().turn.discs.Front();
	game.Do(Flick{0, {DiscAim{disc, Aim{315'000, 300, 0}}}});
	ASSERT_EQ(game.State().launched.launches.Size(), 1u);
	EXPECT_EQ(game.State().launched.launches[0].from, TestGame::CloudSpot(3));
	game.Do(PlayExactly(game.State()));
	EXPECT_EQ(game.Active(), 1) << "from the north-west to the middle of the map";
	EXPECT_FALSE(TouchesCloud(game.State(), disc, 3));
}

// Rules 6.8, 12.19
TEST(Exodus, WhatStaysInTheCloudItWasFlickedFromMayBeFlickedAgain)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	const PieceId disc = FlickFrom(game, 1);
	game.Settle({Lies(disc, At(200, -200))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	game.Do(Flick{0, {DiscAim{disc, Aim{135'000, 500, 0}}}}).Settle({Lies(disc, TestGame::CloudSpot(0))});
	EXPECT_EQ(game.Active(), 1) << "the own cloud is not the one it was flicked from";
	EXPECT_EQ(game.PieceAt(disc).position, TestGame::CloudSpot(0));
}

// Rules 6.3, 12.19
TEST(Exodus, EveryTurnThePlayerChoosesAnew)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	game.Settle({Leaves(FlickFrom(game, 1))});
	ASSERT_EQ(game.Active(), 1);
	game.Settle({Leaves(FlickFrom(game, 0))});
	ASSERT_EQ(game.Active(), 0);
	game.Settle({Leaves(FlickFrom(game, 0))});
	EXPECT_EQ(game.Active(), 1);
}

// Rules 12.6, 12.19
TEST(Exodus, TwoDiscsFlickedAtOnceStartInTheSameCloud)
{
	TestGame game = LawGame(MissionUnderLaws({"both_hands", kLaw}));
	const PieceId left = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId right = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	const auto spots = FreeSpotsInCloud(game.State(), 2, PieceKind::Prophet, 2);
	const PlaceDiscs apart{0, 2, {Placing{left, spots[0]}, Placing{right, TestGame::CloudSpot(1)}}};
	EXPECT_EQ(game.Refuse(apart, Reason::OutsideTheCloud), Details{right});
	game.Do(PlaceDiscs{0, 2, {Placing{left, spots[0]}, Placing{right, spots[1]}}});
	EXPECT_EQ(game.Asked(), DecisionKind::Flick);
}

// Rules 8.6, 12.19
TEST(Exodus, EndsWithTheGeneration)
{
	TestGame game = LastTurnUnder(kLaw);
	game.TurnLeavingTheMap();
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::LaunchFromAnyCorner);
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	EXPECT_EQ(game.Refuse(PlaceIn(game, 0), Reason::NotYourCorner), Details{0});
	game.Do(PlaceIn(game, 2));
}

} // namespace
} // namespace faith::flick::test
