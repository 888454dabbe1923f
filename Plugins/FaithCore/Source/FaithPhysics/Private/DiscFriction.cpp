#include "DiscFriction.h"

#include <array>
#include <cmath>
#include <cstddef>

// The force and torque are elliptic integrals K and E of modulus k, the smaller of speed and rim speed divided by the larger;
// m = k^2. Where m is small the closed forms subtract nearly equal numbers, there power series are summed instead.
namespace faith::physics
{
namespace
{

constexpr double kHalfPi = 1.57079632679489661923;
constexpr std::size_t kTerms = 16;
constexpr double kSeriesBelow = 0.08; ///< of m: the first term left out is below 1e-17

/// K and E divided by pi/2, so that both are 1 at m = 0.
struct Integrals
{
	double first = 1.0;
	double second = 1.0;
};

/// Gauss's arithmetic-geometric mean; for 0 <= m < 1. Each round squares the error c.
Integrals Elliptic(double m)
{
	double a = 1.0;
	double b = std::sqrt(1.0 - m);
	double c = std::sqrt(m);
	double weight = 0.5;
	double sum = weight * c * c;
	while (c > 1e-9 * a)
	{
		const double mean = 0.5 * (a + b);
		c = 0.5 * (a - b);
		b = std::sqrt(a * b);
		a = mean;
		weight *= 2.0;
		sum += weight * c * c;
	}
	return {1.0 / a, (1.0 - sum) / a};
}

/// Coefficients of m^n in K and E, both divided by pi/2.
struct Series
{
	std::array<double, kTerms + 1> first{};
	std::array<double, kTerms + 1> second{};
};

constexpr Series EllipticSeries()
{
	Series series;
	double root = 1.0; // (2n)! / (4^n n!^2)
	for (std::size_t n = 0; n <= kTerms; ++n)
	{
		series.first[n] = root * root;
		series.second[n] = root * root / (1.0 - 2.0 * static_cast<double>(n));
		root *= (2.0 * static_cast<double>(n) + 1.0) / (2.0 * static_cast<double>(n) + 2.0);
	}
	return series;
}

constexpr Series kSeries = EllipticSeries();

/// Term by term what the closed forms below say, for a disc that mostly slides: k is rim speed / speed.
Drag MostlySliding(double k)
{
	const double m = k * k;
	double force = 0.0;
	double torque = 0.0;
	for (std::size_t n = kTerms; n-- > 0;)
	{
		const double before = n > 0 ? kSeries.first[n - 1] : 0.0;
		force = force * m + (kSeries.second[n + 1] - kSeries.first[n + 1] + kSeries.second[n] + kSeries.first[n]);
		torque = torque * m +
			(4.0 * kSeries.second[n] - 2.0 * kSeries.second[n + 1] + 2.0 * kSeries.first[n + 1] -
				5.0 * kSeries.first[n] + 3.0 * before);
	}
	return {force * 2.0 / 3.0, k > 0.0 ? torque / k * 2.0 / 9.0 : 0.0};
}

/// The same for a disc that mostly turns: k is speed / rim speed.
Drag MostlyTurning(double k)
{
	const double m = k * k;
	double force = 0.0;
	double torque = 0.0;
	for (std::size_t n = kTerms; n-- > 1;)
	{
		force = force * m + (kSeries.second[n] - kSeries.first[n] + kSeries.second[n - 1] + kSeries.first[n - 1]);
		torque = torque * m +
			(4.0 * kSeries.second[n] - 2.0 * kSeries.second[n - 1] + kSeries.first[n - 1] - kSeries.first[n]);
	}
	return {force * k * 2.0 / 3.0, (3.0 + torque * m) * 2.0 / 9.0};
}

} // namespace

Drag DragAt(double turning)
{
	const bool slides = turning <= 1.0;
	const double k = slides ? turning : 1.0 / turning;
	const double m = k * k;
	if (m < kSeriesBelow)
	{
		return slides ? MostlySliding(k) : MostlyTurning(k);
	}
	if (m >= 1.0)
	{
		// The limit of both forms.
		return {4.0 / (3.0 * kHalfPi), 4.0 / (9.0 * kHalfPi)};
	}
	const Integrals of = Elliptic(m);
	if (slides)
	{
		return {((1.0 / m + 1.0) * of.second - (1.0 / m - 1.0) * of.first) * 2.0 / 3.0,
			((4.0 - 2.0 / m) * of.second + (2.0 / m - 5.0 + 3.0 * m) * of.first) / k * 2.0 / 9.0};
	}
	return {((m + 1.0) * of.second + (m - 1.0) * of.first) / k * 2.0 / 3.0,
		((4.0 - 2.0 * m) * of.second + (m - 1.0) * of.first) * 2.0 / 9.0};
}

} // namespace faith::physics
