#pragma once

#include "FaithKernel/Reflect.h"

#include <cstdint>
#include <string_view>

namespace faith::flick
{

/// Every number or permission that a card may change. The engine asks for them and never writes such a literal itself.
enum class Param : std::uint8_t
{
	// Turn
	Generations,
	ProphetsPerPlayer,
	TemplesPerPlayer,
	CornerReflicks,
	DiscsPerFlick,
	LaunchFromAnyCorner,
	// Shot
	LaunchSpeed,
	HandSpreadAngle,
	HandSpreadPower,
	FlickForm,
	// Visibility
	MapHiddenWhileAiming,
	// Physics
	TableFriction,
	TempleMass,
	// Building
	TempleOnAnyIsland,
	// Scoring
	NavelPoints,
	NavelPointsPerIsland,
	PresencePoints,
	DominationPoints,
	ProphetWeight,
	TempleWeight,
	// Vote
	ThumbWeight,
};

/// Meaning, base and legal range of one parameter.
struct ParamRow
{
	std::int32_t base;
	std::int32_t lowest;
	std::int32_t highest;
	std::string_view unit; ///< "VP", "permille", "millidegrees", "flag", "count", "form" (a FlickForm)
};

/// The base is what the rules say without any card; some depend on the number of players (Rules 1.2 and 3.5).
FLICKOFFAITHRULES_API ParamRow RowOf(Param param, int players);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::Param> = std::to_array<std::string_view>({
	"generations",
	"prophets_per_player",
	"temples_per_player",
	"corner_reflicks",
	"discs_per_flick",
	"launch_from_any_corner",
	"launch_speed",
	"hand_spread_angle",
	"hand_spread_power",
	"flick_form",
	"map_hidden_while_aiming",
	"table_friction",
	"temple_mass",
	"temple_on_any_island",
	"navel_points",
	"navel_points_per_island",
	"presence_points",
	"domination_points",
	"prophet_weight",
	"temple_weight",
	"thumb_weight",
});

} // namespace faith
