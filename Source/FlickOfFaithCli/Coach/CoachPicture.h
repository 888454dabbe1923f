#pragma once

#include "FlickOfFaithCli/Coach/CoachWording.h"

#include <cstddef>
#include <string>

namespace faith::cli
{

/// No more flicks than this are drawn.
inline constexpr std::size_t kMostDrawnFlicks = 5;

/// The table with the best flicks as a square picture: SVG, one unit is one millimetre, north is up. Every flick has a colour and a
/// number: an arrow shows its direction and power, dots are where the disc ends in the draws of the hand, crosses are where it leaves the
/// map. Elements have the ids disc-N and flick-N.
[[nodiscard]] std::string CoachSvg(
	const flick::Advice& advice, const CoachedMoment& moment, const flick::Wording& words);

} // namespace faith::cli
