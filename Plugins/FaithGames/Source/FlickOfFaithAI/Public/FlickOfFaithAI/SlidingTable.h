#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

namespace faith::flick
{

/// Plays the awaited launch on the temporary table without collisions and reports where the discs came to rest.
FLICKOFFAITHAI_API Settled SlideOnTable(const GameState& state);

} // namespace faith::flick
