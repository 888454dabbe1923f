#include "Support/HandSpeed.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "both_hands";
constexpr Point kLeftSpot = At(220, 200);
constexpr Point kRightSpot = At(200, 220);
constexpr Aim kAim{225'000, 200, 0};

/// The discs of seat 0's left and right hand.
struct Hands
{
	PieceId left = kNoPiece;
	PieceId right = kNoPiece;
};

Hands TakeTwo(const TestGame& game)
{
	return {game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0), game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1)};
}

PlaceDiscs PlaceBoth(const Hands& hands, Point left = kLeftSpot, Point right = kRightSpot)
{
	return PlaceDiscs{0, 0, {Placing{hands.left, left}, Placing{hands.right, right}}};
}

Flick FlickOne(PieceId disc)
{
	return Flick{0, {DiscAim{disc, kAim}}};
}

Flick FlickBoth(const Hands& hands, Aim left = kAim, Aim right = kAim)
{
	return Flick{0, {DiscAim{hands.left, left}, DiscAim{hands.right, right}}};
}

/// A game of two in which seat 0 has placed two discs.
struct HandsGame
{
	explicit HandsGame(Setup setup = MissionUnder(kLaw)) : game(LawGame(setup)), hands(TakeTwo(game))
	{
		game.Do(PlaceBoth(hands));
	}

	/// Both are flicked and come to rest like this.
	void FlickAndSettle(std::vector<DiscRest> rests) { game.Do(FlickBoth(hands)).Settle(std::move(rests)); }

	TestGame game;
	Hands hands;
};

/// How many pieces were moved out of the cloud to make room.
int MovedOut(const TestGame& game)
{
	int count = 0;
	for (const PieceMoved& moved : game.Happened<PieceMoved>())
	{
		count += moved.rule == RuleNumber{6, 4} ? 1 : 0;
	}
	return count;
}

// Rule 12.6
TEST(BothHands, FlicksTwoDiscsAtTheSameInstantEachWithItsOwnDirectionAndPower)
{
	auto setup = MissionUnder(kLaw);
	setup.steadiness[0] = kSteadiest;
	HandsGame both(setup);
	const LaunchMaker hand(LawsOnly(), both.game.State(), 0);
	both.game.Do(FlickBoth(both.hands, Aim{180'000, 250, 0}, Aim{270'000, 810, 0}));
	const Launched launched = LaunchedNow(both.game);
	EXPECT_EQ(launched.form, FlickForm::Flat);
	ASSERT_EQ(launched.launches.Size(), 2u);
	EXPECT_EQ(launched.launches[0].piece, both.hands.left);
	EXPECT_EQ(launched.launches[0].from, kLeftSpot);
	EXPECT_NEAR(launched.launches[0].angle, 180'000, hand.Spread().angle);
	EXPECT_NEAR(launched.launches[0].speed, 1'300'000, SpeedSpread(hand, PieceKind::Prophet, 250));
	EXPECT_EQ(launched.launches[1].piece, both.hands.right);
	EXPECT_EQ(launched.launches[1].from, kRightSpot);
	EXPECT_NEAR(launched.launches[1].angle, 270'000, hand.Spread().angle);
	EXPECT_NEAR(launched.launches[1].speed, 2'340'000, SpeedSpread(hand, PieceKind::Prophet, 810));
}

// Rule 12.6
TEST(BothHands, WantsTwoDifferentDiscsSideBySideInTheCloud)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	const Hands hands = TakeTwo(game);
	const PlaceDiscs one{0, 0, {Placing{hands.left, kLeftSpot}}};
	EXPECT_EQ(game.Refuse(one, Reason::WrongNumberOfDiscs), Details{2});
	EXPECT_EQ(CardsToBlame(game, Reason::WrongNumberOfDiscs, one), std::vector<EffectId>{CardNamed(kLaw)});
	EXPECT_EQ(game.Refuse(PlaceBoth(hands, kLeftSpot, kLeftSpot), Reason::SpotIsTaken), Details{hands.left});
	EXPECT_EQ(
		game.Refuse(PlaceBoth(hands, At(220, 200), {Mm(220), Mm(220) - 1}), Reason::SpotIsTaken), Details{hands.left});
	EXPECT_EQ(game.Refuse(PlaceBoth({hands.left, hands.left}), Reason::SameDiscTwice), Details{hands.left});
	EXPECT_EQ(game.Refuse(PlaceBoth(hands, kLeftSpot, AtSea(0)), Reason::OutsideTheCloud), Details{hands.right});
	game.Do(PlaceBoth(hands, At(220, 200), At(220, 220)));
	EXPECT_EQ(game.PieceAt(hands.right).restsOn, kNoPiece) << "touching is allowed";
}

// Rule 12.6
TEST(BothHands, FlicksBothAndNotOne)
{
	HandsGame both;
	EXPECT_EQ(both.game.Refuse(FlickOne(both.hands.left), Reason::WrongNumberOfDiscs), Details{2});
	EXPECT_EQ(both.game.Refuse(FlickBoth({both.hands.left, both.hands.left}), Reason::SameDiscTwice),
		Details{both.hands.left});
	EXPECT_EQ(both.game.Refuse(FlickBoth(both.hands, kAim, Aim{0, 0, 0}), Reason::PowerOutOfRange), Details{0});
	both.game.Do(FlickBoth({both.hands.right, both.hands.left}));
}

// Rules 6.2, 12.6
TEST(BothHands, CountsBothAsFlickedAndLeavesTheLastProphetAlone)
{
	auto setup = MissionUnder(kLaw);
	setup.position->unflicked = {3, 0, 0, 0};
	HandsGame both(setup);
	TestGame& game = both.game;
	both.FlickAndSettle({Leaves(both.hands.left), Leaves(both.hands.right)});
	ASSERT_EQ(game.Active(), 0);
	EXPECT_EQ(UnflickedOf(game.State(), 0), 1);
	const PieceId last = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(PlaceBoth({last, both.hands.left}), Reason::WrongNumberOfDiscs), Details{1});
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(game.State().generation, 2);
}

