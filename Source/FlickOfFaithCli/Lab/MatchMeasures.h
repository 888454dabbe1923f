#pragma once

#include "FlickOfFaithAI/MatchFacts.h"
#include "FlickOfFaithCli/Lab/Measure.h"

#include <span>
#include <vector>

namespace faith::cli
{

/// What matches between equal players, all with the same number of them, say about the balance of the game. Most goals are for players
/// with a person's hand; others have loose ones.
[[nodiscard]] std::vector<Measure> MeasuresOf(std::span<const flick::MatchFacts> matches, bool isPerson);

} // namespace faith::cli
