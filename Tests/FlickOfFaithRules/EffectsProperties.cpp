#include "FlickOfFaithRules/Effects.h"
#include "Support/TestCards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace faith::flick::test
{
namespace
{

/// A state of two players in which the cards are in force in this order.
GameState InForce(const std::vector<EffectId>& order)
{
	GameState state;
	state.players.Resize(2);
	for (const EffectId card : order)
	{
		ActiveEffect effect;
		effect.source = card;
		effect.timestamp = state.clock++;
		state.effects.PushBack(effect);
	}
	return state;
}

std::vector<EffectId> AnyOrder(std::size_t cards)
{
	std::vector<EffectId> order;
	for (std::size_t i = 0; i < cards; ++i)
	{
		order.push_back(Law(static_cast<int>(i)));
	}
	for (std::size_t i = cards; i > 1; --i)
	{
		std::swap(order[i - 1], order[*rc::gen::inRange<std::size_t>(0, i)]);
	}
	return order;
}

// Rule 11.1
RC_GTEST_PROP(EffectsProperties, AdditionsAndFactorsGiveTheSameInWhateverOrderTheirCardsCame, ())
{
	const auto param = static_cast<Param>(*rc::gen::inRange<int>(0, static_cast<int>(kEnumCount<Param>)));
	std::array<Modifier, 8> modifiers{};
	std::vector<EffectDef> laws;
	for (std::size_t i = 0; i < modifiers.size(); ++i)
	{
		const bool adds = i < 4;
		modifiers[i] = Modifier{param, adds ? Op::Add : Op::Multiply,
			adds ? *rc::gen::inRange<std::int32_t>(-20'000, 20'001) : *rc::gen::inRange<std::int32_t>(0, 5001)};
		laws.push_back(EffectDef{.id = kNoCard, .key = "law", .modifiers = {&modifiers[i], 1}});
	}
	const TestCards cards(laws);
	const GameState one = InForce(AnyOrder(modifiers.size()));
	const GameState other = InForce(AnyOrder(modifiers.size()));
	const std::int32_t value = Value(cards.Cards(), one, param);
	RC_ASSERT(value == Value(cards.Cards(), other, param));
	RC_ASSERT(value == Explain(cards.Cards(), one, param).value);
	RC_ASSERT(value >= RowOf(param, 2).lowest);
	RC_ASSERT(value <= RowOf(param, 2).highest);
}

// Rule 11.1
RC_GTEST_PROP(EffectsProperties, TheNewestOfManySettingsIsTheOnlyOneThatCounts, ())
{
	std::array<Modifier, 8> modifiers{};
	std::vector<EffectDef> laws;
	for (std::size_t i = 0; i < modifiers.size(); ++i)
	{
		modifiers[i] = Modifier{Param::LaunchSpeed, Op::Override, static_cast<std::int32_t>(200 + i)};
		laws.push_back(EffectDef{.id = kNoCard, .key = "law", .modifiers = {&modifiers[i], 1}});
	}
	const TestCards cards(laws);
	const std::vector<EffectId> order = AnyOrder(modifiers.size());
	RC_ASSERT(Value(cards.Cards(), InForce(order), Param::LaunchSpeed) == 199 + order.back().value);
}

} // namespace
} // namespace faith::flick::test
