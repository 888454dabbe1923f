#include "FlickOfFaithPresentation/MatchSession.h"

#include "FlickOfFaithRules/ExactTable.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace faith::flick
{

namespace
{

constexpr std::uint8_t kMostRefused = 3;

/// All are asked at the same time, and each answer leaves the question to the others as it was.
bool IsSimultaneous(DecisionKind kind)
{
	return kind == DecisionKind::ChooseGod || kind == DecisionKind::CommitAim || kind == DecisionKind::Vote;
}

/// Did the command between only answer a question that others still have to answer?
bool IsSameQuestion(const Decision& before, const Decision& after)
{
	const bool fewer = (after.waitingFor & ~before.waitingFor) == 0 && after.waitingFor != before.waitingFor;
	return before.kind == after.kind && IsSimultaneous(before.kind) && fewer;
}

} // namespace

Result<History<Rules>, ResumeFailure> ReadMatch(const Rules& rules, std::span<const std::uint8_t> replay)
{
	const auto data = DecodeReplay<Rules>(replay);
	if (!data)
	{
		return Failure{ResumeFailure{data.Error(), {}}};
	}
	auto history = ResumeReplay(rules, *data);
	if (!history)
	{
		return Failure{ResumeFailure{std::nullopt, history.Error()}};
	}
	return std::move(*history);
}

Result<std::unique_ptr<MatchSession>, Refusal> MatchSession::Start(
	const Rules& rules, const Setup& setup, const MatchPorts& ports)
{
	auto history = History<Rules>::Start(rules, setup);
	if (!history)
	{
		return Failure{history.Error()};
	}
	std::unique_ptr<MatchSession> session(new MatchSession(std::move(*history), ports));
	if (ports.listener != nullptr)
	{
		ports.listener->OnEvents(session->history_.BeginEvents(), session->State());
	}
	return session;
}

Result<std::unique_ptr<MatchSession>, ResumeFailure> MatchSession::Resume(
	const Rules& rules, std::span<const std::uint8_t> replay, const MatchPorts& ports)
{
	auto history = ReadMatch(rules, replay);
	if (!history)
	{
		return Failure{history.Error()};
	}
	std::unique_ptr<MatchSession> session(new MatchSession(std::move(*history), ports));
	if (ports.listener != nullptr)
	{
		ports.listener->OnUndone(session->State());
	}
	return session;
}

MatchSession::MatchSession(History<Rules> history, const MatchPorts& ports)
	: history_(std::move(history)), ports_(ports)
{
	assert(ports.table != nullptr);
}

void MatchSession::Release()
{
	held_ = false;
	GoOn();
}

void MatchSession::Hold()
{
	held_ = true;
}

Refusal MatchSession::Submit(const Command& command)
{
	const std::optional<std::uint8_t> actor = Rules::Actor(command);
	if (!actor || (*actor < kMaxPlayers && ports_.seats[*actor] != nullptr))
	{
		return Refusal{Reason::NotYourTurn, {actor.value_or(kNobody)}};
	}
	const Refusal refusal = Accept(command);
	GoOn();
	return refusal;
}

void MatchSession::Answer(Ticket ticket, const Command& command, Thought thought)
{
	for (std::size_t seat = 0; seat < asked_.size(); ++seat)
	{
		if (ticket != kNoTicket && asked_[seat].ticket == ticket)
		{
			asked_[seat].ticket = kNoTicket;
			answers_[seat] = command;
			if (thought == Thought::CutShort)
			{
				Tell(MatchTrouble::SeatCutShort, Refusal{Reason::None, {static_cast<std::int32_t>(seat)}});
			}
		}
	}
	GoOn();
}

void MatchSession::Report(Ticket ticket, const Settled& settled)
{
	if (ticket != kNoTicket && ticket == table_)
	{
		table_ = kNoTicket;
		report_ = settled;
	}
	GoOn();
}

UndoReason MatchSession::Undo(Seat player)
{
	const std::optional<Decision> before = Front();
	const UndoReason reason = history_.Undo(player);
	if (reason != UndoReason::None)
	{
		return reason;
	}
	ForgetQuestions(before);
	Keep();
	if (ports_.listener != nullptr)
	{
		ports_.listener->OnUndone(State());
	}
	GoOn();
	return reason;
}

UndoReason MatchSession::UndoLast()
{
	const UndoReason why = WhyNotUndoLast();
	return why == UndoReason::None ? Undo(*LastActor()) : why;
}

UndoReason MatchSession::WhyNotUndoLast() const
{
	if (history_.LiveCount() == 0)
	{
		return UndoReason::NothingToUndo;
	}
	const std::optional<Seat> actor = LastActor();
	if (!actor)
	{
		return UndoReason::Barrier;
	}
	return ports_.seats[*actor] == nullptr ? history_.CanUndo(*actor) : UndoReason::NotYours;
}

std::optional<Seat> MatchSession::LastActor() const
{
	return Rules::Actor(history_.LiveCommandAt(history_.LiveCount() - 1));
}

std::uint8_t MatchSession::WaitsForPersons() const
{
	std::uint8_t persons = Front() ? Front()->waitingFor : std::uint8_t{0};
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if (ports_.seats[seat] != nullptr)
		{
			persons = static_cast<std::uint8_t>(persons & ~SeatBit(seat));
		}
	}
	return persons;
}

