#include "Gods/Gods.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr EffectDef kRa{EffectId{21}, "ra"};
constexpr EffectDef kAnubis{EffectId{22}, "anubis"};
constexpr EffectDef kDagda{EffectId{23}, "dagda"};
constexpr EffectDef kMorrigan{EffectId{24}, "morrigan"};
constexpr EffectDef kZeus{EffectId{25}, "zeus"};
constexpr EffectDef kThemis{EffectId{26}, "themis"};
constexpr EffectDef kTyr{EffectId{27}, "tyr"};
constexpr EffectDef kFreja{EffectId{28}, "freja"};

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
