#pragma once

#include "FlickOfFaithRules/Rules.h"

namespace faith::flick
{

/// Builds the same temple about as near to the city, where it is least in the way of the builder's own flicks at the Navel. Which of
/// several equal spots is listed first must not favour a corner of the map.
[[nodiscard]] BuildTemple AtBestSite(const Rules& rules, const GameState& table, const BuildTemple& build);

} // namespace faith::flick
