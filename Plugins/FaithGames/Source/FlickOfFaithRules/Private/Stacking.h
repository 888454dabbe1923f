#pragma once

#include "FlickOfFaithRules/State.h"

#include <cstdint>

/// Pieces on pieces, counted in levels from the mat (physics::LevelsTall).
namespace faith::flick
{

using Pieces = FixedVector<Piece, kMaxPieces>;

/// The level a piece begins at: above all that lie below it.
std::int32_t BottomOf(const Pieces& pieces, std::size_t piece);

/// The first level above a piece.
std::int32_t TopOf(const Pieces& pieces, std::size_t piece);

/// All pieces that lie on this one, directly or not, the lowest first.
FixedVector<PieceId, kMaxPieces> PiecesAbove(const Pieces& pieces, PieceId piece);

/// Of the discs in `among` that the piece covers and that reach no higher than `level`, the highest; kNoPiece = the mat.
PieceId SupportOf(
	const Pieces& pieces, PieceId piece, std::int32_t level, const FixedVector<PieceId, kMaxPieces>& among);

} // namespace faith::flick
