#include "Gods/Gods.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr EffectDef kRa{EffectId{101}, "ra"};
constexpr EffectDef kAnubis{EffectId{102}, "anubis"};
constexpr EffectDef kDagda{EffectId{103}, "dagda"};
constexpr EffectDef kMorrigan{EffectId{104}, "morrigan"};
constexpr EffectDef kZeus{EffectId{105}, "zeus"};
constexpr EffectDef kThemis{EffectId{106}, "themis"};
constexpr EffectDef kTyr{EffectId{107}, "tyr"};
constexpr EffectDef kFreja{EffectId{108}, "freja"};

// Names and colours. What a god can do is written with it, as modifiers and hooks; these have none yet.
constexpr std::array<GodCard, kMaxPlayers> kCards{{
	{"egyptian", "yellow", {&kRa, &kAnubis}},
	{"celtic", "green", {&kDagda, &kMorrigan}},
	{"greek", "purple", {&kZeus, &kThemis}},
	{"norse", "blue", {&kTyr, &kFreja}},
}};

} // namespace

std::span<const GodCard> AllGodCards()
{
	return kCards;
}

} // namespace faith::flick
