#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

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
	/// The laws that were chosen, in order.
	std::vector<EffectId> laws;
};

/// Where discs come to rest in a random game.
enum class RandomGameTable : std::uint8_t
{
	ByLot, ///< one of the two
	Exact, ///< the built-in table
	Unruly,
};

/// What is not left to the lot in a random game; its lot is the seed of the set-up.
struct RandomGamePlan
{
	Setup setup;
	/// Everybody votes for these laws whenever one is before the council.
	std::vector<EffectId> wanted;
	RandomGameTable table = RandomGameTable::ByLot;
};

/// A command as a stranger might send it: of any kind, with numbers inside and outside of their ranges.
[[nodiscard]] FLICKOFFAITHAI_API Command AnyCommand(Random& random, const GameState& state);

/// Plays a game by lot and checks all invariants after every command. The last check saves, loads and verifies the whole
/// game; what the built-in table decided is simulated again.
[[nodiscard]] FLICKOFFAITHAI_API RandomGameReport PlayRandomGame(const Rules& rules, const RandomGamePlan& plan);

/// The same with nothing planned but players and seed.
[[nodiscard]] FLICKOFFAITHAI_API RandomGameReport PlayRandomGame(
	const Rules& rules, std::uint8_t players, std::uint64_t seed);

} // namespace faith::flick
