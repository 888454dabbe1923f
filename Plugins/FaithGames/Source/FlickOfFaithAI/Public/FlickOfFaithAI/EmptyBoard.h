#pragma once

#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>

/// How hard the map itself is: the odds of reaching its parts with nothing in the way.
namespace faith::flick
{

/// What a prophet flicked from the north-eastern cloud may be meant for on an empty board. Near islands are beside the cloud, far ones
/// beyond the Navel.
enum class BoardTarget : std::uint8_t
{
	Navel,
	NearCity,
	FarCity,
	NearIsland,
	FarIsland,
};

inline constexpr int kBoardTargets = 5;

/// The best way found to reach a target.
struct BestAim
{
	Point spot;
	Aim aim;
	double odds = 0.0; ///< of touching the target at rest, 0 to 1, from kOddsDraws strays of the hand
};

inline constexpr std::uint32_t kOddsDraws = 20'000;

/// The best aim of a regular prophet with a hand of this steadiness (permille) at the target from the best legal spot of its cloud, under
/// no law. Searches coarsely, then measures the best few; the odds are those of a fresh sample.
[[nodiscard]] FLICKOFFAITHAI_API BestAim BestAimOnEmptyBoard(
	const Rules& rules, BoardTarget target, std::uint16_t steadiness);

} // namespace faith::flick
