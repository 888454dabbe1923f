#include "FlickOfFaithAI/SlidingTable.h"

#include "FaithPhysics/SlideTable.h"
#include "FlickOfFaithRules/Board.h"

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

} // namespace

Settled SlideOnTable(const GameState& state)
{
	const std::vector<physics::Body> bodies = BodiesOnMap(state);
	const std::span<const physics::Launch> launches(state.launched.launches.begin(), state.launched.launches.Size());
	Settled settled;
	for (const physics::Rest& rest : physics::Slide(bodies, launches, board::kHalfMat))
	{
		settled.discs.push_back(DiscRest{rest.piece, rest.position, kNoPiece, rest.left});
	}
	return settled;
}

} // namespace faith::flick
