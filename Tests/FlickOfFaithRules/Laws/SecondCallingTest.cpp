#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "second_calling";

/// The same flick for every disc; the table's report decides.
Flick FlickOf(Seat player, PieceId disc)
{
	return Flick{player, {DiscAim{disc, Aim{225'000, 500, 0}}}};
}

/// Is the player asked when the first flick of player 0 ends on a spot?
bool IsAskedAt(Point spot)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	game.TurnEndingAt(spot);
	if (game.Asked() == DecisionKind::Reflick)
	{
		game.Do(Keep{0});
	}
	return game.Asked() == DecisionKind::Card;
}

// Rules 11.5, 12.20
TEST(SecondCalling, WhoseProphetCameToRestInTheSeaIsAskedAndMayDecline)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	const PieceId disc = game.TurnEndingAt(AtSea(0));
	ExpectQuestion(game, kLaw, 0, true);
	EXPECT_EQ(game.Happened<CardAsked>().size(), 1u);
	game.Do(Decline(0));
	EXPECT_EQ(game.Active(), 1);
	EXPECT_EQ(game.PieceAt(disc).position, AtSea(0));
}

// Rules 6.5, 12.20
TEST(SecondCalling, TheProphetIsFlickedOnceMoreFromWhereItLies)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	const PieceId disc = game.TurnEndingAt(AtSea(0));
	game.Do(Pick(0, disc));
	ASSERT_EQ(game.Asked(), DecisionKind::Flick);
	EXPECT_EQ(FlickableDiscs(game.State()), (FixedVector<PieceId, 2>{disc}));
	game.Do(FlickOf(0, disc));
	ASSERT_EQ(game.State().launched.launches.Size(), 1u);
	EXPECT_EQ(game.State().launched.launches[0].piece, disc);
	EXPECT_EQ(game.State().launched.launches[0].from, AtSea(0));
	game.Settle({Lies(disc, At(0, 0))});
	EXPECT_EQ(game.Score(0), 1);
	EXPECT_EQ(game.Active(), 1);
}

// Rules 6.7, 12.20
TEST(SecondCalling, TheBuiltInTablePlaysTheSecondFlick)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, At(70, 70))}));
	const PieceId pushed = game.Find(PieceKind::Prophet, 1);
	const PieceId disc = game.TurnEndingAt(AtSea(0));
	game.Do(Pick(0, disc)).Do(FlickOf(0, disc));
	game.Do(PlayExactly(game.State()));
	EXPECT_EQ(game.Active(), 1);
	EXPECT_NE(game.PieceAt(disc).position, AtSea(0));
	EXPECT_LT(game.PieceAt(pushed).position.x, Mm(60)) << "it was hit";
}

// Rules 2.4, 2.5, 2.6, 12.20
TEST(SecondCalling, NobodyIsAskedForAProphetThatIsNotInTheSeaOrStillInTheCloud)
{
	EXPECT_TRUE(IsAskedAt(AtSea(0)));
	EXPECT_TRUE(IsAskedAt(TestGame::CloudSpot(1))) << "another cloud is sea";
	EXPECT_FALSE(IsAskedAt(TestGame::CloudSpot(0))) << "kept in the own cloud";
	// 51, 68 and 85 mm: the radii of cloud and prophet together.
	constexpr Point kTouchingCloud = At(240 - 51, 240 - 68);
	EXPECT_FALSE(IsAskedAt(kTouchingCloud));
	EXPECT_TRUE(IsAskedAt({kTouchingCloud.x - 1, kTouchingCloud.y}));
	EXPECT_FALSE(IsAskedAt(Beside(0, 0)));
	EXPECT_FALSE(IsAskedAt(At(0, 0)));
	TestGame game = LawGame(MissionUnder(kLaw));
	game.TurnLeavingTheMap();
	EXPECT_EQ(game.Active(), 1);
}

// Rules 6.8, 12.20
TEST(SecondCalling, OnceATurnAndInEveryTurnWhereverTheSecondFlickEnds)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	int turn = 0;
	for (const Point end : {AtSea(0), AtSea(1), TestGame::CloudSpot(0), TestGame::CloudSpot(2)})
	{
		const auto seat = static_cast<Seat>(turn++ % 2);
		ASSERT_EQ(game.Active(), seat);
		const PieceId disc = game.TurnEndingAt(TestGame::CloudSpot(1));
		ExpectQuestion(game, kLaw, seat, true);
		game.Do(Pick(seat, disc)).Do(FlickOf(seat, disc)).Settle({Lies(disc, end)});
		EXPECT_EQ(game.Asked(), DecisionKind::Place) << "in the sea or back in the cloud: the turn is over";
	}
}

