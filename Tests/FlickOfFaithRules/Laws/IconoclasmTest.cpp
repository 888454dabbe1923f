#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "iconoclasm";
constexpr RuleNumber kRule{12, 17};

/// What a temple weighs under the law, permille of a prophet.
const std::int32_t kLightTemple = Usual(Param::TempleMass, 500);

/// A temple of player 1 in every city.
Discs InCities()
{
	Discs discs;
	for (IslandId island = 0; island < 4; ++island)
	{
		discs.push_back(OnMap(PieceKind::Temple, 1, City(island)));
	}
	return discs;
}

/// How far a flick by a steady hand pushes a temple to the west, in micrometres.
std::int32_t PushOf(const Setup& setup)
{
	Setup steady = setup;
	steady.steadiness[0] = kSteadiest;
	TestGame game = LawGame(steady);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Do(PlaceDiscs{0, 0, {Placing{disc, At(200, 200)}}});
	game.Do(Flick{0, {DiscAim{disc, Aim{180'000, 500, 0}}}});
	for (const DiscRest& rest : PlayExactly(game.State()).discs)
	{
		if (game.PieceAt(rest.piece).kind == PieceKind::Temple)
		{
			return game.PieceAt(rest.piece).position.x - rest.position.x;
		}
	}
	return 0;
}

// Rules 11.1, 12.17
TEST(Iconoclasm, TemplesHaveHalfTheirUsualMass)
{
	TestGame game = LawGame(MissionUnder(kLaw, 3));
	ExpectNumber(game, Param::TempleMass, kLightTemple, kLaw);
	EXPECT_NEAR(kLightTemple, RowOf(PieceKind::Temple).massPermille / 2.0, 1.0);
	ExpectUnchanged(game, Param::TempleWeight);
	game.PlaceAndFlick();
	EXPECT_EQ(game.State().launched.templeMass, kLightTemple);
	TestGame without = LawGame(Study(3));
	without.PlaceAndFlick();
	EXPECT_EQ(without.State().launched.templeMass, RowOf(PieceKind::Temple).massPermille);
}

// Rule 12.17
TEST(Iconoclasm, TheSameFlickPushesATempleFarther)
{
	const Discs temple{OnMap(PieceKind::Temple, 1, At(60, 200))};
	const std::int32_t usual = PushOf(Study(2, temple));
	const std::int32_t light = PushOf(MissionUnder(kLaw, 2, temple));
	EXPECT_GT(usual, 0);
	EXPECT_GT(light, 2 * usual);
}

// Rules 7.10, 12.17
TEST(Iconoclasm, EachTempleOfAnotherPlayerThatReturnsEarnsTwo)
{
	for (std::size_t count = 0; count <= 4; ++count)
	{
		TestGame game = LawGame(MissionUnder(kLaw, 2, InCities()));
		const PieceId disc = game.PlaceAndFlick();
		std::vector<DiscRest> rests{Lies(game.Find(PieceKind::Temple, 1, 0), AtSea(1)),
			Leaves(game.Find(PieceKind::Temple, 1, 1)), Lies(game.Find(PieceKind::Temple, 1, 2), At(0, 0)),
			Leaves(game.Find(PieceKind::Temple, 1, 3), At(-240, 0))};
		rests.resize(count);
		rests.push_back(Lies(disc, AtSea(0)));
		game.Settle(rests);
		EXPECT_EQ(game.Score(0), 2 * static_cast<std::int32_t>(count)) << "in the sea, off the map or on the Navel";
		EXPECT_EQ(game.Score(1), 0);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 1), static_cast<int>(count));
	}
}

// Rules 7.1, 9.4, 12.17
TEST(Iconoclasm, TheLedgerHasAnEntryForEachTempleInStepD)
{
	TestGame game =
		LawGame(MissionUnder(kLaw, 3, {OnMap(PieceKind::Temple, 1, City(1)), OnMap(PieceKind::Temple, 2, City(2))}));
	const PieceId first = game.Find(PieceKind::Temple, 1);
	const PieceId second = game.Find(PieceKind::Temple, 2);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Leaves(disc), Lies(first, AtSea(1)), Leaves(second)});
	const auto entries = PaidBy(game, kLaw);
	ASSERT_EQ(entries.size(), 2u);
	EXPECT_EQ(entries[0].pieces, PieceList{first});
	EXPECT_EQ(entries[1].pieces, PieceList{second});
	for (const Scored& entry : entries)
	{
		EXPECT_EQ(entry.player, 0);
		EXPECT_EQ(entry.points, 2);
		EXPECT_EQ(entry.rule, kRule);
		EXPECT_EQ(entry.islands, 0);
		EXPECT_TRUE(entry.because.Empty());
	}
	const std::vector<RuleNumber> expected{{7, 9}, kRule, kRule, {7, 10}, {7, 10}};
	EXPECT_EQ(RulesApplied(game), expected) << "after the lost prophets";
}

// Rule 12.17
TEST(Iconoclasm, OwnTemplesEarnNothingAndNobodyButTheActivePlayerGains)
{
	TestGame game =
		LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 0, City(1))}));
	PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(game.Find(PieceKind::Temple, 0, 0))});
	EXPECT_TRUE(game.Happened<Scored>().empty());
	disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(2)), Leaves(game.Find(PieceKind::Temple, 0, 1))});
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.Score(1), 2);
}

