#pragma once

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
[[nodiscard]] Json ErrorAnswer(const ReplayError& error);
/// Without texts the message is the reason's name.
[[nodiscard]] Json ErrorAnswer(
	const flick::Refusal& refusal, const flick::GameState& state, const text::TextTable* texts);

/// The rule that a refusal rests on, such as "6.3"; empty if it is about no rule.
[[nodiscard]] std::string_view RuleBehind(flick::Reason reason);

} // namespace faith::cli
