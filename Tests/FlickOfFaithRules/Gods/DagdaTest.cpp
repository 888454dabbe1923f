#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kRule{13, 3};
constexpr std::int32_t kUpright = 90'000; ///< a wall from south to north
constexpr std::int32_t kLevel = 0;        ///< from west to east
constexpr Point kSomewhere = At(100, 0);

/// Dagda in seat 0, in the north-eastern corner, with a steady hand against Zeus.
Setup DagdaFirst(Discs discs = {})
{
	auto setup = WithGods(Study(2, std::move(discs)), {"dagda", "zeus"});
	setup.steadiness = {kSteadiest, kSteadiest, kSteadiest, kSteadiest};
	return setup;
}

/// Dagda has placed a disc.
struct Placed
{
	explicit Placed(Discs discs = {}) : Placed(PlayGods(DagdaFirst(std::move(discs)))) {}
	explicit Placed(TestGame begun) : game(std::move(begun))
	{
		game.Do(PlaceDiscs{0, 0, {Placing{disc, TestGame::CloudSpot(0)}}});
	}

	/// The Hand stands; he flicks.
	void StandAndFlick(Point spot, std::int32_t angle, Aim aim)
	{
		game.Do(AnswerAt(0, spot, angle));
		game.Do(Flick{0, {DiscAim{disc, aim}}});
	}

	const Piece& Hand() const { return game.PieceAt(hand); }

	TestGame game;
	PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	PieceId hand = game.Find(PieceKind::HandOfGod, kNobody);
};

/// Plays a whole turn of the active player, whose disc ends in the sea; was Dagda asked? He answers as told.
bool TurnWithHand(TestGame& game, bool use)
{
	const Seat seat = game.Active();
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, seat);
	game.Place1(disc);
	const bool asked = IsAsking(game, "dagda");
	if (asked)
	{
		game.Do(use ? AnswerAt(seat, kSomewhere) : Answer(seat, 0));
	}
	else
	{
		game.Refuse(AnswerAt(seat, kSomewhere), Reason::NotNow);
	}
	game.Do(Flick{seat, {DiscAim{disc, Aim{0, 500, 0}}}}).Settle({Leaves(disc)});
	return asked;
}

