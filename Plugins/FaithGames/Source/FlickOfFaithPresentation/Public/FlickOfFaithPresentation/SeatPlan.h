#pragma once

#include "FlickOfFaithPresentation/SeatLabel.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Setup.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Who plays a match: what hosts do with it before they start one.
namespace faith::flick
{

/// The level of a computer whose hand is that of a person; it is not among Levels().
inline constexpr std::string_view kMirrorLevel = "mirror";

/// Characters of a person's name that hosts keep.
inline constexpr std::size_t kLongestName = 20;

/// The seats that persons play, one bit each.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::uint8_t PersonsAmong(std::span<const SeatLabel> seats);

/// The first level among these that nobody knows, or nothing.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<std::string> UnknownLevel(std::span<const SeatLabel> seats);

/// Gives every computer the hand of its level; persons keep theirs. A mirror gets that of the first person, as sure as it was measured,
/// if it was.
FLICKOFFAITHPRESENTATION_API void GiveHands(
	std::span<const SeatLabel> seats, Setup& setup, const std::optional<HandSpread>& measured = std::nullopt);

/// Novices play the last so many seats, persons the others.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatLabel> SeatsWithComputers(
	std::size_t players, std::size_t computers);

/// Who plays when nobody remembers it: a person in the first seat, novices in the others.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatLabel> GuessSeats(std::size_t players);

/// Who is to play one seat of a new match.
struct PlannedSeat
{
	SeatLabel who;
	std::uint16_t steadiness = 0; ///< permille of the normal spread of the hand; 0 is as in the options

	friend bool operator==(const PlannedSeat&, const PlannedSeat&) = default;
};

/// Who plays with one press of a button.
struct SeatPreset
{
	std::string_view key; ///< of its text
	std::uint8_t players = 0;
	std::uint8_t persons = 0; ///< one bit per seat
};

inline constexpr std::array<SeatPreset, 3> kSeatPresets{
	{{"menu.preset.one", 2, 0b01}, {"menu.preset.three", 4, 0b0001}, {"menu.preset.two_here", 2, 0b11}}};

/// A match that is being planned. All seats are kept, also those that do not play, so that they are there again.
struct SeatPlan
{
	std::vector<PlannedSeat> seats;
	std::size_t players = 2; ///< how many of the seats play
	std::string seed;        ///< digits; empty draws a match
	bool isSplit = false;    ///< every person has a part of the screen, instead of passing one around

	/// A person against a novice, and novices for more seats.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API static SeatPlan Usual();

	FLICKOFFAITHPRESENTATION_API bool CanAdd() const;
	FLICKOFFAITHPRESENTATION_API bool CanRemove() const;
	/// There is something to split: more than one person plays.
	FLICKOFFAITHPRESENTATION_API bool CanSplit() const;
	FLICKOFFAITHPRESENTATION_API void Add();
	/// It becomes the last of those that do not play.
	FLICKOFFAITHPRESENTATION_API void Remove(std::size_t seat);
	/// Computers play as the first computer does now.
	FLICKOFFAITHPRESENTATION_API void Take(const SeatPreset& preset);
	/// Exactly these play.
	FLICKOFFAITHPRESENTATION_API bool Is(const SeatPreset& preset) const;

	/// Takes over what was typed, without what no number has.
	FLICKOFFAITHPRESENTATION_API void SetSeed(std::string_view typed);

	/// Who plays, by seat; names are without blanks around them.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatLabel> Labels() const;
	/// The match. A person who chose no hand has a normal one.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Setup SetupWith(std::uint64_t freshSeed) const;

	friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

} // namespace faith::flick
