#include "FaithKernel/Hash.h"
#include "FaithPhysics/Simulation.h"
#include "Support/FlickSet.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace faith::physics
{
namespace
{

/// As many threads as it is told, each taking the next task.
class Threads final : public Executor
{
public:
	explicit Threads(std::size_t count) : count_(count) {}

	std::size_t Width() const override { return count_; }

	void ForEach(std::size_t count, const std::function<void(std::size_t)>& task) override
	{
		std::atomic<std::size_t> next = 0;
		std::vector<std::thread> threads;
		for (std::size_t i = 0; i < count_; ++i)
		{
			threads.emplace_back(
				[&]
				{
					for (std::size_t index = next++; index < count; index = next++)
					{
						task(index);
					}
				});
		}
		for (std::thread& thread : threads)
		{
			thread.join();
		}
	}

private:
	std::size_t count_;
};

std::uint64_t HashOfOutcome(const Outcome& outcome)
{
	Hasher hasher;
	for (const Rest& rest : outcome.rests)
	{
		Write(hasher, rest.piece);
		Write(hasher, rest.position);
		Write(hasher, rest.restsOn);
		Write(hasher, rest.left);
	}
	return hasher.Value();
}

/// A fan of shots from one position.
std::vector<Shot> Fan(const FlickCase& flick, int count)
{
	std::vector<Shot> shots;
	for (int i = 0; i < count; ++i)
	{
		Shot shot = flick.shot;
		shot.launches[0].angle = NormalAngle(shot.launches[0].angle + i * 20 - count * 10);
		shots.push_back(shot);
	}
	return shots;
}

std::vector<std::uint64_t> HashesOf(const FlickCase& flick, const std::vector<Shot>& shots, Executor& executor)
{
	std::vector<std::uint64_t> hashes(shots.size());
	SimulateMany(flick.SceneOf(), shots, executor,
		[&](std::size_t index, const Outcome& outcome) { hashes[index] = HashOfOutcome(outcome); });
	return hashes;
}

TEST(SimulateMany, GivesWhatSingleShotsGiveWhateverTheNumberOfThreads)
{
	const FlickCase flick = StandardFlickSet(16, 1)[0];
	const std::vector<Shot> shots = Fan(flick, 301);
	std::vector<std::uint64_t> single;
	for (const Shot& shot : shots)
	{
		single.push_back(HashOfOutcome(Simulate(flick.SceneOf(), shot)));
	}
	InlineExecutor here;
	EXPECT_EQ(HashesOf(flick, shots, here), single);
	for (const std::size_t threads : {1, 2, 3, 8})
	{
		Threads executor(threads);
		EXPECT_EQ(HashesOf(flick, shots, executor), single) << threads;
	}
}

TEST(SimulateMany, OfNoShotsAsksNobody)
{
	const FlickCase flick = StandardFlickSet(8, 1)[0];
	InlineExecutor here;
	SimulateMany(flick.SceneOf(), {}, here, [](std::size_t, const Outcome&) { FAIL(); });
}

TEST(Simulation, AShotLeavesThePositionAsItWas)
{
	const FlickCase flick = StandardFlickSet(32, 1)[0];
	Simulator simulator;
	simulator.Load(flick.SceneOf());
	const std::uint64_t first = HashOfOutcome(simulator.Play(flick.shot));
	for (const Shot& other : Fan(flick, 50))
	{
		(void)simulator.Play(other);
	}
	EXPECT_EQ(HashOfOutcome(simulator.Play(flick.shot)), first);
}

// The pinned numbers are the same for every compiler, optimisation and standard library. They change only with the physics; the
// test prints the new ones.
TEST(SimulationDeterminism, TheStandardFlicksEndTheSameEverywhere)
{
	std::vector<std::uint64_t> hashes;
	for (const std::size_t discs : {8u, 16u, 32u})
	{
		for (const FlickCase& flick : StandardFlickSet(discs, 200))
		{
			hashes.push_back(HashOfOutcome(Simulate(flick.SceneOf(), flick.shot)));
		}
	}
	EXPECT_EQ(HashOf(hashes), 0x4eafa244596a3d72u) << std::hex << HashOf(hashes);
}

TEST(SimulationDeterminism, FlicksIntoPacksEndTheSameEverywhere)
{
	std::vector<std::uint64_t> hashes;
	for (const FlickCase& flick : DensePackSet(25))
	{
		hashes.push_back(HashOfOutcome(Simulate(flick.SceneOf(), flick.shot)));
	}
	EXPECT_EQ(HashOf(hashes), 0x06ae7ea545678451u) << std::hex << HashOf(hashes);
}

} // namespace
} // namespace faith::physics
