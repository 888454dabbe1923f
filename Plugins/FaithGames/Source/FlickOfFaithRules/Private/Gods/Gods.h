#pragma once

#include "FlickOfFaithRules/Catalogue.h"

#include <span>

namespace faith::flick
{

/// The four god cards; their gods are numbered from kFirstGod, card by card.
std::span<const GodCard> AllGodCards();

// Each god is defined in the file of its name.
extern const EffectDef kRa;
extern const EffectDef kAnubis;
extern const EffectDef kDagda;
extern const EffectDef kMorrigan;
extern const EffectDef kZeus;
extern const EffectDef kThemis;
extern const EffectDef kTyr;
extern const EffectDef kFreja;

} // namespace faith::flick
