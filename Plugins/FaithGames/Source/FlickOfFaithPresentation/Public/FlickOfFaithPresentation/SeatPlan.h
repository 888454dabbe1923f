#pragma once

#include "FlickOfFaithPresentation/SeatLabel.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/Setup.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Who plays a match: what hosts do with it before they start one.
namespace faith::flick
{

/// The seats that persons play, one bit each.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::uint8_t PersonsAmong(std::span<const SeatLabel> seats);

/// The first level among these that nobody knows, or nothing.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<std::string> UnknownLevel(std::span<const SeatLabel> seats);

/// Gives every computer the hand of its level; persons keep theirs. A mirror gets that of the first person, as sure as it was measured,
/// if it was.
FLICKOFFAITHPRESENTATION_API void GiveHands(
	std::span<const SeatLabel> seats, Setup& setup, const std::optional<HandSpread>& measured = std::nullopt);

/// Priests play the last so many seats, persons the others.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatLabel> SeatsWithComputers(
	std::size_t players, std::size_t computers);

/// Who plays when nobody remembers it: a person in the first seat, priests in the others.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatLabel> GuessSeats(std::size_t players);

} // namespace faith::flick
