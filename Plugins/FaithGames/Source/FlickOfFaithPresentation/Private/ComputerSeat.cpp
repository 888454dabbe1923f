#include "FlickOfFaithPresentation/ComputerSeat.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace faith::flick
{

/// All that a thought needs: it may outlive the seat.
struct SeatThinker::Work
{
	Rules rules;
	std::shared_ptr<ComputerPlayer> player;
	PlayerView view;
	Ticket ticket = kNoTicket;
	SearchControl control;
	Command command;
	std::atomic<bool> isDone{false};
};

SeatThinker::SeatThinker(const Rules& rules, const Contestant& contestant, std::uint64_t seed, Background& background,
	AnswerFunction answer, std::int32_t limit)
	: rules_(rules), player_(MakePlayer(contestant, seed)), background_(background), answer_(std::move(answer)),
	  limit_(limit)
{
}

SeatThinker::~SeatThinker()
{
	if (work_)
	{
		work_->control.Cancel();
	}
}

void SeatThinker::Ask(const PlayerView& view, Ticket ticket)
{
	question_ = Question{view, ticket};
	Begin();
	// A background that works at once is done by now.
	Advance(0);
}

void SeatThinker::Cancel(Ticket ticket)
{
	if (question_ && question_->ticket == ticket)
	{
		question_.reset();
	}
	if (work_ && work_->ticket == ticket)
	{
		work_->control.Cancel();
	}
}

/// One thought at a time: the player remembers what it had in mind.
void SeatThinker::Begin()
{
	if (!question_ || work_)
	{
		return;
	}
	taken_ = 0;
	work_ = std::make_shared<Work>();
	work_->rules = rules_;
	work_->player = player_;
	work_->view = question_->view;
	work_->ticket = question_->ticket;
	background_.Run(
		[work = work_](Executor& executor)
		{
			work->command = work->player->Decide(work->rules, work->view, executor, work->control);
			work->isDone.store(true, std::memory_order_release);
		});
}

bool SeatThinker::IsBusy() const
{
	return work_ && !work_->isDone.load(std::memory_order_acquire);
}

void SeatThinker::Advance(std::int32_t milliseconds)
{
	if (IsBusy())
	{
		taken_ += (std::min)(milliseconds, limit_ - taken_);
		if (taken_ >= limit_)
		{
			work_->control.Cancel();
		}
		return;
	}
	const std::shared_ptr<Work> done = std::exchange(work_, nullptr);
	if (done && question_ && done->ticket == question_->ticket)
	{
		question_.reset();
		answer_(done->ticket, done->command, done->control.IsCancelled() ? Thought::CutShort : Thought::Whole);
	}
	Begin();
}

std::int32_t SeatThinker::Progress() const
{
	if (!work_ || work_->control.Planned() == 0)
	{
		return 0;
	}
	return static_cast<std::int32_t>(
		(std::min)(work_->control.Done() * 1000 / work_->control.Planned(), std::uint64_t{1000}));
}

} // namespace faith::flick
