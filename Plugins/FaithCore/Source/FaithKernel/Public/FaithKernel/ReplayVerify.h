#pragma once

#include "FaithKernel/History.h"
#include "FaithKernel/Replay.h"
#include "FaithKernel/Result.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

/// Whether a replay is the match it says it is. Two questions with two answers: do the rules lead from the stored
/// commands and outcomes to the stored states, and does the physics lead from the flicks to the stored outcomes.
namespace faith
{

enum class RulesResult : std::uint8_t
{
	Verified,
	SetupRefused,
	Refused,
	Diverged,
};

template <>
inline constexpr auto kEnumNames<RulesResult> = std::to_array<std::string_view>(
	{"verified", "setup_refused", "refused", "diverged"});

enum class PhysicsResult : std::uint8_t
{
	Verified,
	NotChecked,
	Diverged,
};

template <>
inline constexpr auto kEnumNames<PhysicsResult> = std::to_array<std::string_view>(
	{"verified", "not_checked", "diverged"});

/// What the rules say about a replay.
template <class ReasonEnum>
struct RulesVerdict
{
	RulesResult result = RulesResult::Verified;
	/// Refused: the entry. Diverged: the last entry of the stretch in which the states parted; nothing when the
	/// set-up already gave another state.
	std::optional<std::size_t> entry{};
	/// Only when something was refused.
	EntryRefusal<ReasonEnum> refusal{};
	/// Only when diverged: the hash in the file and the one that came out.
	std::uint64_t expected = 0;
	std::uint64_t got = 0;

	friend bool operator==(const RulesVerdict&, const RulesVerdict&) = default;
};

/// What the simulator says about a replay.
struct PhysicsVerdict
{
	/// NotChecked when there is no simulator or it has another version than the replay.
	PhysicsResult result = PhysicsResult::NotChecked;
	/// Only when diverged.
	std::size_t entry = 0;
	/// Only when diverged: the game's own number for what differs, such as the disc.
	std::int32_t detail = 0;
	/// How many outcomes agreed.
	std::size_t agreed = 0;
	std::uint32_t recordedVersion = 0;

	friend bool operator==(const PhysicsVerdict&, const PhysicsVerdict&) = default;
};

/// Both verdicts about a replay.
template <class ReasonEnum>
struct ReplayVerdict
{
	RulesVerdict<ReasonEnum> rules;
	PhysicsVerdict physics;

	bool IsVerified() const
	{
		return rules.result == RulesResult::Verified && physics.result != PhysicsResult::Diverged;
	}
};

enum class OutcomeMatch : std::uint8_t
{
	NotAnOutcome,
	Matches,
	Differs,
};

/// A simulator's answer about one stored command.
struct OutcomeCheck
{
	OutcomeMatch match = OutcomeMatch::NotAnOutcome;
	/// See PhysicsVerdict::detail.
	std::int32_t detail = 0;
};

namespace detail
{

/// Appends all entries to the fresh `history` and compares the states on the way. `observe` is called with the state
/// before, the command and the position of each entry that has one.
template <GameRules Rules, class Observer>
RulesVerdict<typename Rules::Reason> Follow(
	History<Rules>& history, const ReplayData<Rules>& data, const Observer& observe)
{
	RulesVerdict<typename Rules::Reason> verdict;
	for (std::size_t block = 0; block < data.hashes.size(); ++block)
	{
		const std::size_t end = (std::min)(block * kReplayBlockEntries, data.entries.size());
		for (std::size_t i = history.Entries().size(); i < end; ++i)
		{
			if (data.entries[i].command.has_value())
			{
				observe(history.State(), *data.entries[i].command, i);
			}
			verdict.refusal = history.Append(data.entries[i]);
			if (verdict.refusal)
			{
				verdict.result = RulesResult::Refused;
				verdict.entry = i;
				return verdict;
			}
		}
		verdict.got = history.StateHash();
		if (verdict.got != data.hashes[block])
		{
			verdict.result = RulesResult::Diverged;
			verdict.entry = end == 0 ? std::nullopt : std::optional<std::size_t>(end - 1);
			verdict.expected = data.hashes[block];
			return verdict;
		}
	}
	verdict.got = 0;
	return verdict;
}

template <GameRules Rules>
RulesVerdict<typename Rules::Reason> SetupRefused(const Refusal<typename Rules::Reason>& refusal)
{
	RulesVerdict<typename Rules::Reason> verdict;
	verdict.result = RulesResult::SetupRefused;
	verdict.refusal.command = refusal;
	return verdict;
}

} // namespace detail

/// Plays a replay and judges it. `simulate(stateBefore, command)` returns an OutcomeCheck: it launches again what the
/// state waits for and compares. `physicsVersion` is its version; it is only asked when the replay has the same.
template <GameRules Rules, class Simulator>
ReplayVerdict<typename Rules::Reason> VerifyReplay(
	const Rules& rules, const ReplayData<Rules>& data, std::uint32_t physicsVersion, const Simulator& simulate)
{
	ReplayVerdict<typename Rules::Reason> verdict;
	PhysicsVerdict& physics = verdict.physics;
	physics.recordedVersion = data.physicsVersion;
	physics.result = physicsVersion == data.physicsVersion ? PhysicsResult::Verified : PhysicsResult::NotChecked;
	const auto observe =
		[&](const typename Rules::State& before, const typename Rules::Command& command, std::size_t entry)
	{
		// A command that the rules refuse says nothing about physics.
		if (physics.result != PhysicsResult::Verified || rules.Check(before, command))
		{
			return;
		}
		const OutcomeCheck outcome = simulate(before, command);
		physics.agreed += outcome.match == OutcomeMatch::Matches ? 1 : 0;
		if (outcome.match == OutcomeMatch::Differs)
		{
			physics.result = PhysicsResult::Diverged;
			physics.entry = entry;
			physics.detail = outcome.detail;
		}
	};
	auto history = History<Rules>::Start(rules, data.setup);
	verdict.rules = history ? detail::Follow(*history, data, observe) : detail::SetupRefused<Rules>(history.Error());
	return verdict;
}

/// The same without a simulator: the outcomes are taken as they are stored.
template <GameRules Rules>
ReplayVerdict<typename Rules::Reason> VerifyReplay(const Rules& rules, const ReplayData<Rules>& data)
{
	const auto nothing = [](const typename Rules::State&, const typename Rules::Command&) { return OutcomeCheck{}; };
	ReplayVerdict<typename Rules::Reason> verdict = VerifyReplay(rules, data, data.physicsVersion, nothing);
	verdict.physics.result = PhysicsResult::NotChecked;
	return verdict;
}

/// The match of a replay, to go on from; or why the rules do not lead to it.
template <GameRules Rules>
Result<History<Rules>, RulesVerdict<typename Rules::Reason>> ResumeReplay(
	const Rules& rules, const ReplayData<Rules>& data)
{
	auto history = History<Rules>::Start(rules, data.setup);
	if (!history)
	{
		return Failure{detail::SetupRefused<Rules>(history.Error())};
	}
	const auto ignore = [](const auto&, const auto&, std::size_t) {};
	const RulesVerdict<typename Rules::Reason> verdict = detail::Follow(*history, data, ignore);
	if (verdict.result != RulesResult::Verified)
	{
		return Failure{verdict};
	}
	return std::move(*history);
}

} // namespace faith
