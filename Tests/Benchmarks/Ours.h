#pragma once

#include "Accuracy.h"
#include "FaithPhysics/Simulation.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faith::contest
{

/// What our simulator makes of a set of flicks.
struct OurResults
{
	AllEndings endings;
	/// Of all Rests: equal for equal results, on every machine and for every compiler.
	std::uint64_t hash = 0;
	/// Per flick.
	double collisions = 0.0;
	/// Share of flicks that needed fixed steps for crowded contacts.
	double crowded = 0.0;
};

OurResults PlayOurs(const std::vector<physics::FlickCase>& flicks);

/// As a player weighs one position: this many shots from the corner of a flick, up to 15 degrees beside it, 1 to 3 m/s.
inline constexpr std::size_t kShotsPerPosition = 64;
std::vector<physics::Shot> ShotsAround(const physics::FlickCase& flick);

} // namespace faith::contest
