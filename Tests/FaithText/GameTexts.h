#pragma once

#include "FaithText/TextTable.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace faith::text
{

inline constexpr std::array kLanguages{Language::English, Language::German, Language::Polish};

/// The entries of every string table of the game in one language, by file name.
using Tables = std::map<std::string, TextTable::Entries>;

/// Reads Content/Text; a file that cannot be read or added fails the test.
[[nodiscard]] Tables LoadGameTables(Language language);

/// All keys of a language.
[[nodiscard]] std::set<std::string> KeysOf(const Tables& tables);

/// Headings and rules of Docs/Rules/FlickOfFaith.md as the English table holds them, by key: one line each, without
/// markup, with typographic quotes. The paragraph before the first section is left out.
[[nodiscard]] TextTable::Entries RulesOfTheDocument();

/// The C++ and QML sources of the programs and of what they share, joined.
[[nodiscard]] std::string ProgramSources();

} // namespace faith::text
