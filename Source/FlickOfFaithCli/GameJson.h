#pragma once

#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/Setup.h"
#include "FlickOfFaithRules/State.h"
#include "FlickOfFaithRules/View.h"

#include <cstdint>
#include <string>

/// The JSON of the game's own types; the fields are those of the types, in their order.
namespace faith::cli
{

[[nodiscard]] Json CommandJson(const flick::Command& command);
[[nodiscard]] Json EventJson(const flick::Event& event);
[[nodiscard]] Json SetupJson(const flick::Setup& setup);
[[nodiscard]] Json StateJson(const flick::GameState& state);
[[nodiscard]] Json ViewJson(const flick::PlayerView& view);
[[nodiscard]] Json ScoredJson(const flick::Scored& entry);

/// A card by its key, null for none.
[[nodiscard]] Json CardToJson(flick::EffectId card);
/// The seats with a bit in `seats`, as a list.
[[nodiscard]] Json SeatsJson(std::uint8_t seats);
/// 16 hexadecimal digits.
[[nodiscard]] std::string HashText(std::uint64_t hash);

[[nodiscard]] bool ReadCommand(const JsonInput& from, flick::Command& command, const JsonPath& path, JsonFault& fault);
[[nodiscard]] bool ReadSetup(const JsonInput& from, flick::Setup& setup, const JsonPath& path, JsonFault& fault);

} // namespace faith::cli
