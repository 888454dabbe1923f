#pragma once

#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Rules.h"

/// What a flick would do if the hand did not stray: what it is meant for.
namespace faith::flick
{

/// The owner of the prophet or temple that a disc meets first on its way if the hand does not stray; kNobody if that is no other player.
Seat FirstMet(const Rules& rules, const GameState& state, Seat seat, const DiscAim& aim);

/// Where an undisturbed disc would stop.
Circle MeantFor(const Rules& rules, const GameState& state, Seat seat, const DiscAim& aim);

} // namespace faith::flick
