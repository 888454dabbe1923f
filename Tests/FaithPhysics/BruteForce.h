#pragma once

#include "FaithPhysics/Table.h"

#include <cstdint>
#include <vector>

namespace faith::physics
{

/// Where one disc of the scene ended.
struct BruteForceRest
{
	/// Body::id of the disc.
	std::uint8_t piece = 0;
	/// Micrometres: the centre at rest, or where it crossed the edge of the mat.
	Vector position;
	/// The body directly below, if it lies on one.
	std::uint8_t restsOn = kNoBody;
	bool left = false;
	/// True when it has been set in motion, by the shot or by another disc.
	bool moved = false;
};

/// How a shot ended, with more digits than Outcome. Energies are prophet masses times (micrometres/s)^2.
struct BruteForceOutcome
{
	/// Every disc of the scene, in its order.
	std::vector<BruteForceRest> rests;
	/// Seconds until nothing slid any more, to the step.
	double duration = 0.0;
	/// Kinetic energy at the start, and where it went; what the mat took is the rest.
	double launchedEnergy = 0.0;
	double impactLoss = 0.0;
	double carriedOff = 0.0;
	/// The largest energy that one impact added; above rounding errors only when the model is wrong.
	double largestGain = 0.0;
	std::int32_t impacts = 0;
	/// Steps that were cut short because contacts followed each other without end.
	std::int32_t crowdedSteps = 0;
};

/// Plays a shot in small steps of time, straight from the model and without care for speed: a second opinion on the
/// simulation, with which it shares no code. Bodies that overlap at the start are left as they are until they approach.
[[nodiscard]] BruteForceOutcome PlayByBruteForce(const Scene& scene, const Shot& shot, double stepSeconds = 1e-5);

} // namespace faith::physics
