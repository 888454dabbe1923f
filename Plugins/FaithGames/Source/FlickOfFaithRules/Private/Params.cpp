#include "FlickOfFaithRules/Params.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr std::array<ParamRow, kEnumCount<Param>> kParamRows{{
	{4, 1, 8, "count"},                // Generations; Rule 1.2
	{5, 1, 7, "count"},                // ProphetsPerPlayer; Rule 3.5
	{4, 0, 4, "count"},                // TemplesPerPlayer; Rule 3.5
	{3, 0, 10, "count"},               // CornerReflicks; Rule 6.9
	{1, 1, 2, "count"},                // DiscsPerFlick; Rule 6.3
	{0, 0, 1, "flag"},                 // LaunchFromAnyCorner; Rule 6.3
	{1000, 100, 2000, "permille"},     // LaunchSpeed; Rule 6.5
	{3500, 1, 30'000, "millidegrees"}, // HandSpreadAngle; Rule 6.6
	{450, 1, 900, "permille"},         // HandSpreadPower; Rule 6.6
	{0, 0, 2, "form"},                 // FlickForm; Rule 6.5
	{0, 0, 1, "flag"},                 // MapHiddenWhileAiming; Rule 10.3
	{1000, 100, 3000, "permille"},     // TableFriction; Rule 6.5
	{3500, 500, 50'000, "permille"},   // TempleMass; Rule 6.5
	{0, 0, 1, "flag"},                 // TempleOnAnyIsland; Rule 7.2
	{1, 0, 10, "VP"},                  // NavelPoints; Rule 7.8
	{1, 0, 10, "VP"},                  // NavelPointsPerIsland; Rule 7.8
	{1, 0, 10, "VP"},                  // PresencePoints; Rule 8.1
	{2, 0, 10, "VP"},                  // DominationPoints; Rule 8.2
	{1, 0, 10, "count"},               // ProphetWeight; Rule 2.10
	{1, 0, 10, "count"},               // TempleWeight; Rule 2.10
	{1, 0, 10, "count"},               // ThumbWeight; Rule 5.3
}};

} // namespace

ParamRow RowOf(Param param, int players)
{
	ParamRow row = kParamRows[static_cast<std::size_t>(param)];
	if (players == 3 && param == Param::Generations)
	{
		row.base = 3;
	}
	if (players == 3 && param == Param::ProphetsPerPlayer)
	{
		row.base = 6;
	}
	return row;
}

} // namespace faith::flick
