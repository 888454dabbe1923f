#pragma once

#include "AimSearch.h"
#include "FlickOfFaithRules/Effects.h"

#include <span>

namespace faith::flick
{

/// The temper of the god that a seat plays.
Temper TemperOf(const Catalogue& cards, const GameState& state, Seat seat);

/// Of the aims that promise as good as the most, the one that this temper likes best. Not empty.
const FoundAim& Preferred(std::span<const FoundAim> aims, Temper temper);

} // namespace faith::flick
