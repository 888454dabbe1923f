#pragma once

#include "FlickOfFaithRules/Rules.h"

namespace faith::flick
{

/// The same temple on the same island, where it is least in the builder's way and least of a backstop to others. Which of several equal
/// spots is listed first must not favour a corner of the map.
[[nodiscard]] BuildTemple AtBestSite(const Rules& rules, const GameState& table, const BuildTemple& build);

} // namespace faith::flick
