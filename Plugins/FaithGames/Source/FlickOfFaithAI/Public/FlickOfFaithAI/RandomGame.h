#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace faith::flick
{

/// No game, however it is played, needs more commands.
inline constexpr std::size_t kMostCommands = 4000;

/// How a random game went.
struct RandomGameReport
{
	/// What is wrong, or nothing.
	std::string broken;
	/// Accepted ones; of a broken game, the one that broke it is the last.
	std::size_t commands = 0;
	/// Of the final state.
	std::uint64_t hash = 0;
};

/// A command as a stranger might send it: of any kind, with numbers inside and outside of their ranges.
[[nodiscard]] FLICKOFFAITHAI_API Command AnyCommand(Random& random, const GameState& state);

/// Plays a game by lot, on the built-in table or an unruly one, and checks all invariants after every command. The last
/// check saves, loads and verifies the whole game.
[[nodiscard]] FLICKOFFAITHAI_API RandomGameReport PlayRandomGame(
	const Rules& rules, std::uint8_t players, std::uint64_t seed);

} // namespace faith::flick
