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

constexpr std::string_view kLaw = "tower_of_babel";
constexpr Point kSpot = At(205, 205);
constexpr Aim kTowardsNavel{225'000, 200, 0};

/// Two prophets of seat 0, the lower and the upper.
struct Tower
{
	PieceId lower = kNoPiece;
	PieceId upper = kNoPiece;
};

Tower TowerInHand(const TestGame& game)
{
	return {game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0), game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1)};
}

PlaceDiscs PlaceBoth(const Tower& tower, Point lower = kSpot, Point upper = kSpot)
{
	return PlaceDiscs{0, 0, {Placing{tower.lower, lower}, Placing{tower.upper, upper}}};
}

Flick FlickOne(PieceId disc, Aim aim = kTowardsNavel)
{
	return Flick{0, {DiscAim{disc, aim}}};
}

Flick FlickBoth(const Tower& tower)
{
	return Flick{0, {DiscAim{tower.lower, kTowardsNavel}, DiscAim{tower.upper, kTowardsNavel}}};
}

/// A game of two in which seat 0 has placed a tower.
struct TowerGame
{
	explicit TowerGame(Discs discs = {})
		: game(LawGame(MissionUnder(kLaw, 2, std::move(discs)))), tower(TowerInHand(game))
	{
		game.Do(PlaceBoth(tower));
	}

	/// The tower is flicked and comes to rest like this.
	void FlickAndSettle(std::vector<DiscRest> rests) { game.Do(FlickOne(tower.lower)).Settle(std::move(rests)); }

	TestGame game;
	Tower tower;
};

// Rule 12.5
TEST(TowerOfBabel, PutsOneProphetExactlyOnAnotherAndFlicksTheLower)
{
	TowerGame babel;
	TestGame& game = babel.game;
	EXPECT_EQ(game.PieceAt(babel.tower.upper).restsOn, babel.tower.lower);
	EXPECT_EQ(game.PieceAt(babel.tower.upper).position, kSpot);
	EXPECT_EQ(game.PieceAt(babel.tower.lower).position, kSpot);
	EXPECT_EQ(FlickableDiscs(game.State()), (FixedVector<PieceId, 2>{babel.tower.lower}));
	EXPECT_EQ(game.Refuse(FlickOne(babel.tower.upper), Reason::DiscNotReady), Details{babel.tower.upper});
	EXPECT_EQ(game.Refuse(FlickBoth(babel.tower), Reason::WrongNumberOfDiscs), Details{1});
	game.Do(FlickOne(babel.tower.lower));
	const Launched launched = LaunchedNow(game);
	ASSERT_EQ(launched.launches.Size(), 1u);
	EXPECT_EQ(launched.launches[0].piece, babel.tower.lower);
	EXPECT_EQ(launched.form, FlickForm::Stacked);
	game.Settle({Lies(babel.tower.lower, AtSea(0)), Lies(babel.tower.upper, AtSea(0), babel.tower.lower)});
	EXPECT_EQ(game.Active(), 1);
	EXPECT_EQ(UnflickedOf(game.State(), 0), 3) << "both count as flicked";
}

// Rule 12.5
TEST(TowerOfBabel, RefusesWhatIsNoTowerAndNamesTheLaw)
{
	TestGame game = LawGame(MissionUnder(kLaw));
	const Tower tower = TowerInHand(game);
	const auto refuse = [&](const PlaceDiscs& place, Reason reason)
	{
		EXPECT_EQ(CardsToBlame(game, reason, place), std::vector<EffectId>{CardNamed(kLaw)});
		return game.Refuse(place, reason);
	};
	EXPECT_EQ(refuse(PlaceDiscs{0, 0, {Placing{tower.lower, kSpot}}}, Reason::WrongNumberOfDiscs), Details{2});
	EXPECT_EQ(refuse(PlaceBoth(tower, kSpot, At(225, 205)), Reason::NotStacked), Details{tower.upper});
	EXPECT_EQ(refuse(PlaceBoth(tower, kSpot, {kSpot.x, kSpot.y + 1}), Reason::NotStacked), Details{tower.upper});
	EXPECT_EQ(game.Refuse(PlaceBoth({tower.lower, tower.lower}), Reason::SameDiscTwice), Details{tower.lower});
	EXPECT_EQ(game.Refuse(PlaceBoth(tower, At(100, 100), At(100, 100)), Reason::OutsideTheCloud), Details{tower.lower});
	game.Do(PlaceBoth(tower));
}

