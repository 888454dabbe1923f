#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithPhysics/Recording.h"
#include "FaithPhysics/Simulation.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>

/// The built-in table: plays a launch with the exact simulation. The rules never call it; they only read what a table reports.
namespace faith::flick
{

/// Of the built-in table; raised whenever the same launch may end elsewhere. 0 marks outcomes from anywhere else.
inline constexpr std::uint32_t kPhysicsVersion = 4;

/// The discs and walls on the map as the simulation sees them under the conditions of the launch in the state.
class ExactScene
{
public:
	FLICKOFFAITHRULES_API explicit ExactScene(const GameState& state);

	/// Valid as long as this object.
	FLICKOFFAITHRULES_API physics::Scene View() const;

private:
	FixedVector<physics::Body, kMaxPieces> bodies_;
	FixedVector<physics::Wall, physics::kMaxWalls> walls_;
	physics::Surface surface_;
};

/// The launch as the simulation plays it.
FLICKOFFAITHRULES_API physics::Shot ShotOf(const Launched& launched);

/// A simulated end as the table's report.
FLICKOFFAITHRULES_API Settled ReportOf(const physics::Outcome& outcome);

/// Plays the awaited launch and reports where the discs came to rest.
FLICKOFFAITHRULES_API Settled PlayExactly(const GameState& state);

/// The same, and how they got there.
FLICKOFFAITHRULES_API Settled PlayAndRecord(const GameState& state, physics::Recording& recording);

} // namespace faith::flick
