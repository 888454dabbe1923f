#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <optional>

/// What persons want, as commands of the rules.
namespace faith::flick
{

/// Flicks everything that is to be flicked now with the same aim, or again the first disc that may be; nothing if no flick is
/// asked.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Command> FlickWith(const GameState& state, const Aim& aim);

/// Something that one of these seats (one bit each) may do now, to get a match going from a console; nothing if they cannot do anything.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Command> AnythingAllowed(
	const Rules& rules, const GameState& state, std::uint8_t seats);

} // namespace faith::flick
