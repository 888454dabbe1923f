#pragma once

#include "FaithPhysics/Recording.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <cstddef>
#include <vector>

namespace faith::cli
{

/// A flick that the built-in table has played: what is drawn and told of it.
struct PlayedShot
{
	/// What the table was given, the launch included.
	flick::GameState before;
	flick::Settled settled;
	physics::Recording recording;
	/// The flick's place in the replay, from 1, and how many there are; 0 for a position set up by hand.
	std::size_t number = 0;
	std::size_t count = 0;
	/// Not the launch of the replay but another one from the same position.
	bool isTried = false;
	/// How often the same aim was flicked with the spread of the hand, and where the moved discs ended each time.
	std::size_t spreadFlicks = 0;
	std::vector<flick::DiscRest> spread;
};

/// Where and on what the piece ended; nothing if it is not on the map before or did not move.
[[nodiscard]] const flick::DiscRest* RestOf(const PlayedShot& shot, flick::PieceId piece);

/// The pieces after the flick; what left has the place OffMap.
[[nodiscard]] FixedVector<flick::Piece, flick::kMaxPieces> PiecesAfter(const PlayedShot& shot);

/// How many pieces lie below this one, by way of `restsOn`.
[[nodiscard]] int LevelOf(const FixedVector<flick::Piece, flick::kMaxPieces>& pieces, flick::PieceId piece);

} // namespace faith::cli
