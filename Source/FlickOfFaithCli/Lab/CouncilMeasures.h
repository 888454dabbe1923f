#pragma once

#include "FlickOfFaithAI/LawTrial.h"
#include "FlickOfFaithAI/VoteTrial.h"
#include "FlickOfFaithCli/Lab/Measure.h"

#include <span>
#include <vector>

namespace faith::cli
{

/// What each law changes: the points of all players in its generation and, as details, those of later generations and the wins of the
/// leader and of the last in turn order. The verdict stands in the first row. A law is to change the points by 5 % of the usual or either
/// of these wins by 3 points, and the points by no more than 35 %.
[[nodiscard]] std::vector<Measure> LawMeasures(std::span<const flick::LawTrial> trials);

/// How much is at stake in votes.
[[nodiscard]] std::vector<Measure> VoteMeasures(std::span<const flick::VoteTrial> trials);

} // namespace faith::cli
