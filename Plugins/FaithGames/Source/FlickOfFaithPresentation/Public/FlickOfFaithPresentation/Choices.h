#pragma once

#include "FlickOfFaithPresentation/AimPreview.h"
#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/View.h"

#include <optional>
#include <string>
#include <vector>

namespace faith::flick
{

/// An answer that a person may give, and what on the table it is about.
struct Choice
{
	Command command;
	PieceId piece = kNoPiece;
	std::optional<TableSpot> spot;
	IslandId island = kNoIsland;
	EffectId card = kNoCard;
	/// Says no, or that nothing more is to be done.
	bool declines = false;
};

/// The answers that can be listed, of the question that is open to the viewer: sides, thumbs, temples, what cards ask, and no. Spots and
/// aims are samples of many more. Nothing while the viewer is not asked, and no placing or flicking, which are done on the table.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<Choice> ChoicesOf(const Rules& rules, const PlayerView& view);

/// A few words for a button.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string LabelOf(
	const Wording& words, const GameState& table, const Choice& choice);

/// Something allowed to start from: where a disc may be placed, or where it may be aimed from. Nothing if the viewer is not asked.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Command> SuggestionFor(
	const Rules& rules, const PlayerView& view);

} // namespace faith::flick
