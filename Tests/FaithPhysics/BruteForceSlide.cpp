#include "FaithPhysics/BruteForceSlide.h"

#include "FaithPhysics/CoupledFriction.h"

#include <algorithm>

namespace faith::physics::bruteforce
{
namespace
{

/// Micrometres/s: slower rollers fall flat.
constexpr double kFlatBelow = 60'000.0;

/// Part of the sliding friction that brakes a rolling disc.
constexpr double kRollingShare = 0.3;

/// Without spin, to the exact place; `brake` in micrometres/s^2.
Motion AfterStraight(Motion motion, double seconds, double brake)
{
	const double moving = (std::min)(seconds, motion.speed / brake);
	const double distance = (motion.speed - brake * moving / 2.0) * moving;
	motion.position = motion.position + distance * motion.direction;
	motion.speed = moving < seconds ? 0.0 : motion.speed - brake * moving;
	return motion;
}

} // namespace

Motion Sliding::After(const Motion& motion, double seconds) const
{
	if (motion.rolling)
	{
		return AfterRolling(motion, seconds);
	}
	if (motion.rimSpeed == 0.0)
	{
		return AfterStraight(motion, seconds, brake_);
	}
	return motion.speed == 0.0 ? AfterTurning(motion, seconds) : AfterBoth(motion, seconds);
}

Motion Sliding::AfterRolling(const Motion& motion, double seconds) const
{
	const double brake = kRollingShare * brake_;
	const double untilFlat = (std::max)(0.0, (motion.speed - kFlatBelow) / brake);
	Motion next = AfterStraight(motion, (std::min)(seconds, untilFlat), brake);
	if (seconds < untilFlat)
	{
		return next;
	}
	next.rolling = false;
	return After(next, seconds - untilFlat);
}

Motion Sliding::AfterTurning(Motion motion, double seconds) const
{
	const double rimSpeed = std::abs(motion.rimSpeed) - 4.0 / 3.0 * brake_ * seconds;
	motion.rimSpeed = std::copysign((std::max)(0.0, rimSpeed), motion.rimSpeed);
	return motion;
}

/// One step of the midpoint rule.
Motion Sliding::AfterBoth(Motion motion, double seconds) const
{
	static const FrictionTable kFriction;
	const double speed = motion.speed;
	const double rimSpeed = std::abs(motion.rimSpeed);
	const FrictionShare first = kFriction.At(speed, rimSpeed);
	const double middle = speed - brake_ * first.force * seconds / 2.0;
	const double rimMiddle = rimSpeed - brake_ * first.torque * seconds;
	if (middle <= 0.0 || rimMiddle <= 0.0)
	{
		return Stopped(motion, first.force);
	}
	const FrictionShare share = kFriction.At(middle, rimMiddle);
	const double last = speed - brake_ * share.force * seconds;
	const double rimLast = rimSpeed - 2.0 * brake_ * share.torque * seconds;
	if (last <= 0.0 || rimLast <= 0.0)
	{
		return Stopped(motion, first.force);
	}
	motion.position = motion.position + (speed + last) / 2.0 * seconds * motion.direction;
	motion.speed = last;
	motion.rimSpeed = std::copysign(rimLast, motion.rimSpeed);
	return motion;
}

/// Speed and spin end together within this step.
Motion Sliding::Stopped(Motion motion, double force) const
{
	const double distance = motion.speed * motion.speed / (2.0 * brake_ * force);
	motion.position = motion.position + distance * motion.direction;
	motion.speed = 0.0;
	motion.rimSpeed = 0.0;
	return motion;
}

} // namespace faith::physics::bruteforce
