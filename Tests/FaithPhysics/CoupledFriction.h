#pragma once

#include <cstddef>
#include <vector>

namespace faith::physics
{

/// What friction does to a flat disc that slides and turns, as parts of what it does to one that only slides or that
/// touches the mat with its rim only.
struct FrictionShare
{
	/// Braking of the centre over friction times gravity, 0..1.
	double force = 0.0;
	/// Torque over friction times weight times radius, 0..2/3. The rim speed falls by 2 * torque * friction * gravity.
	double torque = 0.0;
};

/// The shares for a disc that presses evenly on the mat and whose centre moves `ratio` (>= 0) times as fast as its rim
/// turns about it. Closed form with complete elliptic integrals (Farkas, Bartels, Unger, Wolf, 2003); errors below 1e-12.
[[nodiscard]] FrictionShare ExactFriction(double ratio);

/// The same by adding up small patches of the disc, for those who doubt the closed form. The error falls with the square
/// of the number of rings.
[[nodiscard]] FrictionShare FrictionByPatches(double ratio, int rings);

/// The ratio of centre speed to rim speed that every disc tends to before it stops.
[[nodiscard]] double LimitRatio();

/// ExactFriction, tabulated for speed; errors below 1e-8.
class FrictionTable
{
public:
	FrictionTable();

	/// Speeds of centre and rim, both >= 0, not both 0.
	[[nodiscard]] FrictionShare At(double speed, double rimSpeed) const
	{
		return speed <= rimSpeed ? Between(slow_, speed / rimSpeed) : Between(fast_, rimSpeed / speed);
	}

private:
	static constexpr std::size_t kCells = 1u << 15;

	static FrictionShare Between(const std::vector<FrictionShare>& table, double x)
	{
		const double place = x * static_cast<double>(kCells);
		const std::size_t cell = static_cast<std::size_t>(place);
		const double rest = place - static_cast<double>(cell);
		const FrictionShare& low = table[cell];
		const FrictionShare& high = table[cell + 1];
		return {low.force + rest * (high.force - low.force), low.torque + rest * (high.torque - low.torque)};
	}

	/// By speed / rimSpeed and by rimSpeed / speed, from 0 to 1, and one entry more.
	std::vector<FrictionShare> slow_;
	std::vector<FrictionShare> fast_;
};

} // namespace faith::physics
