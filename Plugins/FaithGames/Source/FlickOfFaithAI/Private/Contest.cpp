#include "FlickOfFaithAI/Contest.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"

#include <cassert>
#include <vector>

namespace faith::flick
{

namespace
{

using Players = std::vector<std::unique_ptr<ComputerPlayer>>;

Players MakePlayers(const Setup& setup, std::span<const Contestant* const> seats)
{
	Random seeds{setup.seed ^ 0xC0A7E57u};
	Players players;
	for (const Contestant* contestant : seats)
	{
		players.push_back(MakePlayer(*contestant, seeds.Next()));
	}
	return players;
}

Command NextCommand(const Rules& rules, const GameState& state, Players& players, SearchControl& control)
{
	const Seat seat = NextToAnswer(state);
	if (seat == kNobody)
	{
		return PlayExactly(state);
	}
	InlineExecutor here;
	return players[seat]->Decide(rules, ViewFor(rules.Cards(), state, seat), here, control);
}

ContestResult ResultOf(const GameState& state)
{
	ContestResult result;
	result.winner = state.winner;
	result.reason = state.winReason;
	for (std::size_t seat = 0; seat < state.players.Size(); ++seat)
	{
		result.scores[seat] = state.players[seat].score;
		result.gods[seat] = state.players[seat].god;
	}
	return result;
}

} // namespace

ContestResult PlayContest(const Rules& rules, Setup setup, std::span<const Contestant* const> seats, bool ownHands,
	SearchControl& control, const Onlooker& onlooker, const Foreteller& foreteller)
{
	assert(seats.size() == setup.players);
	for (std::size_t seat = 0; ownHands && seat < seats.size(); ++seat)
	{
		setup.steadiness[seat] = seats[seat]->steadiness;
	}
	GameState state;
	std::vector<Event> events;
	Refusal refusal = rules.Begin(setup, state, events);
	Players players = MakePlayers(setup, seats);
	const auto tell = [&]
	{
		if (onlooker && !refusal)
		{
			onlooker(events, state);
		}
	};
	tell();
	Seat first = kNobody;
	std::uint32_t commands = 0;
	while (!refusal && state.step != Step::GameOver && !control.IsCancelled())
	{
		events.clear();
		const Command command = NextCommand(rules, state, players, control);
		if (foreteller)
		{
			foreteller(state, command);
		}
		refusal = rules.Apply(state, command, events);
		first = first == kNobody && state.generation == 1 ? state.firstPlayer : first;
		tell();
		++commands;
	}
	ContestResult result = ResultOf(state);
	result.first = first;
	result.commands = commands;
	result.refusal = refusal;
	return result;
}

} // namespace faith::flick
