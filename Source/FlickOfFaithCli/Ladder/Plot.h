#pragma once

#include "FlickOfFaithCli/Ladder/Standings.h"

#include <string>

namespace faith::cli
{

/// The ratings as a picture (SVG): a row for each contestant, the strongest above, with its Elo and the interval of Standing::margin.
[[nodiscard]] std::string LadderSvg(const LadderPlan& plan, const LadderResults& results);

} // namespace faith::cli
