#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "golden_calf";
constexpr RuleNumber kPresence{8, 1};
constexpr RuleNumber kDomination{8, 2};
constexpr std::int32_t kDominating = 2 + 2; ///< VP for an island: as ever and what the law adds

/// So many temples of player 0 and prophets of player 1 around an island.
Discs TemplesAgainstProphets(int temples, int prophets, IslandId island = 0)
{
	Discs discs;
	for (int i = 0; i < temples; ++i)
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, Beside(island, 2 * i)));
	}
	for (int i = 0; i < prophets; ++i)
	{
		discs.push_back(OnMap(PieceKind::Prophet, 1, Beside(island, 7 - i)));
	}
	return discs;
}

/// Who dominates the northern island in worship.
Seat Dominator(const Discs& discs, int players = 2)
{
	const auto entries = PaidUnder(LawGame(WorshipUnder(kLaw, players, discs)), kDomination);
	return entries.empty() ? kNobody : entries[0].player;
}

// Rules 2.10, 12.16
TEST(GoldenCalf, ForDominationEveryTempleCountsAsTwo)
{
	EXPECT_EQ(Dominator(TemplesAgainstProphets(1, 1)), 0);
	EXPECT_EQ(Dominator(TemplesAgainstProphets(1, 2)), kNobody) << "two against two";
	EXPECT_EQ(Dominator(TemplesAgainstProphets(1, 3)), 1);
	EXPECT_EQ(Dominator(TemplesAgainstProphets(2, 3)), 0);
	EXPECT_EQ(Dominator(TemplesAgainstProphets(2, 4)), kNobody);
}

// Rules 2.10, 12.16
TEST(GoldenCalf, TemplesAndProphetsAddUpForEveryPlayer)
{
	const Discs discs{OnMap(PieceKind::Temple, 0, Beside(0, 0)), OnMap(PieceKind::Temple, 1, Beside(0, 2)),
		OnMap(PieceKind::Prophet, 1, Beside(0, 4)), OnMap(PieceKind::Prophet, 2, Beside(0, 5)),
		OnMap(PieceKind::Templar, 2, City(0))};
	EXPECT_EQ(Dominator(discs, 3), 1) << "two, three and two";
	Discs tied = discs;
	tied.push_back(OnMap(PieceKind::Prophet, 0, Beside(0, 7)));
	EXPECT_EQ(Dominator(tied, 3), kNobody) << "three, three and two";
}

// Rules 8.1, 8.2, 12.16
TEST(GoldenCalf, DominationPaysTwoMoreAndPresenceAsEver)
{
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, TemplesAgainstProphets(2, 1)));
	EXPECT_EQ(game.PointsFor(0, kPresence), 1);
	EXPECT_EQ(game.PointsFor(0, kDomination), kDominating);
	EXPECT_EQ(game.PointsFor(1, kPresence), 1);
	EXPECT_EQ(game.Score(0), 1 + kDominating);
}

// Rules 9.4, 12.16
TEST(GoldenCalf, TheLedgerNamesTheLawWhereverSomebodyDominates)
{
	Discs discs = TemplesAgainstProphets(1, 1, 0);
	discs.push_back(OnMap(PieceKind::Prophet, 1, City(1)));
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, discs));
	const auto entries = PaidUnder(game, kDomination);
	ASSERT_EQ(entries.size(), 2u);
	EXPECT_EQ(entries[0].player, 0);
	EXPECT_EQ(entries[0].points, kDominating);
	EXPECT_EQ(entries[0].islands, 0b0001);
	EXPECT_EQ(entries[0].because, Because{CardNamed(kLaw)});
	EXPECT_EQ(entries[0].card, kNoCard);
	EXPECT_EQ(entries[1].player, 1);
	EXPECT_EQ(entries[1].points, kDominating) << "whoever dominates, with prophets or temples";
	EXPECT_EQ(entries[1].because, Because{CardNamed(kLaw)});
	for (const Scored& entry : PaidUnder(game, kPresence))
	{
		EXPECT_TRUE(entry.because.Empty());
	}
}

// Rules 11.1, 12.16
TEST(GoldenCalf, IsTheReasonForTheWeightOfTemplesAndThePayForDominationAndForNothingElse)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 3));
	ExpectNumber(game, Param::TempleWeight, 2, kLaw);
	ExpectUnchanged(game, Param::ProphetWeight);
	ExpectNumber(game, Param::DominationPoints, kDominating, kLaw);
	ExpectUnchanged(game, Param::PresencePoints);
	ExpectUnchanged(game, Param::TempleMass);
}

// Rules 2.6, 12.16
TEST(GoldenCalf, ATempleThatTouchesTwoIslandsCountsAsTwoOnBoth)
{
	const Discs discs{OnMap(PieceKind::Temple, 0, At(89.85, 89.85)), OnMap(PieceKind::Prophet, 1, City(0)),
		OnMap(PieceKind::Prophet, 1, City(1))};
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, discs));
	EXPECT_EQ(game.PointsFor(0, kDomination), 2 * kDominating);
	EXPECT_EQ(game.PointsFor(1, kDomination), 0);
}

// Rules 7.8, 12.16
TEST(GoldenCalf, ATempleIsStillOnePresenceForTheNavel)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {OnMap(PieceKind::Temple, 0, City(0))}));
	game.TurnEndingAt(At(0, 0));
	EXPECT_EQ(game.Score(0), 2);
}

// Rules 9.2, 12.16
TEST(GoldenCalf, ATieInTheEndIsBrokenByTemplesThatCountAsOne)
{
	auto setup = WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
			OnMap(PieceKind::Temple, 1, Beside(1, 0))});
	setup.position->generation = 4;
	const TestGame game = LawGame(setup);
	ASSERT_EQ(game.Score(0), game.Score(1));
	ASSERT_EQ(game.Happened<GameEnded>().size(), 1u);
	EXPECT_EQ(game.Happened<GameEnded>()[0].winner, 1);
	EXPECT_EQ(game.Happened<GameEnded>()[0].reason, WinReason::MostTemples);
	EXPECT_EQ(game.Happened<GameEnded>()[0].temples, (std::array<std::uint8_t, kMaxPlayers>{1, 2, 0, 0}));
}

// Rules 5.6, 8.6, 12.16
TEST(GoldenCalf, IsInForceAtOnceAndEndsWithTheGeneration)
{
	auto setup = CouncilOn(kLaw, 2, {OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Prophet, 1, Beside(0, 0))});
	setup.position->unflicked = {0, 0, 0, 0};
	setup.position->deck = {CardNamed(kLaw), CardNamed("exodus"), CardNamed("sacrifice"), CardNamed("chosen_one")};
	TestGame game = Enact(setup);
	EXPECT_EQ(game.PointsFor(0, kDomination), kDominating) << "worship of the generation in which it entered";
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::TempleWeight);
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	game.TurnEndingAt(Beside(0, 0));
	PlayOutTurns(game);
	ASSERT_EQ(game.State().generation, 3);
	EXPECT_EQ(game.PointsFor(0, kPresence), 1);
	EXPECT_EQ(game.PointsFor(0, kDomination), 0) << "one against one";
}

} // namespace
} // namespace faith::flick::test
