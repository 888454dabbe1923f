#include "FlickOfFaithRules/Rules.h"

#include "Hooks.h"
#include "Phases.h"

#include <algorithm>
#include <variant>

namespace faith::flick
{

namespace
{

/// The questions a command can answer.
template <class T>
constexpr bool Answers(DecisionKind kind)
{
	if constexpr (std::is_same_v<T, ChooseGod>)
	{
		return kind == DecisionKind::ChooseGod;
	}
	else if constexpr (std::is_same_v<T, CommitAim>)
	{
		return kind == DecisionKind::CommitAim;
	}
	else if constexpr (std::is_same_v<T, Vote>)
	{
		return kind == DecisionKind::Vote;
	}
	else if constexpr (std::is_same_v<T, PlaceDiscs>)
	{
		return kind == DecisionKind::Place;
	}
	else if constexpr (std::is_same_v<T, Flick>)
	{
		return kind == DecisionKind::Flick || kind == DecisionKind::Reflick;
	}
	else if constexpr (std::is_same_v<T, Settled>)
	{
		return kind == DecisionKind::Settle;
	}
	else if constexpr (std::is_same_v<T, Keep>)
	{
		return kind == DecisionKind::Reflick;
	}
	else if constexpr (std::is_same_v<T, BuildTemple> || std::is_same_v<T, DoneBuilding>)
	{
		return kind == DecisionKind::Build;
	}
	else
	{
		static_assert(std::is_same_v<T, Choose>);
		return kind == DecisionKind::Card;
	}
}

/// Is this the time for the command, and is it this player's to give? (Rule 6.1 and its like)
Refusal CheckTime(const GameState& state, const Command& command)
{
	if (state.step == Step::GameOver)
	{
		return Refusal{Reason::GameIsOver, {}};
	}
	const Decision& decision = state.pending.Front();
	const std::optional<Seat> actor = Rules::Actor(command);
	if (actor && *actor >= state.PlayerCount())
	{
		return Refusal{Reason::UnknownPlayer, {*actor}};
	}
	const bool fits =
		std::visit([&](const auto& given) { return Answers<std::decay_t<decltype(given)>>(decision.kind); }, command);
	if (!fits)
	{
		return Refusal{Reason::NotNow, {static_cast<std::int32_t>(decision.kind)}};
	}
	if (actor && (decision.waitingFor & SeatBit(*actor)) == 0)
	{
		const bool committed = state.players[*actor].committed;
		return Refusal{committed ? Reason::AlreadyChosen : Reason::NotYourTurn, {*actor}};
	}
	return {};
}

struct Checker
{
	const Catalogue& catalogue;
	const GameState& state;

	Refusal operator()(const ChooseGod& command) const { return CheckChooseGod(state, command); }
	Refusal operator()(const CommitAim& command) const { return CheckCommitAim(state, command); }
	Refusal operator()(const Vote& command) const { return CheckVote(state, command); }
	Refusal operator()(const PlaceDiscs& command) const { return CheckPlace(catalogue, state, command); }
	Refusal operator()(const Flick& command) const { return CheckFlick(state, command); }
	Refusal operator()(const Settled& command) const { return CheckSettled(state, command); }
	Refusal operator()(const Keep&) const { return {}; }
	Refusal operator()(const BuildTemple& command) const { return CheckBuild(catalogue, state, command); }
	Refusal operator()(const DoneBuilding&) const { return {}; }
	Refusal operator()(const Choose& command) const { return CheckChoose(catalogue, state, command); }
};

struct Applier
{
	Play& play;

	void operator()(const ChooseGod& command) const { ApplyChooseGod(play, command); }
	void operator()(const CommitAim& command) const { ApplyCommitAim(play, command); }
	void operator()(const Vote& command) const { ApplyVote(play, command); }
	void operator()(const PlaceDiscs& command) const { ApplyPlace(play, command); }
	void operator()(const Flick& command) const { ApplyFlick(play, command); }
	void operator()(const Settled& command) const { ApplySettled(play, command); }
	void operator()(const Keep& command) const { ApplyKeep(play, command); }
	void operator()(const BuildTemple& command) const { ApplyBuild(play, command); }
	void operator()(const DoneBuilding& command) const { ApplyDone(play, command); }
	void operator()(const Choose& command) const { ApplyChoose(play, command); }
};

bool Reveals(const Event& event)
{
	return std::holds_alternative<GodsRevealed>(event) || std::holds_alternative<VotesRevealed>(event) ||
		std::holds_alternative<LawsDrawn>(event);
}

} // namespace

Refusal Rules::Begin(const Setup& setup, State& state, std::vector<Event>& events) const
{
	if (const Refusal refusal = CheckSetup(*catalogue_, setup))
	{
		return refusal;
	}
	State fresh;
	std::vector<Event> told;
	Play play{*catalogue_, fresh, told};
	LayOut(play, setup);
	if (setup.position)
	{
		if (const Refusal refusal = LayOutPosition(play, *setup.position))
		{
			return refusal;
		}
	}
	Advance(play);
	state = fresh;
	events.insert(events.end(), told.begin(), told.end());
	return {};
}

// Rule 10.1
Refusal Rules::Check(const State& state, const Command& command) const
{
	if (const Refusal refusal = CheckTime(state, command))
	{
		return refusal;
	}
	if (const Refusal refusal = std::visit(Checker{*catalogue_, state}, command))
	{
		return refusal;
	}
	return CheckConstraints(*catalogue_, state, command);
}

// Rules 10.1, 10.4
Refusal Rules::Apply(State& state, const Command& command, std::vector<Event>& events) const
{
	if (const Refusal refusal = Check(state, command))
	{
		return refusal;
	}
	Play play{*catalogue_, state, events};
	std::visit(Applier{play}, command);
	Advance(play);
	return {};
}

std::optional<std::uint8_t> Rules::Actor(const Command& command)
{
	return std::visit(
		[](const auto& given) -> std::optional<std::uint8_t>
		{
			if constexpr (std::is_same_v<std::decay_t<decltype(given)>, Settled>)
			{
				return std::nullopt;
			}
			else
			{
				return given.player;
			}
		},
		command);
}

// Rule 10.2
bool Rules::IsBarrier(
	const State& before, const State& after, const Command& command, std::span<const Event> events) const
{
	return std::holds_alternative<Settled>(command) || !(before.random == after.random) ||
		std::any_of(events.begin(), events.end(), Reveals);
}

} // namespace faith::flick
