#pragma once

#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

/// What must be true of every game at every moment, whatever was played. Each check answers with a sentence about what
/// is wrong, or with nothing.
namespace faith::flick
{

/// Rule 1.3: as many pieces of each kind and colour as the box holds, each in one place that is possible for it.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenPieces(const GameState& state);

/// No law card is twice in the deck, before the council, in force or in the box; and all cards in force exist.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenCards(const Catalogue& catalogue, const GameState& state);

/// The game is over and has a winner, or it waits for somebody.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenFlow(const GameState& state);

/// Rule 10.3: no view shows another's choice, what a card keeps secret, or the lot.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenSecrets(const Rules& rules, const GameState& state);

/// There is a sample for everyone the game waits for, and Check accepts every sample.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenSamples(const Rules& rules, const GameState& state);

/// Writing and reading the state gives the same state and hash.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenEncoding(const GameState& state);

/// Rule 10.1: Check and Apply agree about the command, and if it is refused, nothing changes.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenRefusal(
	const Rules& rules, const GameState& state, const Command& command);

/// Rule 9.4: adds up all that is scored and compares it with the scores; every entry but those of a set-up has a reason.
class LedgerWatch
{
public:
	/// To be called once for the set-up and once for every command.
	[[nodiscard]] FLICKOFFAITHAI_API std::string Follow(std::span<const Event> events, const GameState& after);

private:
	std::array<std::int64_t, kMaxPlayers> sums_{};
	bool isSetUp_ = false;
};

/// All checks of a state but BrokenRefusal; the first that fails.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenInvariant(const Rules& rules, const GameState& state);

} // namespace faith::flick
