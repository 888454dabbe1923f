#pragma once

#include "FlickOfFaithRules/State.h"

namespace faith::flick
{

struct Catalogue;

/// What one player may know (Rule 10.3). Seats beyond the players are spectators, who know no secret at all.
struct PlayerView
{
	Seat viewer = kNobody;
	/// The state without secrets: the deck in the order of the card numbers, the lot at zero, the hidden choices of others blank.
	GameState table;
	/// A card hides the map from the active player while aiming.
	bool mapHidden = false;

	friend bool operator==(const PlayerView&, const PlayerView&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("viewer", self.viewer);
		visit("mapHidden", self.mapHidden);
		visit("table", self.table);
	}
};

FLICKOFFAITHRULES_API PlayerView ViewFor(const Catalogue& catalogue, const GameState& state, Seat viewer);

} // namespace faith::flick
