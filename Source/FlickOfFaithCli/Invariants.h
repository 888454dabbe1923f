#pragma once

#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

/// What must be true of every game at every moment, whatever was played. Each check answers with a sentence about what
/// is wrong, or with nothing.
namespace faith::cli
{

/// Rule 1.3: as many pieces of each kind and colour as the box holds, each in one place that is possible for it.
[[nodiscard]] std::string BrokenPieces(const flick::GameState& state);

/// No law card is twice in the deck, before the council, in force or in the box; and all cards in force exist.
[[nodiscard]] std::string BrokenCards(const flick::Catalogue& catalogue, const flick::GameState& state);

/// The game is over and has a winner, or it waits for somebody.
[[nodiscard]] std::string BrokenFlow(const flick::GameState& state);

/// There is a sample for everyone the game waits for, and Check accepts every sample.
[[nodiscard]] std::string BrokenSamples(const flick::Rules& rules, const flick::GameState& state);

/// Writing and reading the state gives the same state and hash.
[[nodiscard]] std::string BrokenEncoding(const flick::GameState& state);

/// Rule 10.1: Check and Apply agree about the command, and if it is refused, nothing changes.
[[nodiscard]] std::string BrokenRefusal(
	const flick::Rules& rules, const flick::GameState& state, const flick::Command& command);

/// Rule 9.4: adds up all that is scored and compares it with the scores.
class LedgerWatch
{
public:
	/// To be called once for the set-up and once for every command.
	[[nodiscard]] std::string Follow(std::span<const flick::Event> events, const flick::GameState& after);

private:
	std::array<std::int64_t, flick::kMaxPlayers> sums_{};
};

/// All checks of a state but BrokenRefusal; the first that fails.
[[nodiscard]] std::string BrokenInvariant(const flick::Rules& rules, const flick::GameState& state);

} // namespace faith::cli
