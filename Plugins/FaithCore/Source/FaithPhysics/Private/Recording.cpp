#include "FaithPhysics/Recording.h"

#include "Sliding.h"

namespace faith::physics
{
namespace
{

Slide SlideOf(const Segment& segment)
{
	return {0.0, segment.stopTime - segment.start, segment.inverseScale, segment.spinsFast};
}

} // namespace

Pose PoseOn(const Segment& segment, double time)
{
	const SlideCurves& curves = SlideCurves::Get();
	const Slide slide = SlideOf(segment);
	const double until = time < segment.start ? segment.start : (time > segment.end ? segment.end : time);
	const double toGo = segment.stopTime > until ? segment.stopTime - until : 0.0;
	const SlideState state = curves.AtTime(slide, segment.brake, toGo);
	Pose pose;
	pose.moved = true;
	pose.position = {
		segment.stop.x - segment.direction.x * state.left, segment.stop.y - segment.direction.y * state.left};
	pose.angle = segment.angle +
		segment.turning / segment.radius *
			(curves.TurnLeft(slide, segment.brake, slide.duration) - curves.TurnLeft(slide, segment.brake, toGo));
	pose.level = segment.level;
	pose.rolling = segment.rolling;
	pose.left = segment.leaves && time >= segment.end;
	pose.velocity = {segment.direction.x * state.speed, segment.direction.y * state.speed};
	pose.spin = segment.turning * state.rim / segment.radius;
	return pose;
}

Pose Recording::PoseAt(std::uint8_t piece, double time) const
{
	const Segment* current = nullptr;
	for (const Segment& segment : segments_)
	{
		const bool begun = current == nullptr || segment.start <= time;
		if (segment.piece == piece && begun)
		{
			current = &segment;
		}
	}
	if (current == nullptr)
	{
		return {};
	}
	Pose pose = PoseOn(*current, time);
	// What lies still has no speed: before it is struck, and after its last stretch.
	if ((time < current->start && current->start > 0.0) || time >= current->end)
	{
		pose.velocity = {};
		pose.spin = 0.0;
	}
	return pose;
}

void Recording::Clear()
{
	impacts_.clear();
	segments_.clear();
	duration_ = 0.0;
}

} // namespace faith::physics
