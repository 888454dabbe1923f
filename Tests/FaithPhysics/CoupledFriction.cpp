#include "FaithPhysics/CoupledFriction.h"

#include <array>
#include <cmath>
#include <numbers>

namespace faith::physics
{
namespace
{

constexpr double kPi = std::numbers::pi;

/// Below this modulus the closed form loses digits and the power series converges quickly.
constexpr double kSeriesLimit = 0.5;
constexpr int kSeriesTerms = 40;

/// Complete elliptic integrals of the first and second kind.
struct Elliptic
{
	double first = 0.0;
	double second = 0.0;
};

/// By the arithmetic-geometric mean; 0 <= modulus < 1.
Elliptic CompleteElliptic(double modulus)
{
	double a = 1.0;
	double b = std::sqrt((1.0 - modulus) * (1.0 + modulus));
	double sum = modulus * modulus / 2.0;
	double power = 1.0;
	// The difference is squared in every round.
	for (double c = 1.0; c > 1e-9; power *= 2.0)
	{
		c = (a - b) / 2.0;
		sum += power * c * c;
		const double mean = (a + b) / 2.0;
		b = std::sqrt(a * b);
		a = mean;
	}
	const double first = kPi / (2.0 * a);
	return {first, first * (1.0 - sum)};
}

/// Coefficients of both integrals as series of the squared modulus, over pi / 2. Terms of negative order are 0.
struct EllipticSeries
{
	double First(int order) const { return order < 0 ? 0.0 : squares[static_cast<std::size_t>(order)]; }
	double Second(int order) const { return First(order) / (1 - 2 * order); }

	std::array<double, kSeriesTerms + 2> squares{};
};

EllipticSeries MakeSeries()
{
	EllipticSeries series;
	double root = 1.0;
	for (int order = 0; order < kSeriesTerms + 2; ++order)
	{
		root *= order == 0 ? 1.0 : (2.0 * order - 1.0) / (2.0 * order);
		series.squares[static_cast<std::size_t>(order)] = root * root;
	}
	return series;
}

const EllipticSeries kSeries = MakeSeries();

/// The rim turns faster than the centre moves; `ratio` is the modulus.
FrictionShare SlowBySeries(double ratio)
{
	double force = 0.0;
	double torque = 0.0;
	double power = 1.0;
	for (int n = 0; n < kSeriesTerms; ++n)
	{
		const double first = kSeries.First(n);
		const double firstBefore = kSeries.First(n - 1);
		const double second = kSeries.Second(n);
		const double secondBefore = kSeries.Second(n - 1);
		force += power * (second + kSeries.Second(n + 1) + first - kSeries.First(n + 1));
		torque += power * (4.0 * second - 2.0 * secondBefore + firstBefore - first);
		power *= ratio * ratio;
	}
	return {2.0 / 3.0 * ratio * force, 2.0 / 9.0 * torque};
}

FrictionShare SlowClosed(double ratio)
{
	const Elliptic k = CompleteElliptic(ratio);
	const double square = ratio * ratio;
	return {4.0 / (3.0 * kPi * ratio) * ((square + 1.0) * k.second + (square - 1.0) * k.first),
		4.0 / (9.0 * kPi) * ((4.0 - 2.0 * square) * k.second + (square - 1.0) * k.first)};
}

/// The centre moves faster than the rim turns; `inverse` is rim speed over centre speed, the modulus.
FrictionShare FastBySeries(double inverse)
{
	double force = 0.0;
	double torque = 0.0;
	double power = 1.0;
	for (int n = 0; n < kSeriesTerms; ++n)
	{
		force += power * (kSeries.Second(n + 1) - kSeries.First(n + 1) + kSeries.Second(n) + kSeries.First(n));
		// The terms of order 0 and 1 cancel; power is two orders behind.
		torque += power * (4.0 * kSeries.Second(n + 1) - 5.0 * kSeries.First(n + 1) + 3.0 * kSeries.First(n));
		torque += power * 2.0 * (kSeries.First(n + 2) - kSeries.Second(n + 2));
		power *= inverse * inverse;
	}
	return {2.0 / 3.0 * force, 2.0 / 9.0 * inverse * torque};
}

FrictionShare FastClosed(double inverse)
{
	const Elliptic k = CompleteElliptic(inverse);
	const double ratio = 1.0 / inverse;
	const double square = ratio * ratio;
	const double cube = square * ratio;
	return {4.0 / (3.0 * kPi) * ((square + 1.0) * k.second - (square - 1.0) * k.first),
		4.0 / (9.0 * kPi) *
			((4.0 - 2.0 * square) * ratio * k.second + (2.0 * cube - 5.0 * ratio + 3.0 / ratio) * k.first)};
}

/// Both closed forms at the ratio 1, where the first integral is infinite.
constexpr FrictionShare kEqualSpeeds{8.0 / (3.0 * kPi), 8.0 / (9.0 * kPi)};

FrictionShare Slow(double ratio)
{
	return ratio < kSeriesLimit ? SlowBySeries(ratio) : ratio < 1.0 ? SlowClosed(ratio) : kEqualSpeeds;
}

FrictionShare Fast(double inverse)
{
	return inverse < kSeriesLimit ? FastBySeries(inverse) : inverse < 1.0 ? FastClosed(inverse) : kEqualSpeeds;
}

} // namespace

FrictionShare ExactFriction(double ratio)
{
	return ratio <= 1.0 ? Slow(ratio) : Fast(1.0 / ratio);
}

FrictionShare FrictionByPatches(double ratio, int rings)
{
	FrictionShare share;
	const int patches = 8 * rings;
	for (int ring = 0; ring < rings; ++ring)
	{
		const double radius = (ring + 0.5) / rings;
		const double weight = 2.0 * radius / rings / patches;
		for (int patch = 0; patch < patches; ++patch)
		{
			const double angle = 2.0 * kPi * (patch + 0.5) / patches;
			const double x = radius * std::cos(angle);
			const double y = radius * std::sin(angle);
			const double slip = std::hypot(ratio - y, x);
			share.force += weight * (ratio - y) / slip;
			share.torque += weight * (x * x - y * (ratio - y)) / slip;
		}
	}
	return share;
}

double LimitRatio()
{
	double low = 0.5;
	double high = 0.8;
	for (int i = 0; i < 60; ++i)
	{
		const double ratio = (low + high) / 2.0;
		const FrictionShare share = ExactFriction(ratio);
		(share.force < 2.0 * ratio * share.torque ? low : high) = ratio;
	}
	return low;
}

FrictionTable::FrictionTable() : slow_(kCells + 2), fast_(kCells + 2)
{
	for (std::size_t i = 0; i <= kCells; ++i)
	{
		const double x = static_cast<double>(i) / static_cast<double>(kCells);
		slow_[i] = Slow(x);
		fast_[i] = Fast(x);
	}
	slow_[kCells + 1] = kEqualSpeeds;
	fast_[kCells + 1] = kEqualSpeeds;
}

} // namespace faith::physics
