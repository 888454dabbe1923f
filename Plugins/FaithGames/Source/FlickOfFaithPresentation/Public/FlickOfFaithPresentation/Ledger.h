#pragma once

#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faith::flick
{

class Wording;

/// Where points come from, as players know it.
enum class PointSource : std::uint8_t
{
	Navel,
	Presence,
	Domination,
	Card,
};

[[nodiscard]] FLICKOFFAITHPRESENTATION_API PointSource SourceOf(const Scored& scored);

/// One line of a player's account.
struct LedgerLine
{
	std::uint8_t generation = 0;
	Scored scored;
	std::int32_t total = 0; ///< the player's VP after it
};

/// Every point of a match and why it was given. Hand it all events in order.
class Ledger
{
public:
	FLICKOFFAITHPRESENTATION_API void Add(const Event& event);

	const std::vector<LedgerLine>& Lines() const { return lines_; }
	/// VP of a player from one source, up to now.
	FLICKOFFAITHPRESENTATION_API std::int32_t PointsFrom(Seat player, PointSource source) const;
	/// VP of a player at the end of each generation, and now.
	FLICKOFFAITHPRESENTATION_API std::vector<std::int32_t> TotalsByGeneration(Seat player) const;

private:
	std::uint8_t generation_ = 0;
	std::array<std::int32_t, kMaxPlayers> totals_{};
	std::vector<LedgerLine> lines_;
};

/// Why these points were given, in words: rule or card, islands, how many discs, and the cards that changed the number.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string ReasonOf(
	const Wording& words, const Scored& scored, const GameState& state);

/// Where on the table an event is to be seen, if anywhere.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<TableSpot> PlaceOf(const Event& event, const GameState& after);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::PointSource> = std::to_array<std::string_view>(
	{"navel", "presence", "domination", "card"});

} // namespace faith
