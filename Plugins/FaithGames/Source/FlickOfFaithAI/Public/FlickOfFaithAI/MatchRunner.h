#pragma once

#include "FaithKernel/Executor.h"
#include "FaithKernel/History.h"
#include "FaithKernel/Result.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>
#include <functional>
#include <span>

namespace faith::flick
{

/// A table: where do the discs of the awaited launch come to rest?
using TableFunction = std::function<Settled(const GameState&)>;

/// Called after the set-up and after every command with what happened.
using Onlooker = std::function<void(std::span<const Event>, const GameState&)>;

/// Called before every command with the state that it is for.
using Foreteller = std::function<void(const GameState&, const Command&)>;

/// Plays a whole match between simple bots. Deterministic: the bots' seeds come from the set-up's.
FLICKOFFAITHAI_API Result<History<Rules>, Refusal> PlayMatch(
	const Rules& rules, const Setup& setup, const TableFunction& table, const Onlooker& onlooker = {});

/// The same between these, one for every seat; the set-up says how steady their hands are. What they decide does not depend on the executor.
FLICKOFFAITHAI_API Result<History<Rules>, Refusal> PlayMatch(const Rules& rules, const Setup& setup,
	std::span<const Contestant* const> seats, Executor& executor, const TableFunction& table,
	const Onlooker& onlooker = {});

} // namespace faith::flick
