#include "FlickOfFaithPresentation/Desk.h"

#include "FlickOfFaithRules/Launching.h"
#include "Support/GodGame.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::flick
{
namespace
{

using namespace test;

Desk DeskIn(const TestGame& game, Seat seat)
{
	Desk desk(game.GetRules(), seat);
	desk.Refresh(game.State());
	return desk;
}

TableSpot Spot(Point point)
{
	return SpotOf(point);
}

/// A spot of the mat where nothing can be gripped.
constexpr TableSpot kFarAway{0.0, 40.0};

// Rule 6.3
TEST(Desk, PutsADiscIntoTheCloudToStartFrom)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	const Desk desk = DeskIn(game, game.Active());
	ASSERT_EQ(desk.Asked(), DecisionKind::Place);
	ASSERT_EQ(desk.Ghosts().size(), 1u);
	EXPECT_FALSE(desk.WhyNot());
	EXPECT_FALSE(desk.HasOtherPieces()) << "all prophets are alike";
	EXPECT_EQ(desk.Marked().clouds, 1U << game.State().players[game.Active()].corner);
	ASSERT_TRUE(desk.Answer());
	EXPECT_FALSE(game.GetRules().Check(game.State(), *desk.Answer()));
}

// Rule 6.3
TEST(Desk, SaysWhyADiscCannotLieThere)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk = DeskIn(game, game.Active());
	desk.MoveTo({0.0, 0.0});
	EXPECT_EQ(desk.WhyNot().code, Reason::OutsideTheCloud);
	EXPECT_DOUBLE_EQ(desk.Ghosts().at(0).spot.x, 0.0) << "it is shown where the finger is";
	desk.MoveTo({1e12, -1e12});
	EXPECT_TRUE(desk.WhyNot()) << "a pointer may be anywhere";
}

TEST(Desk, AsksNothingOfThoseWhoAreNotAsked)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk = DeskIn(game, static_cast<Seat>(1 - game.Active()));
	EXPECT_EQ(desk.Asked(), DecisionKind::None);
	EXPECT_FALSE(desk.IsPlacing());
	EXPECT_FALSE(desk.IsAiming());
	EXPECT_FALSE(desk.Answer());
	EXPECT_FALSE(desk.Press(kFarAway));
	EXPECT_FALSE(desk.Release());
}

TEST(Desk, DragsTheDiscWithinTheCloud)
{
	const TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk = DeskIn(game, game.Active());
	const TableSpot start = desk.Ghosts().at(0).spot;
	EXPECT_FALSE(desk.Press(start));
	EXPECT_TRUE(desk.IsDragging());
	desk.DragTo({start.x + 4.0, start.y + 3.0}, false);
	EXPECT_FALSE(desk.Release()) << "putting it down is another step";
	EXPECT_NEAR(desk.Ghosts().at(0).spot.x, start.x + 4.0, 0.001);
	EXPECT_NEAR(desk.Ghosts().at(0).spot.y, start.y + 3.0, 0.001);
}

// Rules 6.3, 6.5
TEST(Desk, APullPutsTheDiscDownAndFlicksIt)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	const Seat seat = game.Active();
	Desk desk = DeskIn(game, seat);
	const auto place = desk.Press(kFarAway);
	ASSERT_TRUE(place);
	EXPECT_TRUE(std::holds_alternative<PlaceDiscs>(*place));
	game.Do(*place);
	desk.Refresh(game.State());
	ASSERT_TRUE(desk.IsAiming());
	EXPECT_FALSE(desk.Press(kFarAway));
	desk.DragTo({kFarAway.x + 50.0, kFarAway.y}, false);
	const auto flick = desk.Release();
	ASSERT_TRUE(flick);
	EXPECT_EQ(std::get<Flick>(*flick).launches.Front().aim.angle, 180'000) << "away from the pull";
	game.Do(*flick);
	desk.Refresh(game.State());
	EXPECT_EQ(desk.Asked(), DecisionKind::None);
}

