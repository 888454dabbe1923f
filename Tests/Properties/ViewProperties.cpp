#include "FlickOfFaithRules/View.h"

#include "Support/RandomHistory.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace faith::flick
{
namespace
{

using test::RandomHistory;

/// The same table with everything changed that this seat must not know.
GameState ChangeSecrets(GameState state, Seat viewer, Random& random)
{
	state.random.state ^= random.Next() | 1u;
	random.Shuffle(state.deck, static_cast<std::uint32_t>(state.deck.Size()));
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		if (seat != viewer)
		{
			Player& player = state.players[seat];
			player.secretThumb = player.secretThumb == Thumb::Up ? Thumb::Down : Thumb::Up;
			player.secretSide = player.secretSide == GodSide::A ? GodSide::B : GodSide::A;
			player.secretSpot.x += 17;
			player.secretAim.angle += 17;
		}
	}
	return state;
}

// Rules 3.4, 5.2, 10.3
RC_GTEST_PROP(ViewProperties, NoViewDependsOnWhatItsPlayerMustNotKnow, ())
{
	RandomHistory game(*rc::gen::inRange(2, 5), *rc::gen::arbitrary<std::uint64_t>());
	const Rules rules;
	while (!game.IsOver())
	{
		game.Step1();
		const GameState& state = game.Match().State();
		const auto viewer = static_cast<Seat>(game.Lot().Below(5));
		const GameState other = ChangeSecrets(state, viewer, game.Lot());
		RC_ASSERT(ViewFor(rules.Cards(), state, viewer) == ViewFor(rules.Cards(), other, viewer));
	}
}

// Rule 10.3
RC_GTEST_PROP(ViewProperties, AViewLeavesEverythingPublicAsItIs, ())
{
	RandomHistory game(*rc::gen::inRange(2, 5), *rc::gen::arbitrary<std::uint64_t>());
	const Rules rules;
	for (int i = 0; i < 80 && !game.IsOver(); ++i)
	{
		game.Step1();
		const GameState& state = game.Match().State();
		const PlayerView view = ViewFor(rules.Cards(), state, 1);
		RC_ASSERT(view.table.pieces == state.pieces);
		RC_ASSERT(view.table.pending == state.pending);
		auto publicEffects = state.effects;
		for (ActiveEffect& effect : publicEffects)
		{
			effect.secret = {};
		}
		RC_ASSERT(view.table.effects == publicEffects);
		RC_ASSERT(view.table.players[1] == state.players[1]);
		RC_ASSERT(view.table.players[0].committed == state.players[0].committed);
		RC_ASSERT(view.table.players[0].score == state.players[0].score);
	}
}

} // namespace
} // namespace faith::flick
