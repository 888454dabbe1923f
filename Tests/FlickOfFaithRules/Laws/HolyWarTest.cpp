#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "holy_war";
constexpr RuleNumber kRule{12, 13};
constexpr std::int32_t kEach = 2; ///< VP for a prophet

/// Prophets of a player around an island.
Discs Crowd(Seat owner, IslandId island, int count)
{
	Discs discs;
	for (int i = 0; i < count; ++i)
	{
		discs.push_back(OnMap(PieceKind::Prophet, owner, Beside(island, i)));
	}
	return discs;
}

/// The prophets of a player that lie on the map, lost.
std::vector<DiscRest> AllLost(const TestGame& game, Seat owner)
{
	std::vector<DiscRest> rests;
	for (const PieceId prophet : ProphetsIn(game.State(), Place::Map, owner))
	{
		rests.push_back(Leaves(prophet));
	}
	return rests;
}

// Rule 12.13
TEST(HolyWar, EachLostProphetOfAnotherPlayerEarnsTwoUpToThreeProphets)
{
	for (int lost = 0; lost <= 5; ++lost)
	{
		TestGame game = LawGame(MissionUnder(kLaw, 2, Crowd(1, 1, lost)));
		const PieceId disc = game.PlaceAndFlick();
		auto rests = AllLost(game, 1);
		rests.push_back(Lies(disc, AtSea(2)));
		game.Settle(rests);
		EXPECT_EQ(game.PointsFor(0, kRule), kEach * (std::min)(lost, 3));
		EXPECT_EQ(game.Score(0), kEach * (std::min)(lost, 3));
		EXPECT_EQ(game.Score(1), 0);
		EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 1), lost) << "they go to the pool as ever";
	}
}

// Rules 9.4, 12.13
TEST(HolyWar, TheLedgerHasOneEntryThatNamesTheLawAndTheProphetsThatCount)
{
	TestGame game = LawGame(MissionUnder(kLaw, 3,
		{OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Prophet, 1, Beside(1, 4)),
			OnMap(PieceKind::Prophet, 2, Beside(2, 0)), OnMap(PieceKind::Prophet, 2, Beside(2, 4))}));
	const PieceId disc = game.PlaceAndFlick();
	const PieceId first = game.Find(PieceKind::Prophet, 1, 0);
	const PieceId second = game.Find(PieceKind::Prophet, 2, 1);
	game.Settle({Lies(disc, AtSea(0)), Leaves(second), Leaves(first)});
	const auto entries = PaidBy(game, kLaw);
	ASSERT_EQ(entries.size(), 1u);
	EXPECT_EQ(entries[0].player, 0);
	EXPECT_EQ(entries[0].points, 2 * kEach) << "the others' losses count together";
	EXPECT_EQ(entries[0].rule, kRule);
	EXPECT_EQ(entries[0].pieces, (PieceList{first, second}));
	EXPECT_EQ(entries[0].islands, 0);
	EXPECT_TRUE(entries[0].because.Empty());
}

// Rule 12.13
TEST(HolyWar, NamesNoMoreProphetsThanItPaysFor)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, Crowd(1, 1, 4)));
	const PieceId disc = game.PlaceAndFlick();
	auto rests = AllLost(game, 1);
	rests.push_back(Lies(disc, AtSea(2)));
	game.Settle(rests);
	ASSERT_EQ(PaidBy(game, kLaw).size(), 1u);
	EXPECT_EQ(PaidBy(game, kLaw)[0].pieces.Size(), 3u);
}

// Rule 12.13
TEST(HolyWar, OwnProphetsEarnNothing)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, Crowd(0, 1, 2)));
	const PieceId disc = game.PlaceAndFlick();
	auto rests = AllLost(game, 0);
	ASSERT_EQ(rests.size(), 3u);
	ASSERT_EQ(game.PieceAt(disc).place, Place::Map);
	game.Settle(rests);
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rules 1.4, 1.5, 12.13
TEST(HolyWar, TemplarsAndTheSphinxAreProphetsButTemplesAndTheKingApeAreNot)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2,
		{OnMap(PieceKind::Templar, 1, Beside(1, 0)), OnMap(PieceKind::Sphinx, 1, Beside(1, 4)),
			OnMap(PieceKind::Temple, 1, City(2)), OnMap(PieceKind::KingApe, kNobody, City(3))}));
	const PieceId templar = game.Find(PieceKind::Templar, 1);
	const PieceId sphinx = game.Find(PieceKind::Sphinx, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(templar), Leaves(sphinx), Leaves(game.Find(PieceKind::Temple, 1)),
		Leaves(game.Find(PieceKind::KingApe, kNobody))});
	ASSERT_EQ(PaidBy(game, kLaw).size(), 1u);
	EXPECT_EQ(PaidBy(game, kLaw)[0].points, 2 * kEach);
	EXPECT_EQ(PaidBy(game, kLaw)[0].pieces, (PieceList{templar, sphinx}));
}

