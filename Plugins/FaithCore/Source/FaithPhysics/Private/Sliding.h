#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

/// How a flat disc slows down, in closed form.
///
/// Drag depends only on the ratio of rim speed to speed (DiscFriction.h). Two slides with the same ratio therefore look alike at any
/// scale: all slides that start with little spin are pieces of one curve, all that start with much spin are pieces of
/// another, and both end in the same ratio, with speed and spin stopping together. The two curves are computed once, when the
/// first simulation is made, and kept as polynomials; a slide is the scale by which it lies on its curve.
///
/// Error bound, tested against a fine integration: 5e-8 of the whole length and duration of a slide, 2e-7 of its first speed; where a
/// disc mostly turns, its little speed is known to 2e-5 of itself.
namespace faith::physics
{

/// Speeds in micrometres/s; `rim` is |spin| times radius.
struct SlideState
{
	double speed = 0.0;
	double rim = 0.0;
	/// Micrometres or seconds to go until it stops, whichever was not asked with.
	double left = 0.0;
};

/// One slide from start to stop.
struct Slide
{
	/// Micrometres.
	double length = 0.0;
	/// Seconds.
	double duration = 0.0;
	/// 1 / scale in s/micrometre; what makes the curve's keys dimensionless.
	double inverseScale = 0.0;
	/// Which curve: rim speed is above the final ratio to the speed.
	bool spinsFast = false;
};

/// Polynomials of four functions of one positive key, on pieces that are a quarter of an octave wide.
class CurveTable
{
public:
	static constexpr int kPerOctaveBits = 2;
	static constexpr std::size_t kDegree = 5;

	struct alignas(32) Piece
	{
		/// Of the part of the key's mantissa below the piece's bits; the four functions side by side.
		std::array<std::array<double, 4>, kDegree + 1> coefficients{};
	};

	using Values = std::array<double, 4>;

	/// Keys beyond both ends have the values of the first and last piece, which are constant.
	Values At(double key) const
	{
		constexpr int kShift = 52 - kPerOctaveBits;
		constexpr std::uint64_t kRest = (std::uint64_t{1} << kShift) - 1;
		constexpr std::uint64_t kOne = 0x3FF0'0000'0000'0000u;
		const auto bits = std::bit_cast<std::uint64_t>(key);
		std::int64_t index = static_cast<std::int64_t>(bits >> kShift) - first_;
		index = index < 0 ? 0 : index;
		index = index > last_ ? last_ : index;
		const double u = std::bit_cast<double>((bits & kRest) | kOne) - 1.0;
		const auto& c = pieces_[static_cast<std::size_t>(index)].coefficients;
		const double u2 = u * u;
		const double u4 = u2 * u2;
		Values values;
		for (std::size_t i = 0; i < 4; ++i)
		{
			values[i] = ((c[0][i] + c[1][i] * u) + (c[2][i] + c[3][i] * u) * u2) + (c[4][i] + c[5][i] * u) * u4;
		}
		return values;
	}

private:
	friend class CurveBuilder;

	std::int64_t first_ = 0;
	std::int64_t last_ = 0;
	std::vector<Piece> pieces_;
};

/// The two curves, each by what it may be asked with.
class SlideCurves
{
public:
	/// The slide of a disc with this speed > 0 and rim speed >= 0; `brake` is mu * g in micrometres/s^2.
	Slide Start(double speed, double rim, double brake) const;

	/// A disc that turns on the spot: braked evenly by 4/3 of the friction.
	static Slide Spot(double rim, double brake);

	/// State with so many seconds to go.
	SlideState AtTime(const Slide& slide, double brake, double timeLeft) const
	{
		const double lost = brake * timeLeft;
		const auto v = curves_[slide.spinsFast].byTime.At(lost * slide.inverseScale);
		return {lost * v[0], lost * v[1], lost * timeLeft * v[2]};
	}

	/// State with so many micrometres to go.
	SlideState AtDistance(const Slide& slide, double brake, double distanceLeft) const
	{
		const double root = std::sqrt(2.0 * brake * distanceLeft);
		const auto v = curves_[slide.spinsFast].byDistance.At(root * slide.inverseScale);
		return {root * v[0], root * v[1], root * v[2] / brake};
	}

	/// Micrometres by which the rim turns in the last `timeLeft` seconds.
	double TurnLeft(const Slide& slide, double brake, double timeLeft) const
	{
		const double lost = brake * timeLeft;
		return lost * timeLeft * curves_[slide.spinsFast].byTime.At(lost * slide.inverseScale)[3];
	}

	/// Rim speed divided by speed that every slide with any spin ends with.
	double FinalRatio() const { return finalRatio_; }

	/// Computed at the first call.
	static const SlideCurves& Get();

private:
	struct Curve
	{
		/// By what is still to lose of the speed of a disc without spin: speed, rim speed, distance, turn; each as a ratio.
		CurveTable byTime;
		/// By the speed with which a disc without spin would just get there: speed, rim speed, time; each as a ratio.
		CurveTable byDistance;
		/// By the ratio of rim speed and speed: speed on the curve, and by it: root of the distance, time.
		CurveTable byRatio;
	};

	friend class CurveBuilder;
	SlideCurves();

	std::array<Curve, 2> curves_;
	double finalRatio_ = 0.0;
};

} // namespace faith::physics
