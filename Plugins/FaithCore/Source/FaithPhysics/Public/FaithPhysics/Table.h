#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithPhysics/Geometry.h"

#include <cstddef>
#include <cstdint>
#include <span>

/// What lies on a table and how it is set in motion: everything the simulation is told, and nothing it decides.
namespace faith::physics
{

/// Sliding friction between disc and mat, per mille of the disc's weight.
inline constexpr std::int32_t kFrictionPermille = 320;

/// Permille of that friction for a disc that rolls on its edge.
inline constexpr std::int32_t kRollingFrictionPermille = 300;

/// Gravity in micrometres/s^2.
inline constexpr std::int32_t kGravity = 9'810'000;

inline constexpr std::size_t kMaxBodies = 64;
inline constexpr std::size_t kMaxWalls = 4;
inline constexpr std::size_t kMaxLaunches = 4;

/// Instead of a body's id: no body.
inline constexpr std::uint8_t kNoBody = 0xFF;

/// Micrometres of height per level. Levels are counted from the mat: a disc on the mat fills the first, a disc on that one the
/// second, something tall several. Only what shares a level can meet.
inline constexpr std::int32_t kLevelHeight = 6'000;

/// So many levels are told apart; what is put higher acts in the topmost.
inline constexpr std::int32_t kLevelCount = 8;

/// How many levels something fills: at least one, and never all of them.
[[nodiscard]] constexpr std::int32_t LevelsTall(std::int32_t height)
{
	const std::int32_t levels = (height + kLevelHeight / 2) / kLevelHeight;
	return levels < 1 ? 1 : (levels < kLevelCount ? levels : kLevelCount - 1);
}

/// A disc that lies on the table.
struct Body
{
	/// Unique among the bodies of one table, below kMaxBodies.
	std::uint8_t id = 0;
	Circle shape;
	/// Mass relative to a regular prophet, per mille, > 0.
	std::int32_t massPermille = 1000;
	/// Micrometres, > 0; see LevelsTall.
	std::int32_t height = 6'000;
	/// The body directly below, if it lies on one.
	std::uint8_t restsOn = kNoBody;

	friend constexpr bool operator==(const Body&, const Body&) = default;
};

/// A fixed upright wall: all points within `radius` of the line from one end to the other.
struct Wall
{
	Point from;
	Point to;
	/// Half the thickness, micrometres, >= 0.
	std::int32_t radius = 0;
	/// Permille, 0..1000.
	std::int32_t restitution = 300;

	friend constexpr bool operator==(const Wall&, const Wall&) = default;
};

/// What the mat and the discs are made of. All permille.
struct Surface
{
	/// Sliding friction between disc and mat, > 0.
	std::int32_t friction = kFrictionPermille;
	/// Friction between the rims of two discs, >= 0.
	std::int32_t rimFriction = 200;
	/// How much of the approaching speed two discs keep when they part, 0..1000.
	std::int32_t restitution = 900;

	friend constexpr bool operator==(const Surface&, const Surface&) = default;
};

/// A position to flick from. The spans are read while the scene is loaded and not kept.
struct Scene
{
	/// At most kMaxBodies.
	std::span<const Body> bodies;
	/// At most kMaxWalls.
	std::span<const Wall> walls;
	/// Half the side of the square mat about the origin, micrometres, > 0.
	std::int32_t halfMat = 0;
	Surface surface;
};

/// How one disc starts to move; all chance is already in it.
struct Launch
{
	/// Body::id of the disc.
	std::uint8_t piece = 0;
	/// Centre of the disc at the start.
	Point from;
	/// Millidegrees, counter-clockwise from +x, 0..359999.
	std::int32_t angle = 0;
	/// Micrometres/s, >= 0.
	std::int32_t speed = 0;
	/// Milliradians/s, counter-clockwise positive.
	std::int32_t spin = 0;

	friend constexpr bool operator==(const Launch&, const Launch&) = default;

	template <class Self, class V>
	static void Fields(Self& self, V&& visit)
	{
		visit("piece", self.piece);
		visit("from", self.from);
		visit("angle", self.angle);
		visit("speed", self.speed);
		visit("spin", self.spin);
	}
};

/// Discs launched at the same instant. What lies on a launched disc, and is not launched itself, starts with it.
struct Shot
{
	FixedVector<Launch, kMaxLaunches> launches;
	/// The launched discs stand on their rim and roll straight until they touch something or get too slow.
	bool rolling = false;
};

/// Where one disc ended.
struct Rest
{
	/// Body::id of the disc.
	std::uint8_t piece = 0;
	/// Centre at rest, or where the centre crossed the edge of the mat: then on or beyond the edge.
	Point position;
	/// The body directly below, if it lies on one.
	std::uint8_t restsOn = kNoBody;
	/// True when the disc left the mat.
	bool left = false;

	friend constexpr bool operator==(const Rest&, const Rest&) = default;
};

} // namespace faith::physics
