#include "FaithPhysics/Simulation.h"
#include "Support/FlickSet.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

/// Plays the standard flick set of the given number of discs once. Callgrind is told to count in this function only, so
/// that making the set does not count; it has a C name for that.
extern "C" __attribute__((noinline)) std::int64_t PlayStandardSet(
	faith::physics::Simulator& simulator, const std::vector<faith::physics::FlickCase>& flicks)
{
	std::int64_t collisions = 0;
	for (const faith::physics::FlickCase& flick : flicks)
	{
		simulator.Load(flick.SceneOf());
		collisions += simulator.Play(flick.shot).collisions;
	}
	return collisions;
}

/// CountInstructions <discs>: prints how many flicks were played, and how many collisions they had.
int main(int count, char** arguments)
{
	const int discs = count == 2 ? std::atoi(arguments[1]) : 0;
	if (discs <= 0 || discs >= static_cast<int>(faith::physics::kMaxBodies))
	{
		std::fprintf(stderr, "usage: CountInstructions <number of resting discs>\n");
		return 2;
	}
	const std::vector<faith::physics::FlickCase> flicks =
		faith::physics::StandardFlickSet(static_cast<std::size_t>(discs));
	faith::physics::Simulator simulator;
	const std::int64_t collisions = PlayStandardSet(simulator, flicks);
	std::printf("%zu %lld\n", flicks.size(), static_cast<long long>(collisions));
	return 0;
}
