#pragma once

#include "FaithPhysics/BruteForceSlide.h"
#include "FaithPhysics/Table.h"

#include <cstddef>
#include <cstdint>

namespace faith::physics::bruteforce
{

/// Instead of the place of a disc: none.
inline constexpr std::size_t kNothing = ~std::size_t{0};

struct Disc
{
	std::uint8_t id = 0;
	double radius = 0.0;
	/// Prophet masses.
	double mass = 0.0;
	/// How many levels it fills, from its own upward.
	int span = 1;
	/// Place of the disc below it.
	std::size_t below = kNothing;
	Motion motion;
	bool moved = false;
	bool gone = false;

	double Energy() const
	{
		return mass * (motion.speed * motion.speed / 2.0 + motion.rimSpeed * motion.rimSpeed / 4.0);
	}
};

/// The point of a wall's middle line that is nearest to `p`.
[[nodiscard]] Vector NearestOf(const Wall& wall, Vector p);

/// Changes the motions of two discs that touch and approach each other.
void Strike(Disc& a, Disc& b, const Surface& surface);

/// Changes the motion of a disc that touches a wall and approaches it.
void StrikeWall(Disc& a, const Wall& wall, const Surface& surface);

} // namespace faith::physics::bruteforce
