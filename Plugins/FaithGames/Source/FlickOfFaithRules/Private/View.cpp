#include "FlickOfFaithRules/View.h"

#include "FlickOfFaithRules/Effects.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

void HideChoice(Player& player)
{
	player.secretSide = GodSide::A;
	player.secretThumb = Thumb::Down;
	player.secretSpot = Point{};
	player.secretAim = Aim{};
}

bool IsAiming(const GameState& state)
{
	return !state.pending.Empty() &&
		(state.pending.Front().kind == DecisionKind::Flick || state.pending.Front().kind == DecisionKind::Reflick ||
			state.pending.Front().kind == DecisionKind::Settle);
}

} // namespace

// Rules 3.4, 5.2, 10.3
PlayerView ViewFor(const Catalogue& catalogue, const GameState& state, Seat viewer)
{
	PlayerView view;
	view.viewer = viewer;
	view.table = state;
	view.table.random = Random{};
	std::stable_sort(view.table.deck.begin(), view.table.deck.end());
	for (std::size_t seat = 0; seat < view.table.players.Size(); ++seat)
	{
		if (seat != viewer)
		{
			HideChoice(view.table.players[seat]);
		}
	}
	for (ActiveEffect& effect : view.table.effects)
	{
		effect.secret = {};
	}
	view.mapHidden = viewer < state.PlayerCount() && viewer == state.turn.active && IsAiming(state) &&
		Value(catalogue, state, Param::MapHiddenWhileAiming, viewer) != 0;
	return view;
}

} // namespace faith::flick