// Rules 6.8, 12.6
TEST(BothHands, LetsOneOrBothBeFlickedAgainThatStayedInTheCloud)
{
	HandsGame begun;
	begun.FlickAndSettle({});
	ASSERT_EQ(begun.game.Asked(), DecisionKind::Reflick);
	const std::vector<std::pair<Flick, std::size_t>> again{
		{FlickOne(begun.hands.left), 1}, {FlickOne(begun.hands.right), 1}, {FlickBoth(begun.hands), 2}};
	for (const auto& [flick, count] : again)
	{
		TestGame game = begun.game;
		game.Do(flick);
		EXPECT_EQ(LaunchedNow(game).launches.Size(), count);
		PlayAtTable(game);
	}
	begun.game.Do(Keep{0});
	EXPECT_EQ(begun.game.Active(), 1);
	EXPECT_EQ(begun.game.PieceAt(begun.hands.left).position, kLeftSpot);
}

// Rules 6.8, 12.6
TEST(BothHands, DoesNotFlickAgainWhatLeftTheCloud)
{
	HandsGame both;
	TestGame& game = both.game;
	both.FlickAndSettle({Lies(both.hands.left, AtSea(0))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.Refuse(FlickOne(both.hands.left), Reason::OutsideTheCorner), Details{both.hands.left});
	EXPECT_EQ(game.Refuse(FlickBoth(both.hands), Reason::OutsideTheCorner), Details{both.hands.left});
	game.Do(FlickOne(both.hands.right)).Settle({Lies(both.hands.right, AtSea(3))});
	EXPECT_EQ(game.Active(), 1);
}

// Rules 6.10, 12.6
TEST(BothHands, TakesTheStepsOfTheTurnOnceForBoth)
{
	HandsGame both;
	TestGame& game = both.game;
	both.FlickAndSettle({Lies(both.hands.left, City(0)), Lies(both.hands.right, City(1))});
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(BuildTemple{0, both.hands.left, game.FindIn(Place::Hand, PieceKind::Temple, 0), City(0)});
	game.Do(BuildTemple{0, both.hands.right, game.FindIn(Place::Hand, PieceKind::Temple, 0), City(1)});
	EXPECT_EQ(TemplesOnMap(game.State(), 0), 2);
	EXPECT_EQ(game.Happened<TurnEnded>().size(), 1u);

	HandsGame onNavel;
	onNavel.FlickAndSettle({Lies(onNavel.hands.left, At(0, 15)), Lies(onNavel.hands.right, At(0, -15))});
	EXPECT_EQ(onNavel.game.PointsFor(0, RuleNumber{7, 8}), 2);
	EXPECT_EQ(onNavel.game.Active(), 1);
}

// Rules 6.4, 12.6
TEST(BothHands, MakesRoomForTwoInTheCloud)
{
	// Two temples leave one spot, wherever the first disc goes.
	const Discs crowd{OnMap(PieceKind::Temple, 1, At(222, 194)), OnMap(PieceKind::Temple, 1, At(190, 218))};
	EXPECT_EQ(MovedOut(LawGame(Study(2, crowd))), 0);
	auto setup = MissionUnder(kLaw, 2, crowd);
	TestGame game = LawGame(setup);
	EXPECT_EQ(MovedOut(game), 1);
	const auto spots = FreeSpotsInCloud(game.State(), 0, PieceKind::Prophet, 2);
	ASSERT_EQ(spots.Size(), 2u);
	game.Do(PlaceBoth(TakeTwo(game), spots[0], spots[1]));

	setup.position->unflicked = {1, 5, 0, 0};
	EXPECT_EQ(MovedOut(LawGame(setup)), 0) << "the last prophet needs one spot";
}

// Rule 12.6
TEST(BothHands, CanBePlayedAtTheTableWhereBothMayCollide)
{
	auto setup = MissionUnder(kLaw);
	setup.steadiness[0] = kSteadiest;
	HandsGame both(setup);
	both.game.Do(FlickBoth(both.hands, Aim{180'000, 300, 0}, Aim{270'000, 300, 0}));
	physics::Recording recording;
	const Settled settled = PlayAndRecord(both.game.State(), recording);
	EXPECT_EQ(settled.discs.size(), 2u);
	EXPECT_GE(recording.Impacts().size(), 1u) << "they cross at the same spot at the same time";
	both.game.Do(settled);
	EXPECT_NE(both.game.Asked(), DecisionKind::Settle);
}

// Rule 12.6
TEST(BothHands, HoldsForEverybodyAndEndsWithTheGeneration)
{
	const TestGame enacted = Enact(CouncilOn(kLaw, 3));
	EXPECT_EQ(enacted.Happened<LawEnacted>().at(0).duration, Duration::ThisGeneration);
	ExpectNumber(enacted, Param::DiscsPerFlick, 2, kLaw);
	ExpectUnchanged(enacted, Param::LaunchSpeed);
	ExpectUnchanged(enacted, Param::HandSpreadAngle);

	const TestGame game = AfterGenerationUnder(kLaw);
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::DiscsPerFlick);
	ExpectUnchanged(game, Param::FlickForm);
}

