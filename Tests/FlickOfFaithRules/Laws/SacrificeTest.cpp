#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "sacrifice";
constexpr RuleNumber kNavel{7, 8};

// Rules 7.8, 12.18
TEST(Sacrifice, AProphetThatReachesTheNavelIsWorthOneMore)
{
	for (int islands = 0; islands <= 4; ++islands)
	{
		Discs discs;
		for (IslandId island = 0; island < islands; ++island)
		{
			discs.push_back(OnMap(PieceKind::Temple, 0, City(island)));
		}
		TestGame game = LawGame(MissionUnder(kLaw, 2, discs));
		const PieceId disc = game.TurnEndingAt(At(0, 0));
		EXPECT_EQ(game.Score(0), 1 + 1 + islands);
		EXPECT_EQ(game.PieceAt(disc).place, Place::Pool) << "as ever";
	}
}

// Rules 9.4, 12.18
TEST(Sacrifice, TheLedgerNamesTheLawAsTheReasonOfTheUsualEntry)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 0, Beside(2, 0))}));
	const PieceId disc = game.TurnEndingAt(At(0, 0));
	const auto entries = game.Happened<Scored>();
	ASSERT_EQ(entries.size(), 1u);
	EXPECT_EQ(entries[0].player, 0);
	EXPECT_EQ(entries[0].points, 3);
	EXPECT_EQ(entries[0].rule, kNavel);
	EXPECT_EQ(entries[0].card, kNoCard);
	EXPECT_EQ(entries[0].because, Because{CardNamed(kLaw)});
	EXPECT_EQ(entries[0].pieces, PieceList{disc});
	EXPECT_EQ(entries[0].islands, 0b0100);
}

// Rules 7.7, 12.18
TEST(Sacrifice, EveryPlayersProphetsAreWorthMoreWhoeverFlicked)
{
	TestGame game = LawGame(MissionUnder(kLaw, 3,
		{OnMap(PieceKind::Prophet, 1, AtSea(1)), OnMap(PieceKind::Prophet, 1, AtSea(2)),
			OnMap(PieceKind::Prophet, 2, AtSea(3))}));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Lies(game.Find(PieceKind::Prophet, 1, 0), At(12, 12)),
		Lies(game.Find(PieceKind::Prophet, 1, 1), At(-12, 12)), Lies(game.Find(PieceKind::Prophet, 2), At(0, -15))});
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.Score(1), 2 + 2) << "each of the two";
	EXPECT_EQ(game.Score(2), 2);
	EXPECT_EQ(PaidUnder(game, kNavel).size(), 3u);
}

// Rules 1.4, 12.18
TEST(Sacrifice, TemplarsAndTheSphinxAreWorthTheSame)
{
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(kind, 1, AtSea(1))}));
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({Lies(disc, AtSea(0)), Lies(game.Find(kind, 1), At(0, 0))});
		EXPECT_EQ(game.Score(1), 2) << NameOf(kind);
	}
}

// Rules 7.7, 12.18
TEST(Sacrifice, WhatIsNoProphetAndWhoMissesTheNavelEarnsNothing)
{
	TestGame game = LawGame(MissionUnder(
		kLaw, 2, {OnMap(PieceKind::Temple, 0, At(0, 20)), OnMap(PieceKind::KingApe, kNobody, At(0, -15))}));
	game.TurnEndingAt(Point{NavelReach(PieceKind::Prophet) + 1, 0});
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rules 6.10, 12.18
TEST(Sacrifice, AProphetThatOnlyPassesTheNavelIsWorthNothing)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, AtSea(1))}));
	const PieceId passing = game.Find(PieceKind::Prophet, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0)), Lies(passing, At(0, 0))});
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 900, 0}}}});
	game.Settle({Lies(disc, At(0, 0)), Lies(passing, AtSea(2))});
	EXPECT_EQ(game.Score(0), 2);
	EXPECT_EQ(game.Score(1), 0);
}

// Rules 11.1, 12.18
TEST(Sacrifice, IsTheReasonForThePointsOfTheNavelAndOfNothingElse)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 4));
	ExpectNumber(game, Param::NavelPoints, 2, kLaw);
	ExpectUnchanged(game, Param::NavelPointsPerIsland);
	ExpectUnchanged(game, Param::PresencePoints);
}

// Rules 8.1, 12.18
TEST(Sacrifice, WorshipPaysNothingForTheNavel)
{
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 0, At(0, 0))}));
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rules 5.6, 8.6, 12.18
TEST(Sacrifice, IsInForceAtOnceAndEndsWithTheGeneration)
{
	auto setup = CouncilOn(kLaw);
	setup.position->unflicked = {1, 0, 0, 0};
	setup.position->deck = {CardNamed(kLaw), CardNamed("exodus"), CardNamed("golden_calf"), CardNamed("chosen_one")};
	TestGame game = Enact(setup);
	game.TurnEndingAt(At(0, 0));
	EXPECT_EQ(game.Score(0), 2);
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::NavelPoints);
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	game.TurnEndingAt(At(0, 0));
	EXPECT_EQ(game.Score(1), 1);
	EXPECT_TRUE(PaidUnder(game, kNavel)[0].because.Empty());
}

} // namespace
} // namespace faith::flick::test
