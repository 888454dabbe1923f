#pragma once

#include "FaithKernel/History.h"
#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/Ledger.h"
#include "FlickOfFaithPresentation/Narrator.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace faith::flick
{

/// How a line of the chronicle stands out.
enum class LineWeight : std::uint8_t
{
	Plain,
	Phase,
	Generation,
};

/// One thing that happened.
struct ChronicleLine
{
	std::string text;
	LineWeight weight = LineWeight::Plain;
	std::optional<TableSpot> spot; ///< where it is to be seen

	friend bool operator==(const ChronicleLine&, const ChronicleLine&) = default;
};

/// What has happened in a match, a line for each thing worth telling, and where every point came from.
class Chronicle
{
public:
	static constexpr std::size_t kAll = (std::numeric_limits<std::size_t>::max)();

	/// Both must outlive the chronicle.
	FLICKOFFAITHPRESENTATION_API Chronicle(const text::TextTable& texts, const Catalogue& cards);

	/// An event is shown; `after` is the state that its command led to. Returns how many lines it added.
	FLICKOFFAITHPRESENTATION_API std::size_t Add(const Event& event, const GameState& after);
	/// The first so many events of a match, for one that goes on or another language.
	FLICKOFFAITHPRESENTATION_API void AddAll(const History<Rules>& match, std::size_t events = kAll);

	/// It has been told as many events as there are in this match; not so after something was taken back.
	FLICKOFFAITHPRESENTATION_API bool TellsAllOf(const History<Rules>& match) const;

	const std::vector<ChronicleLine>& Lines() const { return lines_; }
	const Ledger& Points() const { return ledger_; }
	/// How many events it has been told.
	std::size_t EventCount() const { return events_; }

private:
	Narrator narrator_;
	Ledger ledger_;
	std::vector<ChronicleLine> lines_;
	std::size_t events_ = 0;
};

/// A line of a player's account, in words.
struct AccountLine
{
	std::uint8_t generation = 0;
	std::int32_t points = 0;
	std::int32_t total = 0; ///< after it
	std::string reason;
	std::string rule;     ///< "[rule 7.8]"
	std::string ruleText; ///< what that rule says
	std::string card;     ///< whose doing it is; may be empty
	std::string cardText; ///< what that card says
	std::optional<TableSpot> spot;

	friend bool operator==(const AccountLine&, const AccountLine&) = default;
};

/// The points of a player, the newest first.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<AccountLine> AccountOf(
	const Wording& words, const Ledger& ledger, const GameState& shown, Seat seat);

/// How a player fared.
struct ResultLine
{
	Seat seat = kNobody;
	std::string name;
	Colour colour;
	std::array<std::int32_t, kEnumCount<PointSource>> from{}; ///< VP by PointSource
	std::int32_t total = 0;
	std::vector<std::int32_t> byGeneration; ///< totals
};

/// All players, the best first.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<ResultLine> ResultOf(
	const MatchWords& words, const Ledger& ledger, const GameState& shown);

} // namespace faith::flick