std::vector<std::uint8_t> MatchSession::Save() const
{
	return EncodeReplay(history_, ports_.table->PhysicsVersion());
}

std::optional<Decision> MatchSession::Front() const
{
	return State().pending.Empty() ? std::nullopt : std::optional(State().pending.Front());
}

/// Does the command and everything that belongs to it.
Refusal MatchSession::Accept(const Command& command)
{
	const std::optional<Decision> before = Front();
	const Refusal refusal = history_.Submit(command);
	if (refusal)
	{
		return refusal;
	}
	ForgetQuestions(before);
	Keep();
	if (ports_.listener != nullptr)
	{
		// A copy: the listener may go on with the match.
		const auto told = history_.Events(history_.LiveCount() - 1);
		const std::vector<Event> events(told.begin(), told.end());
		const GameState after = State();
		ports_.listener->OnEvents(events, after);
	}
	return refusal;
}

/// Answers that come in while others are asked wait for their turn here, so that no call nests in another.
void MatchSession::GoOn()
{
	if (busy_)
	{
		return;
	}
	busy_ = true;
	while (DoNext())
	{
	}
	busy_ = false;
}

/// True if something was done.
bool MatchSession::DoNext()
{
	if (report_)
	{
		const Settled settled = *std::exchange(report_, std::nullopt);
		TakeReport(settled);
		return true;
	}
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if (answers_[seat])
		{
			const Command command = *std::exchange(answers_[seat], std::nullopt);
			TakeAnswer(seat, command);
			return true;
		}
	}
	return !held_ && !IsOver() && (AskTable() || AskSeats());
}

bool MatchSession::AskTable()
{
	if (Front()->kind != DecisionKind::Settle || table_ != kNoTicket)
	{
		return false;
	}
	table_ = ++lastTicket_;
	const GameState state = State();
	ports_.table->Begin(state, table_);
	return true;
}

bool MatchSession::AskSeats()
{
	const std::uint8_t waiting = Front()->waitingFor;
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		const bool isFree = asked_[seat].ticket == kNoTicket && ports_.seats[seat] != nullptr;
		if ((waiting & SeatBit(seat)) != 0 && isFree)
		{
			asked_[seat].ticket = ++lastTicket_;
			const PlayerView view = ViewFor(history_.GetRules().Cards(), State(), seat);
			ports_.seats[seat]->Ask(view, asked_[seat].ticket);
			return true;
		}
	}
	return false;
}

void MatchSession::TakeAnswer(Seat seat, const Command& command)
{
	const std::optional<std::uint8_t> actor = Rules::Actor(command);
	const Refusal refusal =
		actor == std::optional<std::uint8_t>(seat) ? Accept(command) : Refusal{Reason::NotYourTurn, {seat}};
	if (!refusal)
	{
		return;
	}
	Tell(MatchTrouble::SeatRefused, refusal);
	if (++asked_[seat].refused >= kMostRefused)
	{
		ReplaceAnswer(seat);
		Tell(MatchTrouble::SeatReplaced, refusal);
	}
}

/// The first of the sampled commands that the rules allow: the game goes on whatever a seat does.
void MatchSession::ReplaceAnswer(Seat seat)
{
	for (const Command& sample : SampleCommands(history_.GetRules(), State()))
	{
		if (Rules::Actor(sample) == std::optional<std::uint8_t>(seat) && !Accept(sample))
		{
			return;
		}
	}
}

void MatchSession::TakeReport(const Settled& settled)
{
	const Refusal refusal = Accept(settled);
	if (!refusal)
	{
		return;
	}
	[[maybe_unused]] const Refusal exact = Accept(PlayExactly(State()));
	assert(!exact);
	Tell(MatchTrouble::TableRefused, refusal);
}

/// What was asked before a command is not asked any more, unless it only took one of several answers.
void MatchSession::ForgetQuestions(const std::optional<Decision>& before)
{
	const std::optional<Decision> now = Front();
	if (before && now && IsSameQuestion(*before, *now))
	{
		return;
	}
	for (std::size_t seat = 0; seat < asked_.size(); ++seat)
	{
		const Ticket ticket = std::exchange(asked_[seat], Asked{}).ticket;
		answers_[seat].reset();
		if (ticket != kNoTicket)
		{
			ports_.seats[seat]->Cancel(ticket);
		}
	}
	report_.reset();
	if (const Ticket ticket = std::exchange(table_, kNoTicket); ticket != kNoTicket)
	{
		ports_.table->Cancel(ticket);
	}
}

void MatchSession::Keep()
{
	if (ports_.storage != nullptr && !ports_.storage->Save(Save()))
	{
		Tell(MatchTrouble::StorageFailed, Refusal{});
	}
}

void MatchSession::Tell(MatchTrouble trouble, const Refusal& refusal)
{
	if (ports_.listener != nullptr)
	{
		ports_.listener->OnTrouble(trouble, refusal);
	}
}

} // namespace faith::flick
