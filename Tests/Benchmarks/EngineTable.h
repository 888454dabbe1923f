#pragma once

#include "Support/FlickSet.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

/// Tables of other physics engines, which play the same flicks in steps of time. They are told everything in metres,
/// kilograms and seconds, and each scales that to what suits it.
namespace faith::contest
{

/// Metres/s^2.
inline constexpr double kGravity = physics::kGravity * 1e-6;

/// Seconds after which a flick is ended whatever still moves; friction stops 3 m/s in 1.6 at most.
inline constexpr double kLongest = 5.0;

/// Where a disc ended.
struct Ending
{
	/// Metres: at rest, or where the centre crossed the edge.
	double x = 0.0;
	double y = 0.0;
	bool left = false;
};

/// Endings by Body::id.
using Endings = std::vector<Ending>;

/// A disc at the start of a flick, in SI units.
struct Disc
{
	double x = 0.0;
	double y = 0.0;
	double radius = 0.0;
	double height = 0.0;
	double mass = 0.0;
	double vx = 0.0;
	double vy = 0.0;
	/// Radians/s.
	double spin = 0.0;
	bool launched = false;

	/// The force that friction brakes it with.
	double Drag(double friction) const { return friction * mass * kGravity; }
	/// The torque about its centre that friction brakes its spin with, if it does not slide: uniform pressure.
	double DragTorque(double friction) const { return 2.0 / 3.0 * Drag(friction) * radius; }
};

/// The discs of a flick, by Body::id.
std::vector<Disc> DiscsOf(const physics::FlickCase& flick);

/// Where a disc that is beyond the edge crossed it, if it came there straight with its present speed.
Ending Crossing(double x, double y, double vx, double vy, double half);

inline bool IsBeyond(double x, double y, double half)
{
	return x > half || x < -half || y > half || y < -half;
}

/// A table of one engine.
class EngineTable
{
public:
	virtual ~EngineTable() = default;

	/// Plays one flick from a new world until all is at rest, in `hertz` steps per second.
	virtual void Play(const physics::FlickCase& flick, int hertz, Endings& endings) = 0;
};

/// How Box2D, which looks at the table from above, is used.
enum class Box2DUse : std::uint8_t
{
	/// As its manual suggests: a b2FrictionJoint between each disc and the floor, 8 iterations for speeds and 3 for
	/// places.
	Plain,
	/// As fast as it gets without being less exact here: the caller brakes each disc before each step and puts it to
	/// sleep when it has stopped, 4 iterations and 1.
	Quick,
	/// The same, but the caller brakes sliding and spin as they depend on each other: what ours does, in steps.
	Coupled,
};

/// Whether a world of Bullet serves one flick or all of them.
enum class WorldUse : std::uint8_t
{
	/// Results do not depend on what was played before.
	Fresh,
	/// Faster.
	Reused,
};

std::unique_ptr<EngineTable> MakeBox2DTable(Box2DUse use);
std::unique_ptr<EngineTable> MakeBulletTable(WorldUse use);
std::unique_ptr<EngineTable> MakeChipmunkTable();

} // namespace faith::contest