/// In the sea towards a corner, so many millimetres east or west and north or south of the Navel.
Point TowardsCorner(int corner, int millimetres)
{
	const Point sea = AtSea(corner % 4);
	return {sea.x / 100 * millimetres, sea.y / 100 * millimetres};
}

// Rule 12.20
TEST(SecondCalling, TwiceInTheGenerationForEachPlayerAndDecliningCostsNothing)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	for (int turn = 0; turn < 8; ++turn)
	{
		const auto seat = static_cast<Seat>(turn % 2);
		ASSERT_EQ(game.Active(), seat);
		const PieceId disc = game.TurnEndingAt(TowardsCorner(turn, turn < 4 ? 100 : 125));
		const bool isCalled = turn < 6;
		ASSERT_EQ(game.Asked() == DecisionKind::Card, isCalled) << turn;
		if (turn < 2)
		{
			game.Do(Decline(seat));
		}
		else if (isCalled)
		{
			game.Do(Pick(seat, disc)).Do(FlickOf(seat, disc)).Settle({Lies(disc, TowardsCorner(turn, 150))});
		}
	}
}

// Rules 10.1, 12.20
TEST(SecondCalling, OnlyAProphetFlickedThisTurnThatLiesInTheSeaIsAccepted)
{
	TestGame game = LawGame(MissionUnderLaws(
		{"both_hands", kLaw}, 2, {OnMap(PieceKind::Prophet, 0, AtSea(2)), OnMap(PieceKind::Prophet, 1, AtSea(3))}));
	const PieceId earlier = game.Find(PieceKind::Prophet, 0);
	const PieceId others = game.Find(PieceKind::Prophet, 1);
	const auto discs = FlickTwo(game);
	game.Settle({Lies(discs[0], Beside(0, 0)), Lies(discs[1], AtSea(0))});
	ExpectQuestion(game, kLaw, 0, true);
	EXPECT_EQ(game.Refuse(Pick(0, kNoPiece), Reason::UnknownPiece), Details{kNoPiece});
	EXPECT_EQ(game.Refuse(Pick(0, earlier), Reason::DiscNotReady), Details{earlier});
	EXPECT_EQ(game.Refuse(Pick(0, others), Reason::DiscNotReady), Details{others});
	EXPECT_EQ(game.Refuse(Pick(0, discs[0]), Reason::NotInTheSea), Details{discs[0]});
	EXPECT_EQ(game.Refuse(Pick(1, discs[1]), Reason::NotYourTurn), Details{1});
	EXPECT_EQ(game.Refuse(Choose{0, 2, discs[1], {}, 0}, Reason::OptionUnknown), Details{2});
	game.Do(Pick(0, discs[1]));
	EXPECT_EQ(game.Asked(), DecisionKind::Flick);
}

// Rules 10.1, 12.6, 12.20
TEST(SecondCalling, ADiscInTheCloudOrOffTheMapIsRefused)
{
	TestGame inCloud = LawGame(MissionUnderLaws({"both_hands", kLaw}));
	auto discs = FlickTwo(inCloud);
	inCloud.Settle({Lies(discs[0], TestGame::CloudSpot(0)), Lies(discs[1], AtSea(0))}).Do(Keep{0});
	EXPECT_EQ(inCloud.Refuse(Pick(0, discs[0]), Reason::TouchesACloud), Details{0});
	TestGame lost = LawGame(MissionUnderLaws({"both_hands", kLaw}));
	discs = FlickTwo(lost);
	lost.Settle({Leaves(discs[0]), Lies(discs[1], AtSea(0))});
	EXPECT_EQ(lost.Refuse(Pick(0, discs[0]), Reason::NotOnTheMap), Details{discs[0]});
}

