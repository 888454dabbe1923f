#pragma once

#include "FaithKernel/Executor.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithPresentation/MatchPorts.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace faith::flick
{

/// Runs work beside a match, so that its window stays alive. A host without threads may run it at once.
class Background
{
public:
	virtual ~Background() = default;

	/// Calls the work once, now or later, on any thread, with an executor it may use.
	virtual void Run(std::function<void(Executor&)> work) = 0;
};

/// What goes on in a seat that a computer plays: one question at a time, thought over in the background. It has no virtual functions,
/// because hosts may be compiled with run-time type information and this module is not; see ComputerSeat.
class SeatThinker
{
public:
	using AnswerFunction = std::function<void(Ticket, const Command&, Thought)>;

	FLICKOFFAITHPRESENTATION_API SeatThinker(const Rules& rules, const Contestant& contestant, std::uint64_t seed,
		Background& background, AnswerFunction answer, std::int32_t limit);
	FLICKOFFAITHPRESENTATION_API ~SeatThinker();

	SeatThinker(const SeatThinker&) = delete;
	SeatThinker& operator=(const SeatThinker&) = delete;

	FLICKOFFAITHPRESENTATION_API void Ask(const PlayerView& view, Ticket ticket);
	FLICKOFFAITHPRESENTATION_API void Cancel(Ticket ticket);
	FLICKOFFAITHPRESENTATION_API void Advance(std::int32_t milliseconds);
	FLICKOFFAITHPRESENTATION_API std::int32_t Progress() const;
	bool IsThinking() const { return question_.has_value(); }

private:
	struct Question
	{
		PlayerView view;
		Ticket ticket = kNoTicket;
	};
	struct Work;

	void Begin();
	bool IsBusy() const;

	Rules rules_;
	std::shared_ptr<ComputerPlayer> player_;
	Background& background_;
	AnswerFunction answer_;
	std::int32_t limit_;
	std::optional<Question> question_;
	std::shared_ptr<Work> work_; ///< on the question, or, if that was withdrawn, on one that nobody asks any more
	std::int32_t taken_ = 0;     ///< milliseconds
};

/// A seat that a computer plays. It thinks in the background and never touches the match from there: the host's frames fetch the
/// answer. The same match gets the same answers, unless the clock cuts a thought short; then the match is told (MatchTrouble).
class ComputerSeat final : public MatchSeat
{
public:
	using AnswerFunction = SeatThinker::AnswerFunction;

	/// Far more than any level needs: it strikes only on a machine that is stuck.
	static constexpr std::int32_t kDefaultLimit = 10'000;

	/// `answer` is MatchSession::Answer; `limit`: milliseconds for one answer. The background outlives the seat; work it still does then
	/// ends by itself.
	ComputerSeat(const Rules& rules, const Contestant& contestant, std::uint64_t seed, Background& background,
		AnswerFunction answer, std::int32_t limit = kDefaultLimit)
		: thinker_(rules, contestant, seed, background, std::move(answer), limit)
	{
	}

	void Ask(const PlayerView& view, Ticket ticket) override { thinker_.Ask(view, ticket); }
	void Cancel(Ticket ticket) override { thinker_.Cancel(ticket); }

	/// Once a frame, with the time since the last call: answers if the thought is ready, ends it if it takes too long.
	void Advance(std::int32_t milliseconds) { thinker_.Advance(milliseconds); }
	/// It was asked and has not answered yet.
	bool IsThinking() const { return thinker_.IsThinking(); }
	/// How much of the thought is done, permille. What lies ahead becomes known bit by bit, so it may go back.
	std::int32_t Progress() const { return thinker_.Progress(); }

private:
	SeatThinker thinker_;
};

} // namespace faith::flick
