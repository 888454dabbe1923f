#pragma once

#include "FaithKernel/History.h"
#include "FaithKernel/Result.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <span>

namespace faith::flick
{

/// How a match between computer players ended.
struct ContestResult
{
	Seat winner = kNobody; ///< nobody if the match was cancelled or broken
	WinReason reason = WinReason::NotYet;
	std::array<std::int32_t, kMaxPlayers> scores{}; ///< VP
	std::array<EffectId, kMaxPlayers> gods{};
	Seat first = kNobody; ///< who began the first generation
	std::uint32_t commands = 0;
	/// Why the match stopped, if a command was refused: a fault of a player or of the rules.
	Refusal refusal;
};

/// Plays a whole match on the built-in table; a contestant for every seat. Each seat's hand is that of its contestant, unless the set-up
/// is to be kept. Onlooker and foreteller are told as in PlayMatch. Deterministic: the players' seeds come from the set-up's.
[[nodiscard]] FLICKOFFAITHAI_API ContestResult PlayContest(const Rules& rules, Setup setup,
	std::span<const Contestant* const> seats, bool ownHands, SearchControl& control, const Onlooker& onlooker = {},
	const Foreteller& foreteller = {});

} // namespace faith::flick