// Rules 4.5, 12.6
TEST(BothHands, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	EXPECT_EQ(FlickOffUnder({CardNamed(kLaw)}).CountIn(Place::Map, PieceKind::Prophet, 0), 1);
}

// Rules 6.4, 12.6
TEST(BothHands, FindsTwoSpotsForASphinxAndAProphet)
{
	TestGame game =
		LawGame(MissionUnder(kLaw, 2, {InHand(PieceKind::Sphinx, 0), OnMap(PieceKind::Prophet, 1, At(230, 230))}));
	EXPECT_EQ(MovedOut(game), 0) << "there is room beside the prophet in the corner";
	EXPECT_FALSE(SampleCommands(game.GetRules(), game.State()).empty()) << "a bot has nothing to do";
	const PieceId sphinx = game.FindIn(Place::Hand, PieceKind::Sphinx, 0);
	game.Do(PlaceBoth({sphinx, TakeTwo(game).left}, At(190, 218), At(220, 190)));
}

// Rules 6.4, 12.6
TEST(BothHands, MovesNothingOutOfACloudWithRoomForTwo)
{
	const TestGame game = LawGame(
		MissionUnder(kLaw, 2, {OnMap(PieceKind::Temple, 1, At(222, 192)), OnMap(PieceKind::Temple, 1, At(186, 214))}));
	const GameState& state = game.State();
	EXPECT_EQ(MovedOut(game), 0);
	const auto spots = FreeSpotsInCloud(state, 0, PieceKind::Prophet, 2);
	ASSERT_EQ(spots.Size(), 2u);
	EXPECT_FALSE(physics::Overlaps(Circle{spots[0], Mm(10)}, Circle{spots[1], Mm(10)}));
	EXPECT_EQ(InTheWay(state, Circle{spots[0], Mm(10)}), kNoPiece);
	EXPECT_EQ(InTheWay(state, Circle{spots[1], Mm(10)}), kNoPiece);
}

} // namespace
} // namespace faith::flick::test
