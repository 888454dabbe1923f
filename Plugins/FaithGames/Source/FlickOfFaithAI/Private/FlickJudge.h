#pragma once

#include "FaithPhysics/Simulation.h"
#include "FlickOfFaithAI/Standing.h"
#include "Touch.h"

#include <array>

namespace faith::flick
{

/// Tells what the outcome of a flick comes to at the end of the turn: temples built, the Navel scored, lost pieces gone (section 7
/// of the rules). It builds whatever can be built with a temple in hand. What cards do besides changing numbers is left out.
class FlickJudge
{
public:
	/// The table before the flick of the active player.
	FlickJudge(const Terms& terms, const GameState& state);
	/// `touches` are those of the table.
	FlickJudge(const Terms& terms, const GameState& state, const Touches& touches);

	Standing After(const physics::Outcome& outcome) const;

private:
	struct Known
	{
		Seat owner = kNobody;
		bool isTemple = false;
		bool isOnMap = false;
		std::int32_t radius = 0;
		Point position;
		PieceId restsOn = kNoPiece;
		Touch touch;
	};

	Circle LowestBelow(const physics::Outcome& outcome, const physics::Rest& rest) const;
	void Settle(Standing& standing, Seat owner, bool isTemple, const Touch& touch) const;
	void Build(Standing::Seat& seat, const Touch& prophet) const;

	const Terms& terms_;
	Seat active_;
	/// Without the pieces that are to be settled anew whatever happens.
	Standing before_;
	std::array<Known, kMaxPieces> pieces_{};
	/// Pieces on the Navel or, of the active player, on a city: they go even if nothing touches them.
	FixedVector<PieceId, kMaxPieces> waiting_;
};

} // namespace faith::flick
