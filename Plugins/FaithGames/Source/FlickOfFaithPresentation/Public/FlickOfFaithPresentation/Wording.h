#pragma once

#include "FaithText/TextTable.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Params.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faith::flick
{

/// Words for the things of the game: players, pieces, cards, places, rules, refusals.
class FLICKOFFAITHPRESENTATION_API Wording
{
public:
	/// Both must outlive this object.
	Wording(const text::TextTable& texts, const Catalogue& catalogue) : texts_(&texts), catalogue_(&catalogue) {}

	const text::TextTable& Texts() const { return *texts_; }
	const Catalogue& Cards() const { return *catalogue_; }

	/// The god's name once it is known, else seat and colour.
	std::string Player(const GameState& state, Seat seat) const;
	/// Seat and colour.
	std::string SeatName(const GameState& state, Seat seat) const;
	/// All players with a bit in `seats`, as a list.
	std::string Players(const GameState& state, std::uint8_t seats) const;

	/// The kind of a piece and whose it is; `numbered` adds its number.
	std::string Piece(const GameState& state, PieceId piece, bool numbered) const;

	/// The name of a law or god.
	std::string Card(EffectId card) const;
	/// The same in quotation marks.
	std::string QuotedCard(EffectId card) const;
	/// Several of them, as a list.
	std::string QuotedCards(std::span<const EffectId> cards) const;
	/// What a card does, as its text says.
	std::string EffectOf(EffectId card) const;
	/// For how long a card holds: "this generation".
	std::string Lasts(Duration duration) const;
	/// What a card asks; `question` is its place in the card's list.
	std::string QuestionOf(EffectId card, std::uint8_t question) const;
	std::string GodCard(std::uint8_t godCard) const;

	std::string Island(IslandId island) const;
	/// "on Frost Island"
	std::string OnIsland(IslandId island) const;
	/// The islands with a bit in `islands`, as a list.
	std::string Islands(std::uint8_t islands) const;
	std::string Corner(CornerId corner) const;
	/// "on Frost Island", "in the sea" ...: every region that a disc lying here counts for.
	std::string Where(Circle disc) const;

	/// "a, b and c"
	std::string List(const std::vector<std::string>& entries) const;
	/// Thousandths as a number with one decimal: millimetres from micrometres, degrees from millidegrees.
	std::string FromThousandths(std::int32_t thousandths) const;
	/// A number that cards may change, with its unit.
	std::string Number(Param param, std::int32_t value) const;
	/// "[rule 7.8]", or nothing for no rule.
	std::string Rule(RuleNumber rule) const;

	/// Why a command was refused, as a sentence; with the command, the cards that are to blame follow.
	std::string Refused(const Refusal& refusal, const GameState& state, const Command* command = nullptr) const;
	/// Who is asked what.
	std::string Prompt(const Decision& decision, const GameState& state) const;

private:
	/// How the keys of a card's texts begin, such as "law.<key>."; empty for a number that is no card.
	std::string CardTexts(EffectId card) const;

	const text::TextTable* texts_;
	const Catalogue* catalogue_;
};

} // namespace faith::flick