// Rules 2.7, 12.13
TEST(HolyWar, AProphetLostWithThePieceItLiesOnCounts)
{
	TestGame game = LawGame(
		MissionUnder(kLaw, 2, {OnMap(PieceKind::Temple, 1, City(1)), OnMap(PieceKind::Prophet, 1, City(1), 0)}));
	const PieceId temple = game.Find(PieceKind::Temple, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(temple)});
	EXPECT_EQ(game.PointsFor(0, kRule), kEach);
}

// Rules 6.10, 12.13
TEST(HolyWar, SeveralFlicksOfATurnCountTogether)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, Crowd(1, 1, 4)));
	const auto lose = [&](int nth) { return Leaves(game.Find(PieceKind::Prophet, 1, nth)); };
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0)), lose(0), lose(1)});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.Score(0), 0) << "nothing before step c";
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 900, 0}}}});
	game.Settle({Lies(disc, AtSea(0)), lose(2), lose(3)});
	EXPECT_EQ(game.PointsFor(0, kRule), 3 * kEach);
	EXPECT_EQ(PaidBy(game, kLaw).size(), 1u);
}

// Rules 7.1, 12.13
TEST(HolyWar, IsPaidInStepCAfterTheNavel)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, Crowd(1, 1, 2)));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(0, 0)), Leaves(game.Find(PieceKind::Prophet, 1))});
	const std::vector<RuleNumber> expected{{7, 7}, {7, 8}, kRule, {7, 9}};
	EXPECT_EQ(RulesApplied(game), expected);
}

// Rule 12.13
TEST(HolyWar, OnlyTheActivePlayerGainsAndEveryTurnAnew)
{
	Discs discs = Crowd(0, 0, 1);
	for (const Seat seat : {1, 2})
	{
		const Discs more = Crowd(seat, seat, seat == 1 ? 4 : 2);
		discs.insert(discs.end(), more.begin(), more.end());
	}
	TestGame game = LawGame(MissionUnder(kLaw, 3, discs));
	PieceId disc = game.PlaceAndFlick();
	auto rests = AllLost(game, 1);
	rests.push_back(Lies(disc, AtSea(0)));
	game.Settle(rests);
	EXPECT_EQ(game.Score(0), 3 * kEach);
	disc = game.PlaceAndFlick();
	rests = AllLost(game, 2);
	rests.push_back(Leaves(game.Find(PieceKind::Prophet, 0)));
	rests.push_back(Leaves(disc));
	game.Settle(rests);
	EXPECT_EQ(game.Score(0), 3 * kEach);
	EXPECT_EQ(game.Score(1), 3 * kEach);
	EXPECT_EQ(game.Score(2), 0);
}

// Rules 12.6, 12.13
TEST(HolyWar, OfTwoDiscsFlickedAtOnceNeitherEarnsAnything)
{
	TestGame game = LawGame(MissionUnderLaws({"both_hands", kLaw}, 2, Crowd(1, 1, 1)));
	const auto discs = FlickTwo(game);
	game.Settle({Leaves(discs[0]), Leaves(discs[1]), Leaves(game.Find(PieceKind::Prophet, 1))});
	EXPECT_EQ(game.PointsFor(0, kRule), kEach);
}

// Rules 8.6, 12.13
TEST(HolyWar, EndsWithTheGeneration)
{
	TestGame game = LastTurnUnder(kLaw);
	game.TurnLeavingTheMap();
	EXPECT_TRUE(HasExpired(game, kLaw));
	game.VoteAll(Thumb::Up);
	const PieceId target = game.TurnEndingAt(AtSea(0));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(1)), Leaves(target)});
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

} // namespace
} // namespace faith::flick::test
