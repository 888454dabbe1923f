#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithKernel/Refusal.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Ids.h"

#include <cstdint>
#include <string_view>

namespace faith::flick
{

/// Why a command was refused (Rule 10.1). Its text is found under "reason.<name>"; `details` holds the numbers the text
/// asks for, in the order written here. Numbers reach files: append only.
enum class Reason : std::uint8_t
{
	None,
	GameIsOver,
	NotNow,               ///< what the game waits for (DecisionKind)
	NotYourTurn,          ///< the seat
	UnknownPlayer,        ///< the seat
	AlreadyChosen,        ///< the seat
	UnknownPiece,         ///< the piece
	NotYourPiece,         ///< the piece
	NotAProphet,          ///< the piece
	NotInHand,            ///< the piece
	SameDiscTwice,        ///< the piece
	WrongNumberOfDiscs,   ///< how many there must be
	NotYourCorner,        ///< the corner
	OffTheMat,            ///< the piece
	OutsideTheCloud,      ///< the piece
	SpotIsTaken,          ///< the piece that is in the way
	AngleOutOfRange,      ///< the angle, millidegrees
	PowerOutOfRange,      ///< the power, permille
	SpinOutOfRange,       ///< the spin, permille
	DiscNotReady,         ///< the piece
	OutsideTheCorner,     ///< the piece
	NotTouchingACity,     ///< the piece
	NotATemple,           ///< the piece
	TempleInHandFirst,    ///< a temple in hand
	TempleNotAvailable,   ///< the piece
	OutsideTheIsland,     ///< the temple
	WrongIsland,          ///< the island of the city
	OptionUnknown,        ///< the option
	ForbiddenByCard,      ///< the card
	SettledNotOnMap,      ///< the piece
	SettledTwice,         ///< the piece
	SettledOutOfRange,    ///< the piece
	SettledBeyondEdge,    ///< the piece
	SettledLeftInside,    ///< the piece
	SettledOverlap,       ///< two pieces
	SettledRestsOnWhat,   ///< the piece, what it is said to rest on
	SettledRestsInCircle, ///< the piece
	SettledRestsOnAir,    ///< the piece, what it is said to rest on
	SetupPlayers,         ///< the number of players
	SetupSteadiness,      ///< the seat
	SetupGods,            ///< the seat
	SetupSeat,            ///< the seat
	SetupGeneration,      ///< the generation
	SetupScore,           ///< the seat
	SetupPiece,           ///< place in the list of pieces
	SetupTooManyPieces,   ///< kind of piece
	SetupLaw,             ///< the card
	NotInTheSea,          ///< the piece
	NotInThePool,         ///< the piece
	NotOffTheMap,         ///< the piece
	NotOnTheMap,          ///< the piece
	NotTheNearestIsland,  ///< the island
	NoRoomThere,
	TouchesACloud, ///< the corner
	TooNearADisc,  ///< the piece
	NotStacked,    ///< the piece that should lie on another
	SmallerBelow,  ///< the piece that is too wide
	SpotOffTheMap,
	SettledTooHigh, ///< the piece
	LeftLater,      ///< the piece
};

/// A refused command: reason and numbers. Converts to true when something was refused.
using Refusal = faith::Refusal<Reason>;

/// The rule behind a refusal; (0, 0) where none is, as for a number that names nothing. Some reasons rest on different
/// rules for different commands; without the command (for a set-up) these give (0, 0).
FLICKOFFAITHRULES_API RuleNumber RuleBehind(Reason reason, const Command* command = nullptr);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::Reason> = std::to_array<std::string_view>({
	"none",
	"game_is_over",
	"not_now",
	"not_your_turn",
	"unknown_player",
	"already_chosen",
	"unknown_piece",
	"not_your_piece",
	"not_a_prophet",
	"not_in_hand",
	"same_disc_twice",
	"wrong_number_of_discs",
	"not_your_corner",
	"off_the_mat",
	"outside_the_cloud",
	"spot_is_taken",
	"angle_out_of_range",
	"power_out_of_range",
	"spin_out_of_range",
	"disc_not_ready",
	"outside_the_corner",
	"not_touching_a_city",
	"not_a_temple",
	"temple_in_hand_first",
	"temple_not_available",
	"outside_the_island",
	"wrong_island",
	"option_unknown",
	"forbidden_by_card",
	"settled_not_on_map",
	"settled_twice",
	"settled_out_of_range",
	"settled_beyond_edge",
	"settled_left_inside",
	"settled_overlap",
	"settled_rests_on_what",
	"settled_rests_in_circle",
	"settled_rests_on_air",
	"setup_players",
	"setup_steadiness",
	"setup_gods",
	"setup_seat",
	"setup_generation",
	"setup_score",
	"setup_piece",
	"setup_too_many_pieces",
	"setup_law",
	"not_in_the_sea",
	"not_in_the_pool",
	"not_off_the_map",
	"not_on_the_map",
	"not_the_nearest_island",
	"no_room_there",
	"touches_a_cloud",
	"too_near_a_disc",
	"not_stacked",
	"smaller_below",
	"spot_off_the_map",
	"settled_too_high",
	"left_later",
});

} // namespace faith
