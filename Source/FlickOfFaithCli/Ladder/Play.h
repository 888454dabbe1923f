#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithCli/Ladder/Plan.h"
#include "FlickOfFaithCli/Ladder/Results.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace faith::cli
{

/// A match that could not be played to its end.
struct LadderFault
{
	PlannedPair pair;
	flick::Refusal refusal;
};

/// A pair that was played, as far as it went.
struct PlayedPair
{
	PairResult result;
	flick::Refusal refusal;
};

/// Plays both matches of a pair on the caller's thread; unfinished when `control` is cancelled.
[[nodiscard]] PlayedPair PlayPair(
	const flick::Rules& rules, const LadderPlan& plan, const PlannedPair& pair, SearchControl& control);

/// Told of every pair as soon as it is played, on any thread but never on two at once.
using PairPlayed = std::function<void(std::size_t place, const PairResult& result)>;

/// Plays the pairs that `results`, one place for each pair of the plan, lacks. A pair is a task of the executor; how it ends does not
/// depend on the others, nor on threads. When `control` is cancelled, unfinished pairs are given up and stay empty. A fault cancels it.
[[nodiscard]] std::optional<LadderFault> PlayLadder(const LadderPlan& plan, LadderResults& results, Executor& executor,
	SearchControl& control, const PairPlayed& played);

} // namespace faith::cli
