#pragma once

namespace faith::flick
{

/// Steps to the right and up.
struct Steps
{
	double right = 0.0;
	double up = 0.0;
};

/// Keys that are held down, as a keyboard repeats them: one step at once, more after a moment. Reads no clock.
class HeldSteps
{
public:
	/// Once a frame, with the time since the last and where the keys point: -1, 0 or 1 each way.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Steps Advance(double milliseconds, double right, double up);

private:
	Steps held_;
	double untilNext_ = 0.0; ///< milliseconds
};

/// A stick pushed so far, -1 to 1 each way, for so long: parts of steps, many more the farther it is pushed.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Steps StepsOfStick(double milliseconds, double right, double up);

} // namespace faith::flick
