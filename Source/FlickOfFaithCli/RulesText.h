#pragma once

#include "FlickOfFaithPresentation/Wording.h"

#include <string>

namespace faith::cli
{

/// The text of a numbered rule, or nothing if there is no such rule.
[[nodiscard]] std::string RuleText(const text::TextTable& texts, flick::RuleNumber rule);

/// All rules by section and the cards at the end, for a terminal.
[[nodiscard]] std::string RulesForTerminal(const flick::Wording& words);

/// The document Docs/Rules/FlickOfFaith.md, in the language of the texts.
[[nodiscard]] std::string RulesAsMarkdown(const text::TextTable& texts);

} // namespace faith::cli
