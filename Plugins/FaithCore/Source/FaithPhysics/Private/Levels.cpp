#include "Engine.h"

#include <cmath>

// Discs on discs. A disc on top slides by itself and meets only what reaches up to its level. One of the discs below holds it; when
// that one is no longer below, another that is takes over, and if there is none it drops.
namespace faith::physics
{

void Engine::SetLevel(Slot slot, int level)
{
	Disc& disc = discs_[slot];
	disc.level = static_cast<std::uint8_t>(level < kLevelCount ? level : kLevelCount - 1);
	disc.levels = static_cast<std::uint8_t>(((1 << disc.reach) - 1) << disc.level);
}

/// Finds the next disc to lose what holds it.
void Engine::WatchSupports()
{
	supportTime_ = kNever;
	for (std::size_t i = 0; i < count_; ++i)
	{
		const auto slot = static_cast<Slot>(i);
		if (discs_[slot].support == kNoSlot || discs_[slot].gone)
		{
			continue;
		}
		const double time = SupportLostAt(slot);
		if (time < supportTime_)
		{
			supportTime_ = time;
			supportSlot_ = slot;
		}
	}
}

/// Steps that never skip the moment, as in Meeting.cpp: the overlap cannot shrink faster than both discs move.
double Engine::SupportLostAt(Slot upper) const
{
	const Slot lower = discs_[upper].support;
	if (discs_[lower].gone)
	{
		return now_;
	}
	const bool upperMoves = (moving_ & Bit(upper)) != 0;
	const bool lowerMoves = (moving_ & Bit(lower)) != 0;
	const double until = Most(upperMoves ? movers_[upper].endTime : now_, lowerMoves ? movers_[lower].endTime : now_);
	const double reach = discs_[upper].radius + discs_[lower].radius - kLeastSupport;
	const bool lowerLeaves = lowerMoves && movers_[lower].leaves;
	double time = now_;
	while (time <= until)
	{
		const Motion a = MotionThen(upper, time);
		const Motion b = MotionThen(lower, time);
		const double dx = b.x - a.x;
		const double dy = b.y - a.y;
		const double overlap = reach - std::sqrt(dx * dx + dy * dy);
		if (overlap <= kTouching || (lowerLeaves && time >= movers_[lower].endTime))
		{
			return time;
		}
		const double vx = a.vx - b.vx;
		const double vy = a.vy - b.vy;
		const double speed = std::sqrt(vx * vx + vy * vy);
		const double root = std::sqrt(speed * speed + 4.0 * brake_ * overlap);
		const double next = time + 2.0 * overlap / (speed + root);
		const bool passesEdge = lowerLeaves && time < movers_[lower].endTime && next > movers_[lower].endTime;
		time = passesEdge ? movers_[lower].endTime : next;
	}
	return lowerLeaves && until <= movers_[lower].endTime ? movers_[lower].endTime : kNever;
}

Motion Engine::MotionThen(Slot slot, double time) const
{
	if ((moving_ & Bit(slot)) == 0)
	{
		return {discs_[slot].x, discs_[slot].y, 0.0, 0.0, 0.0};
	}
	const Mover& mover = movers_[slot];
	return MotionAt(mover, At(mover, Least(time, mover.endTime)));
}

/// The tallest disc below that is overlapped; the most overlapped one among equals.
Slot Engine::BestSupport(Slot upper) const
{
	const Motion at = MotionOf(upper);
	Slot best = kNoSlot;
	int bestTop = 0;
	double bestOverlap = 0.0;
	for (std::size_t i = 0; i < count_; ++i)
	{
		const auto lower = static_cast<Slot>(i);
		const Disc& disc = discs_[lower];
		const int top = disc.level + disc.reach;
		if (lower == upper || disc.gone || disc.support == upper || top > discs_[upper].level || top < bestTop)
		{
			continue;
		}
		const Motion below = MotionOf(lower);
		const double dx = below.x - at.x;
		const double dy = below.y - at.y;
		const double overlap = disc.radius + discs_[upper].radius - kLeastSupport - std::sqrt(dx * dx + dy * dy);
		if (overlap > kTouching && (top > bestTop || overlap > bestOverlap))
		{
			best = lower;
			bestTop = top;
			bestOverlap = overlap;
		}
	}
	return best;
}

void Engine::LoseSupport(Slot upper)
{
	const Slot below = BestSupport(upper);
	const Motion motion = MotionOf(upper);
	CloseSegment(upper);
	Move(upper, motion, Rolls(upper));
	discs_[upper].support = below;
	Predict(Relevel(upper));
}

Engine::Mask Engine::Relevel(Slot slot)
{
	Touch(slot);
	const Slot below = discs_[slot].support;
	SetLevel(slot, below == kNoSlot ? 0 : discs_[below].level + discs_[below].reach);
	Mask changed = Bit(slot);
	for (std::size_t i = 0; i < count_; ++i)
	{
		if (discs_[i].support == slot)
		{
			changed |= Relevel(static_cast<Slot>(i));
		}
	}
	return changed;
}

} // namespace faith::physics
