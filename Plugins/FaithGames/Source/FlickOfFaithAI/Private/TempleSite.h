#pragma once

#include "FlickOfFaithRules/Rules.h"

namespace faith::flick
{

/// Moves a planned temple to the spot on its island that hinders the builder's own flicks least and helps the others' least.
/// Treats all corners of the map alike, whichever spot is listed first.
[[nodiscard]] BuildTemple AtBestSite(const Rules& rules, const GameState& table, const BuildTemple& build);

} // namespace faith::flick
