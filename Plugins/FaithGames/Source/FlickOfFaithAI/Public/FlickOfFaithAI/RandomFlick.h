#pragma once

#include "FaithKernel/Random.h"
#include "FaithPhysics/Simulation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faith::flick
{

/// A table with discs on it and a shot to play: everything that can lie on the map, in any arrangement.
struct RandomTable
{
	std::vector<physics::Body> bodies;
	std::vector<physics::Wall> walls;
	physics::Surface surface;
	physics::Shot shot;

	/// Valid as long as this object.
	FLICKOFFAITHAI_API physics::Scene View() const;
};

/// A few or many discs of all kinds, some touching, some on top of others, perhaps walls; one to four of them launched in any way.
[[nodiscard]] FLICKOFFAITHAI_API RandomTable MakeRandomTable(Random& random);

/// A pack of up to 57 touching discs, and one that is flicked into it.
[[nodiscard]] FLICKOFFAITHAI_API RandomTable MakeDensePack(Random& random);

/// How a random flick went.
struct RandomFlickReport
{
	/// What is wrong, or nothing.
	std::string broken;
	std::int32_t collisions = 0;
	std::int32_t crowdSteps = 0;
	/// Of where everything ended.
	std::uint64_t hash = 0;
};

/// Plays a random flick and checks it.
[[nodiscard]] FLICKOFFAITHAI_API RandomFlickReport PlayRandomFlick(
	physics::Simulator& simulator, bool densePack, std::uint64_t seed);

} // namespace faith::flick
