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

constexpr double Negated(double value, bool negate)
{
	return negate ? 0.0 - value : value; // never -0
}

} // namespace

// The second eighth is the first one mirrored at the diagonal; the other quarters are the first one turned. Chosen without
// branches: directions are as good as random.
Vector UnitVector(std::int32_t millidegrees)
{
	const std::int32_t angle = NormalAngle(millidegrees);
	const std::int32_t quarter = angle / kQuarterTurn;
	const std::int32_t rest = angle % kQuarterTurn;
	const bool mirrored = rest > kEighthTurn;
	const Vector v = FirstEighth(mirrored ? kQuarterTurn - rest : rest);
	const bool swapped = mirrored != ((quarter & 1) != 0);
	const double x = swapped ? v.y : v.x;
	const double y = swapped ? v.x : v.y;
	return {Negated(x, quarter == 1 || quarter == 2), Negated(y, quarter >= 2)};
}

} // namespace faith::physics