// Rule 13.3
TEST(Dagda, MayStandTheHandOfGodOnTheMapAfterPlacingAndBeforeFlicking)
{
	Placed placed;
	TestGame& game = placed.game;
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	EXPECT_EQ(game.State().pending.Front(), QuestionOf("dagda", 0, 2, true));
	game.Do(AnswerAt(0, kSomewhere, 30'000));
	EXPECT_EQ(game.Asked(), DecisionKind::Flick);
	EXPECT_EQ(placed.Hand().place, Place::Map);
	EXPECT_EQ(placed.Hand().position, kSomewhere);
	EXPECT_EQ(placed.Hand().angle, 30'000);
	const auto moves = game.Happened<PieceMoved>();
	ASSERT_EQ(moves.size(), 1u);
	EXPECT_EQ(moves[0].piece, placed.hand);
	EXPECT_EQ(moves[0].angle, 30'000);
	EXPECT_EQ(moves[0].rule, kRule);
	EXPECT_EQ(moves[0].card, CardNamed("dagda"));
}

// Rule 13.3
TEST(Dagda, UsesTheHandTwiceAGenerationInHisOwnTurnsAndMayDecline)
{
	TestGame game = PlayGods(DagdaFirst());
	std::vector<bool> asked;
	for (const bool use : {false, true, false, true, true})
	{
		asked.push_back(TurnWithHand(game, use));
		EXPECT_FALSE(TurnWithHand(game, true)) << "the other player is never asked";
	}
	EXPECT_EQ(asked, (std::vector<bool>{true, true, true, true, false})) << "only what he uses counts";
	ASSERT_EQ(game.State().generation, 2);
	game.VoteAll(Thumb::Up);
	asked.clear();
	while (game.Asked() == DecisionKind::Place)
	{
		const bool isHis = game.Active() == 0;
		const bool wasAsked = TurnWithHand(game, true);
		EXPECT_TRUE(isHis || !wasAsked);
		if (isHis)
		{
			asked.push_back(wasAsked);
		}
	}
	EXPECT_EQ(asked, (std::vector<bool>{true, true, false, false, false})) << "two more in the next generation";
}

// Rules 10.1, 13.3
TEST(Dagda, NamesASpotAndADirectionThatExist)
{
	Placed placed;
	TestGame& game = placed.game;
	for (const std::int32_t angle : {-1, 360'000})
	{
		EXPECT_EQ(game.Refuse(AnswerAt(0, kSomewhere, angle), Reason::AngleOutOfRange), Details{angle});
	}
	EXPECT_EQ(game.Refuse(Answer(0, 2), Reason::OptionUnknown), Details{2});
	EXPECT_EQ(game.Refuse(AnswerAt(1, kSomewhere), Reason::NotYourTurn), Details{1});
	game.Refuse(Flick{0, {DiscAim{placed.disc, Aim{0, 500, 0}}}}, Reason::NotNow);
	EXPECT_EQ(game.Refuse(AnswerAt(0, At(239, 239)), Reason::OffTheMat), Details{placed.hand});
	game.Refuse(AnswerAt(0, {2'000'000'000, 0}), Reason::SpotOffTheMap);
	game.Do(AnswerAt(0, kSomewhere, 359'999));
}

// Rule 13.3
TEST(Dagda, StandsTheHandWhollyOnTheMapToTheMicrometre)
{
	// The farthest spots towards the south-eastern corner: half of 60 mm, or half the thickness, away from the edge.
	const std::vector<std::pair<std::int32_t, Point>> farthest{{kLevel, {210'000, -238'500}},
		{kUpright, {238'500, -210'000}}, {45'000, {218'347, -218'347}}, {270'000, {238'500, -210'000}}};
	for (const auto& [angle, spot] : farthest)
	{
		Placed placed;
		for (const Point& beyond : {Point{spot.x + 1, spot.y}, Point{spot.x, spot.y - 1}})
		{
			EXPECT_EQ(placed.game.Refuse(AnswerAt(0, beyond, angle), Reason::OffTheMat), Details{placed.hand});
		}
		placed.game.Do(AnswerAt(0, spot, angle));
		EXPECT_EQ(placed.Hand().position, spot);
	}
}

// Rule 13.3
TEST(Dagda, LeavesFiveMillimetresToEveryDiscToTheMicrometre)
{
	const Discs discs{OnMap(PieceKind::Temple, 1, At(-100, 0)), OnMap(PieceKind::KingApe, kNobody, At(0, -100))};
	// 5 mm and half the thickness of the wall, or 5 mm and half its length.
	const auto beside = [](Point disc, double radius) { return Point{disc.x - Mm(radius + 6.5), disc.y - Mm(5)}; };
	const auto before = [](Point disc, double radius) { return Point{disc.x - Mm(radius + 35), disc.y}; };
	const std::vector<std::pair<Point, std::int32_t>> nearest{{beside(TestGame::CloudSpot(0), 10), kUpright},
		{before(TestGame::CloudSpot(0), 10), kLevel}, {beside(At(-100, 0), 18), kUpright},
		{before(At(-100, 0), 18), kLevel}, {beside(At(0, -100), 16), kUpright}, {before(At(0, -100), 16), kLevel}};
	for (std::size_t i = 0; i < nearest.size(); ++i)
	{
		Placed placed(discs);
		const auto [spot, angle] = nearest[i];
		const std::vector<PieceId> pieces{
			placed.disc, placed.game.Find(PieceKind::Temple, 1), placed.game.Find(PieceKind::KingApe, kNobody)};
		const PieceId piece = pieces[i / 2];
		const Point nearer{spot.x + 1, spot.y};
		EXPECT_EQ(placed.game.Refuse(AnswerAt(0, nearer, angle), Reason::TooNearADisc), Details{piece});
		placed.game.Do(AnswerAt(0, spot, angle));
		EXPECT_EQ(placed.Hand().place, Place::Map);
	}
}

// Rules 2.7, 13.3
TEST(Dagda, LeavesRoomToADiscThatLiesOnAnother)
{
	const Discs discs{OnMap(PieceKind::Temple, 1, At(-100, 0)), OnMap(PieceKind::Prophet, 1, At(-85, 0), 0)};
	Placed placed(discs);
	const PieceId above = placed.game.Find(PieceKind::Prophet, 1);
	// Far enough from the temple below, but not from what hangs over its rim.
	EXPECT_EQ(placed.game.Refuse(AnswerAt(0, At(-75.4, 0), kUpright), Reason::TooNearADisc), Details{above});
	placed.game.Do(AnswerAt(0, At(-68.5, 0), kUpright));
}

// Rules 1.7, 13.3
TEST(Dagda, LetsDiscsBounceOffTheHand)
{
	constexpr Aim kWest{180'000, 300, 0};
	constexpr Aim kSouth{270'000, 300, 0};
	Placed past;
	past.game.Do(Answer(0, 0)).Do(Flick{0, {DiscAim{past.disc, kWest}}});
	EXPECT_LT(PlayExactly(past.game.State()).discs.at(0).position.x, Mm(80)) << "nothing is in its way";

	Placed west;
	west.StandAndFlick(At(100, 205), kUpright, kWest);
	const Point stopped = PlayExactly(west.game.State()).discs.at(0).position;
	EXPECT_GT(stopped.x, Mm(113)) << "it touched the wall at 111.5 mm and bounced back";
	EXPECT_LT(stopped.x, Mm(180));
	PlayOnTable(west.game);

	Placed south;
	south.StandAndFlick(At(205, 100), kLevel, kSouth);
	const Point below = PlayExactly(south.game.State()).discs.at(0).position;
	EXPECT_GT(below.y, Mm(113));
	EXPECT_LT(below.y, Mm(180));
	EXPECT_NEAR(below.x, Mm(210), Mm(1));
}

// Rules 1.7, 6.7, 13.3
TEST(Dagda, HasAHandThatNoDiscMoves)
{
	Placed placed;
	placed.StandAndFlick(At(100, 205), kUpright, Aim{180'000, 1000, 0});
	const Settled report = PlayExactly(placed.game.State());
	ASSERT_EQ(report.discs.size(), 1u);
	EXPECT_EQ(report.discs[0].piece, placed.disc);
	const Settled moved{TableKind::Exact, {report.discs[0], Lies(placed.hand, At(60, 205))}};
	EXPECT_EQ(placed.game.Refuse(moved, Reason::SettledNotOnMap), Details{placed.hand});
}

// Rules 6.8, 13.3
TEST(Dagda, KeepsTheHandStandingForARepeatedFlickAndIsNotAskedAgain)
{
	Placed placed;
	placed.StandAndFlick(At(100, 205), kUpright, Aim{180'000, 1, 0});
	PlayOnTable(placed.game);
	ASSERT_EQ(placed.game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(placed.Hand().place, Place::Map);
	placed.game.Do(Flick{0, {DiscAim{placed.disc, Aim{180'000, 300, 0}}}});
	EXPECT_GT(PlayExactly(placed.game.State()).discs.at(0).position.x, Mm(113));
	PlayOnTable(placed.game);
	EXPECT_EQ(placed.game.Active(), 1);
	EXPECT_EQ(placed.Hand().place, Place::Box);
}

// Rules 12.20, 13.3
TEST(Dagda, KeepsTheHandStandingForASecondCalling)
{
	Placed placed(PlayAllCards(UnderLaws(DagdaFirst(), {"second_calling"})));
	placed.StandAndFlick(At(60, 100), kUpright, Aim{225'000, 300, 0});
	placed.game.Settle({Lies(placed.disc, AtSea(0))});
	ASSERT_TRUE(IsAsking(placed.game, "second_calling"));
	placed.game.Do(Answer(0, 1, placed.disc));
	EXPECT_EQ(placed.Hand().place, Place::Map);
	ASSERT_EQ(placed.game.Asked(), DecisionKind::Flick) << "and he is not asked for the Hand again";
	placed.game.Do(Flick{0, {DiscAim{placed.disc, Aim{180'000, 200, 0}}}});
	EXPECT_GT(PlayExactly(placed.game.State()).discs.at(0).position.x, Mm(71.5));
	PlayOnTable(placed.game);
	EXPECT_EQ(placed.Hand().place, Place::Box);
}

// Rules 6.10, 13.3
TEST(Dagda, HasTheHandTakenAwayBeforeStepA)
{
	Placed placed;
	placed.StandAndFlick(Beside(0, 0), kLevel, Aim{180'000, 300, 0});
	placed.game.Settle({Lies(placed.disc, City(0))});
	ASSERT_EQ(placed.game.Asked(), DecisionKind::Build);
	EXPECT_EQ(placed.Hand().place, Place::Box);
	EXPECT_EQ(placed.Hand().angle, 0);
	const auto moves = placed.game.Happened<PieceMoved>();
	ASSERT_EQ(moves.size(), 1u);
	EXPECT_EQ(moves[0].piece, placed.hand);
	EXPECT_EQ(moves[0].rule, (RuleNumber{6, 10}));
	const PieceId temple = placed.game.FindIn(Place::Hand, PieceKind::Temple, 0);
	placed.game.Do(BuildTemple{0, placed.disc, temple, Beside(0, 0)}); // where the Hand stood
	EXPECT_EQ(placed.game.PieceAt(temple).position, Beside(0, 0));
}

// Rules 1.7, 6.7, 13.3
TEST(Dagda, HasAReportRefusedThatPutsADiscIntoTheHand)
{
	Placed placed;
	placed.StandAndFlick(At(100, 205), kUpright, Aim{180'000, 300, 0});
	const Settled inside{TableKind::Exact, {Lies(placed.disc, At(100, 205))}};
	EXPECT_TRUE(placed.game.GetRules().Check(placed.game.State(), inside));
}

} // namespace
} // namespace faith::flick::test
