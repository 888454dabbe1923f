#pragma once

#include "FaithKernel/Reflect.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace faith::flick
{

/// How much persons see of a flick before they make it, the most first. The same for all persons of a match.
enum class AimSight : std::uint8_t
{
	Proposed,  ///< like Full, and every flick starts with an aim at the Navel
	Full,      ///< the way, where the disc may come to rest, and how likely that is
	Direction, ///< a short arrow
	Nothing,   ///< only the pull itself
};

inline constexpr std::array<AimSight, 4> kAimSights{
	AimSight::Proposed, AimSight::Full, AimSight::Direction, AimSight::Nothing};

/// What newcomers play with.
inline constexpr AimSight kUsualSight = AimSight::Full;

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::AimSight> = std::to_array<std::string_view>(
	{"proposed", "full", "direction", "nothing"});

} // namespace faith
