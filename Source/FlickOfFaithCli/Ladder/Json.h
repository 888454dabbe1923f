#pragma once

#include "FlickOfFaithCli/Ladder/Standings.h"

#include <string>

namespace faith::cli
{

/// What LadderTable says as a JSON object, shares from 0 to 1: {"command", "rulesVersion", "physicsVersion", "pairs", "planned",
/// "contestants": [{"key", "elo", "margin", "share", "matches"}], "meetings": [{"first", "second", "share", "low", "high", "elo", "pairs"}]}
[[nodiscard]] std::string LadderJson(const LadderPlan& plan, const LadderResults& results);

} // namespace faith::cli
