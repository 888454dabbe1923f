#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Effects.h"

#include <algorithm>
#include <limits>

namespace faith::flick
{

namespace
{

// Rule 11.2
bool Concerns(Scope scope, const ActiveEffect& effect, Seat player)
{
	switch (scope)
	{
	case Scope::Everyone:
		return true;
	case Scope::Controller:
		return player != kNobody && player == effect.controller;
	case Scope::Others:
		return player != kNobody && player != effect.controller;
	}
	return false;
}

/// Calls `visit(effect, modifier)` for every modifier of this parameter that concerns the player, oldest card first.
template <class Visit>
void ForEachModifier(const Catalogue& catalogue, const GameState& state, Param param, Seat player, Visit&& visit)
{
	for (const ActiveEffect& effect : state.effects)
	{
		const EffectDef* def = catalogue.Find(effect.source);
		if (def == nullptr)
		{
			continue;
		}
		for (const Modifier& modifier : def->modifiers)
		{
			if (modifier.param == param && Concerns(modifier.scope, effect, player))
			{
				visit(effect, modifier);
			}
		}
	}
}

/// Collects the three operations, whose order is written here and nowhere else. Factors are multiplied out before the one
/// division, so that their order cannot matter. A parameter has at most four factors, each from 0 to 50 000 permille: then a
/// product that 64 bits cannot hold is, divided, beyond the range of every parameter.
struct Composition
{
	std::int64_t start;
	std::int64_t sum = 0;
	std::int64_t factor = 1;
	std::int64_t scale = 1;

	void Take(const Modifier& modifier)
	{
		switch (modifier.op)
		{
		case Op::Override:
			start = modifier.value;
			break;
		case Op::Add:
			sum += modifier.value;
			break;
		case Op::Multiply:
			factor *= modifier.value;
			scale *= 1000;
			break;
		}
	}

	// Rule 11.1
	std::int32_t Result(const ParamRow& row) const
	{
		const std::int64_t most = (std::numeric_limits<std::int64_t>::max)() / (std::max)(factor, std::int64_t{1});
		const std::int64_t value = (std::min)((std::max)(start + sum, -most), most) * factor / scale;
		return static_cast<std::int32_t>(
			(std::min)((std::max)(value, std::int64_t{row.lowest}), std::int64_t{row.highest}));
	}
};

} // namespace

std::int32_t Value(const Catalogue& catalogue, const GameState& state, Param param, Seat player)
{
	const ParamRow row = RowOf(param, state.PlayerCount());
	Composition composition{row.base};
	ForEachModifier(catalogue, state, param, player,
		[&](const ActiveEffect&, const Modifier& modifier) { composition.Take(modifier); });
	return composition.Result(row);
}

// An older card that sets the number has no part in it once a newer one sets it too.
Resolved Explain(const Catalogue& catalogue, const GameState& state, Param param, Seat player)
{
	const Modifier* newestOverride = nullptr;
	ForEachModifier(catalogue, state, param, player,
		[&](const ActiveEffect&, const Modifier& modifier)
		{ newestOverride = modifier.op == Op::Override ? &modifier : newestOverride; });
	Resolved resolved;
	resolved.value = Value(catalogue, state, param, player);
	ForEachModifier(catalogue, state, param, player,
		[&](const ActiveEffect& effect, const Modifier& modifier)
		{
			const bool counts = modifier.op != Op::Override || &modifier == newestOverride;
			if (counts && !resolved.because.Contains(effect.source))
			{
				resolved.because.PushBack(effect.source);
			}
		});
	return resolved;
}

RuleNumber RuleOfCard(EffectId card)
{
	constexpr std::uint8_t laws = 12;
	constexpr std::uint8_t gods = 13;
	if (card == kNoCard)
	{
		return {};
	}
	return card.value < kFirstGod ? RuleNumber{laws, card.value}
								  : RuleNumber{gods, static_cast<std::uint8_t>(card.value - kFirstGod + 1)};
}

// Rule 11.6
FixedVector<EffectId, kMaxEffects> CardsBehind(
	const Catalogue& catalogue, const GameState& state, Reason reason, const Command& command)
{
	for (const ActiveEffect& effect : state.effects)
	{
		const EffectDef* def = catalogue.Find(effect.source);
		const bool forbids = def != nullptr && def->constrain != nullptr && !state.pending.Empty() &&
			def->constrain(HookContext{catalogue, state, effect}, command).code == reason;
		if (forbids)
		{
			return {effect.source};
		}
	}
	const bool isAsked = !state.pending.Empty() && state.pending.Front().kind == DecisionKind::Card;
	if (std::holds_alternative<Choose>(command) && isAsked)
	{
		return {state.pending.Front().card};
	}
	const PlaceDiscs* placing = std::get_if<PlaceDiscs>(&command);
	if (placing == nullptr || placing->player >= state.PlayerCount())
	{
		return {};
	}
	switch (reason)
	{
	case Reason::WrongNumberOfDiscs:
		return Explain(catalogue, state, Param::DiscsPerFlick, placing->player).because;
	case Reason::NotStacked:
	case Reason::SmallerBelow:
		return Explain(catalogue, state, Param::FlickForm, placing->player).because;
	default:
		return {};
	}
}

} // namespace faith::flick
