#pragma once

#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayVerify.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>

namespace faith::flick
{

/// Of the built-in table; raised whenever the same launch may end elsewhere. 0 marks outcomes from anywhere else.
inline constexpr std::uint32_t kPhysicsVersion = 1;

using MatchData = ReplayData<Rules>;
using MatchVerdict = ReplayVerdict<Reason>;

/// Both verdicts about a replay; the built-in table launches every flick again. `detail` of a diverged physics verdict
/// is the piece.
[[nodiscard]] FLICKOFFAITHAI_API MatchVerdict VerifyMatch(const Rules& rules, const MatchData& data);

} // namespace faith::flick
