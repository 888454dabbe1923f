#pragma once

#include "FaithPhysics/Table.h"

#include <cmath>

/// The parts of PlayByBruteForce.
namespace faith::physics::bruteforce
{

inline Vector operator+(Vector a, Vector b)
{
	return {a.x + b.x, a.y + b.y};
}

inline Vector operator-(Vector a, Vector b)
{
	return {a.x - b.x, a.y - b.y};
}

inline Vector operator*(double factor, Vector a)
{
	return {factor * a.x, factor * a.y};
}

inline double Dot(Vector a, Vector b)
{
	return a.x * b.x + a.y * b.y;
}

inline double Length(Vector a)
{
	return std::sqrt(Dot(a, a));
}

inline Vector VectorOf(Point p)
{
	return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

/// What changes from step to step.
struct Motion
{
	Vector position;
	/// Unit vector; without meaning while the speed is 0.
	Vector direction{1.0, 0.0};
	double speed = 0.0;
	/// Micrometres/s, counter-clockwise positive.
	double rimSpeed = 0.0;
	bool rolling = false;

	Vector Velocity() const { return speed * direction; }
	bool IsStill() const { return speed == 0.0 && rimSpeed == 0.0; }
};

/// How a disc slides over the mat when nothing is in its way.
class Sliding
{
public:
	explicit Sliding(const Surface& surface) : brake_(surface.friction / 1000.0 * kGravity) {}

	/// The error of the place grows with the third power of `seconds`.
	Motion After(const Motion& motion, double seconds) const;

private:
	Motion AfterRolling(const Motion& motion, double seconds) const;
	Motion AfterTurning(Motion motion, double seconds) const;
	Motion AfterBoth(Motion motion, double seconds) const;
	Motion Stopped(Motion motion, double force) const;

	/// Micrometres/s^2, of a disc that slides without turning.
	double brake_;
};

} // namespace faith::physics::bruteforce
