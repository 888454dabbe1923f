#pragma once

#include "FaithPhysics/Geometry.h"

#include <cstdint>

namespace faith::physics
{

/// Sliding friction between disc and mat, per mille of the disc's weight.
inline constexpr std::int32_t kFrictionPermille = 320;

/// Gravity in micrometres/s^2.
inline constexpr std::int32_t kGravity = 9'810'000;

/// A disc that lies on the table.
struct Body
{
	/// Unique among the bodies of one table.
	std::uint8_t id = 0;
	Circle shape;
	/// Mass relative to a regular prophet, per mille, > 0.
	std::int32_t massPermille = 1000;

	friend constexpr bool operator==(const Body&, const Body&) = default;

	template <class Self, class V>
	static void Fields(Self& self, V&& visit)
	{
		visit("id", self.id);
		visit("shape", self.shape);
		visit("massPermille", self.massPermille);
	}
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

/// Where one disc ended.
struct Rest
{
	/// Body::id of the disc.
	std::uint8_t piece = 0;
	/// Centre at rest, or where the centre crossed the edge of the mat: then on or beyond the edge.
	Point position;
	/// True when the disc left the mat.
	bool left = false;

	friend constexpr bool operator==(const Rest&, const Rest&) = default;

	template <class Self, class V>
	static void Fields(Self& self, V&& visit)
	{
		visit("piece", self.piece);
		visit("position", self.position);
		visit("left", self.left);
	}
};

} // namespace faith::physics
