#pragma once

#include "FaithKernel/History.h"
#include "FaithKernel/Result.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

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

/// A match between computer players on the built-in table, one command at a time. It may begin in the middle: from any state, with new
/// players. Deterministic.
class ContestInPlay
{
public:
	/// A match from its set-up. Each seat's hand is that of its contestant, unless the set-up is to be kept.
	FLICKOFFAITHAI_API ContestInPlay(
		const Rules& rules, Setup setup, std::span<const Contestant* const> seats, bool ownHands);
	/// A match that goes on from a state; the players' seeds come from `seed`.
	FLICKOFFAITHAI_API ContestInPlay(
		const Rules& rules, const GameState& state, std::span<const Contestant* const> seats, std::uint64_t seed);

	bool IsOver() const { return refusal_ || state_.step == Step::GameOver; }
	/// The command that is given next. The match must not be over.
	FLICKOFFAITHAI_API Command Next(SearchControl& control);
	/// Applies a command.
	FLICKOFFAITHAI_API void Play(const Command& command);

	const GameState& State() const { return state_; }
	/// Events of the set-up or of the latest command.
	std::span<const Event> Events() const { return events_; }
	const Refusal& Refused() const { return refusal_; }

private:
	void SeatPlayers(std::span<const Contestant* const> seats, std::uint64_t seed);

	const Rules& rules_;
	GameState state_;
	std::vector<Event> events_;
	std::vector<std::unique_ptr<ComputerPlayer>> players_;
	Refusal refusal_;
};

/// Plays a whole match on the built-in table; a contestant for every seat. Each seat's hand is that of its contestant, unless the set-up
/// is to be kept. Onlooker and foreteller are told as in PlayMatch. Deterministic: the players' seeds come from the set-up's.
[[nodiscard]] FLICKOFFAITHAI_API ContestResult PlayContest(const Rules& rules, Setup setup,
	std::span<const Contestant* const> seats, bool ownHands, SearchControl& control, const Onlooker& onlooker = {},
	const Foreteller& foreteller = {});

} // namespace faith::flick
