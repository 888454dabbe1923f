#pragma once

#include "FlickOfFaithCli/Shot/PlayedShot.h"
#include "FlickOfFaithCli/Shot/Source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace faith::cli
{

/// A flick that somebody wants to see, in place of that of a replay or from a position.
struct ShotAim
{
	/// By its number in the game; without it the one that the replay launches.
	std::optional<std::uint32_t> piece;
	/// Degrees, counter-clockwise from east.
	std::optional<double> angle;
	/// As a player gives it, permille, 1..1000; or the speed in mm/s.
	std::optional<std::int32_t> power;
	std::optional<double> speed;
	/// Permille of the speed, counter-clockwise positive; with a power -1000..1000.
	std::int32_t spin = 0;
	bool rolling = false;
	/// How often the same is flicked with the spread of the hand; only with a power.
	std::uint64_t spread = 0;
};

/// The error of somebody who asks for what does not go together.
[[nodiscard]] Failure<ShotError> WrongUse(std::string message);

/// Plays a flick of a replay; `moment` is its place in the source.
[[nodiscard]] PlayedShot PlayMoment(const ShotSource& source, std::size_t moment);

/// Plays another flick from there.
[[nodiscard]] Result<PlayedShot, ShotError> PlayAim(const ShotSource& source, std::size_t moment, const ShotAim& aim);

} // namespace faith::cli
