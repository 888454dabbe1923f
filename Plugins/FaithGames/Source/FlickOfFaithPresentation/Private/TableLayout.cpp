#include "FlickOfFaithPresentation/TableLayout.h"

#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Board.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr double kStep = 38.0; ///< between pieces beside the mat; the widest is 36 wide

/// The rows beside the mat, by their distance from it.
enum class Row : std::uint8_t
{
	Prophets,
	Temples,
	Pool,
};

constexpr std::size_t kRowCount = 3;
constexpr std::array<double, kRowCount> kAway{30.0, 70.0, 110.0};
constexpr int kInRow = 6;         ///< pieces, half a side of the mat; more go behind
constexpr double kBehind = 120.0; ///< millimetres

struct Spot
{
	double x = 0.0;
	double y = 0.0;
};

/// The place with this number in a row, east or west of the mat where most screens have room, beginning at the corner.
Spot BesideCorner(int corner, Row row, int place)
{
	const double edge = board::kHalfMat / kMicrometres;
	const int rowsBefore = place / kInRow;
	const double outwards = edge + kAway[static_cast<std::size_t>(row)] + kBehind * rowsBefore;
	const double along = edge - kStep * (place % kInRow + 0.5);
	const Point point = board::CornerPoint(corner);
	return {point.x > 0 ? outwards : -outwards, point.y > 0 ? along : -along};
}

/// Which row a piece that is not on the map lies in; the box is not shown.
bool FindRow(const Piece& piece, Row& row)
{
	if (piece.place == Place::Box || piece.place == Place::Map || piece.owner == kNobody)
	{
		return false;
	}
	row = piece.place != Place::Hand ? Row::Pool : (IsTemple(piece) ? Row::Temples : Row::Prophets);
	return true;
}

void LayOnMap(const GameState& state, PiecePose& pose)
{
	const Piece& piece = state.pieces[pose.piece];
	pose.isShown = true;
	pose.isOnMap = true;
	pose.isInTheWay = RowOf(piece.kind).form != PieceForm::Flat; // Rule 1.7
	pose.x = piece.position.x / kMicrometres;
	pose.y = piece.position.y / kMicrometres;
	pose.bottom = HeightBelow(state, pose.piece) / kMicrometres;
	pose.angle = piece.angle / 1000.0;
}

} // namespace

std::int32_t HeightBelow(const GameState& state, PieceId piece)
{
	std::int32_t height = 0;
	for (PieceId below = state.pieces[piece].restsOn; below != kNoPiece; below = state.pieces[below].restsOn)
	{
		height += RowOf(state.pieces[below].kind).height;
	}
	return height;
}

std::vector<PiecePose> TablePoses(const GameState& state)
{
	std::array<std::array<int, kRowCount>, kMaxPlayers> used{};
	std::vector<PiecePose> poses(state.pieces.Size());
	for (std::size_t i = 0; i < poses.size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		PiecePose& pose = poses[i];
		pose.piece = static_cast<PieceId>(i);
		Row row{};
		if (piece.place == Place::Map)
		{
			LayOnMap(state, pose);
		}
		else if (FindRow(piece, row))
		{
			const int place = used[piece.owner][static_cast<std::size_t>(row)]++;
			const Spot spot = BesideCorner(state.players[piece.owner].corner, row, place);
			pose.isShown = true;
			pose.x = spot.x;
			pose.y = spot.y;
		}
	}
	return poses;
}

} // namespace faith::flick
