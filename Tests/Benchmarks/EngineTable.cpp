#include "EngineTable.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace faith::contest
{

std::vector<Disc> DiscsOf(const physics::FlickCase& flick)
{
	// Wood of 700 kg/m^3.
	constexpr double kProphetMass = 700.0 * std::numbers::pi * 0.01 * 0.01 * 0.006;
	std::vector<Disc> discs(flick.bodies.size());
	for (const physics::Body& body : flick.bodies)
	{
		Disc& disc = discs[body.id];
		disc.x = body.shape.centre.x * 1e-6;
		disc.y = body.shape.centre.y * 1e-6;
		disc.radius = body.shape.radius * 1e-6;
		disc.height = body.height * 1e-6;
		disc.mass = body.massPermille * 1e-3 * kProphetMass;
	}
	for (const physics::Launch& launch : flick.shot.launches)
	{
		Disc& disc = discs[launch.piece];
		const physics::Vector direction = physics::UnitVector(launch.angle);
		disc.x = launch.from.x * 1e-6;
		disc.y = launch.from.y * 1e-6;
		disc.vx = direction.x * launch.speed * 1e-6;
		disc.vy = direction.y * launch.speed * 1e-6;
		disc.spin = launch.spin * 1e-3;
		disc.launched = true;
	}
	return discs;
}

Ending Crossing(double x, double y, double vx, double vy, double half)
{
	const auto since = [half](double place, double speed)
	{
		const double beyond = std::abs(place) - half;
		return beyond > 0.0 && speed != 0.0 ? beyond / std::abs(speed) : 0.0;
	};
	const double time = (std::max)(since(x, vx), since(y, vy));
	return {x - vx * time, y - vy * time, true};
}

} // namespace faith::contest
