#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

namespace faith::flick
{

/// Plays the awaited launch on the table that stands in until the exact simulation is there, and reports where the discs
/// came to rest: they slide straight, stop before what they would hit, and push nothing; a disc in a stack does not move.
FLICKOFFAITHAI_API Settled PlayOnTemporaryTable(const GameState& state);

} // namespace faith::flick
