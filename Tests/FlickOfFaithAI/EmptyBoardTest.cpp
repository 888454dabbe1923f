#include "FlickOfFaithAI/EmptyBoard.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// The prophet may be put and flicked like this in the first turn of a game.
void ExpectLegal(const BestAim& best)
{
	TestGame game(Study(2));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Do(PlaceDiscs{0, 0, {Placing{disc, best.spot}}});
	game.Do(Flick{0, {DiscAim{disc, best.aim}}});
}

// Rules 6.5, 6.6
TEST(EmptyBoard, MakesANearIslandNearlyCertainAndTheNavelNot)
{
	const Rules rules;
	const BestAim island = BestAimOnEmptyBoard(rules, BoardTarget::NearIsland, 1000);
	ExpectLegal(island);
	EXPECT_GT(island.odds, 0.95);
	EXPECT_LE(island.odds, 1.0);

	const BestAim navel = BestAimOnEmptyBoard(rules, BoardTarget::Navel, 1000);
	ExpectLegal(navel);
	EXPECT_GT(navel.odds, 0.1);
	EXPECT_LT(navel.odds, 0.6);
	const BestAim steady = BestAimOnEmptyBoard(rules, BoardTarget::Navel, 200);
	EXPECT_GT(steady.odds, 0.9) << "it is the hand that misses";
}

TEST(EmptyBoard, MakesWhatIsFartherAwayHarder)
{
	const Rules rules;
	const double nearCity = BestAimOnEmptyBoard(rules, BoardTarget::NearCity, 1000).odds;
	const double farCity = BestAimOnEmptyBoard(rules, BoardTarget::FarCity, 1000).odds;
	const double farIsland = BestAimOnEmptyBoard(rules, BoardTarget::FarIsland, 1000).odds;
	EXPECT_LT(farCity, nearCity);
	EXPECT_LT(farCity, farIsland) << "a city is a part of its island";
	EXPECT_LT(farIsland, 0.95);
}

TEST(EmptyBoard, GivesTheSameAnswerEveryTime)
{
	const BestAim one = BestAimOnEmptyBoard(Rules{}, BoardTarget::NearIsland, 500);
	const BestAim other = BestAimOnEmptyBoard(Rules{}, BoardTarget::NearIsland, 500);
	EXPECT_EQ(one.spot, other.spot);
	EXPECT_EQ(one.aim, other.aim);
	EXPECT_EQ(one.odds, other.odds);
}

} // namespace
} // namespace faith::flick
