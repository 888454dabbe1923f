#include "Spots.h"

#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

/// Well inside, on the diagonal, with room for the widest prophet all around.
Point MiddleOfCloud(CornerId corner)
{
	constexpr std::int32_t inset = 30'000;
	const Point point = board::CornerPoint(corner);
	return Point{point.x > 0 ? point.x - inset : point.x + inset, point.y > 0 ? point.y - inset : point.y + inset};
}

/// The discs that may be in the way of something within `reach` micrometres of a point: found once, asked for every spot.
class Obstacles
{
public:
	Obstacles(const GameState& state, Point centre, std::int32_t reach, PieceId ignored = kNoPiece,
		PieceId alsoIgnored = kNoPiece)
	{
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			const Piece& piece = state.pieces[i];
			const bool isThere = piece.place == Place::Map && i != ignored && i != alsoIgnored;
			if (isThere && physics::Overlaps(ShapeOf(piece), Circle{centre, reach}))
			{
				discs_.PushBack(ShapeOf(piece));
			}
		}
	}

	bool Block(Circle disc) const
	{
		return std::any_of(discs_.begin(), discs_.end(), [&](Circle other) { return physics::Overlaps(disc, other); });
	}

private:
	FixedVector<Circle, kMaxPieces> discs_;
};

} // namespace

PieceId InTheWay(const GameState& state, Circle disc, PieceId ignored, PieceId alsoIgnored)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		const Piece& piece = state.pieces[i];
		if (piece.place == Place::Map && id != ignored && id != alsoIgnored && physics::Overlaps(disc, ShapeOf(piece)))
		{
			return id;
		}
	}
	return kNoPiece;
}

// Rules 6.3, 6.4
std::optional<Point> FreeSpotInCloud(const GameState& state, CornerId corner, PieceKind kind)
{
	const std::int32_t radius = RowOf(kind).radius;
	const Obstacles obstacles(state, board::CornerPoint(corner), board::kCloudRadius);
	return NearestSpot(MiddleOfCloud(corner), board::kCloudRadius / kSpotStep,
		[&](Point spot)
		{
			const Circle disc{spot, radius};
			return board::AgainstCloud(corner, disc) == physics::Contact::Inside && !obstacles.Block(disc);
		});
}

// Rules 7.5, 7.6
std::optional<Point> FreeTempleSpot(const GameState& state, IslandId island, PieceId prophet, PieceId temple)
{
	constexpr std::int32_t reach = 80'000; // no farther from its centre does a temple fit into an island
	const Point centre = board::IslandCentre(island);
	const std::int32_t radius = RowOf(PieceKind::Temple).radius;
	const Obstacles obstacles(state, centre, reach + radius, prophet, temple);
	return NearestSpot(centre, reach / kSpotStep,
		[&](Point spot)
		{
			const Circle disc{spot, radius};
			return !obstacles.Block(disc) && board::WhollyOnMat(disc) &&
				board::AgainstIsland(island, disc) == physics::Contact::Inside;
		});
}

} // namespace faith::flick
