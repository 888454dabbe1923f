#include "FlickOfFaithAI/LawTrial.h"

#include "CouncilTrials.h"
#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/MatchFacts.h"

#include <algorithm>
#include <utility>

namespace faith::flick
{

namespace
{

Seat LeaderOf(const GameState& state)
{
	std::vector<std::int32_t> scores;
	for (const Player& player : state.players)
	{
		scores.push_back(player.score);
	}
	return SoleLeader(scores);
}

/// Changes numbers and nothing else, so that it leaves no trace when it is taken away before anybody has moved.
bool OnlyChangesNumbers(const EffectDef& law)
{
	return law.reacts.empty() && law.offers.empty();
}

/// The council's generation without a new law: one that leaves no trace is enacted and taken away.
std::optional<GameState> WithoutLaw(const Rules& rules, const GameState& council)
{
	for (const EffectDef* law : rules.Cards().laws)
	{
		const auto ready = OnlyChangesNumbers(*law) ? WithUpperLaw(council, law->id) : std::nullopt;
		auto state = ready ? EnactUpper(rules, *ready) : std::nullopt;
		if (state)
		{
			for (std::size_t i = 0; i < state->effects.Size(); ++i)
			{
				if (state->effects[i].source == law->id)
				{
					state->effects.RemoveAt(i);
					break;
				}
			}
			state->discarded.PushBack(law->id);
			return state;
		}
	}
	return std::nullopt;
}

LawBranch PlayOn(
	const Rules& rules, const GameState& state, const Contestant& level, std::uint64_t seed, SearchControl& control)
{
	const std::vector<const Contestant*> seats(state.players.Size(), &level);
	ContestInPlay match(rules, state, seats, seed);
	LawBranch branch;
	// Worship and the next generation follow from one command: only events tell them apart.
	bool isOver = false;
	while (!match.IsOver() && !control.IsCancelled())
	{
		match.Play(match.Next(control));
		for (const Event& event : match.Events())
		{
			isOver = isOver || std::holds_alternative<GenerationBegan>(event);
			const auto* const scored = std::get_if<Scored>(&event);
			(isOver ? branch.later : branch.points) += scored == nullptr ? 0 : scored->points;
		}
	}
	branch.winner = match.State().winner;
	return branch;
}

/// The place of a law among those not in force, or nullptr.
EffectId* PlaceOf(GameState& state, EffectId law)
{
	if (state.council.lower == law)
	{
		return &state.council.lower;
	}
	for (auto* pile : {&state.deck, &state.discarded})
	{
		const auto found = std::find(pile->begin(), pile->end(), law);
		if (found != pile->end())
		{
			return &*found;
		}
	}
	return nullptr;
}

} // namespace

std::optional<GameState> WithUpperLaw(GameState council, EffectId law)
{
	if (council.council.upper == law)
	{
		return council;
	}
	EffectId* const place = PlaceOf(council, law);
	if (place == nullptr)
	{
		return std::nullopt;
	}
	std::swap(council.council.upper, *place);
	return council;
}

LawTrial TryLaws(const Rules& rules, const Setup& setup, const Contestant& level, SearchControl& control)
{
	LawTrial trial;
	const auto council = PlayToCouncil(rules, setup, level, control);
	const auto without = council ? WithoutLaw(rules, *council) : std::nullopt;
	if (!without)
	{
		return trial;
	}
	trial.generation = council->generation;
	trial.leader = LeaderOf(*council);
	trial.last = static_cast<Seat>((council->firstPlayer + council->PlayerCount() - 1) % council->PlayerCount());
	trial.without = PlayOn(rules, *without, level, setup.seed, control);
	for (const EffectDef* law : rules.Cards().laws)
	{
		const auto ready = WithUpperLaw(*council, law->id);
		const auto state = ready ? EnactUpper(rules, *ready) : std::nullopt;
		if (state)
		{
			trial.with.push_back(PlayOn(rules, *state, level, setup.seed, control));
			trial.with.back().law = law->id;
		}
	}
	return trial;
}

} // namespace faith::flick