TEST(Desk, AShortPullOrACancelledOneIsNoFlick)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk = DeskIn(game, game.Active());
	game.Do(*desk.Answer());
	desk.Refresh(game.State());
	const Aim before = desk.Aiming().Get();
	static_cast<void>(desk.Press(kFarAway));
	desk.DragTo({kFarAway.x + 1.0, kFarAway.y}, false);
	EXPECT_FALSE(desk.Release());
	static_cast<void>(desk.Press(kFarAway));
	desk.DragTo({kFarAway.x + 60.0, kFarAway.y}, false);
	desk.Cancel();
	EXPECT_FALSE(desk.Release());
	EXPECT_EQ(desk.Aiming().Get(), before);
}

TEST(Desk, ShowsWhereTheDiscWouldGoOnceItIsAimed)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk = DeskIn(game, game.Active());
	EXPECT_FALSE(desk.Preview()) << "nothing is to be aimed";
	game.Do(*desk.Answer());
	desk.Refresh(game.State());
	EXPECT_FALSE(desk.Preview()) << "nothing is aimed yet";
	desk.Aiming().Turn(1000);
	const auto preview = desk.Preview();
	ASSERT_TRUE(preview);
	EXPECT_FALSE(preview->landings.empty());
	desk.Aiming().Strengthen(30);
	EXPECT_NE(desk.Preview()->way, preview->way);
	desk.SetSight(AimSight::Nothing);
	EXPECT_FALSE(desk.Preview());
}

// Rule 6.5
TEST(Desk, WithoutAnAimThereIsNoFlick)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk = DeskIn(game, game.Active());
	game.Do(*desk.Answer());
	desk.Refresh(game.State());
	ASSERT_TRUE(desk.IsAiming());
	EXPECT_FALSE(desk.HasAims());
	EXPECT_FALSE(desk.Answer());
	desk.Aiming().AddSpin(100);
	EXPECT_FALSE(desk.Answer());
	desk.Aiming().Strengthen(5);
	EXPECT_TRUE(desk.HasAims());
	EXPECT_TRUE(desk.Answer());
}

// Rule 6.5
TEST(Desk, AnAimIsProposedOnlyIfThatWasAgreed)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	Desk desk(game.GetRules(), game.Active());
	desk.SetSight(AimSight::Proposed);
	desk.Refresh(game.State());
	game.Do(*desk.Answer());
	desk.Refresh(game.State());
	EXPECT_TRUE(desk.Answer());
	const auto preview = desk.Preview();
	ASSERT_TRUE(preview);
	EXPECT_LT(std::hypot(preview->way.back().x, preview->way.back().y), 2.0) << "at the Navel";
}

// Rule 12.4
TEST(Desk, BothHandsNeedTwoAims)
{
	TestGame game = LawGame(MissionUnderLaws({"both_hands"}));
	Desk desk = DeskIn(game, game.Active());
	while (desk.Asked() == DecisionKind::Place)
	{
		game.Do(*desk.Answer());
		desk.Refresh(game.State());
	}
	ASSERT_EQ(desk.AimedDiscs(), 2u);
	desk.NextDisc();
	static_cast<void>(desk.Press(kFarAway));
	desk.DragTo({kFarAway.x + 50.0, kFarAway.y}, false);
	EXPECT_FALSE(desk.Release()) << "the other has no aim yet";
	EXPECT_EQ(desk.AimedDisc(), 0u);
	EXPECT_FALSE(desk.Aiming().HasAim());
	desk.Aiming().Turn(1000);
	EXPECT_TRUE(desk.Answer());
}

// Rules 7.2, 7.5
TEST(Desk, BuildsWhereOneClicksOnTheIsland)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	game.TurnEndingAt(City(0));
	const Seat seat = game.Active();
	Desk desk = DeskIn(game, seat);
	ASSERT_EQ(desk.Asked(), DecisionKind::Build);
	EXPECT_EQ(desk.Marked().islands, 0b0001);
	EXPECT_EQ(desk.Marked().cities, 0b0001);
	ASSERT_EQ(desk.Choices().size(), 1u);
	EXPECT_TRUE(desk.Choices()[0].declines) << "one may say no";
	const TableSpot spot = Spot(Beside(0, 1));
	EXPECT_FALSE(desk.Press(spot)) << "where nothing is pulled, the piece comes to the finger";
	EXPECT_FALSE(desk.Release());
	EXPECT_FALSE(desk.WhyNot());
	game.Do(*desk.Answer());
	EXPECT_EQ(game.Happened<TempleBuilt>().at(0).spot, Beside(0, 1));
}