// Rule 12.5
TEST(TowerOfBabel, PutsNoProphetOnASmallerOne)
{
	const TestGame begun = LawGame(MissionUnder(
		kLaw, 2, {InHand(PieceKind::Templar, 0), InHand(PieceKind::Templar, 0), InHand(PieceKind::Sphinx, 0)}));
	const PieceId prophet = begun.FindIn(Place::Hand, PieceKind::Prophet, 0);
	const PieceId templar = begun.FindIn(Place::Hand, PieceKind::Templar, 0);
	const PieceId otherTemplar = begun.FindIn(Place::Hand, PieceKind::Templar, 0, 1);
	const PieceId sphinx = begun.FindIn(Place::Hand, PieceKind::Sphinx, 0);
	for (const Tower& wrong : {Tower{prophet, templar}, Tower{prophet, sphinx}, Tower{templar, sphinx}})
	{
		TestGame game = begun;
		EXPECT_EQ(game.Refuse(PlaceBoth(wrong), Reason::SmallerBelow), Details{wrong.upper});
		EXPECT_EQ(CardsToBlame(game, Reason::SmallerBelow, PlaceBoth(wrong)), std::vector<EffectId>{CardNamed(kLaw)});
		game.Do(PlaceBoth({wrong.upper, wrong.lower}));
	}
	TestGame(begun).Do(PlaceBoth({templar, otherTemplar}));
}

// Rules 6.2, 12.5
TEST(TowerOfBabel, LeavesTheLastProphetAlone)
{
	auto setup = MissionUnder(kLaw);
	setup.position->unflicked = {3, 0, 0, 0};
	TestGame game = LawGame(setup);
	const Tower tower = TowerInHand(game);
	game.Do(PlaceBoth(tower)).Do(FlickOne(tower.lower));
	game.Settle({Leaves(tower.lower), Leaves(tower.upper)});
	ASSERT_EQ(game.Active(), 0);
	const PieceId last = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(PlaceBoth({last, tower.lower}), Reason::WrongNumberOfDiscs), Details{1});
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(game.State().generation, 2);
}

// Rule 12.5
TEST(TowerOfBabel, TheUpperRidesAlongUntilTheLowerStops)
{
	TowerGame babel;
	babel.game.Do(FlickOne(babel.tower.lower));
	const Settled settled = PlayAtTable(babel.game);
	EXPECT_EQ(settled.discs.size(), 2u);
	const Piece& lower = babel.game.PieceAt(babel.tower.lower);
	const Piece& upper = babel.game.PieceAt(babel.tower.upper);
	EXPECT_EQ(upper.restsOn, babel.tower.lower);
	EXPECT_NEAR(upper.position.x, lower.position.x, 2);
	EXPECT_NEAR(upper.position.y, lower.position.y, 2);
	EXPECT_LT(lower.position.x, kSpot.x - Mm(60)) << "it went far enough to mean something";
	EXPECT_EQ(lower.place, Place::Map);
}

// Rule 12.5
TEST(TowerOfBabel, TheUpperGoesOnWhenTheLowerTouchesSomething)
{
	TowerGame babel({OnMap(PieceKind::Prophet, 1, At(160, 160))});
	babel.game.Do(FlickOne(babel.tower.lower));
	PlayAtTable(babel.game);
	const Piece& lower = babel.game.PieceAt(babel.tower.lower);
	const Piece& upper = babel.game.PieceAt(babel.tower.upper);
	EXPECT_LT(upper.position.x, lower.position.x - Mm(15)) << "the lower was held up, the upper was not";
	EXPECT_NE(babel.game.PieceAt(babel.game.Find(PieceKind::Prophet, 1)).position, At(160, 160));
}

