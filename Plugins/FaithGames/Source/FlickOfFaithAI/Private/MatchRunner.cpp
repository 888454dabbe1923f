#include "FlickOfFaithAI/MatchRunner.h"

#include "FlickOfFaithAI/SimpleBot.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/View.h"

#include <cassert>
#include <memory>
#include <vector>

namespace faith::flick
{

namespace
{

/// Answers for a seat.
using Decide = std::function<Command(const PlayerView&)>;

Result<History<Rules>, Refusal> PlayWith(const Rules& rules, const Setup& setup, const std::vector<Decide>& players,
	const TableFunction& table, const Onlooker& onlooker)
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
	while (history.State().step != Step::GameOver)
	{
		const GameState& state = history.State();
		const Seat seat = NextToAnswer(state);
		const Command command =
			seat == kNobody ? Command{table(state)} : players[seat](ViewFor(rules.Cards(), state, seat));
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

} // namespace

Result<History<Rules>, Refusal> PlayMatch(
	const Rules& rules, const Setup& setup, const TableFunction& table, const Onlooker& onlooker)
{
	Random seeds{setup.seed ^ 0xB07B07B07u};
	std::vector<Decide> players;
	for (int i = 0; i < setup.players; ++i)
	{
		players.emplace_back([&rules, bot = SimpleBot(seeds.Next())](const PlayerView& view) mutable
			{ return bot.Decide(rules, view); });
	}
	return PlayWith(rules, setup, players, table, onlooker);
}

Result<History<Rules>, Refusal> PlayMatch(const Rules& rules, const Setup& setup,
	std::span<const Contestant* const> seats, Executor& executor, const TableFunction& table, const Onlooker& onlooker)
{
	assert(seats.size() == setup.players);
	SearchControl control;
	Random seeds{setup.seed ^ 0xC0A7E57u};
	std::vector<Decide> players;
	for (const Contestant* contestant : seats)
	{
		players.emplace_back([&, player = std::shared_ptr(MakePlayer(*contestant, seeds.Next()))](
								 const PlayerView& view) { return player->Decide(rules, view, executor, control); });
	}
	return PlayWith(rules, setup, players, table, onlooker);
}

} // namespace faith::flick
