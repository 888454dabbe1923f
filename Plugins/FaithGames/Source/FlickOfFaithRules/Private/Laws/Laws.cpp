#include "Laws/Laws.h"

#include "FlickOfFaithRules/State.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr Duration kGeneration = Duration::ThisGeneration;
constexpr Duration kGame = Duration::RestOfGame;

// Names and durations. What a law does is written with it, as modifiers and hooks; these have none yet, so a council's
// choice is announced, lasts and expires, and changes nothing.
constexpr std::array<EffectDef, kLawCount> kDefs{{
	{EffectId{1}, "blind_obedience", kGeneration},
	{EffectId{2}, "lost_sheep", kGame},
	{EffectId{3}, "little_finger", kGeneration},
	{EffectId{4}, "weaker_hand", kGeneration},
	{EffectId{5}, "tower_of_babel", kGeneration},
	{EffectId{6}, "both_hands", kGeneration},
	{EffectId{7}, "rolling_stones", kGeneration},
	{EffectId{8}, "king_ape", kGame},
	{EffectId{9}, "tornado", kGeneration},
	{EffectId{10}, "templars", kGame},
	{EffectId{11}, "kraken", kGame},
	{EffectId{12}, "great_pilgrimage", kGame},
	{EffectId{13}, "holy_war", kGeneration},
	{EffectId{14}, "chosen_one", kGame},
	{EffectId{15}, "indulgences", kGame},
	{EffectId{16}, "golden_calf", kGeneration},
	{EffectId{17}, "iconoclasm", kGeneration},
	{EffectId{18}, "sacrifice", kGeneration},
	{EffectId{19}, "exodus", kGeneration},
	{EffectId{20}, "second_calling", kGeneration},
}};

constexpr auto kAll = []
{
	std::array<const EffectDef*, kDefs.size()> all{};
	for (std::size_t i = 0; i < kDefs.size(); ++i)
	{
		all[i] = &kDefs[i];
	}
	return all;
}();

} // namespace

std::span<const EffectDef* const> AllLaws()
{
	return kAll;
}

} // namespace faith::flick
