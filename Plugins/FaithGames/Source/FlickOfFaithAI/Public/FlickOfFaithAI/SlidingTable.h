#pragma once

#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/State.h"

namespace faith::flick
{

/// Plays a launch on the temporary table without collisions and reports where the discs came to rest.
FLICKOFFAITHAI_API Settled SlideOnTable(const GameState& state, const Launched& launched);

} // namespace faith::flick
