#include "FlickOfFaithPresentation/TableLayout.h"

#include "Support/LawGame.h"
#include "Support/RandomHistory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr double kEdge = board::kHalfMat / 1000.0;

double Radius(const GameState& state, const PiecePose& pose)
{
	return RowOf(state.pieces[pose.piece].kind).radius / 1000.0;
}

double Away(const PiecePose& first, const PiecePose& second)
{
	return std::hypot(first.x - second.x, first.y - second.y);
}

/// How far a piece beside the mat is from it; negative if it covers a part of the mat.
double FromMat(const GameState& state, const PiecePose& pose)
{
	return (std::max)(std::abs(pose.x), std::abs(pose.y)) - Radius(state, pose) - kEdge;
}

double FromCorner(const PiecePose& pose, CornerId corner)
{
	const Point point = board::CornerPoint(corner);
	return std::hypot(pose.x - point.x / 1000.0, pose.y - point.y / 1000.0);
}

/// The poses of the pieces in a place.
std::vector<PiecePose> PosesIn(const GameState& state, Place place, Seat owner)
{
	std::vector<PiecePose> poses = TablePoses(state);
	std::erase_if(poses,
		[&](const PiecePose& pose)
		{ return state.pieces[pose.piece].place != place || state.pieces[pose.piece].owner != owner; });
	return poses;
}

/// What lies beside the mat is beside everything.
void ExpectRoomForAll(const GameState& state)
{
	std::vector<PiecePose> beside = TablePoses(state);
	std::erase_if(beside, [](const PiecePose& pose) { return !pose.isShown || pose.isOnMap; });
	for (std::size_t i = 0; i < beside.size(); ++i)
	{
		ASSERT_GT(FromMat(state, beside[i]), 0.0) << "piece " << int{beside[i].piece};
		ASSERT_EQ(beside[i].bottom, 0.0);
		for (std::size_t j = 0; j < i; ++j)
		{
			ASSERT_GT(Away(beside[i], beside[j]), Radius(state, beside[i]) + Radius(state, beside[j]))
				<< "pieces " << int{beside[i].piece} << " and " << int{beside[j].piece};
		}
	}
}

/// What is on the map is shown there, what is in the box is not, and everything of a player is somewhere.
void ExpectEveryPieceInItsPlace(const GameState& state)
{
	const std::vector<PiecePose> poses = TablePoses(state);
	ASSERT_EQ(poses.size(), state.pieces.Size());
	for (std::size_t i = 0; i < poses.size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		const bool isSomewhere = piece.place == Place::Map || (piece.place != Place::Box && piece.owner != kNobody);
		ASSERT_EQ(poses[i].piece, i);
		ASSERT_EQ(poses[i].isInTheWay, piece.place == Place::Map && RowOf(piece.kind).form != PieceForm::Flat);
		ASSERT_EQ(poses[i].isOnMap, piece.place == Place::Map);
		ASSERT_EQ(poses[i].isShown, isSomewhere) << NameOf(piece.place) << " " << i;
		if (poses[i].isOnMap)
		{
			ASSERT_DOUBLE_EQ(poses[i].x, piece.position.x / 1000.0);
			ASSERT_DOUBLE_EQ(poses[i].y, piece.position.y / 1000.0);
		}
	}
}

TEST(TableLayout, HasRoomForEveryPieceBesideTheMatThroughoutAMatch)
{
	for (const int players : {2, 3, 4})
	{
		for (std::uint64_t seed = 1; seed <= 3; ++seed)
		{
			RandomHistory match(players, seed);
			while (!match.IsOver() && !testing::Test::HasFatalFailure())
			{
				ExpectRoomForAll(match.Match().State());
				ExpectEveryPieceInItsPlace(match.Match().State());
				match.Step1();
			}
		}
	}
}

