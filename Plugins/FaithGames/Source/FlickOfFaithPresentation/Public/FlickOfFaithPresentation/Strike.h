#pragma once

#include "FaithPhysics/Table.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <vector>

namespace faith::flick
{

/// A flick as the finger gives it: one blow against the rim of a disc. Millimetres and seconds; x east, y north.
struct Strike
{
	PieceId piece = kNoPiece;
	/// The speed it gives to the disc.
	double velocityX = 0.0;
	double velocityY = 0.0;
	/// Where it meets the rim, from the disc's centre. Beside the line through the centre the blow also turns the disc.
	double pointX = 0.0;
	double pointY = 0.0;
	/// The disc is stood on its rim first and rolls.
	bool rolls = false;
};

/// The blow that launches a disc of this radius (micrometres) like this: its inertia m r²/2 makes spin of the distance between the
/// blow's line and the centre.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Strike StrikeOf(const physics::Launch& launch, std::int32_t radius);

/// All blows of the awaited flick. What lies on a launched disc starts with it.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<Strike> StrikesOf(const GameState& state);

} // namespace faith::flick
