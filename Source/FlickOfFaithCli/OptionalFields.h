#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Setup.h"

#include <array>
#include <string_view>

namespace faith::cli
{

/// Which fields of a type may be left out; the value then keeps its default.
template <class T>
inline constexpr std::array<std::string_view, 0> kOptionalFields{};
template <>
inline constexpr auto kOptionalFields<flick::Aim> = std::to_array<std::string_view>({"spin"});
template <>
inline constexpr auto kOptionalFields<flick::Settled> = std::to_array<std::string_view>({"table"});
template <>
inline constexpr auto kOptionalFields<flick::DiscRest> = std::to_array<std::string_view>({"restsOn", "left"});
template <>
inline constexpr auto kOptionalFields<flick::Choose> = std::to_array<std::string_view>({"piece", "spot", "angle"});
template <>
inline constexpr auto kOptionalFields<flick::Setup> = std::to_array<std::string_view>(
	{"players", "seed", "steadiness", "practice", "position"});
template <>
inline constexpr auto kOptionalFields<flick::Position> = std::to_array<std::string_view>(
	{"phase", "generation", "firstPlayer", "activePlayer", "gods", "scores", "unflicked", "discs", "laws", "deck"});
template <>
inline constexpr auto kOptionalFields<flick::Position::Disc> = std::to_array<std::string_view>(
	{"owner", "place", "position", "restsOn"});

} // namespace faith::cli
