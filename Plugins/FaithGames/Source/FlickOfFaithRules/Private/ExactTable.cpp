#include "FlickOfFaithRules/ExactTable.h"

#include "FlickOfFaithRules/Board.h"

namespace faith::flick
{

static_assert(kMaxPieces <= physics::kMaxBodies);
static_assert(kMaxPlayers <= physics::kMaxLaunches);
static_assert(kNoPiece == physics::kNoBody);

// Rule 6.11: every disc on the map can be pushed.
ExactScene::ExactScene(const GameState& state)
{
	surface_.friction = physics::kFrictionPermille * state.launched.friction / 1000;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (IsDiscOnMap(piece))
		{
			const PieceKindRow& row = RowOf(piece.kind);
			const std::int32_t mass = row.countsAsTemple ? state.launched.templeMass : row.massPermille;
			bodies_.PushBack({static_cast<std::uint8_t>(i), ShapeOf(piece), mass, row.height, piece.restsOn});
		}
		else if (piece.place == Place::Map && RowOf(piece.kind).form == PieceForm::Wall)
		{
			walls_.PushBack(WallOf(piece));
		}
	}
}

physics::Scene ExactScene::View() const
{
	return {{bodies_.begin(), bodies_.Size()}, {walls_.begin(), walls_.Size()}, board::kHalfMat, surface_};
}

physics::Shot ShotOf(const Launched& launched)
{
	return {launched.launches, launched.form == FlickForm::Rolling};
}

Settled ReportOf(const physics::Outcome& outcome)
{
	Settled settled;
	for (const physics::Rest& rest : outcome.rests)
	{
		settled.discs.push_back(DiscRest{rest.piece, rest.position, rest.restsOn, rest.left});
	}
	return settled;
}

Settled PlayExactly(const GameState& state)
{
	return ReportOf(physics::Simulate(ExactScene(state).View(), ShotOf(state.launched)));
}

Settled PlayAndRecord(const GameState& state, physics::Recording& recording)
{
	return ReportOf(physics::Simulate(ExactScene(state).View(), ShotOf(state.launched), recording));
}

} // namespace faith::flick
