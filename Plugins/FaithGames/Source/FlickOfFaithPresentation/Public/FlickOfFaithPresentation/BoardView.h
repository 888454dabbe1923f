#pragma once

#include "FlickOfFaithPresentation/Models.h"
#include "FlickOfFaithPresentation/SeatLabel.h"
#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/Commands.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What everybody at the table may see at a glance, in words: players, points, laws, whose turn it is.
namespace faith::flick
{

/// The words of a match and who plays it. Both must outlive this object.
struct MatchWords
{
	Wording words;
	std::span<const SeatLabel> who;

	/// The level or the person's own name; empty if neither is known.
	FLICKOFFAITHPRESENTATION_API std::string WhoIs(Seat seat) const;
	/// What a player is called: the god once it is known, before that who plays, or else seat and colour.
	FLICKOFFAITHPRESENTATION_API std::string NameOf(const GameState& shown, Seat seat) const;
};

struct SeatView
{
	Seat seat = kNobody;
	std::string name; ///< see MatchWords
	std::string who;
	std::string_view god; ///< key; empty until all have chosen
	std::string godText;  ///< what it does
	Colour colour;
	std::int32_t score = 0;
	int prophets = 0; ///< still to flick
	int pool = 0;     ///< prophets in the Reserve Pool
	int templesInHand = 0;
	int templesOnMap = 0;
	bool isComputer = false;
	bool isActive = false;    ///< it is this one's turn in a mission
	bool isAsked = false;     ///< the match waits for this one
	bool hasAnswered = false; ///< in secret, others are still to answer
	bool isFirst = false;     ///< begins in this generation

	friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct LawView
{
	std::string_view key;
	std::string name;
	std::string text;
	std::string lasts;            ///< for how long
	std::optional<Thumb> thumb{}; ///< that it is voted for with, while it is before the council

	friend bool operator==(const LawView&, const LawView&) = default;
};

/// Players by seat. `answered`: whose secret answers lie in a drawer, one bit per seat.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SeatView> SeatsOf(
	const MatchWords& words, const GameState& shown, std::uint8_t answered);
/// The laws in force, the oldest first.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<LawView> LawsOf(const Wording& words, const GameState& shown);
/// The two laws before the council, thumb up and thumb down; nothing while there is no council.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<LawView> ProposedLaws(
	const Wording& words, const GameState& shown);
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string PhaseNameOf(const Wording& words, const GameState& shown);
/// Whose turn it is, or what is going on.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string HeadlineOf(const MatchWords& words, const GameState& shown);
/// "Generation 2 of 4"
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string GenerationOf(const Wording& words, const GameState& shown);
/// Why the winner won; empty before the end.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string WhyWon(const Wording& words, const GameState& shown);

/// Of a player's discs; grey for nobody.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Colour ColourOfSeat(
	const Catalogue& cards, const GameState& state, Seat seat);
/// The corner to look from: that of the first person, or of the first seat if there is none.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API CornerId NearCorner(const GameState& state, std::span<const SeatLabel> who);

} // namespace faith::flick
