#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "great_pilgrimage";
constexpr RuleNumber kRule{12, 12};
constexpr RuleNumber kPresence{8, 1};
constexpr RuleNumber kDomination{8, 2};

/// One piece of the player on each of the first islands.
Discs OnIslands(Seat owner, int islands, PieceKind kind = PieceKind::Prophet, int direction = 0)
{
	Discs discs;
	for (IslandId island = 0; island < islands; ++island)
	{
		discs.push_back(OnMap(kind, owner, Beside(island, direction)));
	}
	return discs;
}

Discs Together(Discs all, const Discs& more)
{
	all.insert(all.end(), more.begin(), more.end());
	return all;
}

/// What player 0, present on so many islands, gains while the King Ape lies on a spot.
std::int32_t GainWithApeAt(int islands, Point spot)
{
	const Discs discs = Together(OnIslands(0, islands), {OnMap(PieceKind::KingApe, kNobody, spot)});
	return LawGame(WorshipUnderLaws({"king_ape", kLaw}, 2, discs)).PointsFor(0, kRule);
}

// Rule 12.12
TEST(GreatPilgrimage, ExactlyThreeIslandsEarnOneMoreAndAllFourEarnThreeMore)
{
	constexpr std::array<std::int32_t, 5> kExpected{0, 0, 0, 1, 3};
	for (int islands = 0; islands <= 4; ++islands)
	{
		const TestGame game = LawGame(WorshipUnder(kLaw, 2, OnIslands(0, islands)));
		EXPECT_EQ(game.PointsFor(0, kRule), kExpected[static_cast<std::size_t>(islands)]);
		EXPECT_EQ(game.PointsFor(0, kPresence), islands) << "paid as ever";
		EXPECT_EQ(game.PointsFor(0, kDomination), 2 * islands) << "paid as ever";
	}
}

// Rule 12.12
TEST(GreatPilgrimage, EveryPlayerEarnsForTheOwnIslandsWithoutDominatingThem)
{
	Discs discs = OnIslands(0, 4);
	discs = Together(discs, OnIslands(1, 3, PieceKind::Temple, 2));
	discs = Together(discs, OnIslands(2, 3, PieceKind::Prophet, 4));
	discs = Together(discs, OnIslands(3, 2, PieceKind::Prophet, 6));
	const TestGame game = LawGame(WorshipUnder(kLaw, 4, discs));
	ASSERT_EQ(game.PointsFor(1, kDomination), 0);
	EXPECT_EQ(game.Score(0), 4 + 3 + 2);
	EXPECT_EQ(game.Score(1), 3 + 1);
	EXPECT_EQ(game.Score(2), 3 + 1);
	EXPECT_EQ(game.Score(3), 2);
}

// Rules 9.4, 12.12
TEST(GreatPilgrimage, TheLedgerNamesTheLawAndTheIslands)
{
	const Discs discs{OnMap(PieceKind::Prophet, 1, City(0)), OnMap(PieceKind::Temple, 1, City(2)),
		OnMap(PieceKind::Templar, 1, City(3)), OnMap(PieceKind::Prophet, 1, AtSea(0))};
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, discs));
	const auto entries = PaidBy(game, kLaw);
	ASSERT_EQ(entries.size(), 1u);
	EXPECT_EQ(entries[0].player, 1);
	EXPECT_EQ(entries[0].points, 1);
	EXPECT_EQ(entries[0].rule, kRule);
	EXPECT_EQ(entries[0].islands, 0b1101);
	EXPECT_TRUE(entries[0].because.Empty());
}

// Rules 8.1, 8.2, 12.12
TEST(GreatPilgrimage, IsPaidInStepABeforeDomination)
{
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, OnIslands(0, 3)));
	std::vector<RuleNumber> inStepA;
	for (const Scored& entry : game.Happened<Scored>())
	{
		if (entry.rule == kDomination)
		{
			break;
		}
		inStepA.push_back(entry.rule);
	}
	EXPECT_EQ(std::count(inStepA.begin(), inStepA.end(), kRule), 1);
}

