#pragma once

#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <vector>

/// Where every piece is seen: on the mat, beside it, or nowhere. All hosts lay the table out alike.
namespace faith::flick
{

/// How a piece is to be shown. Millimetres; x east, y north.
struct PiecePose
{
	PieceId piece = kNoPiece;
	bool isShown = false;
	/// On the mat, where discs are flicked; otherwise it lies beside it.
	bool isOnMap = false;
	/// Discs bump into it.
	bool isInTheWay = false;
	double x = 0.0;
	double y = 0.0;
	/// Height of its underside above the mat.
	double bottom = 0.0;
	/// Degrees, counter-clockwise from east.
	double angle = 0.0;
	/// While it moves: the direction in degrees, and how far it leans that way, as if it fell on its face.
	double heading = 0.0;
	double lean = 0.0;
	/// It rolls on its rim along `heading` and has turned by `lean`.
	bool isRolling = false;
};

/// All pieces of the game by number. What a player has in hand lies beside the own corner, what was lost lies behind it.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<PiecePose> TablePoses(const GameState& state);

/// The height of what a piece on the map lies on; micrometres above the mat.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::int32_t HeightBelow(const GameState& state, PieceId piece);

} // namespace faith::flick
