#pragma once

#include "FaithKernel/History.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace faith::flick
{

/// Plays a recorded match again: sits on every seat and at the table, and answers what was answered then; only among those who
/// are asked at once the order may be another. All of it is inline: hosts may be compiled with run-time type information.
class RecordedMatch
{
public:
	/// A flick, its recorded outcome, and a way that leads there (if the exact simulation made the outcome).
	using Play = std::function<void(Ticket ticket, const Settled& settled, const physics::Recording& recording)>;

	/// What was done in a match, without what was taken back.
	static std::vector<Command> CommandsOf(const History<Rules>& match)
	{
		std::vector<Command> commands;
		for (std::size_t i = 0; i < match.LiveCount(); ++i)
		{
			commands.push_back(match.LiveCommandAt(i));
		}
		return commands;
	}

	RecordedMatch(std::vector<Command> commands, Play play) : commands_(std::move(commands)), play_(std::move(play))
	{
		for (std::size_t seat = 0; seat < seats_.size(); ++seat)
		{
			seats_[seat].match = this;
		}
		table_.match = this;
	}
	RecordedMatch(const RecordedMatch&) = delete;
	RecordedMatch& operator=(const RecordedMatch&) = delete;

	/// To start a session with; Attach follows before the session is released.
	MatchPorts Ports()
	{
		MatchPorts ports;
		ports.table = &table_;
		for (std::size_t seat = 0; seat < seats_.size(); ++seat)
		{
			ports.seats[seat] = &seats_[seat];
		}
		return ports;
	}
	void Attach(MatchSession& session) { session_ = &session; }

	/// How many commands have been given.
	std::size_t Position() const { return next_; }
	std::size_t Length() const { return commands_.size(); }

private:
	struct RecordedSeat final : MatchSeat
	{
		RecordedMatch* match = nullptr;
		Ticket ticket = kNoTicket;

		void Ask(const PlayerView&, Ticket asked) override
		{
			ticket = asked;
			match->AnswerNext();
		}
		void Cancel(Ticket) override { ticket = kNoTicket; }
	};

	struct RecordedTable final : MatchTable
	{
		RecordedMatch* match = nullptr;
		physics::Recording recording;

		void Begin(const GameState& state, Ticket ticket) override
		{
			const Settled* settled = match->NextOutcome();
			if (settled != nullptr)
			{
				const Settled outcome = *settled;
				static_cast<void>(PlayAndRecord(state, recording));
				++match->next_;
				match->play_(ticket, outcome, recording);
			}
		}
		void Cancel(Ticket) override {}
		std::uint32_t PhysicsVersion() const override { return kPhysicsVersion; }
	};

	const Settled* NextOutcome() const
	{
		return next_ < commands_.size() ? std::get_if<Settled>(&commands_[next_]) : nullptr;
	}

	/// Gives the next command if its player has been asked.
	void AnswerNext()
	{
		const auto actor = next_ < commands_.size() ? Rules::Actor(commands_[next_]) : std::nullopt;
		if (!actor || session_ == nullptr || seats_[*actor].ticket == kNoTicket)
		{
			return;
		}
		const Ticket ticket = std::exchange(seats_[*actor].ticket, kNoTicket);
		const Command command = commands_[next_++];
		session_->Answer(ticket, command);
		AnswerNext();
	}

	std::vector<Command> commands_;
	Play play_;
	MatchSession* session_ = nullptr;
	std::size_t next_ = 0;
	std::array<RecordedSeat, kMaxPlayers> seats_;
	RecordedTable table_;
};

} // namespace faith::flick