// Rules 7.10, 12.17
TEST(Iconoclasm, ATempleThatStillTouchesTheBorderEarnsNothing)
{
	// Straight east of the easternmost point of the northern island's outline.
	constexpr Point kTouching{88'086 + 18'000, 150'000 + 23'537};
	for (const std::int32_t farther : {0, 1})
	{
		TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Temple, 1, City(0))}));
		const PieceId disc = game.PlaceAndFlick();
		game.Settle(
			{Lies(disc, AtSea(2)), Lies(game.Find(PieceKind::Temple, 1), {kTouching.x + farther, kTouching.y})});
		EXPECT_EQ(game.Score(0), farther == 0 ? 0 : 2);
	}
}

// Rules 6.10, 12.17
TEST(Iconoclasm, OfSeveralFlicksOnlyTheEndCounts)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, InCities()));
	const PieceId lost = game.Find(PieceKind::Temple, 1, 0);
	const PieceId adrift = game.Find(PieceKind::Temple, 1, 1);
	const PieceId saved = game.Find(PieceKind::Temple, 1, 2);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0)), Leaves(lost), Lies(adrift, AtSea(1)), Lies(saved, AtSea(2))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.Score(0), 0);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 900, 0}}}});
	game.Settle({Lies(disc, AtSea(0)), Lies(saved, City(2))});
	EXPECT_EQ(game.Score(0), 4) << "one is back on its island";
	EXPECT_EQ(game.PieceAt(saved).place, Place::Map);
}

// Rules 2.7, 12.17
TEST(Iconoclasm, ATempleThatLiesOnOneInTheSeaCountsToo)
{
	TestGame game =
		LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Temple, 1, City(0)), OnMap(PieceKind::Temple, 1, City(1))}));
	const PieceId below = game.Find(PieceKind::Temple, 1, 0);
	const PieceId above = game.Find(PieceKind::Temple, 1, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(2)), Lies(below, At(110, 173)), Lies(above, At(90, 173), below)});
	EXPECT_EQ(game.Score(0), 4);
}

// Rules 8.6, 12.17
TEST(Iconoclasm, EndsWithTheGeneration)
{
	TestGame game = LastTurnUnder(kLaw, {OnMap(PieceKind::Temple, 0, City(1))});
	game.TurnLeavingTheMap();
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::TempleMass);
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	const PieceId disc = game.PlaceAndFlick();
	EXPECT_EQ(game.State().launched.templeMass, Usual(Param::TempleMass));
	game.Settle({Lies(disc, AtSea(0)), Leaves(game.Find(PieceKind::Temple, 0))});
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

} // namespace
} // namespace faith::flick::test
