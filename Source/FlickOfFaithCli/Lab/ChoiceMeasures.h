#pragma once

#include "FlickOfFaithAI/AimKinds.h"
#include "FlickOfFaithCli/Lab/Measure.h"

#include <span>
#include <vector>

namespace faith::cli
{

/// Whether a flick is a decision: how well the best kind of target is guessed without seeing the table, and how close the second best is.
[[nodiscard]] std::vector<Measure> ChoiceMeasures(std::span<const flick::MatchChoices> matches);

} // namespace faith::cli
