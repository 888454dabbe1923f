#include "Engine.h"

#include <cmath>

// From doubles to integers, and what a recording needs to know.
namespace faith::physics
{
namespace
{

/// Micrometres of overlap that are left alone: rounding to integers may add one and a half.
constexpr double kSpare = 0.5;
constexpr int kRounds = 256;

/// Nearest integer, halves away from zero: mirrored shots end in mirrored places.
std::int32_t Round(double value)
{
	return static_cast<std::int32_t>(value + std::copysign(0.5, value));
}

} // namespace

void Engine::Finish()
{
	if (recording_ != nullptr)
	{
		now_ = kNever;
		ForEach(touched_, [this](Slot slot) { CloseSegment(slot); });
		recording_->SetDuration(duration_);
	}
	if (hasLevels_)
	{
		DropUnsupported();
	}
	Separate();
	// Pushing apart may take a disc off its support. Each round takes at least one down, so this ends.
	while (hasLevels_ && DropUnsupported())
	{
		Separate();
	}
	ForEach(touched_, [this](Slot slot) { Report(slot); });
}

/// A disc that barely lies on another falls beside it: integers could not tell. True if one fell.
bool Engine::DropUnsupported()
{
	bool fell = false;
	constexpr double kLeast = 3.0;
	for (std::size_t i = 0; i < count_; ++i)
	{
		const Disc& upper = discs_[i];
		if (upper.support == kNoSlot || upper.gone)
		{
			continue;
		}
		const Disc& lower = discs_[upper.support];
		const double dx = lower.x - upper.x;
		const double dy = lower.y - upper.y;
		if (lower.gone || upper.radius + lower.radius - std::sqrt(dx * dx + dy * dy) < kLeast)
		{
			const auto slot = static_cast<Slot>(i);
			Touch(slot);
			discs_[slot].support = kNoSlot;
			Relevel(slot);
			fell = true;
		}
	}
	return fell;
}

/// Pushes resting discs apart until none overlaps by more than is left alone. Single collisions leave nothing to do.
void Engine::Separate()
{
	Mask open = touched_;
	for (int round = 0; open != 0 && round < kRounds; ++round)
	{
		Mask pushed = 0;
		ForEach(open,
			[&](Slot slot)
			{
				const Disc& disc = discs_[slot];
				if (disc.gone)
				{
					return;
				}
				ForEach(resting_.Near(disc.x, disc.y, disc.radius) & ~Bit(slot),
					[&](Slot other)
					{
						if (PushApart(slot, other))
						{
							pushed |= Bit(slot) | Bit(other);
						}
					});
			});
		open = pushed;
	}
}

bool Engine::PushApart(Slot first, Slot second)
{
	Disc& a = discs_[first];
	Disc& b = discs_[second];
	const double dx = b.x - a.x;
	const double dy = b.y - a.y;
	const double distance = std::sqrt(dx * dx + dy * dy);
	const double overlap = a.radius + b.radius - distance;
	if (overlap <= kSpare || !Meet(first, second))
	{
		return false;
	}
	Touch(first);
	Touch(second);
	const double share = a.inverseMass / (a.inverseMass + b.inverseMass);
	const double x = distance > 0.0 ? dx / distance * overlap : overlap;
	const double y = distance > 0.0 ? dy / distance * overlap : 0.0;
	a.x -= x * share;
	a.y -= y * share;
	b.x += x * (1.0 - share);
	b.y += y * (1.0 - share);
	resting_.Put(first, a.x, a.y, a.radius);
	resting_.Put(second, b.x, b.y, b.radius);
	return true;
}

/// A disc that left is on the edge or beyond it, whatever rounding says.
Point Engine::RestingPoint(const Disc& disc) const
{
	Point point{Round(disc.x), Round(disc.y)};
	const auto half = static_cast<std::int32_t>(halfMat_);
	if (disc.gone && std::abs(point.x) < half && std::abs(point.y) < half)
	{
		(std::fabs(disc.x) > std::fabs(disc.y) ? point.x : point.y) =
			(std::fabs(disc.x) > std::fabs(disc.y) ? disc.x : disc.y) < 0.0 ? -half : half;
	}
	return point;
}

void Engine::Report(Slot slot)
{
	Disc& disc = discs_[slot];
	disc.gone |= std::fabs(disc.x) > halfMat_ + kSpare || std::fabs(disc.y) > halfMat_ + kSpare;
	const Point point = RestingPoint(disc);
	const Slot support = disc.gone ? kNoSlot : disc.support;
	const Disc& before = before_[slot];
	const bool changed = disc.gone || support != before.support || static_cast<double>(point.x) != before.x ||
		static_cast<double>(point.y) != before.y;
	if (changed || (launched_ & Bit(slot)) != 0)
	{
		outcome_.rests.PushBack(Rest{disc.id, point, support == kNoSlot ? kNoBody : discs_[support].id, disc.gone});
	}
}

/// A slide up to now.
Segment Engine::SlideSegment(Slot slot) const
{
	const Mover& mover = movers_[slot];
	Segment segment;
	segment.rolling = mover.rolling;
	segment.leaves = mover.leaves && now_ >= mover.endTime;
	segment.start = mover.startTime;
	segment.end = now_;
	segment.stop = {mover.stopX, mover.stopY};
	segment.stopTime = mover.stopTime;
	segment.direction = {mover.directionX, mover.directionY};
	segment.brake = mover.brake;
	segment.spinsFast = mover.slide.spinsFast;
	segment.inverseScale = mover.slide.inverseScale;
	segment.turning = mover.turning;
	return segment;
}

/// A disc turning on the spot, up to now or until it no longer turns.
Segment Engine::SpotSegment(Slot slot) const
{
	const Disc& disc = discs_[slot];
	const Slide spot = SlideCurves::Spot(std::fabs(disc.rim), brake_);
	Segment segment;
	segment.start = disc.rimTime;
	segment.stopTime = disc.rimTime + spot.duration;
	segment.end = Least(now_, segment.stopTime);
	segment.stop = {disc.x, disc.y};
	segment.direction = {1.0, 0.0};
	segment.brake = brake_;
	segment.spinsFast = spot.spinsFast;
	segment.inverseScale = spot.inverseScale;
	segment.turning = disc.rim < 0.0 ? -1.0 : 1.0;
	return segment;
}

void Engine::RecordSegment(Slot slot)
{
	const bool moves = (moving_ & Bit(slot)) != 0;
	if (!moves && discs_[slot].rim == 0.0)
	{
		return;
	}
	Segment segment = moves ? SlideSegment(slot) : SpotSegment(slot);
	segment.piece = discs_[slot].id;
	segment.level = discs_[slot].level;
	segment.radius = discs_[slot].radius;
	segment.angle = angle_[slot];
	angle_[slot] = PoseOn(segment, segment.end).angle;
	duration_ = Most(duration_, segment.end);
	recording_->Add(segment);
}

} // namespace faith::physics
