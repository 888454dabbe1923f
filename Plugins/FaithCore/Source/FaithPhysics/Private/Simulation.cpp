#include "FaithPhysics/Simulation.h"

#include "Engine.h"

namespace faith::physics
{

struct Simulator::State
{
	Engine engine;
};

Simulator::Simulator() : state_(std::make_unique<State>())
{
}
Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

void Simulator::Load(const Scene& scene)
{
	state_->engine.Load(scene);
}

const Outcome& Simulator::Play(const Shot& shot)
{
	return state_->engine.Play(shot, nullptr);
}

const Outcome& Simulator::Play(const Shot& shot, Recording& recording)
{
	return state_->engine.Play(shot, &recording);
}

Outcome Simulate(const Scene& scene, const Shot& shot)
{
	Simulator simulator;
	simulator.Load(scene);
	return simulator.Play(shot);
}

Outcome Simulate(const Scene& scene, const Shot& shot, Recording& recording)
{
	Simulator simulator;
	simulator.Load(scene);
	return simulator.Play(shot, recording);
}

// Every task has a simulator of its own and takes a run of neighbouring shots: more tasks than threads, so that a slow
// run does not hold up the rest.
void SimulateMany(const Scene& scene, std::span<const Shot> shots, Executor& executor, const OutcomeSink& sink)
{
	constexpr std::size_t kTasksPerThread = 8;
	const std::size_t most = executor.Width() == 1 ? 1 : executor.Width() * kTasksPerThread;
	const std::size_t tasks = most < shots.size() ? most : shots.size();
	executor.ForEach(tasks,
		[&](std::size_t task)
		{
			Simulator simulator;
			simulator.Load(scene);
			const std::size_t end = shots.size() * (task + 1) / tasks;
			for (std::size_t i = shots.size() * task / tasks; i < end; ++i)
			{
				sink(i, simulator.Play(shots[i]));
			}
		});
}

} // namespace faith::physics
