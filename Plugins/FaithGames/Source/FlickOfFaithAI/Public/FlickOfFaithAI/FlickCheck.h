#pragma once

#include "FaithPhysics/Simulation.h"

#include <string>

/// What must be true of every simulated flick. Each check answers with a sentence about what is wrong, or with nothing.
namespace faith::flick
{

/// Every disc that ended is one of the scene's, listed once, and on the mat unless it left.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenRests(const physics::Scene& scene, const physics::Outcome& outcome);

/// No two discs of which one moved overlap by more than 2 micrometres, unless one is above the other; and what lies on another
/// overlaps it.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenOverlaps(
	const physics::Scene& scene, const physics::Outcome& outcome);

/// All discs together never gain energy, and the stretches of each disc follow each other without a jump.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenMotion(
	const physics::Scene& scene, const physics::Outcome& outcome, const physics::Recording& recording);

/// All of the above; the first that fails.
[[nodiscard]] FLICKOFFAITHAI_API std::string BrokenFlick(
	const physics::Scene& scene, const physics::Outcome& outcome, const physics::Recording& recording);

} // namespace faith::flick