// Rules 12.6, 12.20
TEST(SecondCalling, OfTwoDiscsInTheSeaOneIsFlickedAgain)
{
	TestGame game = LawGame(MissionUnderLaws({"both_hands", kLaw}));
	const auto discs = FlickTwo(game);
	game.Settle({Lies(discs[0], AtSea(0)), Lies(discs[1], AtSea(1))});
	game.Do(Pick(0, discs[1]));
	const DiscAim first{discs[0], Aim{0, 500, 0}};
	const DiscAim second{discs[1], Aim{0, 500, 0}};
	EXPECT_EQ(game.Refuse(Flick{0, {first, second}}, Reason::WrongNumberOfDiscs), Details{1});
	EXPECT_EQ(game.Refuse(Flick{0, {}}, Reason::WrongNumberOfDiscs), Details{1});
	EXPECT_EQ(game.Refuse(Flick{1, {second}}, Reason::NotYourTurn), Details{1});
	const std::int32_t flick = static_cast<std::int32_t>(DecisionKind::Flick);
	EXPECT_EQ(game.Refuse(Keep{0}, Reason::NotNow), Details{flick});
	EXPECT_FALSE(game.GetRules().Check(game.State(), Flick{0, {second}}));
	EXPECT_TRUE(game.GetRules().Check(game.State(), Flick{0, {first}}));
	game.Do(Flick{0, {second}}).Settle({Lies(discs[1], AtSea(2))});
	EXPECT_EQ(game.Active(), 1) << "the other one stays where it is";
	EXPECT_EQ(game.PieceAt(discs[0]).position, AtSea(0));
}

// Rules 12.5, 12.20
TEST(SecondCalling, TheUpperDiscOfATowerCountsAsFlicked)
{
	TestGame game = LawGame(MissionUnderLaws({"tower_of_babel", kLaw}));
	const PieceId lower = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId upper = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	const Point spot = TestGame::CloudSpot(0);
	game.Do(PlaceDiscs{0, 0, {Placing{lower, spot}, Placing{upper, spot}}}).Do(FlickOf(0, lower));
	game.Settle({Lies(lower, At(100, 100)), Lies(upper, At(105, 105), lower)});
	game.Do(Pick(0, upper)).Do(FlickOf(0, upper));
	game.Do(PlayExactly(game.State()));
	EXPECT_EQ(game.Active(), 1);
	EXPECT_NE(game.PieceAt(upper).position, At(105, 105));
}

// Rules 1.4, 12.20
TEST(SecondCalling, TemplarsAndTheSphinxAreCalledToo)
{
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game = LawGame(MissionUnder(kLaw, 2, {Position::Disc{kind, 0, Place::Hand, Point{}, kNoPiece}}));
		const PieceId disc = game.PlaceAndFlick(kind);
		game.Settle({Lies(disc, TestGame::CloudSpot(1))});
		ExpectQuestion(game, kLaw, 0, true);
		game.Do(Pick(0, disc)).Do(FlickOf(0, disc)).Settle({Lies(disc, At(0, 0))});
		EXPECT_EQ(game.Score(0), 1) << NameOf(kind);
	}
}

// Rules 6.10, 7.1, 12.20
TEST(SecondCalling, ComesBeforeTheStepsOfTheTurnWhichCountAllFlicksTogether)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2,
		{OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 1, AtSea(1)),
			OnMap(PieceKind::Prophet, 1, AtSea(2))}));
	const PieceId passing = game.Find(PieceKind::Prophet, 1, 0);
	const PieceId lost = game.Find(PieceKind::Prophet, 1, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Lies(passing, At(0, 0)), Leaves(lost)});
	ExpectQuestion(game, kLaw, 0, true);
	EXPECT_EQ(game.PieceAt(lost).place, Place::OffMap);
	game.Do(Pick(0, disc)).Do(FlickOf(0, disc)).Settle({Lies(disc, Beside(1, 0)), Lies(passing, AtSea(1))});
	EXPECT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(DoneBuilding{0});
	EXPECT_EQ(game.Score(1), 0) << "it only passed the Navel";
	EXPECT_EQ(game.PieceAt(lost).place, Place::Pool);
}

// Rules 8.6, 12.20
TEST(SecondCalling, EndsWithTheGeneration)
{
	TestGame game = LastTurnUnder(kLaw);
	game.TurnLeavingTheMap();
	EXPECT_TRUE(HasExpired(game, kLaw));
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(game.Active(), 0);
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
}

} // namespace
} // namespace faith::flick::test
