#pragma once

#include "FaithKernel/History.h"
#include "FaithText/TextTable.h"
#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithRules/Rules.h"

namespace faith::cli
{

/// What the game waits for: {"kind", "who": [seats]}; the kind is "none" when it is over.
[[nodiscard]] Json WaitsForJson(const flick::GameState& state);

/// The open question with what its answers have to keep to, and samples of allowed commands: {"kind", "who",
/// "constraints", "commands"}. With texts, what a card asks is said in words as well.
[[nodiscard]] Json LegalJson(const History<flick::Rules>& history, const text::TextTable* texts);

} // namespace faith::cli
