#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/View.h"

#include <cstdint>
#include <optional>

namespace faith::flick
{

/// How hard a computer player thinks. All work is counted in simulated flicks.
struct Thinking
{
	Horizon horizon = Horizon::Game;
	std::uint32_t image = 1000;    ///< for the payoff image of a flick
	std::uint32_t candidates = 8;  ///< aims that are looked at more closely
	std::uint32_t draws = 16;      ///< strays of the hand tried for each of them
	std::uint32_t spots = 1;       ///< spots in the cloud that are compared
	std::uint32_t spotImage = 200; ///< for each of them
	std::uint32_t playouts = 0; ///< generations played to their end for each answer to a question; 0 = judged at sight
	std::uint32_t deepCandidates = 0; ///< flicks whose generation is played to its end
	std::uint32_t deepDraws = 0;      ///< so many times each
	bool seesSpread = true;
	/// Judges by this instead of what was learned before; for learning.
	const WorthModel* model = nullptr;
};

/// About how many flicks are simulated before a disc is flicked; placing and questions come on top.
[[nodiscard]] FLICKOFFAITHAI_API std::uint32_t FlicksFor(const Thinking& thinking);

/// A computer player. It sees what a player sees and gives the commands a player gives. The same seed, thinking and view give the same
/// move, with any number of threads; only a search that was cancelled may answer differently.
class Opponent
{
public:
	Opponent(const Thinking& thinking, std::uint64_t seed) : thinking_(thinking), seed_(seed) {}

	/// A command for the question that is open to this seat; the seat must be among those the game waits for.
	FLICKOFFAITHAI_API Command Decide(
		const Rules& rules, const PlayerView& view, Executor& executor, SearchControl& control);

	/// The same on the caller's thread.
	FLICKOFFAITHAI_API Command Decide(const Rules& rules, const PlayerView& view);

private:
	Thinking thinking_;
	std::uint64_t seed_;
	/// What was in mind when the disc was placed: under a card that hides the map there is nothing else to go by.
	std::optional<Flick> plan_;
};

} // namespace faith::flick
