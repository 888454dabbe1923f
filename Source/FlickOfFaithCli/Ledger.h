#pragma once

#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithRules/Events.h"

#include <span>

namespace faith::cli
{

/// Rule 9.4: every VP that was gained or lost, in order. {"entries": [{"event", the fields of Scored, "total"}],
/// "totals": [per seat]}; "event" is the place in `events`, "total" the player's VP afterwards.
[[nodiscard]] Json LedgerJson(std::span<const flick::Event> events, int players);

} // namespace faith::cli
