#include "FaithPhysics/BruteForceContact.h"

#include <algorithm>
#include <cmath>

namespace faith::physics::bruteforce
{
namespace
{

/// Micrometres/s: slower approaches lose no speed, slower discs stay where they were struck.
constexpr double kElasticBelow = 1'000.0;
constexpr double kRestBelow = 200.0;

/// The line of contact: from the first body to the second, and a quarter turn counter-clockwise of it. Unit vectors.
struct Frame
{
	explicit Frame(Vector between) : normal(1.0 / Length(between) * between), tangent{-normal.y, normal.x} {}

	Vector normal;
	Vector tangent;
};

/// A disc on its rim tips over when it strikes something that is slower along the line of contact: then with half its
/// mass. Struck by something faster it has its whole mass; half of it would gain energy.
double StrikingMass(const Disc& disc, Vector normal, double otherSpeed)
{
	const bool tips = disc.motion.rolling && std::abs(Dot(disc.motion.Velocity(), normal)) >= otherSpeed;
	return tips ? disc.mass / 2.0 : disc.mass;
}

/// Half of it, whatever the speed, where a disc on its rim takes part.
double Restitution(std::int32_t permille, double approach, bool rolling)
{
	return rolling ? permille / 2000.0 : approach < kElasticBelow ? 1.0 : permille / 1000.0;
}

/// The tangential impulse that ends the slip of the rims, or as much of it as their friction allows.
double RimImpulse(double slip, double inverseMass, double push, const Surface& surface)
{
	const double most = surface.rimFriction / 1000.0 * push;
	return std::clamp(slip / (3.0 * inverseMass), -most, most);
}

void Kick(Disc& disc, Vector velocityChange, double rimSpeedChange)
{
	const Vector velocity = disc.motion.Velocity() + velocityChange;
	const double speed = Length(velocity);
	disc.motion.rimSpeed += rimSpeedChange;
	disc.motion.rolling = false;
	disc.motion.speed = speed < kRestBelow ? 0.0 : speed;
	if (disc.motion.speed > 0.0)
	{
		disc.motion.direction = 1.0 / speed * velocity;
		disc.moved = true;
	}
}

} // namespace

Vector NearestOf(const Wall& wall, Vector p)
{
	const Vector from = VectorOf(wall.from);
	const Vector along = VectorOf(wall.to) - from;
	const double square = Dot(along, along);
	const double part = square > 0.0 ? std::clamp(Dot(p - from, along) / square, 0.0, 1.0) : 0.0;
	return from + part * along;
}

void Strike(Disc& a, Disc& b, const Surface& surface)
{
	const Frame frame(b.motion.position - a.motion.position);
	const Vector relative = a.motion.Velocity() - b.motion.Velocity();
	const double approach = Dot(relative, frame.normal);
	const bool rolling = a.motion.rolling || b.motion.rolling;
	const double massA = StrikingMass(a, frame.normal, std::abs(Dot(b.motion.Velocity(), frame.normal)));
	const double massB = StrikingMass(b, frame.normal, std::abs(Dot(a.motion.Velocity(), frame.normal)));
	const double inverseMass = 1.0 / massA + 1.0 / massB;
	const double push = (1.0 + Restitution(surface.restitution, approach, rolling)) * approach / inverseMass;
	const double slip = Dot(relative, frame.tangent) + a.motion.rimSpeed + b.motion.rimSpeed;
	const double rub = rolling ? 0.0 : RimImpulse(slip, inverseMass, push, surface);
	const Vector impulse = push * frame.normal + rub * frame.tangent;
	Kick(a, (-1.0 / massA) * impulse, -2.0 * rub / massA);
	Kick(b, (1.0 / massB) * impulse, -2.0 * rub / massB);
}

void StrikeWall(Disc& a, const Wall& wall, const Surface& surface)
{
	const Frame frame(NearestOf(wall, a.motion.position) - a.motion.position);
	const double approach = Dot(a.motion.Velocity(), frame.normal);
	const double mass = a.mass;
	const double push = (1.0 + Restitution(wall.restitution, approach, a.motion.rolling)) * approach * mass;
	const double slip = Dot(a.motion.Velocity(), frame.tangent) + a.motion.rimSpeed;
	const double rub = a.motion.rolling ? 0.0 : RimImpulse(slip, 1.0 / mass, push, surface);
	Kick(a, (-1.0 / mass) * (push * frame.normal + rub * frame.tangent), -2.0 * rub / mass);
}

} // namespace faith::physics::bruteforce
