#include "FlickOfFaithAI/MatchRunner.h"

#include "FlickOfFaithAI/SimpleBot.h"
#include "FlickOfFaithRules/View.h"

#include <vector>

namespace faith::flick
{

namespace
{

/// The first seat the game waits for.
Seat NextToAct(const GameState& state)
{
	Seat seat = 0;
	while ((state.pending.Front().waitingFor & SeatBit(seat)) == 0)
	{
		++seat;
	}
	return seat;
}

std::vector<SimpleBot> MakeBots(const Setup& setup)
{
	Random seeds{setup.seed ^ 0xB07B07B07u};
	std::vector<SimpleBot> bots;
	for (int i = 0; i < setup.players; ++i)
	{
		bots.emplace_back(seeds.Next());
	}
	return bots;
}

} // namespace

Result<History<Rules>, Refusal> PlayMatch(
	const Rules& rules, const Setup& setup, const TableFunction& table, const Onlooker& onlooker)
{
	auto started = History<Rules>::Start(rules, setup);
	if (!started.HasValue())
	{
		return started;
	}
	History<Rules>& history = started.Value();
	if (onlooker)
	{
		onlooker(history.BeginEvents(), history.State());
	}
	std::vector<SimpleBot> bots = MakeBots(setup);
	while (history.State().step != Step::GameOver)
	{
		const GameState& state = history.State();
		const bool tablesTurn = state.pending.Front().kind == DecisionKind::Settle;
		const Seat seat = tablesTurn ? kNobody : NextToAct(state);
		const Command command =
			tablesTurn ? Command{table(state)} : bots[seat].Decide(rules, ViewFor(rules.Cards(), state, seat));
		if (const Refusal refusal = history.Submit(command))
		{
			return Failure{refusal};
		}
		if (onlooker)
		{
			onlooker(history.Events(history.LiveCount() - 1), history.State());
		}
	}
	return started;
}

} // namespace faith::flick
