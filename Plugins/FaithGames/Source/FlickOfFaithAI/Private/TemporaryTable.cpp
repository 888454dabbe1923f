#include "FlickOfFaithAI/TemporaryTable.h"

#include "FaithPhysics/SlideTable.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <vector>

namespace faith::flick
{

namespace
{

std::vector<physics::Body> BodiesOnMap(const GameState& state)
{
	std::vector<physics::Body> bodies;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.place == Place::Map)
		{
			bodies.push_back(physics::Body{static_cast<PieceId>(i), ShapeOf(piece), RowOf(piece.kind).massPermille});
		}
	}
	return bodies;
}

bool IsInAStack(const GameState& state, PieceId disc)
{
	return state.pieces[disc].restsOn != kNoPiece ||
		std::any_of(
			state.pieces.begin(), state.pieces.end(), [disc](const Piece& piece) { return piece.restsOn == disc; });
}

/// What is launched at the same instant is played one after the other, the slowest first: it stops first, and the order of
/// the seats must not matter.
std::vector<physics::Launch> InOrder(const GameState& state)
{
	std::vector<physics::Launch> launches;
	for (const physics::Launch& launch : state.launched.launches)
	{
		if (!IsInAStack(state, launch.piece))
		{
			launches.push_back(launch);
		}
	}
	std::stable_sort(launches.begin(), launches.end(),
		[](const physics::Launch& a, const physics::Launch& b) { return a.speed < b.speed; });
	return launches;
}

} // namespace

Settled PlayOnTemporaryTable(const GameState& state)
{
	Settled settled;
	for (const physics::Rest& rest : physics::Slide(BodiesOnMap(state), InOrder(state), board::kHalfMat))
	{
		settled.discs.push_back(DiscRest{rest.piece, rest.position, kNoPiece, rest.left});
	}
	return settled;
}

} // namespace faith::flick
