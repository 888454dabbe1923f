#pragma once

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Setup.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faith::flick
{

/// Who plays a seat.
struct SeatNote
{
	std::string level; ///< key of a level; empty is a person
	std::string name;  ///< what the others call this player; may be empty

	friend bool operator==(const SeatNote&, const SeatNote&) = default;
};

/// The key of the level that plays with a person's hand; see Mirror.
inline constexpr std::string_view kMirrorLevel = "mirror";

/// Who plays at a level with this hand (permille, matters to a mirror only); nothing for a person, and for a level that nobody knows.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Contestant> ContestantOf(
	std::string_view level, std::uint16_t hand);

/// The first level among these that nobody knows, or nothing.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<std::string> UnknownLevel(std::span<const SeatNote> seats);

/// Gives every computer the hand of its level; persons keep theirs. A mirror gets that of the first person, a normal one if there is none.
FLICKOFFAITHPRESENTATION_API void GiveHands(std::span<const SeatNote> seats, Setup& setup);

/// Priests play the last so many seats, persons the others.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatNote> SeatsWithComputers(
	std::size_t players, std::size_t computers);

/// Who plays when nobody remembers it: a person in the first seat, priests in the others.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatNote> GuessSeats(std::size_t players);

} // namespace faith::flick
