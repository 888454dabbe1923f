#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Opponent.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>
#include <optional>

/// How much a search leaves on the table, measured against one that takes hundreds of times as long. The cheap number to watch: it needs
/// no matches and has little luck in it.
namespace faith::flick
{

/// How fine the search is that counts as the truth.
struct Truth
{
	std::uint32_t cells = 150'000; ///< of the payoff image
	std::uint32_t candidates = 24; ///< looked at more closely
	std::uint32_t draws = 1000;    ///< strays of the hand for each of them
};

/// One position; all worth 0 to 1 to the one who flicks, over the same strays of the hand.
struct Regret
{
	double best = 0.0;   ///< the best aim of all
	double chosen = 0.0; ///< the aim that was chosen
	double any = 0.0;    ///< the mean of all aims
};

/// The position in which the first disc of the active player is to be flicked, from the first free spot; nothing if the set-up is
/// refused or does not lead there.
[[nodiscard]] FLICKOFFAITHAI_API std::optional<GameState> FirstFlickOf(const Rules& rules, const Setup& setup);

/// A state in which the active player places a disc, as a set-up that leads there: what lies on the map, who has what, the laws and the
/// scores. What cards remember is not in it.
[[nodiscard]] FLICKOFFAITHAI_API Setup StudyOf(const GameState& state, std::uint64_t seed);

/// What this thinking chooses against the truth, for one disc. Only the search for aims is measured, not what is judged beyond it.
[[nodiscard]] FLICKOFFAITHAI_API Regret RegretAt(const Rules& rules, const GameState& state, const Thinking& thinking,
	const Truth& truth, std::uint64_t seed, Executor& executor, SearchControl& control);

} // namespace faith::flick
