#pragma once

#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Rules.h"

#include <optional>

/// Councils on which several futures are tried.
namespace faith::flick
{

/// A match of equal players up to a council, nobody having voted yet; of which generation depends on the seed alone. Nothing if the match
/// was cancelled or refused.
[[nodiscard]] std::optional<GameState> PlayToCouncil(
	const Rules& rules, const Setup& setup, const Contestant& level, SearchControl& control);

/// Everybody votes for the upper law: what follows. Nothing if another law entered the game.
[[nodiscard]] std::optional<GameState> EnactUpper(const Rules& rules, GameState state);

} // namespace faith::flick
