#pragma once

#include "FaithKernel/Refusal.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faith
{

/// What a game offers to be played, undone, saved and replayed.
///
/// Begin sets up the first state. Check answers whether a command is allowed; Apply does it, or refuses and changes
/// neither the state nor the events. Actor is the player who gives the command, nothing for the table. IsBarrier says
/// that the command cannot be taken back: an outcome, a reveal or a random draw. HasNoUndoBarrier is practice mode.
template <class Rules>
concept GameRules = requires(const Rules& rules, const typename Rules::Setup& setup, typename Rules::State& state,
	const typename Rules::Command& command, std::vector<typename Rules::Event>& events)
{
	requires std::same_as<decltype(rules.Begin(setup, state, events)), Refusal<typename Rules::Reason>>;
	requires std::same_as<decltype(rules.Check(state, command)), Refusal<typename Rules::Reason>>;
	requires std::same_as<decltype(rules.Apply(state, command, events)), Refusal<typename Rules::Reason>>;
	requires std::same_as<decltype(rules.IsBarrier(state, state, command, events)), bool>;
	requires std::same_as<decltype(rules.HasNoUndoBarrier(setup)), bool>;
	requires std::same_as<decltype(Rules::Actor(command)), std::optional<std::uint8_t>>;
	requires std::convertible_to<decltype(Rules::kGameId), std::string_view>;
	requires std::convertible_to<decltype(Rules::kRulesVersion), std::uint32_t>;
};

} // namespace faith
