#include "Playout.h"

#include "AimSearch.h"
#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "Picking.h"
#include "Touch.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::uint32_t kPlayoutDraws = 2; ///< strays of the hand with which obvious aims are compared in a playout

Command QuickFlick(const Rules& rules, const GameState& state, Seat seat, const Judgement& judgement, Random& lot,
	SearchControl& control)
{
	InlineExecutor here;
	AimSearch search(rules, state, seat, judgement, here, control);
	Flick flick{seat, {}};
	for (const PieceId disc : DiscsOfOneFlick(rules, state, seat))
	{
		flick.launches.PushBack(DiscAim{disc, search.BestTarget(disc, flick.launches, kPlayoutDraws, lot.Next()).aim});
	}
	return flick;
}

Command QuickCommand(
	const Rules& rules, const GameState& state, const Judgement& judgement, Random& lot, SearchControl& control)
{
	const Decision& asked = state.pending.Front();
	if (asked.kind == DecisionKind::Settle)
	{
		control.Count(1);
		return PlayExactly(state);
	}
	const Seat seat = NextToAnswer(state);
	const bool flicks = asked.kind == DecisionKind::Flick || asked.kind == DecisionKind::Reflick;
	return flicks ? QuickFlick(rules, state, seat, judgement, lot, control)
				  : PickEager(lot, SamplesOf(rules, state, seat));
}

} // namespace

void DrawTheUnknown(GameState& state, Random& lot)
{
	state.random = Random{lot.Next()};
	lot.Shuffle(state.deck, static_cast<std::uint32_t>(state.deck.Size()));
}

double WorthAtSight(const Rules& rules, const GameState& state, Seat seat, const Judgement& judgement)
{
	if (state.step == Step::GameOver)
	{
		return state.winner == seat ? 1.0 : 0.0;
	}
	const Touches touches = TouchesOf(state);
	return WorthTo(seat, TermsOf(rules.Cards(), state, touches), StandingOf(state, touches), judgement);
}

GameState FinishGeneration(
	const Rules& rules, GameState state, const Judgement& judgement, Random lot, SearchControl& control)
{
	const int last = (std::max)(int{state.generation}, 1);
	std::vector<Event> events;
	while (state.step != Step::GameOver && state.generation <= last && !control.IsCancelled())
	{
		events.clear();
		if (rules.Apply(state, QuickCommand(rules, state, judgement, lot, control), events))
		{
			break;
		}
	}
	return state;
}

double PlayOut(const Rules& rules, const GameState& state, Seat seat, const Judgement& judgement, Random lot,
	SearchControl& control)
{
	return WorthAtSight(rules, FinishGeneration(rules, state, judgement, lot, control), seat, judgement);
}

} // namespace faith::flick
