#include "FlickOfFaithRules/ExactTable.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faith::flick
{
namespace
{

using namespace test;

const DiscRest* Find(const Settled& settled, PieceId piece)
{
	const auto rest = std::find_if(
		settled.discs.begin(), settled.discs.end(), [piece](const DiscRest& other) { return other.piece == piece; });
	return rest != settled.discs.end() ? &*rest : nullptr;
}

// Rule 6.7
TEST(ExactTableTest, ItsReportIsAccepted)
{
	TestGame game(Study(2));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{253'000, 1000, 0}}}});
	const Settled settled = PlayExactly(game.State());
	ASSERT_EQ(settled.discs.size(), 1u);
	EXPECT_EQ(settled.discs[0].piece, disc);
	EXPECT_EQ(settled.table, TableKind::Exact);
	game.Do(settled);
	EXPECT_NE(game.Asked(), DecisionKind::Settle);
}

// Rule 6.7
TEST(ExactTableTest, AFlickPushesWhatItHits)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, At(160, 160)), OnMap(PieceKind::Temple, 1, At(-150, 0))}));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	const PieceId target = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 300, 0}}}});
	const Settled settled = PlayExactly(game.State());
	ASSERT_NE(Find(settled, target), nullptr);
	EXPECT_LT(Find(settled, target)->position.x, 155'000);
	EXPECT_EQ(Find(settled, game.FindIn(Place::Map, PieceKind::Temple, 1)), nullptr);
	game.Do(settled);
	EXPECT_EQ(game.PieceAt(target).position, Find(settled, target)->position);
}

// Rules 1.7, 6.11
TEST(ExactTableTest, AProphetPushesPiecesOfEveryKindThatIsADisc)
{
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx, PieceKind::Temple,
			 PieceKind::KingApe, PieceKind::Tornado})
	{
		for (const Seat owner : {Seat{0}, Seat{1}})
		{
			const Seat whose = BelongsToNobody(kind) ? kNobody : owner;
			TestGame game(Study(2, {OnMap(kind, whose, At(150, 150))}));
			const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
			const PieceId target = game.FindIn(Place::Map, kind, whose);
			game.Place1(disc);
			game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 600, 0}}}});
			const Settled settled = PlayExactly(game.State());
			ASSERT_NE(Find(settled, target), nullptr) << NameOf(kind);
			EXPECT_LT(Find(settled, target)->position.x, Mm(150)) << NameOf(kind);
			EXPECT_LT(Find(settled, target)->position.y, Mm(150)) << NameOf(kind);
			game.Do(settled);
		}
	}
}

// Rule 6.11
TEST(ExactTableTest, WhatIsPushedPushesInTurn)
{
	TestGame game(
		Study(2, {OnMap(PieceKind::KingApe, kNobody, At(150, 150)), OnMap(PieceKind::Prophet, 1, At(130, 130))}));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	const PieceId last = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 600, 0}}}});
	const Settled settled = PlayExactly(game.State());
	ASSERT_NE(Find(settled, last), nullptr);
	EXPECT_LT(Find(settled, last)->position.x, Mm(125));
}

// Rule 2.1
TEST(ExactTableTest, AFullFlickAwayFromTheTableLeavesIt)
{
	TestGame game(Study(2));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{45'000, 1000, 0}}}});
	const Settled settled = PlayExactly(game.State());
	ASSERT_EQ(settled.discs.size(), 1u);
	EXPECT_TRUE(settled.discs[0].left);
	game.Do(settled);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
}

// Rule 6.5
TEST(ExactTableTest, TheConditionsOfTheLaunchReachTheTable)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, At(0, 0))}));
	GameState state = game.State();
	state.launched.friction = 500;
	state.launched.templeMass = 3'000;
	state.launched.form = FlickForm::Rolling;
	const ExactScene scene(state);
	ASSERT_EQ(scene.View().bodies.size(), 1u);
	EXPECT_EQ(scene.View().surface.friction, physics::kFrictionPermille / 2);
	ASSERT_NE(RowOf(PieceKind::Temple).massPermille, 3'000);
	EXPECT_EQ(scene.View().bodies[0].massPermille, 3'000);
	EXPECT_EQ(scene.View().bodies[0].height, RowOf(PieceKind::Temple).height);
	EXPECT_TRUE(ShotOf(state.launched).rolling);
}

TEST(ExactTableTest, ARecordedFlickEndsTheSame)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, At(160, 160))}));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 300, 0}}}});
	physics::Recording recording;
	EXPECT_EQ(PlayAndRecord(game.State(), recording), PlayExactly(game.State()));
	EXPECT_EQ(recording.Impacts().size(), 1u);
}

} // namespace
} // namespace faith::flick
