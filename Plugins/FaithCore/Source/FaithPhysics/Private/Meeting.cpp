#include "Engine.h"

#include <cmath>

// When two moving discs meet.
//
// Assumptions: neither can be braked harder than by the whole friction, so their distance shrinks at most by
// c h + A h^2 / 2 within h seconds, c being how fast it shrinks now and A the sum of both frictions. (That they pass each other only
// makes it grow.) Hence steps of the h at which this bound takes them kTouching into each other never skip a contact, and get short
// only where they approach fast. A pair that stays in touch without pressing is passed in steps of a tenth of a millisecond.
namespace faith::physics
{
namespace
{

/// Slower than this the exact moment of a contact does not matter, micrometres/s.
constexpr double kSlow = 1'000.0;

/// Micrometres: so far a pair that already overlaps may go on doing so unwatched.
constexpr double kLeastRoom = 0.1 * kTouching;

} // namespace

void Engine::PredictMeeting(Slot first, Slot second)
{
	if (!Meet(first, second))
	{
		return;
	}
	Mover& a = movers_[first];
	Mover& b = movers_[second];
	const double reach = discs_[first].radius + discs_[second].radius;
	const double gapX = Most(a.west - b.east, b.west - a.east);
	const double gapY = Most(a.south - b.north, b.south - a.north);
	if (Most(gapX, gapY) > reach)
	{
		return;
	}
	const double time = MeetingTime(first, second, Least(a.endTime, b.endTime));
	if (time < kNever)
	{
		ExpectAt(a, second, time);
		ExpectAt(b, first, time);
	}
	else if (a.endTime < b.endTime && !a.leaves)
	{
		PredictMeetingAfterStop(second, first);
	}
	else if (b.endTime < a.endTime && !b.leaves)
	{
		PredictMeetingAfterStop(first, second);
	}
}

double Engine::MeetingTime(Slot first, Slot second, double until) const
{
	const Mover& a = movers_[first];
	const Mover& b = movers_[second];
	const double reach = discs_[first].radius + discs_[second].radius;
	const double brake = a.brake + b.brake;
	double time = now_;
	while (time < until)
	{
		const Progress atA = At(a, time);
		const Progress atB = At(b, time);
		const double dx = atB.x - atA.x;
		const double dy = atB.y - atA.y;
		const double vx = a.directionX * atA.state.speed - b.directionX * atB.state.speed;
		const double vy = a.directionY * atA.state.speed - b.directionY * atB.state.speed;
		const double squared = dx * dx + dy * dy;
		const double toward = dx * vx + dy * vy;
		// Most pairs have just struck each other and part too fast for friction to turn them back in the time there is.
		const double turnedBack = brake * (until - time);
		if (toward < 0.0 && 4.0 * toward * toward > turnedBack * turnedBack * squared)
		{
			return kNever;
		}
		const double distance = std::sqrt(squared);
		const double closing = toward / distance;
		const double gap = distance - reach;
		if (gap <= kTouching && closing > 0.0)
		{
			return closing > kSlow ? Most(time + gap / closing, now_) : time;
		}
		const double room = Most(gap + kTouching, kLeastRoom);
		const double root = std::sqrt(closing * closing + 2.0 * brake * room);
		time += closing > 0.0 ? 2.0 * room / (closing + root) : (root - closing) / brake;
	}
	return kNever;
}

/// One of the pair comes to rest; later the other may run into it.
void Engine::PredictMeetingAfterStop(Slot slot, Slot stopping)
{
	Mover& mover = movers_[slot];
	const Mover& stopped = movers_[stopping];
	const Progress at = At(mover, now_);
	const double way = WayToDisc(mover, at.x, at.y, slot, stopped.endX, stopped.endY, stopping);
	if (way >= at.state.left - mover.endLeft)
	{
		return;
	}
	const double left = at.state.left - way;
	const SlideState state = curves_.AtDistance(mover.slide, mover.brake, left);
	// What it would have met before the other was there, it passes.
	if (mover.stopTime - state.left >= stopped.endTime)
	{
		ExpectAfter(mover, Happening::MeetsDisc, stopping, left);
	}
}

} // namespace faith::physics
