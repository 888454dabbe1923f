#include "FlickOfFaithAI/UnrulyTable.h"

#include "FlickOfFaithRules/Board.h"

namespace faith::flick
{

namespace
{

constexpr int kSpotsToTry = 30;

bool ReachesIntoWall(const Piece& piece, Circle disc)
{
	if (piece.place != Place::Map || RowOf(piece.kind).form != PieceForm::Wall)
	{
		return false;
	}
	const physics::Wall wall = WallOf(piece);
	return physics::Touches(Circle{disc.centre, disc.radius + wall.radius}, wall.from, wall.to);
}

bool OverlapsOthers(const GameState& table, PieceId id, Circle disc, PieceId except)
{
	for (std::size_t i = 0; i < table.pieces.Size(); ++i)
	{
		const Piece& other = table.pieces[i];
		const bool counts = i != id && i != except && IsDiscOnMap(other);
		if ((counts && physics::Overlaps(disc, ShapeOf(other))) || ReachesIntoWall(other, disc))
		{
			return true;
		}
	}
	return false;
}

bool SomethingLiesOn(const GameState& table, PieceId id)
{
	for (const Piece& piece : table.pieces)
	{
		if (piece.restsOn == id)
		{
			return true;
		}
	}
	return false;
}

Settled ReportChanges(const GameState& before, const GameState& after)
{
	Settled settled;
	for (std::size_t i = 0; i < before.pieces.Size(); ++i)
	{
		const Piece& piece = after.pieces[i];
		if (!(piece == before.pieces[i]))
		{
			const bool left = piece.place == Place::OffMap;
			settled.discs.push_back(DiscRest{static_cast<PieceId>(i), piece.position, piece.restsOn, left});
		}
	}
	return settled;
}

} // namespace

Settled UnrulyTable::Play(const GameState& state)
{
	GameState table = state;
	for (const physics::Launch& launch : state.launched.launches)
	{
		Disturb(table, launch.piece);
	}
	for (std::size_t i = 0; i < table.pieces.Size(); ++i)
	{
		if (IsDiscOnMap(table.pieces[i]) && random_.Below(8) == 0)
		{
			Disturb(table, static_cast<PieceId>(i));
		}
	}
	return ReportChanges(state, table);
}

void UnrulyTable::Disturb(GameState& table, PieceId piece)
{
	if (!IsDiscOnMap(table.pieces[piece]))
	{
		return;
	}
	const std::uint32_t lot = random_.Below(16);
	if (lot == 0 || SomethingLiesOn(table, piece))
	{
		Lose(table, piece);
		return;
	}
	if (lot != 1 || !PutOnTop(table, piece))
	{
		PutDown(table, piece);
	}
}

/// The piece leaves the map, and what lies on it with it.
void UnrulyTable::Lose(GameState& table, PieceId piece)
{
	const std::int32_t along = random_.Between(-board::kHalfMat, board::kHalfMat);
	table.pieces[piece].place = Place::OffMap;
	table.pieces[piece].position = Point{random_.Below(2) == 0 ? board::kHalfMat : -board::kHalfMat, along};
	table.pieces[piece].restsOn = kNoPiece;
	for (std::size_t i = 0; i < table.pieces.Size(); ++i)
	{
		if (table.pieces[i].restsOn == piece)
		{
			Lose(table, static_cast<PieceId>(i));
		}
	}
}

bool UnrulyTable::PutOnTop(GameState& table, PieceId piece)
{
	for (int i = 0; i < kSpotsToTry; ++i)
	{
		const auto below = static_cast<PieceId>(random_.Below(static_cast<std::uint32_t>(table.pieces.Size())));
		const Piece& base = table.pieces[below];
		const Point spot = SpotAround(base.position, 6'000);
		const Circle disc{spot, RowOf(table.pieces[piece].kind).radius};
		const bool fits = below != piece && IsDiscOnMap(base) && base.restsOn == kNoPiece && board::CentreOnMat(spot);
		if (fits && !OverlapsOthers(table, piece, disc, below))
		{
			table.pieces[piece].position = spot;
			table.pieces[piece].restsOn = below;
			return true;
		}
	}
	return false;
}

bool UnrulyTable::PutDown(GameState& table, PieceId piece)
{
	for (int i = 0; i < kSpotsToTry; ++i)
	{
		const Point spot = AnySpot();
		const Circle disc{spot, RowOf(table.pieces[piece].kind).radius};
		if (board::CentreOnMat(spot) && !OverlapsOthers(table, piece, disc, kNoPiece))
		{
			table.pieces[piece].position = spot;
			table.pieces[piece].restsOn = kNoPiece;
			return true;
		}
	}
	return false;
}

/// Interesting places are likelier than open sea.
Point UnrulyTable::AnySpot()
{
	switch (random_.Below(6))
	{
	case 0:
		return SpotAround(Point{}, 40'000);
	case 1:
	case 2:
		return SpotAround(board::IslandCentre(static_cast<int>(random_.Below(board::kIslandCount))), 45'000);
	case 3:
		return SpotAround(board::CornerPoint(static_cast<int>(random_.Below(board::kCornerCount))), 95'000);
	default:
		return SpotAround(Point{}, board::kHalfMat);
	}
}

Point UnrulyTable::SpotAround(Point centre, std::int32_t reach)
{
	return Point{centre.x + random_.Between(-reach, reach), centre.y + random_.Between(-reach, reach)};
}

} // namespace faith::flick
