#pragma once

#include "FaithPhysics/Table.h"

#include <cstdint>
#include <span>
#include <vector>

namespace faith::physics
{

/// Two discs, or a disc and a wall, strike each other.
struct Impact
{
	/// Seconds since the launch.
	double time = 0.0;
	/// Body::id of the disc that is struck from behind or strikes; `second` is kNoBody for a wall.
	std::uint8_t first = 0;
	std::uint8_t second = kNoBody;
	/// Place in Scene::walls; only when `second` is kNoBody.
	std::uint8_t wall = 0;
	/// Where they touch, micrometres.
	Vector where;
	/// How fast they approach each other along the line of contact, micrometres/s, > 0.
	double speed = 0.0;
	/// Impulse along the line of contact, in prophet masses times micrometres/s.
	double impulse = 0.0;
};

/// One stretch of a disc's way: straight, or turning on the spot, with no contact between its start and its end.
struct Segment
{
	std::uint8_t piece = 0;
	/// How many discs it slides on top of: 0 on the mat.
	std::uint8_t level = 0;
	bool rolling = false;
	/// True for the stretch that ends with the centre crossing the edge of the mat.
	bool leaves = false;
	/// Seconds since the launch, start <= end.
	double start = 0.0;
	double end = 0.0;
	/// Where and when it would come to rest if nothing else happened; micrometres, seconds.
	Vector stop;
	double stopTime = 0.0;
	/// Unit vector.
	Vector direction;
	/// Braking of a disc without spin on this stretch, micrometres/s^2.
	double brake = 0.0;
	/// Which of the two families of slides it belongs to, and where on it; see Sliding.h.
	bool spinsFast = false;
	double inverseScale = 0.0;
	/// +1 when it turns counter-clockwise, -1 clockwise, 0 not at all.
	double turning = 0.0;
	/// Micrometres.
	double radius = 0.0;
	/// Radians turned since the launch, at `start`, counter-clockwise positive.
	double angle = 0.0;
};

/// How a disc lies or moves at one moment.
struct Pose
{
	/// Micrometres.
	Vector position;
	/// Micrometres/s.
	Vector velocity;
	/// Radians turned since the launch, and radians/s, counter-clockwise positive.
	double angle = 0.0;
	double spin = 0.0;
	std::uint8_t level = 0;
	bool rolling = false;
	/// Its centre has crossed the edge of the mat; the pose is that of the crossing.
	bool left = false;
	/// False for a disc that never moved in this shot: then nothing else is known of it here.
	bool moved = false;
};

/// The pose at a time within a stretch: exact, not interpolated. Before its start as at the start; from its end on as just before the
/// end.
[[nodiscard]] FAITHPHYSICS_API Pose PoseOn(const Segment& segment, double time);

/// All that happened in one shot, for those who watch: impacts in order of time, and the way of every disc.
class Recording
{
public:
	/// In order of time.
	std::span<const Impact> Impacts() const { return impacts_; }
	/// Of one disc in order of time; stretches of different discs are mixed, each disc's are chained.
	std::span<const Segment> Segments() const { return segments_; }
	/// When the last disc came to rest or left; seconds since the launch.
	double Duration() const { return duration_; }

	/// The pose of a disc at a time in seconds since the launch (before 0: as at 0); at rest before its first stretch, between
	/// stretches and after the last.
	[[nodiscard]] FAITHPHYSICS_API Pose PoseAt(std::uint8_t piece, double time) const;

	/// For the simulation, which fills it.
	FAITHPHYSICS_API void Clear();
	void Add(const Impact& impact) { impacts_.push_back(impact); }
	void Add(const Segment& segment) { segments_.push_back(segment); }
	void SetDuration(double seconds) { duration_ = seconds; }

private:
	std::vector<Impact> impacts_;
	std::vector<Segment> segments_;
	double duration_ = 0.0;
};

} // namespace faith::physics
