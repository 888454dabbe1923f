#pragma once

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faith::flick
{

struct Catalogue;

/// The stages of a match as players know them.
enum class MatchPhase : std::uint8_t
{
	ChoosingGods,
	FirstFlickOff,
	Council,
	Mission,
	Worship,
	LastFlickOff, ///< among those who are tied for victory
	Over,
};

/// What everybody at the table may see at a glance.
struct MatchStatus
{
	MatchPhase phase = MatchPhase::ChoosingGods;
	std::uint8_t generation = 0; ///< 0 before the first
	Seat firstPlayer = kNobody;
	Seat active = kNobody; ///< whose turn it is in a mission
	DecisionKind asked = DecisionKind::None;
	std::uint8_t waitingFor = 0; ///< one bit per seat
	/// Keys of the laws in force, oldest first.
	std::vector<std::string_view> laws;

	struct SeatStatus
	{
		std::string_view colour; ///< key of the colour
		std::string_view god;    ///< key; empty until all have chosen
		std::int32_t score = 0;  ///< VP
		int prophets = 0;        ///< still to flick
	};
	std::vector<SeatStatus> seats;

	Seat winner = kNobody;
	WinReason winReason = WinReason::NotYet;
};

[[nodiscard]] FLICKOFFAITHPRESENTATION_API MatchStatus StatusOf(const Catalogue& catalogue, const GameState& state);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::MatchPhase> = std::to_array<std::string_view>(
	{"choosing_gods", "first_flick_off", "council", "mission", "worship", "last_flick_off", "over"});

} // namespace faith
