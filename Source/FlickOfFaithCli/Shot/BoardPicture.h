#pragma once

#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/State.h"

#include <string>

namespace faith::cli
{

/// The table as it lies, like ShotSvg without a flick: a title that says who won or which generation it is, the map with all
/// pieces on it and their numbers, and a line with everybody's points.
[[nodiscard]] std::string BoardSvg(const flick::GameState& state, const flick::Wording& words);

} // namespace faith::cli
