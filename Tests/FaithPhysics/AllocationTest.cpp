#include "FaithPhysics/Simulation.h"
#include "Support/FlickSet.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <vector>

// The only test of its program: here every allocation is counted.

namespace
{

std::size_t allocations = 0;

} // namespace

void* operator new(std::size_t size)
{
	++allocations;
	if (void* memory = std::malloc(size == 0 ? 1 : size))
	{
		return memory;
	}
	std::abort();
}

void operator delete(void* memory) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
	std::free(memory);
}

namespace faith::physics
{
namespace
{

TEST(Simulation, PlayingAllocatesNothing)
{
	const std::vector<FlickCase> flicks = StandardFlickSet(32, 20);
	const std::vector<FlickCase> packs = DensePackSet(3);
	Simulator simulator;
	const std::size_t before = allocations;
	std::int32_t crowdSteps = 0;
	for (const auto* set : {&flicks, &packs})
	{
		for (const FlickCase& flick : *set)
		{
			simulator.Load(flick.SceneOf());
			crowdSteps += simulator.Play(flick.shot).crowdSteps;
		}
	}
	EXPECT_EQ(allocations, before);
	EXPECT_GT(crowdSteps, 0);
}

} // namespace
} // namespace faith::physics
