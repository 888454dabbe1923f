#include "FaithPhysics/Geometry.h"

namespace faith::physics
{
namespace
{

constexpr std::int32_t kQuarterTurn = kFullTurn / 4;
constexpr std::int32_t kEighthTurn = kFullTurn / 8;
constexpr double kSqrtHalf = 0.70710678118654752440;
constexpr double kRadiansPerMillidegree = 3.14159265358979323846 / 180'000.0;

/// Taylor series up to x^17; for 0 <= x <= pi/4 the rest is below 1e-19.
constexpr double Sine(double x)
{
	const double s = x * x;
	double sum = 1.0 / 355687428096000.0;
	sum = sum * s - 1.0 / 1307674368000.0;
	sum = sum * s + 1.0 / 6227020800.0;
	sum = sum * s - 1.0 / 39916800.0;
	sum = sum * s + 1.0 / 362880.0;
	sum = sum * s - 1.0 / 5040.0;
	sum = sum * s + 1.0 / 120.0;
	sum = sum * s - 1.0 / 6.0;
	return x + x * (s * sum);
}

/// Taylor series up to x^16; for 0 <= x <= pi/4 the rest is below 3e-18.
constexpr double Cosine(double x)
{
	const double s = x * x;
	double sum = 1.0 / 20922789888000.0;
	sum = sum * s - 1.0 / 87178291200.0;
	sum = sum * s + 1.0 / 479001600.0;
	sum = sum * s - 1.0 / 3628800.0;
	sum = sum * s + 1.0 / 40320.0;
	sum = sum * s - 1.0 / 720.0;
	sum = sum * s + 1.0 / 24.0;
	return 1.0 - (s * 0.5 - s * s * sum);
}

/// 0..45 degrees.
constexpr Vector FirstEighth(std::int32_t millidegrees)
{
	if (millidegrees == kEighthTurn)
	{
		return {kSqrtHalf, kSqrtHalf};
	}
	const double angle = static_cast<double>(millidegrees) * kRadiansPerMillidegree;
	return {Cosine(angle), Sine(angle)};
}

/// 0..90 degrees: the second eighth is the first one mirrored at the diagonal.
constexpr Vector FirstQuarter(std::int32_t millidegrees)
{
	if (millidegrees <= kEighthTurn)
	{
		return FirstEighth(millidegrees);
	}
	const Vector mirrored = FirstEighth(kQuarterTurn - millidegrees);
	return {mirrored.y, mirrored.x};
}

} // namespace

Vector UnitVector(std::int32_t millidegrees)
{
	const std::int32_t angle = NormalAngle(millidegrees);
	const Vector v = FirstQuarter(angle % kQuarterTurn);
	switch (angle / kQuarterTurn)
	{
	case 0:
		return v;
	case 1:
		return {0.0 - v.y, v.x};
	case 2:
		return {0.0 - v.x, 0.0 - v.y};
	default:
		return {v.y, 0.0 - v.x};
	}
}

} // namespace faith::physics
