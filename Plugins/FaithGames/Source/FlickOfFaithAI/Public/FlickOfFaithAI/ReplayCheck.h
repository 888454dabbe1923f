#pragma once

#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayVerify.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

namespace faith::flick
{

using MatchData = ReplayData<Rules>;
using MatchVerdict = ReplayVerdict<Reason>;

/// Both verdicts about a replay; the built-in table launches every flick again. `detail` of a diverged physics verdict
/// is the piece.
[[nodiscard]] FLICKOFFAITHAI_API MatchVerdict VerifyMatch(const Rules& rules, const MatchData& data);

} // namespace faith::flick
