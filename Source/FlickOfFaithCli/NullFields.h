#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Setup.h"
#include "FlickOfFaithRules/State.h"
#include "FlickOfFaithRules/View.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace faith::cli
{

/// Which numbers of a type may be nobody, no piece or no island, written as null; of a list, its elements. All others
/// are plain numbers and never null.
template <class T>
inline constexpr std::array<std::string_view, 0> kNullFields{};
template <>
inline constexpr auto kNullFields<flick::DiscRest> = std::to_array<std::string_view>({"restsOn"});
template <>
inline constexpr auto kNullFields<flick::Choose> = std::to_array<std::string_view>({"piece"});
template <>
inline constexpr auto kNullFields<flick::Position::Disc> = std::to_array<std::string_view>({"owner", "restsOn"});
template <>
inline constexpr auto kNullFields<flick::Piece> = std::to_array<std::string_view>({"owner", "restsOn"});
template <>
inline constexpr auto kNullFields<flick::ActiveEffect> = std::to_array<std::string_view>({"controller"});
template <>
inline constexpr auto kNullFields<flick::Turn> = std::to_array<std::string_view>({"active", "again"});
template <>
inline constexpr auto kNullFields<flick::FlickOff> = std::to_array<std::string_view>({"discs"});
template <>
inline constexpr auto kNullFields<flick::GameState> = std::to_array<std::string_view>({"firstPlayer", "winner"});
template <>
inline constexpr auto kNullFields<flick::PlayerView> = std::to_array<std::string_view>({"viewer"});
template <>
inline constexpr auto kNullFields<flick::PieceMoved> = std::to_array<std::string_view>({"owner", "restsOn"});
template <>
inline constexpr auto kNullFields<flick::TempleBuilt> = std::to_array<std::string_view>({"island"});
template <>
inline constexpr auto kNullFields<flick::Unpaid> = std::to_array<std::string_view>({"island"});
template <>
inline constexpr auto kNullFields<flick::CardAnswered> = std::to_array<std::string_view>({"piece"});

template <class T>
constexpr bool MayBeNull(std::string_view field)
{
	return std::find(kNullFields<T>.begin(), kNullFields<T>.end(), field) != kNullFields<T>.end();
}

} // namespace faith::cli
