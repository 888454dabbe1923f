#pragma once

#include "FaithKernel/GameRules.h"
#include "FaithKernel/Hash.h"
#include "FaithKernel/LogEntry.h"
#include "FaithKernel/Refusal.h"
#include "FaithKernel/Result.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace faith
{

/// A running or finished match: the log that only grows, the state it leads to, and undo.
/// Every way to change the match goes through the log; the state is always the one the live commands give.
template <GameRules Rules>
class History
{
public:
	using Setup = typename Rules::Setup;
	using GameState = typename Rules::State;
	using Command = typename Rules::Command;
	using Event = typename Rules::Event;
	using Reason = typename Rules::Reason;
	using Entry = LogEntry<Command>;

	/// A state is kept after every so many live commands, from which undo starts.
	static constexpr std::size_t kSnapshotEvery = 16;
	/// The hash of the state is noted after every so many entries, for the replay file.
	static constexpr std::size_t kCheckpointEvery = 8;

	static Result<History, Refusal<Reason>> Start(Rules rules, Setup setup)
	{
		History history(std::move(rules), std::move(setup));
		const Refusal<Reason> refusal = history.rules_.Begin(history.setup_, history.state_, history.beginEvents_);
		if (refusal)
		{
			return Failure{refusal};
		}
		history.snapshots_.push_back(history.state_);
		history.checkpoints_.push_back(history.StateHash());
		return history;
	}

	/// Applies the command and logs it; a refused command leaves no trace.
	Refusal<Reason> Submit(const Command& command)
	{
		GameState before = state_;
		std::vector<Event> events;
		Refusal<Reason> refusal = rules_.Apply(state_, command, events);
		if (refusal)
		{
			return refusal;
		}
		const bool isBarrier = rules_.IsBarrier(before, state_, command, events);
		live_.push_back(LiveCommand{entries_.size(), std::move(events), isBarrier});
		if (live_.size() % kSnapshotEvery == 0)
		{
			snapshots_.push_back(state_);
		}
		Log(Entry{command, 0});
		return refusal;
	}

	/// Whether `player` may take back the last live command.
	UndoReason CanUndo(std::uint8_t player) const
	{
		if (live_.empty())
		{
			return UndoReason::NothingToUndo;
		}
		if (rules_.HasNoUndoBarrier(setup_))
		{
			return UndoReason::None;
		}
		const std::optional<std::uint8_t> actor = Rules::Actor(LiveCommandAt(live_.size() - 1));
		if (actor.has_value() && *actor != player)
		{
			return UndoReason::NotYours;
		}
		return !actor.has_value() || live_.back().isBarrier ? UndoReason::Barrier : UndoReason::None;
	}

	/// Takes back the last live command and logs that.
	UndoReason Undo(std::uint8_t player)
	{
		const UndoReason reason = CanUndo(player);
		if (reason != UndoReason::None)
		{
			return reason;
		}
		live_.pop_back();
		snapshots_.resize(live_.size() / kSnapshotEvery + 1);
		state_ = StateAt(live_.size());
		Log(Entry{std::nullopt, player});
		return UndoReason::None;
	}

	/// Does again what an entry of a log says.
	EntryRefusal<Reason> Append(const Entry& entry)
	{
		EntryRefusal<Reason> refusal;
		if (entry.command.has_value())
		{
			refusal.command = Submit(*entry.command);
		}
		else
		{
			refusal.undo = Undo(entry.player);
		}
		return refusal;
	}

	const Rules& GetRules() const { return rules_; }
	const Setup& GetSetup() const { return setup_; }
	const GameState& State() const { return state_; }
	std::uint64_t StateHash() const { return HashOf(state_); }

	/// The log, undone commands and marks included.
	std::span<const Entry> Entries() const { return entries_; }

	/// How many commands led to the state.
	std::size_t LiveCount() const { return live_.size(); }
	const Command& LiveCommandAt(std::size_t index) const { return *entries_[live_[index].entry].command; }
	/// What the live command with this index caused.
	std::span<const Event> Events(std::size_t index) const { return live_[index].events; }
	/// What the set-up caused.
	std::span<const Event> BeginEvents() const { return beginEvents_; }

	/// Everything that led to the state: the set-up's events, then those of the live commands.
	std::vector<Event> AllEvents() const
	{
		std::vector<Event> all = beginEvents_;
		for (const LiveCommand& command : live_)
		{
			all.insert(all.end(), command.events.begin(), command.events.end());
		}
		return all;
	}

	/// The state after the first `count` live commands.
	GameState StateAt(std::size_t count) const
	{
		assert(count <= live_.size());
		const std::size_t snapshot = count / kSnapshotEvery;
		GameState state = snapshots_[snapshot];
		std::vector<Event> ignored;
		for (std::size_t i = snapshot * kSnapshotEvery; i < count; ++i)
		{
			[[maybe_unused]] const Refusal<Reason> refusal = rules_.Apply(state, LiveCommandAt(i), ignored);
			assert(!refusal);
		}
		return state;
	}

	/// Hashes of the state after the set-up and after every kCheckpointEvery entries.
	std::span<const std::uint64_t> Checkpoints() const { return checkpoints_; }

private:
	struct LiveCommand
	{
		std::size_t entry = 0;
		std::vector<Event> events;
		bool isBarrier = false;
	};

	History(Rules rules, Setup setup) : rules_(std::move(rules)), setup_(std::move(setup)) {}

	void Log(Entry entry)
	{
		entries_.push_back(std::move(entry));
		if (entries_.size() % kCheckpointEvery == 0)
		{
			checkpoints_.push_back(StateHash());
		}
	}

	Rules rules_;
	Setup setup_;
	GameState state_{};
	std::vector<Event> beginEvents_;
	std::vector<Entry> entries_;
	std::vector<LiveCommand> live_;
	std::vector<GameState> snapshots_;
	std::vector<std::uint64_t> checkpoints_;
};

} // namespace faith
