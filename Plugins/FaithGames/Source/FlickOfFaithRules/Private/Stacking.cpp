#include "Stacking.h"

#include "FaithPhysics/Table.h"

#include <algorithm>

namespace faith::flick
{

std::int32_t BottomOf(const Pieces& pieces, std::size_t piece)
{
	std::int32_t level = 0;
	for (PieceId below = pieces[piece].restsOn; below != kNoPiece; below = pieces[below].restsOn)
	{
		level += physics::LevelsTall(RowOf(pieces[below].kind).height);
	}
	return level;
}

std::int32_t TopOf(const Pieces& pieces, std::size_t piece)
{
	return BottomOf(pieces, piece) + physics::LevelsTall(RowOf(pieces[piece].kind).height);
}

FixedVector<PieceId, kMaxPieces> PiecesAbove(const Pieces& pieces, PieceId piece)
{
	FixedVector<PieceId, kMaxPieces> above;
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		PieceId below = pieces[i].restsOn;
		while (below != kNoPiece && below != piece)
		{
			below = pieces[below].restsOn;
		}
		if (below == piece && piece != kNoPiece)
		{
			above.PushBack(static_cast<PieceId>(i));
		}
	}
	std::stable_sort(
		above.begin(), above.end(), [&](PieceId a, PieceId b) { return BottomOf(pieces, a) < BottomOf(pieces, b); });
	return above;
}

PieceId SupportOf(
	const Pieces& pieces, PieceId piece, std::int32_t level, const FixedVector<PieceId, kMaxPieces>& among)
{
	PieceId support = kNoPiece;
	for (const PieceId candidate : among)
	{
		const bool isBelow = candidate != piece && TopOf(pieces, candidate) <= level &&
			physics::Overlaps(ShapeOf(pieces[piece]), ShapeOf(pieces[candidate]));
		if (isBelow && (support == kNoPiece || TopOf(pieces, candidate) > TopOf(pieces, support)))
		{
			support = candidate;
		}
	}
	return support;
}

} // namespace faith::flick
