#include "FlickOfFaithPresentation/HandMeasuring.h"

#include <atomic>
#include <bit>
#include <utility>

namespace faith::flick
{

/// All that a measurement needs: it may outlive the one who asked for it.
struct HandMeasuring::Work
{
	Rules rules;
	std::vector<FlickMade> flicks;
	SearchControl control;
	std::optional<HandSpread> hand;
	std::atomic<bool> isDone{false};
};

HandMeasuring::~HandMeasuring()
{
	GiveUp();
}

void HandMeasuring::GiveUp()
{
	if (work_)
	{
		work_->control.Cancel();
		work_.reset();
	}
}

bool HandMeasuring::Begin(const History<Rules>& match, std::uint8_t persons)
{
	if (persons == 0)
	{
		return false;
	}
	std::vector<FlickMade> flicks = FlicksMadeBy(match, static_cast<Seat>(std::countr_zero(persons)));
	if (flicks.size() < kFewestFlicks)
	{
		return false;
	}
	GiveUp();
	work_ = std::make_shared<Work>();
	work_->rules = match.GetRules();
	work_->flicks = std::move(flicks);
	background_.Run(
		[work = work_](Executor& executor)
		{
			work->hand = MeasureHand(work->rules, work->flicks, executor, work->control);
			work->isDone.store(true, std::memory_order_release);
		});
	return true;
}

bool HandMeasuring::IsBusy() const
{
	return work_ && !work_->isDone.load(std::memory_order_acquire);
}

std::optional<HandSpread> HandMeasuring::Take()
{
	if (!work_ || IsBusy())
	{
		return std::nullopt;
	}
	return std::exchange(work_, nullptr)->hand;
}

} // namespace faith::flick
