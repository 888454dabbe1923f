#include "FlickOfFaithAI/Contest.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"

#include <cassert>
#include <utility>

namespace faith::flick
{

namespace
{

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

ContestInPlay::ContestInPlay(const Rules& rules, Setup setup, std::span<const Contestant* const> seats, bool ownHands)
	: rules_(rules)
{
	assert(seats.size() == setup.players);
	for (std::size_t seat = 0; ownHands && seat < seats.size(); ++seat)
	{
		setup.steadiness[seat] = seats[seat]->steadiness;
	}
	refusal_ = rules.Begin(setup, state_, events_);
	SeatPlayers(seats, setup.seed);
}

ContestInPlay::ContestInPlay(
	const Rules& rules, const GameState& state, std::span<const Contestant* const> seats, std::uint64_t seed)
	: rules_(rules), state_(state)
{
	assert(seats.size() == state.players.Size());
	SeatPlayers(seats, seed);
}

void ContestInPlay::SeatPlayers(std::span<const Contestant* const> seats, std::uint64_t seed)
{
	Random seeds{seed ^ 0xC0A7E57u};
	for (const Contestant* contestant : seats)
	{
		players_.push_back(MakePlayer(*contestant, seeds.Next()));
	}
}

Command ContestInPlay::Next(SearchControl& control)
{
	const Seat seat = NextToAnswer(state_);
	if (seat == kNobody)
	{
		return PlayExactly(state_);
	}
	InlineExecutor here;
	return players_[seat]->Decide(rules_, ViewFor(rules_.Cards(), state_, seat), here, control);
}

void ContestInPlay::Play(const Command& command)
{
	events_.clear();
	refusal_ = rules_.Apply(state_, command, events_);
}

ContestResult PlayContest(const Rules& rules, Setup setup, std::span<const Contestant* const> seats, bool ownHands,
	SearchControl& control, const Onlooker& onlooker, const Foreteller& foreteller)
{
	ContestInPlay match(rules, std::move(setup), seats, ownHands);
	const auto tell = [&]
	{
		if (onlooker && !match.Refused())
		{
			onlooker(match.Events(), match.State());
		}
	};
	tell();
	Seat first = kNobody;
	std::uint32_t commands = 0;
	while (!match.IsOver() && !control.IsCancelled())
	{
		const Command command = match.Next(control);
		if (foreteller)
		{
			foreteller(match.State(), command);
		}
		match.Play(command);
		const GameState& state = match.State();
		first = first == kNobody && state.generation == 1 ? state.firstPlayer : first;
		tell();
		++commands;
	}
	ContestResult result = ResultOf(match.State());
	result.first = first;
	result.commands = commands;
	result.refusal = match.Refused();
	return result;
}

} // namespace faith::flick
