#pragma once

#include "FlickOfFaithRules/Board.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace faith::flick
{

/// The island's part of text keys and of the exported map, such as "north"; "?" for a number that is no island.
constexpr std::string_view IslandKey(int island)
{
	constexpr std::array<std::string_view, board::kIslandCount> kKeys{"north", "east", "south", "west"};
	return island >= 0 && island < board::kIslandCount ? kKeys[static_cast<std::size_t>(island)] : "?";
}

/// The same for a corner, such as "north_east".
constexpr std::string_view CornerKey(int corner)
{
	constexpr std::array<std::string_view, board::kCornerCount> kKeys{
		"north_east", "south_east", "south_west", "north_west"};
	return corner >= 0 && corner < board::kCornerCount ? kKeys[static_cast<std::size_t>(corner)] : "?";
}

} // namespace faith::flick
