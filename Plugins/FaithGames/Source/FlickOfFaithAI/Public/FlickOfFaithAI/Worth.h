#pragma once

#include "FlickOfFaithAI/Standing.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <array>
#include <cstddef>
#include <span>

/// What a position is worth to whom.
namespace faith::flick
{

/// How far a judgement looks.
enum class Horizon : std::uint8_t
{
	Points, ///< the points so far and those of a worship now
	Game,   ///< the points every seat may expect at the end of the game
};

inline constexpr std::size_t kFeatureCount = 20;

/// Numbers about a seat from which its further points are estimated; what each means is in Worth.cpp.
using Features = std::array<double, kFeatureCount>;

[[nodiscard]] FLICKOFFAITHAI_API Features FeaturesOf(const Terms& terms, const Standing& standing, Seat seat);

/// What was learned from games of the computer against itself: the further points of a seat are those of a worship now and the sum of
/// its features times these weights. They miss the truth by about `noise` VP.
struct WorthModel
{
	Features weights{};
	/// VP, by the number of flicks that are still to come in the whole game: noise = sqrt(still^2 + perFlick^2 * flicks).
	double still = 1.0;
	double perFlick = 1.0;
};

/// The model for so many players, 2 to 4.
[[nodiscard]] FLICKOFFAITHAI_API const WorthModel& ModelFor(int players);

/// How positions are judged.
struct Judgement
{
	Horizon horizon = Horizon::Game;
	/// Not null.
	const WorthModel* model = nullptr;
};

/// Points a worship would pay each seat now.
[[nodiscard]] FLICKOFFAITHAI_API std::array<std::int32_t, kMaxPlayers> WorshipNow(
	const Terms& terms, const Standing& standing);

/// Flicks that are still to come in the whole game.
[[nodiscard]] FLICKOFFAITHAI_API double FlicksToCome(const Terms& terms, const Standing& standing);

/// The points each seat may expect at the end of the game; with Horizon::Points those of today.
[[nodiscard]] FLICKOFFAITHAI_API std::array<double, kMaxPlayers> ExpectedScores(
	const Terms& terms, const Standing& standing, const Judgement& judgement);

/// How good this is for a seat, 0 to 1: about its chance to win.
[[nodiscard]] FLICKOFFAITHAI_API double WorthTo(
	Seat seat, const Terms& terms, const Standing& standing, const Judgement& judgement);

} // namespace faith::flick
