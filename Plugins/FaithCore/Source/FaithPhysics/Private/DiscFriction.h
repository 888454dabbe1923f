#pragma once

namespace faith::physics
{

/// How the mat brakes a flat disc that slides and turns at the same time.
///
/// Every spot of the disc rubs against the direction in which that spot moves, so turning takes friction away from sliding and
/// the other way round. With even pressure both depend only on the ratio of the speeds (Farkas, Bartels, Unger and Wolf, Physical
/// Review Letters 90, 248302, 2003). The force is always opposite to the velocity: the way stays straight.
struct Drag
{
	/// Share of the full friction that brakes the sliding, 0..1: speed' = -force * mu * g.
	double force = 0.0;
	/// Torque in units of full friction times radius, 0..2/3: rim speed' = -2 * torque * mu * g.
	double torque = 0.0;
};

/// `turning` is rim speed divided by speed, >= 0. Within 1e-13 of the exact value; uses no mathematics library.
Drag DragAt(double turning);

} // namespace faith::physics
