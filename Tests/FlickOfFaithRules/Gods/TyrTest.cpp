#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::uint8_t kDecline = 0;
constexpr std::uint8_t kAgain = 1;
constexpr Aim kAnyAim{200'000, 300, 0};

/// Tyr in seat 0 against Zeus, in the second generation.
Setup TyrFirst(Discs discs = {})
{
	Setup setup = WithGods(Study(2, std::move(discs)), {"tyr", "zeus"});
	setup.position->generation = 2;
	return setup;
}

/// Tyr has flicked a prophet to a spot.
struct AfterFlick
{
	explicit AfterFlick(Point spot, Discs discs = {}) : AfterFlick(PlayGods(TyrFirst(std::move(discs))), spot) {}
	explicit AfterFlick(TestGame begun, Point spot) : game(std::move(begun)), disc(game.TurnEndingAt(spot)) {}

	/// The disc is flicked again; the table's report is awaited.
	void FlickAgain()
	{
		game.Do(Answer(0, kAgain, disc));
		game.Do(Flick{0, {DiscAim{disc, kAnyAim}}});
	}

	TestGame game;
	PieceId disc;
};

/// Tyr has flicked two prophets with both hands or, one on the other, in a tower.
struct AfterTwo
{
	explicit AfterTwo(std::string_view law, std::vector<Point> spots) : game(PlayAllCards(UnderLaws(TyrFirst(), {law})))
	{
		game.Do(PlaceDiscs{0, 0, {Placing{first, spots[0]}, Placing{second, spots[1]}}});
		Flick flick{0, {DiscAim{first, Aim{225'000, 400, 0}}}};
		if (law == "both_hands")
		{
			flick.launches.PushBack(DiscAim{second, Aim{225'000, 400, 0}});
		}
		game.Do(flick);
	}

	TestGame game;
	PieceId first = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	PieceId second = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
};

// Rules 7.1, 13.7
TEST(Tyr, FlicksAProphetOnceMoreFromWhereItLiesBeforeStepA)
{
	AfterFlick after(City(0));
	TestGame& game = after.game;
	ASSERT_EQ(game.Asked(), DecisionKind::Card) << "before building";
	EXPECT_EQ(game.State().pending.Front(), QuestionOf("tyr", 0, 2, true));
	game.Do(Answer(0, kAgain, after.disc));
	ASSERT_EQ(game.Asked(), DecisionKind::Flick);
	EXPECT_EQ(FlickableDiscs(game.State()), (FixedVector<PieceId, 2>{after.disc}));
	game.Do(Flick{0, {DiscAim{after.disc, kAnyAim}}});
	ASSERT_EQ(game.State().launched.launches.Size(), 1u);
	EXPECT_EQ(game.State().launched.launches[0].piece, after.disc);
	EXPECT_EQ(game.State().launched.launches[0].from, City(0));
	game.Settle({Lies(after.disc, City(3))});
	EXPECT_EQ(game.Asked(), DecisionKind::Build);
	EXPECT_EQ(CityTouched(game.State(), after.disc), 3);
}

// Rules 6.10, 13.7
TEST(Tyr, HasTheStepsTakenOnceAfterTheLastFlick)
{
	AfterFlick after(At(0, 0), {OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Temple, 1, City(2))});
	EXPECT_EQ(after.game.Score(0), 0) << "the Navel pays in step b";
	after.FlickAgain();
	const PieceId lost = after.game.Find(PieceKind::Prophet, 1);
	const PieceId adrift = after.game.Find(PieceKind::Temple, 1);
	after.game.Settle({Lies(after.disc, AtSea(0)), Leaves(lost), Lies(adrift, AtSea(2))});
	EXPECT_EQ(after.game.Score(0), 0);
	EXPECT_EQ(after.game.PieceAt(after.disc).place, Place::Map);
	EXPECT_EQ(after.game.PieceAt(lost).place, Place::Pool);
	EXPECT_EQ(after.game.PieceAt(adrift).place, Place::Hand);
	EXPECT_EQ(after.game.Happened<TurnEnded>().size(), 1u);
}

// Rule 13.7
TEST(Tyr, DoesSoOnceAGenerationAndMayDecline)
{
	TestGame game = PlayGods(TyrFirst());
	const auto turn = [&](std::uint8_t answer)
	{
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({Lies(disc, At(0, 0))}); // the Navel leaves room for the next
		const bool asked = IsAsking(game, "tyr");
		if (asked)
		{
			game.Do(Answer(game.Active(), answer, answer == kDecline ? kNoPiece : disc));
		}
		if (game.Asked() == DecisionKind::Flick)
		{
			game.Do(Flick{0, {DiscAim{disc, kAnyAim}}}).Settle({Leaves(disc)});
		}
		return asked;
	};
	for (const bool expected : {true, true, false, false, false})
	{
		EXPECT_EQ(turn(UnflickedOf(game.State(), 0) == 5 ? kDecline : kAgain), expected);
		EXPECT_FALSE(turn(kAgain)) << "the other player is never asked";
	}
	ASSERT_EQ(game.State().generation, 3);
	game.VoteAll(Thumb::Up);
	EXPECT_FALSE(turn(kAgain)) << "the other player begins";
	EXPECT_TRUE(turn(kAgain));
	EXPECT_FALSE(turn(kAgain));
	EXPECT_FALSE(turn(kAgain));
}

// Rule 13.7
TEST(Tyr, FlicksNoneOnceMoreInTheFirstGeneration)
{
	auto setup = TyrFirst();
	setup.position->generation = 1;
	TestGame game = PlayGods(setup);
	game.TurnEndingAt(AtSea(0));
	EXPECT_FALSE(IsAsking(game, "tyr"));
	EXPECT_EQ(game.Active(), 1);
}

// Rules 11.5, 13.7
TEST(Tyr, IsNotAskedWhenNothingFlickedLiesOnTheMap)
{
	TestGame game = PlayGods(TyrFirst({OnMap(PieceKind::Prophet, 0, Beside(0, 0))}));
	game.TurnLeavingTheMap();
	EXPECT_EQ(game.Active(), 1);
}

// Rules 10.1, 13.7
TEST(Tyr, AnswersWithAProphetFlickedThisTurn)
{
	AfterFlick after(
		AtSea(0), {OnMap(PieceKind::Prophet, 0, Beside(0, 0)), OnMap(PieceKind::Prophet, 1, Beside(1, 0))});
	TestGame& game = after.game;
	for (const PieceId other : {game.Find(PieceKind::Prophet, 0), game.Find(PieceKind::Prophet, 1),
			 game.FindIn(Place::Hand, PieceKind::Prophet, 0)})
	{
		EXPECT_EQ(game.Refuse(Answer(0, kAgain, other), Reason::DiscNotReady), Details{other});
	}
	EXPECT_EQ(game.Refuse(Answer(0, kAgain), Reason::UnknownPiece), Details{kNoPiece});
	EXPECT_EQ(game.Refuse(Answer(0, 2, after.disc), Reason::OptionUnknown), Details{2});
	EXPECT_EQ(game.Refuse(Answer(1, kAgain, after.disc), Reason::NotYourTurn), Details{1});
	game.Refuse(Flick{0, {DiscAim{after.disc, kAnyAim}}}, Reason::NotNow);
	game.Refuse(Keep{0}, Reason::NotNow);
}

// Rules 6.5, 10.1, 13.7
TEST(Tyr, FlicksNothingButTheProphetHeNamed)
{
	AfterFlick after(AtSea(0), {OnMap(PieceKind::Prophet, 0, Beside(0, 0))});
	TestGame& game = after.game;
	game.Do(Answer(0, kAgain, after.disc));
	const PieceId other = game.Find(PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(Flick{0, {DiscAim{other, kAnyAim}}}, Reason::DiscNotReady), Details{other});
	const Flick both{0, {DiscAim{after.disc, kAnyAim}, DiscAim{other, kAnyAim}}};
	EXPECT_EQ(game.Refuse(both, Reason::WrongNumberOfDiscs), Details{1});
	EXPECT_EQ(game.Refuse(Flick{0, {}}, Reason::WrongNumberOfDiscs), Details{1});
	EXPECT_EQ(game.Refuse(Flick{1, {DiscAim{after.disc, kAnyAim}}}, Reason::NotYourTurn), Details{1});
	EXPECT_EQ(game.Refuse(Flick{0, {DiscAim{after.disc, Aim{0, 0, 0}}}}, Reason::PowerOutOfRange), Details{0});
	game.Refuse(Keep{0}, Reason::NotNow);
}

// Rules 12.20, 13.7
TEST(Tyr, ComesAfterTheSecondCalling)
{
	for (const bool isCalled : {true, false})
	{
		AfterFlick after(PlayAllCards(UnderLaws(TyrFirst(), {"second_calling"})), AtSea(0));
		TestGame& game = after.game;
		ASSERT_TRUE(IsAsking(game, "second_calling"));
		game.Do(Answer(0, isCalled ? 1 : 0, isCalled ? after.disc : kNoPiece));
		if (isCalled)
		{
			game.Do(Flick{0, {DiscAim{after.disc, kAnyAim}}}).Settle({Lies(after.disc, AtSea(1))});
		}
		ASSERT_TRUE(IsAsking(game, "tyr"));
		after.FlickAgain();
		EXPECT_EQ(game.State().launched.launches[0].from, AtSea(isCalled ? 1 : 0));
		game.Settle({Lies(after.disc, AtSea(2))});
		EXPECT_EQ(game.Active(), 1) << "neither is asked once more";
	}
}

// Rules 12.6, 13.7
TEST(Tyr, PicksOneOfTwoFlickedWithBothHands)
{
	AfterTwo two("both_hands", {At(210, 200), At(210, 225)});
	two.game.Settle({Lies(two.first, AtSea(0)), Lies(two.second, AtSea(1))});
	ASSERT_TRUE(IsAsking(two.game, "tyr"));
	two.game.Do(Answer(0, kAgain, two.second));
	EXPECT_EQ(two.game.Refuse(Flick{0, {DiscAim{two.first, kAnyAim}}}, Reason::DiscNotReady), Details{two.first});
	two.game.Do(Flick{0, {DiscAim{two.second, kAnyAim}}}).Settle({Lies(two.second, AtSea(2))});
	EXPECT_EQ(two.game.Active(), 1);

	AfterTwo oneLost("both_hands", {At(210, 200), At(210, 225)});
	oneLost.game.Settle({Leaves(oneLost.first), Lies(oneLost.second, AtSea(1))});
	EXPECT_EQ(oneLost.game.Refuse(Answer(0, kAgain, oneLost.first), Reason::NotOnTheMap), Details{oneLost.first});
	oneLost.game.Do(Answer(0, kAgain, oneLost.second));
}

// Rules 6.8, 13.7
TEST(Tyr, MayFlickAProphetThatHeKeptInTheCloud)
{
	TestGame game = PlayGods(TyrFirst());
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick) << "repeats come first";
	game.Do(Keep{0});
	ASSERT_TRUE(IsAsking(game, "tyr"));
	game.Do(Answer(0, kAgain, disc)).Do(Flick{0, {DiscAim{disc, kAnyAim}}}).Settle({Lies(disc, At(0, 0))});
	EXPECT_EQ(game.Score(0), 1);
}

// Rules 2.1, 7.9, 13.7
TEST(Tyr, LosesAProphetThatHeFlicksOffTheMap)
{
	AfterFlick after(At(0, 0));
	after.FlickAgain();
	after.game.Settle({Leaves(after.disc)});
	EXPECT_EQ(after.game.PieceAt(after.disc).place, Place::Pool);
	EXPECT_EQ(after.game.Score(0), 0);
}

// Rules 6.5, 6.7, 13.7
TEST(Tyr, HasTheTablePlayTheFlickFromWhereTheProphetLies)
{
	auto setup = TyrFirst();
	setup.steadiness = {kSteadiest, kSteadiest, kSteadiest, kSteadiest};
	AfterFlick after(PlayGods(setup), AtSea(2));
	after.game.Do(Answer(0, kAgain, after.disc));
	after.game.Do(Flick{0, {DiscAim{after.disc, Aim{0, 100, 0}}}});
	const Settled report = PlayExactly(after.game.State());
	ASSERT_EQ(report.discs.size(), 1u);
	EXPECT_GT(report.discs[0].position.x, AtSea(2).x + Mm(20)) << "eastwards";
	EXPECT_NEAR(report.discs[0].position.y, AtSea(2).y, Mm(1));
	after.game.Do(report);
	EXPECT_EQ(after.game.PieceAt(after.disc).position, report.discs[0].position);
}

// Rules 6.7, 12.5, 13.7
TEST(Tyr, FlicksTheUpperOrTheLowerOfTwoThatLieOnEachOther)
{
	for (const bool isUpper : {true, false})
	{
		AfterTwo two("tower_of_babel", {At(210, 210), At(210, 210)});
		two.game.Settle({Lies(two.first, AtSea(2)), Lies(two.second, AtSea(2), two.first)});
		ASSERT_TRUE(IsAsking(two.game, "tyr"));
		const PieceId flicked = isUpper ? two.second : two.first;
		two.game.Do(Answer(0, kAgain, flicked)).Do(Flick{0, {DiscAim{flicked, Aim{0, 100, 0}}}});
		PlayOnTable(two.game);
		EXPECT_GT(two.game.PieceAt(flicked).position.x, AtSea(2).x + Mm(5));
		EXPECT_EQ(two.game.PieceAt(two.first).restsOn, kNoPiece);
		EXPECT_EQ(two.game.Active(), 1);
	}
}

} // namespace
} // namespace faith::flick::test
