#pragma once

#include "FlickOfFaithPresentation/Desk.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a view shows of a desk: words for the question and its answers, and what to mark on the table.
namespace faith::flick
{

/// An answer that a button gives.
struct AnswerButton
{
	std::string label;
	std::string text;         ///< what the card says that it is about; may be empty
	std::string_view card;    ///< key of that card; may be empty
	PieceId piece = kNoPiece; ///< on the table that it is about
	bool declines = false;
	std::optional<Thumb> thumb{}; ///< of a vote
	std::string lasts{};          ///< for how long the law holds that is voted for
};

/// What is asked, in a sentence; empty while nothing is.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string PromptOf(const Wording& words, const Desk& desk);
/// How to do it; empty while nothing is asked.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string HintOf(const Wording& words, const Desk& desk);
/// The desk's choices, in order.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<AnswerButton> ButtonsOf(const Wording& words, const Desk& desk);
/// The answers are cards to be laid side by side: the sides of a god card, or the laws before the council.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API bool AnswersAreCards(const Desk& desk);
/// Something is asked that only buttons or cards answer: nothing is put, nothing is aimed.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API bool OnlyButtonsAnswer(const Desk& desk);
/// What Enter does with the piece or the aim; empty if there is nothing but choices.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string AnswerLabelOf(const Wording& words, const Desk& desk);
/// Why the piece cannot be put where it is; empty if it can.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string WhyNotOf(const Wording& words, const Desk& desk);

/// That a flick needs an aim first, and how to make one.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string LacksAimOf(const Wording& words, const Desk& desk);
/// How likely the flick ends where, the likeliest place first: at most three places, and whether it pushes pieces of others. Nothing
/// while there is no preview with odds.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<std::string> OddsOf(const Wording& words, const Desk& desk);
/// What a person sees while aiming, for a list to choose from, and what that means.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string SightKey(AimSight sight);

/// A closed line on the table that the question is about.
struct Outline
{
	std::vector<TableSpot> points;
	bool isCity = false;
};

/// A piece that may be chosen. Millimetres.
struct MarkedPiece
{
	PieceId piece = kNoPiece;
	TableSpot spot;
	double radius = 0.0;
};

/// Nothing while a card hides the map.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<Outline> OutlinesOf(const Desk& desk);
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<MarkedPiece> MarkedPiecesOf(const Desk& desk);

} // namespace faith::flick
