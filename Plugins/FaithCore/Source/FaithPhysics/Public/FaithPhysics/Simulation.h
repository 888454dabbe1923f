#pragma once

#include "FaithKernel/Executor.h"
#include "FaithKernel/FixedVector.h"
#include "FaithPhysics/Recording.h"
#include "FaithPhysics/Table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace faith::physics
{

/// How a shot ended.
struct Outcome
{
	/// The launched discs and every other one that now lies elsewhere, by ascending id; what is not listed lies where it lay.
	FixedVector<Rest, kMaxBodies> rests;
	/// Collisions that were computed one by one.
	std::int32_t collisions = 0;
	/// Fixed steps that crowded contacts took instead; 0 for nearly every shot.
	std::int32_t crowdSteps = 0;
};

/// Plays shots from one position, exactly: from event to event, not in steps of time. The same scene and shot give the same
/// bits on every machine with IEEE doubles. Playing allocates nothing on the heap unless it is recorded.
class Simulator
{
public:
	FAITHPHYSICS_API Simulator();
	FAITHPHYSICS_API ~Simulator();
	FAITHPHYSICS_API Simulator(Simulator&&) noexcept;
	FAITHPHYSICS_API Simulator& operator=(Simulator&&) noexcept;

	/// Takes over a position; all shots start from it until the next one is loaded.
	FAITHPHYSICS_API void Load(const Scene& scene);

	/// Plays a shot from the loaded position, which stays as it is. The answer is valid until the next call. Launches of discs
	/// that are not in the scene are ignored.
	FAITHPHYSICS_API const Outcome& Play(const Shot& shot);

	/// The same, and writes down what happens on the way.
	FAITHPHYSICS_API const Outcome& Play(const Shot& shot, Recording& recording);

private:
	struct State;
	std::unique_ptr<State> state_;
};

/// One shot from one position.
[[nodiscard]] FAITHPHYSICS_API Outcome Simulate(const Scene& scene, const Shot& shot);

/// One shot from one position, with what happens on the way.
[[nodiscard]] FAITHPHYSICS_API Outcome Simulate(const Scene& scene, const Shot& shot, Recording& recording);

/// Takes the outcome of one of many shots, by its place in the list. Called from the executor's threads, once for every shot.
using OutcomeSink = std::function<void(std::size_t index, const Outcome& outcome)>;

/// Plays many shots from one position on the executor. What the sink is told does not depend on the number of threads.
FAITHPHYSICS_API void SimulateMany(
	const Scene& scene, std::span<const Shot> shots, Executor& executor, const OutcomeSink& sink);

} // namespace faith::physics
