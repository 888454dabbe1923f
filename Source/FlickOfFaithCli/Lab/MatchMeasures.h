#pragma once

#include "FlickOfFaithAI/MatchFacts.h"
#include "FlickOfFaithCli/Lab/Measure.h"

#include <span>
#include <vector>

namespace faith::cli
{

/// What matches between equal players, all with the same number of them, say about the balance of the game.
[[nodiscard]] std::vector<Measure> MeasuresOf(std::span<const flick::MatchFacts> matches);

} // namespace faith::cli
