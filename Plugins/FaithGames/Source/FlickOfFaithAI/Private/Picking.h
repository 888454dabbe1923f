#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Commands.h"

#include <vector>

namespace faith::flick
{

/// One of the commands by lot. Where a card may be declined, that is as likely as all other answers together, however
/// many spots and pieces there are to choose from.
const Command& PickByLot(Random& random, const std::vector<Command>& commands);

} // namespace faith::flick
