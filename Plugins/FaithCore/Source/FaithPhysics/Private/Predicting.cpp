#include "Engine.h"

#include <cmath>

// What ends each slide. A disc's way is a straight line, so everything at rest is found by looking along that line;
// only another moving disc needs its time (Meeting.cpp).
namespace faith::physics
{
namespace
{

/// A way that would meet a disc at a flatter angle only strokes it: sine of the angle, squared.
constexpr double kGrazing = 1e-12;

} // namespace

/// To be called with all discs whose way or place has changed at this moment.
void Engine::Predict(Mask changed)
{
	const Mask affected = AffectedBy(changed);
	ForEach(affected, [this](Slot slot) { PredictAlone(slot); });
	ForEach(affected,
		[&](Slot slot)
		{
			const Mask done = affected & (Bit(slot) | (Bit(slot) - 1));
			ForEach(moving_ & ~done, [&](Slot other) { PredictMeeting(slot, other); });
		});
	ForEach(changed & ~moving_,
		[&](Slot resting) { ForEach(moving_ & ~affected, [&](Slot slot) { PredictRestingDisc(slot, resting); }); });
}

/// The changed ones that move, and those that were to meet one of the changed.
Engine::Mask Engine::AffectedBy(Mask changed) const
{
	Mask affected = changed & moving_;
	ForEach(moving_ & ~changed,
		[&](Slot slot)
		{
			const Mover& mover = movers_[slot];
			if (mover.next == Happening::MeetsDisc && (changed & Bit(mover.partner)) != 0)
			{
				affected |= Bit(slot);
			}
		});
	return affected;
}

void Engine::PredictAlone(Slot slot)
{
	Mover& mover = movers_[slot];
	mover.next = Happening::Nothing;
	mover.nextTime = kNever;
	const Progress at = At(mover, now_);
	const double length = at.state.left - mover.endLeft;
	double nearest = length;
	Happening what = Happening::Nothing;
	Slot partner = kNoSlot;
	ForEach(resting_.OnTheWay(at.x, at.y, mover.directionX, mover.directionY, discs_[slot].radius, length),
		[&](Slot disc)
		{
			const double way = WayToDisc(mover, at.x, at.y, slot, discs_[disc].x, discs_[disc].y, disc);
			if (way < nearest)
			{
				nearest = way;
				what = Happening::MeetsDisc;
				partner = disc;
			}
		});
	for (std::size_t wall = 0; wall < wallCount_; ++wall)
	{
		const double way = WayToWall(mover, at.x, at.y, discs_[slot].radius, walls_[wall]);
		if (way < nearest)
		{
			nearest = way;
			what = Happening::MeetsWall;
			partner = static_cast<Slot>(wall);
		}
	}
	if (mover.rolling)
	{
		const double flat = kRollingFallsBelow * kRollingFallsBelow / (2.0 * mover.brake);
		const double way = at.state.left > flat ? at.state.left - flat : 0.0;
		if (way < nearest)
		{
			nearest = way;
			what = Happening::FallsFlat;
		}
	}
	if (what != Happening::Nothing)
	{
		ExpectAfter(mover, what, partner, at.state.left - nearest);
	}
}

/// For a mover whose own way has not changed, but something has come to rest where it may be in the way.
void Engine::PredictRestingDisc(Slot slot, Slot resting)
{
	if (discs_[resting].gone)
	{
		return;
	}
	Mover& mover = movers_[slot];
	const Progress at = At(mover, now_);
	const double way = WayToDisc(mover, at.x, at.y, slot, discs_[resting].x, discs_[resting].y, resting);
	if (way < at.state.left - mover.endLeft)
	{
		ExpectAfter(mover, Happening::MeetsDisc, resting, at.state.left - way);
	}
}

double Engine::WayToDisc(const Mover& mover, double x, double y, Slot slot, double discX, double discY, Slot disc) const
{
	if (!Meet(slot, disc))
	{
		return kNever;
	}
	return WayToCircle(mover, discX - x, discY - y, discs_[slot].radius + discs_[disc].radius);
}

/// Along the mover's line until (dx, dy) is `reach` away; 0 when it is nearer already and still approached.
double Engine::WayToCircle(const Mover& mover, double dx, double dy, double reach)
{
	const double along = dx * mover.directionX + dy * mover.directionY;
	const double aside = dx * mover.directionY - dy * mover.directionX;
	const double squared = reach * reach - aside * aside;
	if (along <= 0.0 || squared <= kGrazing * reach * reach)
	{
		return kNever;
	}
	const double way = along - std::sqrt(squared);
	return way > 0.0 ? way : 0.0;
}

/// A wall is a stadium: two straight sides, between two round ends.
double Engine::WayToWall(const Mover& mover, double x, double y, double radius, const FixedWall& wall) const
{
	const double reach = radius + wall.radius;
	const double dx = wall.fromX - x;
	const double dy = wall.fromY - y;
	double nearest = Least(WayToCircle(mover, dx, dy, reach),
		WayToCircle(mover, dx + wall.alongX * wall.length, dy + wall.alongY * wall.length, reach));
	// Height over the wall's line, and how fast the way changes it.
	const double height = dx * wall.alongY - dy * wall.alongX;
	const double climb = mover.directionX * wall.alongY - mover.directionY * wall.alongX;
	const double side = height < 0.0 ? -1.0 : 1.0; // the way has to go up to a wall that is above
	if (climb * side > 0.0)
	{
		const double gap = height * side - reach;
		const double way = gap > 0.0 ? gap / (climb * side) : 0.0;
		const double along = (mover.directionX * way - dx) * wall.alongX + (mover.directionY * way - dy) * wall.alongY;
		if (along >= 0.0 && along <= wall.length)
		{
			nearest = Least(nearest, way);
		}
	}
	return nearest;
}

void Engine::ExpectAfter(Mover& mover, Happening what, Slot partner, double left) const
{
	const SlideState state = NotAbove(mover.start, curves_.AtDistance(mover.slide, mover.brake, left));
	const double time = Most(mover.stopTime - state.left, now_);
	if (time < mover.nextTime)
	{
		mover.next = what;
		mover.partner = partner;
		mover.nextTime = time;
		mover.nextLeft = left;
		mover.nextState = state;
	}
}

void Engine::ExpectAt(Mover& mover, Slot partner, double time)
{
	if (time < mover.nextTime)
	{
		mover.next = Happening::MeetsDisc;
		mover.partner = partner;
		mover.nextTime = time;
		mover.nextLeft = -1.0;
	}
}

} // namespace faith::physics
