#pragma once

#include "FlickOfFaithRules/Rules.h"

namespace faith
{

/// The game whose replays are fuzzed.
using FuzzedRules = flick::Rules;

} // namespace faith
