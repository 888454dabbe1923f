#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Rules.h"

#include <vector>

namespace faith::flick
{

/// The sampled commands of one seat.
std::vector<Command> SamplesOf(const Rules& rules, const GameState& state, Seat seat);

/// One of the commands by lot. Where a card may be declined, that is as likely as all other answers together, however
/// many spots and pieces there are to choose from.
const Command& PickByLot(Random& random, const std::vector<Command>& commands);

/// The same, but building goes before being done.
Command PickEager(Random& random, const std::vector<Command>& commands);

} // namespace faith::flick