// Rules 2.6, 12.12
TEST(GreatPilgrimage, APieceThatTouchesTwoIslandsCountsForBoth)
{
	const Discs discs{OnMap(PieceKind::Temple, 0, At(89.85, 89.85)), OnMap(PieceKind::Prophet, 0, City(2))};
	const TestGame game = LawGame(WorshipUnder(kLaw, 2, discs));
	EXPECT_EQ(game.PointsFor(0, kPresence), 3);
	EXPECT_EQ(game.PointsFor(0, kRule), 1);
}

// Rules 12.8, 12.12
TEST(GreatPilgrimage, AnIslandThatTheKingApeKeepsFromPayingDoesNotCount)
{
	EXPECT_EQ(GainWithApeAt(4, City(1)), 1) << "three of four pay";
	EXPECT_EQ(GainWithApeAt(3, City(1)), 0) << "two of three pay";
	EXPECT_EQ(GainWithApeAt(3, City(3)), 1) << "the fourth would pay the player nothing anyway";
	EXPECT_EQ(GainWithApeAt(4, At(0, 0)), 3) << "on the Navel it keeps no island from paying";
}

// Rules 11.3, 12.8, 12.12
TEST(GreatPilgrimage, TheKingApeCountsWhicheverLawIsOlder)
{
	const Discs discs = Together(OnIslands(0, 4), {OnMap(PieceKind::KingApe, kNobody, City(2))});
	const TestGame game = LawGame(WorshipUnderLaws({kLaw, "king_ape"}, 2, discs));
	const auto entries = PaidBy(game, kLaw);
	ASSERT_EQ(entries.size(), 1u);
	EXPECT_EQ(entries[0].points, 1);
	EXPECT_EQ(entries[0].islands, 0b1011);
	EXPECT_EQ(game.Score(0), 3 + 1 + 6);
}

// Rules 12.2, 12.12
TEST(GreatPilgrimage, AnIslandReachedAtTheBeginningOfWorshipCounts)
{
	Discs discs = OnIslands(0, 3);
	discs.push_back(OnMap(PieceKind::Prophet, 0, AtSea(3)));
	TestGame game = LawGame(WorshipUnderLaws({kLaw, "lost_sheep"}, 2, discs));
	constexpr std::uint8_t kWest = 1 + 3;
	game.Do(Choose{0, kWest, game.Find(PieceKind::Prophet, 0, 3), {}, 0});
	EXPECT_EQ(game.PointsFor(0, kRule), 3);
}

// Rules 5.6, 12.12
TEST(GreatPilgrimage, IsInForceInTheGenerationInWhichItEntersAndForTheRestOfTheGame)
{
	auto setup = CouncilOn(kLaw, 2, OnIslands(0, 4, PieceKind::Temple));
	setup.position->unflicked = {0, 0, 0, 0};
	setup.position->deck = {CardNamed(kLaw), CardNamed("sacrifice"), CardNamed("golden_calf"), CardNamed("exodus")};
	TestGame game = Enact(setup);
	ASSERT_EQ(game.State().generation, 2);
	EXPECT_EQ(game.PointsFor(0, kRule), 3);
	game.VoteAll(Thumb::Up);
	PlayOutTurns(game);
	ASSERT_EQ(game.State().generation, 3);
	EXPECT_EQ(game.PointsFor(0, kRule), 3);
	EXPECT_TRUE(IsInForce(game, kLaw));
}

// Rules 9.1, 12.12
TEST(GreatPilgrimage, PaysInTheLastGenerationToo)
{
	auto setup = WorshipUnder(kLaw, 3, OnIslands(2, 4));
	setup.position->generation = 3;
	const TestGame game = LawGame(setup);
	EXPECT_EQ(game.PointsFor(2, kRule), 3);
	ASSERT_EQ(game.Happened<GameEnded>().size(), 1u);
	EXPECT_EQ(game.Happened<GameEnded>()[0].scores[2], 4 + 8 + 3);
}

} // namespace
} // namespace faith::flick::test