// Rules 6.8, 12.5
TEST(TowerOfBabel, WhatStaysInTheCloudIsFlickedAgainEachByItself)
{
	for (const bool apart : {true, false})
	{
		TowerGame babel;
		TestGame& game = babel.game;
		babel.FlickAndSettle({Lies(babel.tower.lower, At(195, 225)),
			apart ? Lies(babel.tower.upper, At(225, 195)) : Lies(babel.tower.upper, At(200, 220), babel.tower.lower)});
		ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
		EXPECT_EQ(FlickableDiscs(game.State()).Size(), 2u);
		game.Do(FlickOne(babel.tower.upper));
		const Launched launched = LaunchedNow(game);
		ASSERT_EQ(launched.launches.Size(), 1u);
		EXPECT_EQ(launched.launches[0].piece, babel.tower.upper);
		PlayAtTable(game);
		ASSERT_EQ(game.Asked(), DecisionKind::Reflick) << "the lower is still there";
		EXPECT_EQ(game.PieceAt(babel.tower.lower).position, At(195, 225));
		EXPECT_EQ(game.Refuse(FlickOne(babel.tower.upper), Reason::OutsideTheCorner), Details{babel.tower.upper});
		game.Do(FlickOne(babel.tower.lower)).Settle({Lies(babel.tower.lower, AtSea(3))});
		EXPECT_EQ(game.Active(), 1);
	}
}

// Rules 6.8, 12.5
TEST(TowerOfBabel, MayBeKeptInTheCloud)
{
	TowerGame babel;
	babel.FlickAndSettle({});
	ASSERT_EQ(babel.game.Asked(), DecisionKind::Reflick);
	babel.game.Do(Keep{0});
	EXPECT_EQ(babel.game.Active(), 1);
	EXPECT_EQ(babel.game.PieceAt(babel.tower.upper).restsOn, babel.tower.lower);
}

// Rules 2.7, 12.5
TEST(TowerOfBabel, IsLostTogetherWhenTheLowerLeavesTheMapWithTheUpperOnIt)
{
	TowerGame babel;
	babel.FlickAndSettle({Leaves(babel.tower.lower), Lies(babel.tower.upper, At(235, 0), babel.tower.lower)});
	EXPECT_EQ(babel.game.PieceAt(babel.tower.lower).place, Place::Pool);
	EXPECT_EQ(babel.game.PieceAt(babel.tower.upper).place, Place::Pool);
}

// Rules 6.4, 12.5
TEST(TowerOfBabel, NeedsOneSpotInTheCloud)
{
	const Discs crowd{OnMap(PieceKind::Temple, 1, At(222, 194)), OnMap(PieceKind::Temple, 1, At(190, 218))};
	TestGame game = LawGame(MissionUnder(kLaw, 2, crowd));
	ASSERT_EQ(FreeSpotsInCloud(game.State(), 0, PieceKind::Prophet, 2).Size(), 0u) << "room for one, not for two";
	for (const PieceMoved& moved : game.Happened<PieceMoved>())
	{
		EXPECT_NE(moved.rule, (RuleNumber{6, 4}));
	}
	const Point spot = *FreeSpotInCloud(game.State(), 0, PieceKind::Prophet);
	game.Do(PlaceBoth(TowerInHand(game), spot, spot));
}

// Rule 12.5
TEST(TowerOfBabel, HoldsForEverybodyAndEndsWithTheGeneration)
{
	const TestGame enacted = Enact(CouncilOn(kLaw, 4));
	EXPECT_EQ(enacted.Happened<LawEnacted>().at(0).duration, Duration::ThisGeneration);
	ExpectNumber(enacted, Param::DiscsPerFlick, 2, kLaw);
	ExpectNumber(enacted, Param::FlickForm, static_cast<std::int32_t>(FlickForm::Stacked), kLaw);
	ExpectUnchanged(enacted, Param::LaunchSpeed);

	const TestGame game = AfterGenerationUnder(kLaw);
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::DiscsPerFlick);
	ExpectUnchanged(game, Param::FlickForm);
}

// Rules 4.5, 12.5
TEST(TowerOfBabel, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	EXPECT_EQ(FlickOffUnder({CardNamed(kLaw)}).CountIn(Place::Map, PieceKind::Prophet, 0), 1);
}

// Rules 6.8, 12.5
TEST(TowerOfBabel, FlicksNotBothAgainAtOnce)
{
	TowerGame babel;
	babel.FlickAndSettle({Lies(babel.tower.lower, At(195, 225)), Lies(babel.tower.upper, At(225, 195))});
	ASSERT_EQ(babel.game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(babel.game.Refuse(FlickBoth(babel.tower), Reason::WrongNumberOfDiscs), Details{1});
}

} // namespace
} // namespace faith::flick::test
