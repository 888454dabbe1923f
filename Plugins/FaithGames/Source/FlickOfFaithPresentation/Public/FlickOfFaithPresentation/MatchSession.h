#pragma once

#include "FaithKernel/History.h"
#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayVerify.h"
#include "FaithKernel/Result.h"
#include "FlickOfFaithPresentation/MatchPorts.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace faith::flick
{

/// What a match is connected to. All but the table may be missing; what is there outlives the session.
struct MatchPorts
{
	MatchTable* table = nullptr;
	/// By seat; a seat without one is played by a person at this host, through MatchSession::Submit.
	std::array<MatchSeat*, kMaxPlayers> seats{};
	MatchStorage* storage = nullptr;
	MatchListener* listener = nullptr;
};

/// Why a saved match cannot go on: its file cannot be read or, if that is possible, the rules do not lead to it.
struct ResumeFailure
{
	std::optional<ReplayError> file;
	RulesVerdict<Reason> rules;
};

/// The match in a replay file, as far as it was played.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Result<History<Rules>, ResumeFailure> ReadMatch(
	const Rules& rules, std::span<const std::uint8_t> replay);

/// The one match loop of every host. It owns the match, asks whoever has to decide, lets the table play, saves after every
/// command and takes back. Hosts start no game logic of their own. It starts no threads and reads no clock: all calls
/// come from one thread, answers may come at once or any time later.
class MatchSession
{
public:
	/// Nothing is asked before Release.
	FLICKOFFAITHPRESENTATION_API static Result<std::unique_ptr<MatchSession>, Refusal> Start(
		const Rules& rules, const Setup& setup, const MatchPorts& ports);
	/// Goes on with a saved match where it was; a flick whose outcome was still awaited is played again.
	FLICKOFFAITHPRESENTATION_API static Result<std::unique_ptr<MatchSession>, ResumeFailure> Resume(
		const Rules& rules, std::span<const std::uint8_t> replay, const MatchPorts& ports);

	MatchSession(const MatchSession&) = delete;
	MatchSession& operator=(const MatchSession&) = delete;

	/// From here on the match goes on by itself as far as it can. A host holds it while it shows something that must be seen first.
	FLICKOFFAITHPRESENTATION_API void Release();
	/// Neither seats nor the table are asked anything new. Persons may still submit.
	FLICKOFFAITHPRESENTATION_API void Hold();

	/// A person at this host does something. Refused if the seat is not theirs.
	FLICKOFFAITHPRESENTATION_API Refusal Submit(const Command& command);
	/// A seat answers.
	FLICKOFFAITHPRESENTATION_API void Answer(Ticket ticket, const Command& command, Thought thought = Thought::Whole);
	/// The table reports.
	FLICKOFFAITHPRESENTATION_API void Report(Ticket ticket, const Settled& settled);
	/// A person at this host takes back the last command.
	FLICKOFFAITHPRESENTATION_API UndoReason Undo(Seat player);
	/// Whoever gave the last command takes it back, if that is a person at this host.
	FLICKOFFAITHPRESENTATION_API UndoReason UndoLast();
	/// Why they could not.
	FLICKOFFAITHPRESENTATION_API UndoReason WhyNotUndoLast() const;

	const History<Rules>& Match() const { return history_; }
	const GameState& State() const { return history_.State(); }
	bool IsOver() const { return State().step == Step::GameOver; }
	/// The persons at this host that the match waits for, one bit per seat.
	FLICKOFFAITHPRESENTATION_API std::uint8_t WaitsForPersons() const;
	/// The match as a replay file.
	FLICKOFFAITHPRESENTATION_API std::vector<std::uint8_t> Save() const;

private:
	/// A question to a seat that has not been answered yet.
	struct Asked
	{
		Ticket ticket = kNoTicket;
		std::uint8_t refused = 0; ///< answers to the same question
	};

	MatchSession(History<Rules> history, const MatchPorts& ports);

	/// Who gave the last command, which there must be; nobody if it was the table.
	std::optional<Seat> LastActor() const;
	Refusal Accept(const Command& command);
	void GoOn();
	bool DoNext();
	bool AskTable();
	bool AskSeats();
	void TakeAnswer(Seat seat, const Command& command);
	void ReplaceAnswer(Seat seat);
	void TakeReport(const Settled& settled);
	void ForgetQuestions(const std::optional<Decision>& before);
	void Keep();
	void Tell(MatchTrouble trouble, const Refusal& refusal);
	std::optional<Decision> Front() const;

	History<Rules> history_;
	MatchPorts ports_;
	bool held_ = true;
	bool busy_ = false; ///< GoOn is running further up
	Ticket lastTicket_ = kNoTicket;
	Ticket table_ = kNoTicket;
	std::optional<Settled> report_; ///< came in, not yet taken
	std::array<Asked, kMaxPlayers> asked_{};
	std::array<std::optional<Command>, kMaxPlayers> answers_; ///< came in, not yet taken
};

} // namespace faith::flick
