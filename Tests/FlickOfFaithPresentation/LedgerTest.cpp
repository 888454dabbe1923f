#include "FlickOfFaithPresentation/Ledger.h"

#include "FlickOfFaithRules/Board.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

Scored Points(Seat player, std::int32_t points, RuleNumber rule, std::uint8_t islands = 0)
{
	Scored scored;
	scored.player = player;
	scored.points = points;
	scored.rule = rule;
	scored.islands = islands;
	return scored;
}

Ledger TwoGenerations()
{
	Ledger ledger;
	ledger.Add(GenerationBegan{1, 0});
	ledger.Add(Points(0, 3, {7, 8}));
	ledger.Add(Points(1, 2, {8, 2}, 0b0100));
	ledger.Add(GenerationBegan{2, 1});
	ledger.Add(Points(0, 1, {8, 1}, 0b0001));
	ledger.Add(Points(0, -1, {0, 0}));
	return ledger;
}

// Rules 7.8, 8.1, 8.2
TEST(Ledger, KnowsWhereEveryPointCameFrom)
{
	const Ledger ledger = TwoGenerations();
	EXPECT_EQ(ledger.PointsFrom(0, PointSource::Navel), 3);
	EXPECT_EQ(ledger.PointsFrom(0, PointSource::Presence), 1);
	EXPECT_EQ(ledger.PointsFrom(0, PointSource::Domination), 0);
	EXPECT_EQ(ledger.PointsFrom(0, PointSource::Card), -1);
	EXPECT_EQ(ledger.PointsFrom(1, PointSource::Domination), 2);
}

TEST(Ledger, KeepsTheTotalOfEveryLine)
{
	const Ledger ledger = TwoGenerations();
	ASSERT_EQ(ledger.Lines().size(), 4u);
	EXPECT_EQ(ledger.Lines()[1].total, 2);
	EXPECT_EQ(ledger.Lines()[2].total, 4);
	EXPECT_EQ(ledger.Lines()[3].total, 3);
	EXPECT_EQ(ledger.Lines()[3].generation, 2);
}

TEST(Ledger, TellsHowPointsGrew)
{
	const Ledger ledger = TwoGenerations();
	EXPECT_EQ(ledger.TotalsByGeneration(0), (std::vector<std::int32_t>{3, 3}));
	EXPECT_EQ(ledger.TotalsByGeneration(1), (std::vector<std::int32_t>{2, 2}));
	EXPECT_TRUE(Ledger{}.TotalsByGeneration(0).empty());
}

TEST(Ledger, PointsAreSeenWhereTheyWereEarned)
{
	const auto navel = PlaceOf(Points(0, 3, {7, 8}, 0b1111), GameState{});
	ASSERT_TRUE(navel);
	EXPECT_EQ(PointOf(*navel), Point{});
	const auto island = PlaceOf(Points(0, 2, {8, 2}, 0b0100), GameState{});
	ASSERT_TRUE(island);
	EXPECT_EQ(PointOf(*island), board::IslandCentre(2));
	EXPECT_FALSE(PlaceOf(GenerationBegan{}, GameState{}));
}

} // namespace
} // namespace faith::flick
