#pragma once

#include "FlickOfFaithRules/Effects.h"

#include <span>

namespace faith::flick
{

/// The law cards in the order of their numbers, from 1.
std::span<const EffectDef* const> AllLaws();

// Each law is defined in the file of its name.
#define FAITH_LAW(Name) extern const EffectDef k##Name;
#include "Laws/LawList.inl"
#undef FAITH_LAW

} // namespace faith::flick