TEST(TableLayout, HasRoomForAllAPlayerCanEverHoldOrLose)
{
	for (const Place place : {Place::Hand, Place::OffMap, Place::Pool, Place::Card})
	{
		GameState state = TestGame(Study(4)).State();
		for (Piece& piece : state.pieces)
		{
			piece.place = piece.owner == kNobody && piece.kind != PieceKind::Sphinx ? Place::Box : place;
			piece.owner = piece.kind == PieceKind::Sphinx ? Seat{0} : piece.owner;
		}
		ExpectRoomForAll(state);
		ExpectEveryPieceInItsPlace(state);
	}
}

TEST(TableLayout, LaysWhatAPlayerHoldsBesideTheOwnCorner)
{
	for (const int players : {2, 3, 4})
	{
		const GameState state = TestGame(Study(players)).State();
		for (Seat seat = 0; seat < players; ++seat)
		{
			const PiecePose nearest = PosesIn(state, Place::Hand, seat).front();
			const CornerId own = state.players[seat].corner;
			for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
			{
				EXPECT_LE(FromCorner(nearest, own), FromCorner(nearest, corner)) << "seat " << int{seat};
			}
		}
	}
}

TEST(TableLayout, LaysWhatWasLostBehindWhatIsInHand)
{
	const TestGame game(Study(2, {InPool(PieceKind::Prophet, 0), InPool(PieceKind::Prophet, 0)}));
	const std::vector<PiecePose> lost = PosesIn(game.State(), Place::Pool, 0);
	ASSERT_EQ(lost.size(), 2u);
	for (const PiecePose& held : PosesIn(game.State(), Place::Hand, 0))
	{
		EXPECT_LT(FromMat(game.State(), held), FromMat(game.State(), lost[0]));
	}
	EXPECT_DOUBLE_EQ(FromMat(game.State(), lost[0]), FromMat(game.State(), lost[1]));
}

TEST(TableLayout, RaisesWhatLiesOnOtherPieces)
{
	const TestGame game(Study(2,
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Templar, 1, City(0), 0),
			OnMap(PieceKind::Prophet, 1, City(0), 1), OnMap(PieceKind::Prophet, 1, AtSea(0))}));
	const PieceId temple = game.FindIn(Place::Map, PieceKind::Temple, 0);
	const PieceId templar = game.FindIn(Place::Map, PieceKind::Templar, 1);
	const PieceId top = game.State().pieces[game.FindIn(Place::Map, PieceKind::Prophet, 1)].restsOn == templar
		? game.FindIn(Place::Map, PieceKind::Prophet, 1)
		: game.FindIn(Place::Map, PieceKind::Prophet, 1, 1);
	EXPECT_EQ(HeightBelow(game.State(), temple), 0);
	EXPECT_EQ(HeightBelow(game.State(), templar), 18'000);
	EXPECT_EQ(HeightBelow(game.State(), top), 25'000) << "a temple of 18 mm and a templar of 7 mm";
	const std::vector<PiecePose> poses = TablePoses(game.State());
	EXPECT_DOUBLE_EQ(poses[temple].bottom, 0.0);
	EXPECT_DOUBLE_EQ(poses[templar].bottom, 18.0);
	EXPECT_DOUBLE_EQ(poses[top].bottom, 25.0);
}

TEST(TableLayout, TurnsWallsAndNothingElse)
{
	GameState state = TestGame(Study(2, {OnMap(PieceKind::Prophet, 0, AtSea(0))})).State();
	const auto wall = std::find_if(state.pieces.begin(), state.pieces.end(),
		[](const Piece& piece) { return piece.kind == PieceKind::HandOfGod; });
	ASSERT_NE(wall, state.pieces.end());
	wall->place = Place::Map;
	wall->position = AtSea(1);
	wall->angle = 37'500;
	for (const PiecePose& pose : TablePoses(state))
	{
		const bool isWall = state.pieces[pose.piece].kind == PieceKind::HandOfGod;
		EXPECT_DOUBLE_EQ(pose.angle, isWall ? 37.5 : 0.0);
		EXPECT_TRUE(!isWall || pose.isOnMap);
	}
}

} // namespace
} // namespace faith::flick::test
