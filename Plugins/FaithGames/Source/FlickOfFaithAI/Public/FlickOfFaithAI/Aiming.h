#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Pieces.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>

namespace faith::flick
{

/// The direction from one point to another in millidegrees, 0..359999, right to one millidegree; 0 if they are the same point.
FLICKOFFAITHAI_API std::int32_t AngleTowards(Point from, Point to);

/// The power, 1..1000 permille, with which an undisturbed disc of this kind comes to rest after `distance` micrometres; 1000 if
/// it cannot get so far.
FLICKOFFAITHAI_API std::int32_t PowerToReach(PieceKind kind, std::int64_t distance);

/// The aim, without spin, with which an undisturbed disc of this kind comes to rest on the target.
FLICKOFFAITHAI_API Aim AimAt(PieceKind kind, Point from, Point target);

/// The discs that a flick may launch now: all that can be flicked, or only the first where a card lets them go one by one.
FLICKOFFAITHAI_API FixedVector<PieceId, 2> DiscsOfOneFlick(const Rules& rules, const GameState& state, Seat seat);

} // namespace faith::flick
