#include "FlickOfFaithCli/Shot/PlayedShot.h"

#include <algorithm>

namespace faith::cli
{

const flick::DiscRest* RestOf(const PlayedShot& shot, flick::PieceId piece)
{
	const auto& discs = shot.settled.discs;
	const auto found =
		std::find_if(discs.begin(), discs.end(), [piece](const flick::DiscRest& rest) { return rest.piece == piece; });
	return found == discs.end() ? nullptr : &*found;
}

FixedVector<flick::Piece, flick::kMaxPieces> PiecesAfter(const PlayedShot& shot)
{
	FixedVector<flick::Piece, flick::kMaxPieces> pieces = shot.before.pieces;
	for (const flick::DiscRest& rest : shot.settled.discs)
	{
		flick::Piece& piece = pieces[rest.piece];
		piece.place = rest.left ? flick::Place::OffMap : flick::Place::Map;
		piece.position = rest.position;
		piece.restsOn = rest.restsOn;
	}
	return pieces;
}

int LevelOf(const FixedVector<flick::Piece, flick::kMaxPieces>& pieces, flick::PieceId piece)
{
	int level = 0;
	const int most = static_cast<int>(pieces.Size());
	while (level < most && pieces[piece].restsOn < pieces.Size())
	{
		piece = pieces[piece].restsOn;
		++level;
	}
	return level;
}

} // namespace faith::cli
