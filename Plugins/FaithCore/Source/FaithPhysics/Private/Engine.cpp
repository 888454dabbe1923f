#include "Engine.h"

#include <cmath>

namespace faith::physics
{
namespace
{

/// So many events within so many seconds are a crowd: see Crowding.cpp.
constexpr int kCrowdEvents = 96;
constexpr double kCrowdWindow = 1e-3;

} // namespace

const Outcome& Engine::Play(const Shot& shot, Recording* recording)
{
	Restore();
	recording_ = recording;
	if (recording_ != nullptr)
	{
		recording_->Clear();
		angle_.fill(0.0);
	}
	now_ = 0.0;
	duration_ = 0.0;
	windowStart_ = 0.0;
	windowEvents_ = 0;
	supportTime_ = kNever;
	outcome_.rests.Clear();
	outcome_.collisions = 0;
	outcome_.crowdSteps = 0;
	LaunchAll(shot);
	Run();
	Finish();
	return outcome_;
}

/// From event to event. Coming to rest and leaving the mat are no events: a disc that has done so is seen to when the
/// next thing happens.
void Engine::Run()
{
	Predict(moving_);
	for (;;)
	{
		if (hasLevels_)
		{
			WatchSupports();
		}
		const Slot next = NextMover();
		const double time = next == kNoSlot ? kNever : movers_[next].nextTime;
		const bool losesSupport = supportTime_ < time;
		RetireUntil(losesSupport ? supportTime_ : time, losesSupport ? kNoSlot : next);
		if (losesSupport)
		{
			now_ = supportTime_;
			LoseSupport(supportSlot_);
		}
		else if (next != kNoSlot)
		{
			now_ = time;
			Handle(next);
		}
		else
		{
			return;
		}
	}
}

Slot Engine::NextMover() const
{
	Slot next = kNoSlot;
	double earliest = kNever;
	ForEach(moving_,
		[&](Slot slot)
		{
			if (movers_[slot].nextTime < earliest)
			{
				earliest = movers_[slot].nextTime;
				next = slot;
			}
		});
	return next;
}

void Engine::RetireUntil(double time, Slot except)
{
	ForEach(moving_,
		[&](Slot slot)
		{
			if (movers_[slot].endTime <= time && slot != except)
			{
				Retire(slot);
			}
		});
}

void Engine::Retire(Slot slot)
{
	const Mover& mover = movers_[slot];
	now_ = mover.endTime;
	duration_ = duration_ > now_ ? duration_ : now_;
	CloseSegment(slot);
	PutToRest(slot, mover.endX, mover.endY, 0.0);
	if (mover.leaves)
	{
		discs_[slot].gone = true;
		resting_.Remove(slot);
	}
}

void Engine::Handle(Slot slot)
{
	const Mover& mover = movers_[slot];
	switch (mover.next)
	{
	case Happening::MeetsDisc:
		Collide(slot, mover.partner);
		break;
	case Happening::MeetsWall:
		CollideWall(slot, mover.partner);
		break;
	default:
		FallFlat(slot);
		break;
	}
	if (IsCrowded())
	{
		SolveCrowd();
	}
}

void Engine::FallFlat(Slot slot)
{
	const Motion motion = MotionAtNext(slot);
	CloseSegment(slot);
	Move(slot, motion);
	Predict(Bit(slot));
}

bool Engine::IsCrowded()
{
	if (now_ - windowStart_ > kCrowdWindow)
	{
		windowStart_ = now_;
		windowEvents_ = 0;
	}
	return ++windowEvents_ > kCrowdEvents;
}

void Engine::Move(Slot slot, const Motion& motion, bool rolling)
{
	Touch(slot);
	const double squared = motion.vx * motion.vx + motion.vy * motion.vy;
	if (squared < kRestBelow * kRestBelow)
	{
		PutToRest(slot, motion.x, motion.y, motion.rim);
		return;
	}
	const double speed = std::sqrt(squared);
	const double inverse = 1.0 / speed;
	Mover& mover = movers_[slot];
	mover.rolling = rolling;
	mover.brake = rolling ? kRollingFriction * brake_ : brake_;
	mover.turning = std::copysign(1.0, motion.rim);
	const double rim = std::fabs(motion.rim);
	mover.slide = curves_.Start(speed, rim, mover.brake);
	mover.start = {speed, rim, mover.slide.length};
	mover.directionX = motion.vx * inverse;
	mover.directionY = motion.vy * inverse;
	mover.startX = motion.x;
	mover.startY = motion.y;
	mover.startTime = now_;
	mover.stopX = motion.x + mover.directionX * mover.slide.length;
	mover.stopY = motion.y + mover.directionY * mover.slide.length;
	mover.stopTime = now_ + mover.slide.duration;
	mover.next = Happening::Nothing;
	mover.partner = kNoSlot;
	mover.nextTime = kNever;
	FindEnd(mover);
	moving_ |= Bit(slot);
	resting_.Remove(slot);
}

void Engine::PutToRest(Slot slot, double x, double y, double rim)
{
	Disc& disc = discs_[slot];
	disc.x = x;
	disc.y = y;
	disc.rim = rim;
	disc.rimTime = now_;
	moving_ &= ~Bit(slot);
	resting_.Put(slot, x, y, disc.radius);
}

/// The mat is convex: only a slide that would stop beyond its edge leaves it.
void Engine::FindEnd(Mover& mover) const
{
	mover.endX = mover.stopX;
	mover.endY = mover.stopY;
	mover.endTime = mover.stopTime;
	mover.endLeft = 0.0;
	mover.leaves = std::fabs(mover.stopX) > halfMat_ || std::fabs(mover.stopY) > halfMat_;
	if (mover.leaves)
	{
		FindEdge(mover);
	}
	mover.west = Least(mover.startX, mover.endX);
	mover.east = Most(mover.startX, mover.endX);
	mover.south = Least(mover.startY, mover.endY);
	mover.north = Most(mover.startY, mover.endY);
}

void Engine::FindEdge(Mover& mover) const
{
	const auto toEdge = [this](double from, double direction)
	{
		const double gap = halfMat_ - std::copysign(1.0, direction) * from;
		return direction == 0.0 ? kNever : gap / std::fabs(direction);
	};
	const double way = Most(Least(toEdge(mover.startX, mover.directionX), toEdge(mover.startY, mover.directionY)), 0.0);
	mover.endLeft = mover.slide.length - way;
	mover.endTime = mover.stopTime - curves_.AtDistance(mover.slide, mover.brake, mover.endLeft).left;
	mover.endX = mover.startX + mover.directionX * way;
	mover.endY = mover.startY + mover.directionY * way;
}

Motion Engine::MotionAt(const Mover& mover, const Progress& progress)
{
	const SlideState& state = progress.state;
	return {progress.x, progress.y, mover.directionX * state.speed, mover.directionY * state.speed,
		mover.turning * state.rim};
}

Motion Engine::MotionOf(Slot slot) const
{
	if ((moving_ & Bit(slot)) != 0)
	{
		const Mover& mover = movers_[slot];
		return MotionAt(mover, At(mover, now_));
	}
	const Disc& disc = discs_[slot];
	Motion motion{disc.x, disc.y, 0.0, 0.0, 0.0};
	if (disc.rim != 0.0)
	{
		const Slide spot = SlideCurves::Spot(std::fabs(disc.rim), brake_);
		const double toGo = Most(disc.rimTime + spot.duration - now_, 0.0);
		motion.rim = std::copysign(curves_.AtTime(spot, brake_, toGo).rim, disc.rim);
	}
	return motion;
}

Motion Engine::MotionAtNext(Slot slot) const
{
	const Mover& mover = movers_[slot];
	if (mover.nextLeft < 0.0)
	{
		return MotionOf(slot);
	}
	return MotionAt(mover,
		{mover.stopX - mover.directionX * mover.nextLeft, mover.stopY - mover.directionY * mover.nextLeft,
			mover.nextState});
}

} // namespace faith::physics
