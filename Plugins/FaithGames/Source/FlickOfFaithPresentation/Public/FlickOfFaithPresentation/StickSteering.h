#pragma once

#include <cstdint>

namespace faith::flick
{

/// A stick of a game controller: -1 to 1 each, x to the right and y up.
struct StickTilt
{
	double x = 0.0;
	double y = 0.0;
};

/// What to do with an aim after a moment of steering.
struct SteeredAim
{
	std::int32_t turn = 0;  ///< millidegrees, counter-clockwise
	std::int32_t power = 0; ///< permille
};

/// What to do with a piece.
struct SteeredMove
{
	double right = 0.0; ///< millimetres
	double up = 0.0;
};

/// Turns the tilt of a stick into steady motion: no stick rests exactly in the middle, so a small tilt is none; beyond it, the farther
/// the faster, slowly at first, so that one stick does both the long way and the last tenth of a degree.
class StickSteering
{
public:
	/// So much tilt is none.
	static constexpr double kAtRest = 0.2;
	/// With the stick all the way.
	static constexpr double kFastestTurn = 80'000.0; ///< millidegrees per second
	static constexpr double kFastestPower = 350.0;   ///< permille per second
	static constexpr double kFastestMove = 80.0;     ///< millimetres per second
	/// In fine mode everything is so much slower.
	static constexpr double kFineShare = 0.12;

	/// How much of the greatest speed a tilt along one axis gives, -1 to 1.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API static double Response(double tilt);

	/// To the right turns clockwise, up strengthens; the two do not disturb each other. What is less than a whole unit counts next time.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API SteeredAim Aim(const StickTilt& tilt, double seconds, bool fine);
	/// In whatever direction the stick points.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API static SteeredMove Move(
		const StickTilt& tilt, double seconds, bool fine);

private:
	double turn_ = 0.0;  ///< left over, millidegrees
	double power_ = 0.0; ///< left over, permille
};

} // namespace faith::flick
