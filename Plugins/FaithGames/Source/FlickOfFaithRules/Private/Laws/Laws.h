#pragma once

#include "FlickOfFaithRules/Effects.h"

#include <span>

namespace faith::flick
{

/// The law cards in the order of their numbers, from 1.
std::span<const EffectDef* const> AllLaws();

} // namespace faith::flick
