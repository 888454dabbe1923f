#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/SeatPlan.h"
#include "UI/FlickHud.h"
#include "UI/FlickOptionsScreen.h"

#include <optional>

class AFlickGameMode;
class FFlickView;
class UFlickOptions;
struct FFlickMatchOptions;

/** What widgets show, from what the portable modules say; and back from what was chosen in them. */
namespace FlickShown
{
/** Told: what happened last. There must be a match. */
FLICKOFFAITH_API FFlickBoardView BoardOf(const AFlickGameMode& GameMode, const FFlickView& View,
	const faith::flick::MatchWords& Words, const std::string& Told);

/** Computers that think, one bit per seat. */
FLICKOFFAITH_API uint8 ThinkingOf(const AFlickGameMode& GameMode);

/** Something is being shown that can be skipped. */
FLICKOFFAITH_API bool CanSkip(const AFlickGameMode& GameMode);

/** Nothing while answers are cards: those say it themselves. */
FLICKOFFAITH_API FFlickPromptView PromptOf(
	const FFlickView& View, const faith::flick::Wording& Words, const faith::flick::GameState& State);

/** Nothing while nothing is aimed. */
FLICKOFFAITH_API std::optional<FFlickAimView> AimOf(const FFlickView& View, const faith::flick::Wording& Words);

/** The answers as cards, or the laws that several vote for at this view; none for all other questions. */
FLICKOFFAITH_API TArray<FFlickCardView> CardsOf(
	const FFlickView& View, const faith::flick::Wording& Words, const faith::flick::GameState& Shown);

/** What is written below the cards: what to do, and who has voted; never what. */
FLICKOFFAITH_API FText RemarkOf(
	const FFlickView& View, const faith::flick::MatchWords& Words, const std::vector<faith::flick::SeatView>& Seats);

/** All that can be chosen in the options; Take knows their ids. */
FLICKOFFAITH_API TArray<FFlickOption> OptionsOf(const UFlickOptions& Options);
FLICKOFFAITH_API void Take(UFlickOptions& Options, int32 Id, int32 Value);

/** What a new player gets, but for the language. */
FLICKOFFAITH_API void TakeDefaults(UFlickOptions& Options);

/** Codes of the languages, in the order of the options. */
FLICKOFFAITH_API const TArray<FString>& Languages();

/** Keys of the levels that computers can play. */
FLICKOFFAITH_API TArray<FString> Levels();

/** The match that was planned, in the slot, at the speed and on the table of these options. */
FLICKOFFAITH_API FFlickMatchOptions MatchOf(const faith::flick::SeatPlan& Plan, const FFlickMatchOptions& Basis);
} // namespace FlickShown
