#include "FlickOfFaithAI/Regret.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

Truth SmallTruth()
{
	return Truth{4000, 6, 60};
}

Regret RegretOf(std::uint32_t image, const GameState& state)
{
	Thinking thinking;
	thinking.image = image;
	InlineExecutor here;
	SearchControl control;
	return RegretAt(Rules{}, state, thinking, SmallTruth(), 1, here, control);
}

TEST(RegretTest, AFinerSearchRegretsLess)
{
	const auto state = FirstFlickOf(Rules{}, Study(2, {OnMap(PieceKind::Prophet, 1, Beside(1, 6))}));
	ASSERT_TRUE(state);
	const Regret coarse = RegretOf(16, *state);
	const Regret fine = RegretOf(4000, *state);
	for (const Regret& regret : {coarse, fine})
	{
		EXPECT_GE(regret.best, regret.chosen);
		EXPECT_GT(regret.best, regret.any);
	}
	EXPECT_LE(fine.best - fine.chosen, coarse.best - coarse.chosen);
	EXPECT_LT(fine.best - fine.chosen, 0.05 * (fine.best - fine.any));
}

TEST(RegretTest, AStudyOfAStateLeadsToTheSameTable)
{
	flick::Setup setup = Study(3,
		{OnMap(PieceKind::Prophet, 1, Beside(1, 6)), OnMap(PieceKind::Prophet, 2, Beside(1, 6), 0),
			OnMap(PieceKind::Temple, 0, City(2)), Position::Disc{PieceKind::Prophet, 0, Place::Pool, {}, kNoPiece}});
	setup.position->scores = {3, 4, 5, 0};
	setup.position->generation = 2;
	const TestGame game(setup, Rules{});
	const TestGame again(StudyOf(game.State(), setup.seed), Rules{});
	EXPECT_EQ(again.State().generation, 2);
	EXPECT_EQ(again.Active(), game.Active());
	for (Seat seat = 0; seat < 3; ++seat)
	{
		EXPECT_EQ(again.Score(seat), game.Score(seat));
		EXPECT_EQ(again.State().players[seat].god, game.State().players[seat].god);
		EXPECT_EQ(UnflickedOf(again.State(), seat), UnflickedOf(game.State(), seat));
	}
	int onMap = 0;
	for (const Piece& piece : again.State().pieces)
	{
		onMap += piece.place == Place::Map ? 1 : 0;
	}
	EXPECT_EQ(onMap, 3);
}

TEST(RegretTest, WithoutAFlickThereIsNothingToRegret)
{
	flick::Setup setup = Study(2);
	setup.players = 9;
	EXPECT_FALSE(FirstFlickOf(Rules{}, setup));
	setup = Study(2);
	setup.position->phase = StartPhase::Council;
	EXPECT_FALSE(FirstFlickOf(Rules{}, setup));
}

} // namespace
} // namespace faith::flick
