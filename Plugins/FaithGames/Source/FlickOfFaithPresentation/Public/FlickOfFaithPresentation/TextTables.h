#pragma once

#include <array>
#include <string_view>

namespace faith::flick
{

/// The string tables of the game, files in Content/Text/<language>; a host reads all of them into one text::TextTable.
inline constexpr auto kTextTables = std::to_array<std::string_view>({"Game.csv", "Cards.csv", "Params.csv", "Rules.csv",
	"Prompts.csv", "Reasons.csv", "Events.csv", "Replays.csv", "Levels.csv", "Cli.csv", "Match.csv", "Menu.csv"});

} // namespace faith::flick
