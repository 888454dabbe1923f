#include "CouncilTrials.h"

#include "FaithKernel/Random.h"
#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>
#include <vector>

namespace faith::flick
{

namespace
{

bool IsAtCouncil(const GameState& state, int generation)
{
	return state.generation == generation && !state.pending.Empty() && state.pending.Front().kind == DecisionKind::Vote;
}

} // namespace

std::optional<GameState> PlayToCouncil(
	const Rules& rules, const Setup& setup, const Contestant& level, SearchControl& control)
{
	const std::vector<const Contestant*> seats(setup.players, &level);
	ContestInPlay match(rules, setup, seats, true);
	Random lot{setup.seed ^ 0xC0C11u};
	const auto generations = static_cast<std::uint32_t>(Value(rules.Cards(), match.State(), Param::Generations));
	const int wanted = 1 + static_cast<int>(lot.Below(generations));
	while (!match.IsOver() && !IsAtCouncil(match.State(), wanted) && !control.IsCancelled())
	{
		match.Play(match.Next(control));
	}
	const bool isThere = IsAtCouncil(match.State(), wanted) && !control.IsCancelled();
	return isThere ? std::optional(match.State()) : std::nullopt;
}

std::optional<GameState> EnactUpper(const Rules& rules, GameState state)
{
	const EffectId law = state.council.upper;
	std::vector<Event> events;
	while (!state.pending.Empty() && state.pending.Front().kind == DecisionKind::Vote)
	{
		if (rules.Apply(state, Vote{NextToAnswer(state), Thumb::Up}, events))
		{
			return std::nullopt;
		}
	}
	const bool isEnacted = std::any_of(events.begin(), events.end(),
		[law](const Event& event)
		{
			const auto* const enacted = std::get_if<LawEnacted>(&event);
			return enacted != nullptr && enacted->law == law;
		});
	return isEnacted ? std::optional(state) : std::nullopt;
}

} // namespace faith::flick
