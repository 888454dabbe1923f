#include "Gods/Gods.h"

#include <array>

namespace faith::flick
{

namespace
{

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