// Rule 13.3
TEST(Desk, WhatACardPutsAnywhereWaitsNearTheMiddle)
{
	TestGame game = PlayGods(WithGods(Study(2), {"dagda", "zeus"}));
	game.Place1(game.FindIn(Place::Hand, PieceKind::Prophet, 0));
	ASSERT_TRUE(IsAsking(game, "dagda"));
	const Desk desk = DeskIn(game, 0);
	ASSERT_EQ(desk.Ghosts().size(), 1u);
	EXPECT_LT(std::hypot(desk.Ghosts()[0].spot.x, desk.Ghosts()[0].spot.y), 40.0);
	EXPECT_FALSE(desk.WhyNot());
}

// Rule 7.5
TEST(Desk, SaysWhyATempleCannotStandThere)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	game.TurnEndingAt(City(0));
	Desk desk = DeskIn(game, game.Active());
	desk.MoveTo(Spot(City(2)));
	EXPECT_EQ(desk.WhyNot().code, Reason::WrongIsland);
}

// Rules 7.3, 7.4
TEST(Desk, TakesTheProphetWhoseIslandIsClicked)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 0, City(1))}), Rules{PlainCatalogue()});
	game.TurnEndingAt(City(0));
	Desk desk = DeskIn(game, 0);
	ASSERT_EQ(desk.Asked(), DecisionKind::Build);
	for (const IslandId island : {IslandId{1}, IslandId{0}})
	{
		desk.MoveTo(Spot(Beside(island, 1)));
		EXPECT_FALSE(desk.WhyNot());
		EXPECT_EQ(CityTouched(game.State(), std::get<BuildTemple>(*desk.Answer()).prophet), island);
	}
}

// Rule 4.1
TEST(Desk, AFlickOffIsPlacedAndAimedInOne)
{
	flick::Setup setup;
	setup.players = 2;
	TestGame game(setup, Rules{PlainCatalogue()});
	game.ChooseGods();
	Desk desk = DeskIn(game, 1);
	ASSERT_EQ(desk.Asked(), DecisionKind::CommitAim);
	EXPECT_TRUE(desk.IsPlacing());
	EXPECT_TRUE(desk.IsAiming());
	EXPECT_FALSE(desk.Preview());
	desk.Aiming().Turn(1000);
	ASSERT_TRUE(desk.Preview());
	const LaunchMaker hand = LaunchMaker::ForFlickOff(game.State(), 1);
	EXPECT_EQ(desk.Preview()->spread, hand.SpreadFor(PieceKind::Prophet, desk.Aiming().Get().power));
	const TableSpot start = desk.Ghosts().at(0).spot;
	static_cast<void>(desk.Press(start));
	desk.DragTo({start.x + 2.0, start.y}, false);
	static_cast<void>(desk.Release());
	static_cast<void>(desk.Press(kFarAway));
	desk.DragTo({kFarAway.x, kFarAway.y + 30.0}, false);
	const auto commit = desk.Release();
	ASSERT_TRUE(commit);
	EXPECT_EQ(std::get<CommitAim>(*commit).aim.angle, 270'000);
	EXPECT_NEAR(SpotOf(std::get<CommitAim>(*commit).spot).x, start.x + 2.0, 0.01);
	game.Do(*commit);
}

TEST(Desk, AnswersOfOthersDoNotDisturb)
{
	flick::Setup setup;
	setup.players = 2;
	TestGame game(setup, Rules{PlainCatalogue()});
	game.ChooseGods();
	Desk desk = DeskIn(game, 1);
	Desk other = DeskIn(game, 0);
	other.Aiming().Turn(7000);
	desk.Aiming().Turn(7000);
	const Aim aim = desk.Aiming().Get();
	game.Do(*other.Answer());
	desk.Refresh(game.State());
	EXPECT_EQ(desk.Aiming().Get(), aim);
}

} // namespace
} // namespace faith::flick
