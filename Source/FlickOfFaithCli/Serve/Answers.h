#pragma once

#include "FaithKernel/LogEntry.h"
#include "FaithKernel/ReplayFile.h"
#include "FaithText/TextTable.h"
#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/State.h"

#include <string>
#include <string_view>

/// The answers of `flick serve` (Docs/BotProtocol.md).
namespace faith::cli
{

/// {"ok": true}, to which the answer's fields are added.
[[nodiscard]] Json OkAnswer();
[[nodiscard]] Json ErrorAnswer(std::string_view code, std::string message);
[[nodiscard]] Json ErrorAnswer(const JsonFault& fault);
/// Without texts the messages of these are made of names.
[[nodiscard]] Json ErrorAnswer(const ReplayError& error, const text::TextTable* texts);
[[nodiscard]] Json ErrorAnswer(UndoReason reason, const text::TextTable* texts);
/// `command` is what was refused; nothing for a set-up.
[[nodiscard]] Json ErrorAnswer(const flick::Refusal& refusal, const flick::Command* command,
	const flick::GameState& state, const text::TextTable* texts);

} // namespace faith::cli
