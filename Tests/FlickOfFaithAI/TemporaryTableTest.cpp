#include "FlickOfFaithAI/TemporaryTable.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

TEST(TemporaryTableTest, ItsReportIsAcceptedAndStopsShortOfOtherDiscs)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, At(150, 0))}));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{253'000, 1000, 0}}}});
	const Settled settled = PlayOnTemporaryTable(game.State());
	ASSERT_EQ(settled.discs.size(), 1u);
	EXPECT_EQ(settled.discs[0].piece, disc);
	game.Do(settled);
	EXPECT_NE(game.Asked(), DecisionKind::Settle);
}

TEST(TemporaryTableTest, AFullFlickAwayFromTheTableLeavesIt)
{
	TestGame game(Study(2));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{45'000, 1000, 0}}}});
	const Settled settled = PlayOnTemporaryTable(game.State());
	ASSERT_EQ(settled.discs.size(), 1u);
	EXPECT_TRUE(settled.discs[0].left);
	game.Do(settled);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
}

} // namespace
} // namespace faith::flick
