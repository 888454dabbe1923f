#include "Sliding.h"

#include "DiscFriction.h"

namespace faith::physics
{
namespace
{

/// The curve of little spin ends at this ratio of rim speed to speed: a rim slower than a picometre per second is taken to stand
/// still. Until then it is kept, for it grows in importance as the disc slows down and in every collision that follows.
constexpr int kLeastRatio = -40;
constexpr double kNoSpin = 1.0 / static_cast<double>(std::uint64_t{1} << -kLeastRatio);

/// Nearer to the final ratio than this a slide stays on it: changes its length by less than 1e-7 of it.
constexpr int kNearestRatio = -22;

/// The scale of a slide without spin, or without speed: its keys lie beyond the end of the curve.
constexpr double kEndlessKey = 1e200;

/// A point on a curve, at scale 1 and brake 1, seen from the stop backwards.
struct CurvePoint
{
	double time = 0.0;
	double speed = 0.0;
	double rim = 0.0;
	double distance = 0.0;
	double turn = 0.0;

	CurvePoint Plus(const CurvePoint& rate, double step) const
	{
		return {time + rate.time * step, speed + rate.speed * step, rim + rate.rim * step,
			distance + rate.distance * step, turn + rate.turn * step};
	}
};

/// What a table's key is.
enum class Key : std::uint8_t
{
	Time,
	Distance,
	Ratio,
};

} // namespace

/// Integrates a curve from the final ratio outwards and lays polynomials through it.
class CurveBuilder
{
public:
	CurveBuilder(double finalRatio, bool spinsFast) : finalRatio_(finalRatio), spinsFast_(spinsFast) {}

	CurveTable Build(Key key, int lastOctave) const;

	static double FindFinalRatio();

private:
	static constexpr int kSteps = 20; ///< Runge-Kutta steps per piece, a multiple of the degree
	static constexpr int kStepsPerNode = kSteps / static_cast<int>(CurveTable::kDegree);
	using Nodes = std::array<CurveTable::Values, CurveTable::kDegree + 1>;

	CurvePoint FirstPoint() const;
	double KeyOf(Key key, const CurvePoint& at) const;
	CurvePoint Rate(Key key, const CurvePoint& at) const;
	CurvePoint Step(Key key, const CurvePoint& at, double step) const;
	static CurveTable::Values ValuesOf(Key key, const CurvePoint& at);
	static CurveTable::Piece Through(const Nodes& nodes);
	static CurveTable::Piece Constant(const CurveTable::Values& values);
	CurveTable::Values Beyond(Key key, const CurvePoint& last) const;

	double finalRatio_;
	bool spinsFast_;
};

/// Where turning brakes the rim as much as the sliding brakes the speed, in proportion.
double CurveBuilder::FindFinalRatio()
{
	double low = 1.0;
	double high = 2.0;
	for (int i = 0; i < 60; ++i)
	{
		const double middle = 0.5 * (low + high);
		const Drag drag = DragAt(middle);
		(2.0 * drag.torque < middle * drag.force ? low : high) = middle;
	}
	return 0.5 * (low + high);
}

/// A point so near to the final ratio that the first order tells how far away the stop is. With d the distance from the final
/// ratio r, and F' the slope of the force there: d grows as time^p, p = (2 torque - ratio force)' / F, hence speed =
/// (F + F' d / (1 + p)) time, and distance and turn by integrating once more.
CurvePoint CurveBuilder::FirstPoint() const
{
	constexpr double kStep = 1e-4;
	const Drag here = DragAt(finalRatio_);
	const Drag more = DragAt(finalRatio_ + kStep);
	const Drag less = DragAt(finalRatio_ - kStep);
	const double slope = (more.force - less.force) / (2.0 * kStep);
	const double pull =
		(2.0 * (more.torque - less.torque) - (finalRatio_ + kStep) * more.force + (finalRatio_ - kStep) * less.force) /
		(2.0 * kStep);
	const double power = pull / here.force;
	const double away = (spinsFast_ ? 1.0 : -1.0) * std::bit_cast<double>(std::uint64_t(1023 + kNearestRatio) << 52) *
		(spinsFast_ ? 1.0 : finalRatio_ * finalRatio_) * 0.99;
	CurvePoint point;
	// Any time would do, it only fixes the scale; this one makes the keys of ratios around 1 come out around 1.
	point.time = std::bit_cast<double>(std::uint64_t(1023 + kNearestRatio * 13 / 8) << 52);
	const double mean = here.force + slope * away / (1.0 + power);
	point.speed = mean * point.time;
	point.rim = (finalRatio_ + away) * point.speed;
	const double twice = 0.5 * here.force + slope * away / ((1.0 + power) * (2.0 + power));
	point.distance = twice * point.time * point.time;
	point.turn = finalRatio_ * point.distance + here.force * away * point.time * point.time / (2.0 + power);
	return point;
}

double CurveBuilder::KeyOf(Key key, const CurvePoint& at) const
{
	switch (key)
	{
	case Key::Time:
		return at.time;
	case Key::Distance:
		return std::sqrt(2.0 * at.distance);
	default:
		return spinsFast_ ? at.rim / at.speed - finalRatio_ : at.speed / at.rim - 1.0 / finalRatio_;
	}
}

/// Change of the point per change of the key.
CurvePoint CurveBuilder::Rate(Key key, const CurvePoint& at) const
{
	const double ratio = at.rim / at.speed;
	const Drag drag = DragAt(ratio);
	const CurvePoint perTime{1.0, drag.force, 2.0 * drag.torque, at.speed, at.rim};
	double time = 1.0; // per key
	if (key == Key::Distance)
	{
		time = std::sqrt(2.0 * at.distance) / at.speed;
	}
	if (key == Key::Ratio)
	{
		const double ratioPerTime = (2.0 * drag.torque - ratio * drag.force) / at.speed;
		time = spinsFast_ ? 1.0 / ratioPerTime : -ratio * ratio / ratioPerTime;
	}
	return CurvePoint{}.Plus(perTime, time);
}

/// Runge and Kutta's fourth order.
CurvePoint CurveBuilder::Step(Key key, const CurvePoint& at, double step) const
{
	const CurvePoint first = Rate(key, at);
	const CurvePoint second = Rate(key, at.Plus(first, 0.5 * step));
	const CurvePoint third = Rate(key, at.Plus(second, 0.5 * step));
	const CurvePoint fourth = Rate(key, at.Plus(third, step));
	return at.Plus(first, step / 6.0).Plus(second, step / 3.0).Plus(third, step / 3.0).Plus(fourth, step / 6.0);
}

CurveTable::Values CurveBuilder::ValuesOf(Key key, const CurvePoint& at)
{
	const double root = std::sqrt(2.0 * at.distance);
	switch (key)
	{
	case Key::Time:
	{
		const double squared = at.time * at.time;
		return {at.speed / at.time, at.rim / at.time, at.distance / squared, at.turn / squared};
	}
	case Key::Distance:
		return {at.speed / root, at.rim / root, at.time / root, 0.0};
	default:
		return {at.speed, root / at.speed, at.time / at.speed, 0.0};
	}
}

/// The polynomial through evenly spaced nodes, by divided differences, in powers of the mantissa's rest (0 .. a quarter).
CurveTable::Piece CurveBuilder::Through(const Nodes& nodes)
{
	constexpr std::size_t kCount = CurveTable::kDegree + 1;
	constexpr double kWidth = 1.0 / (1 << CurveTable::kPerOctaveBits);
	constexpr double kSpacing = kWidth / CurveTable::kDegree;
	CurveTable::Piece piece;
	for (std::size_t f = 0; f < 4; ++f)
	{
		std::array<double, kCount> differences{};
		for (std::size_t i = 0; i < kCount; ++i)
		{
			differences[i] = nodes[i][f];
		}
		for (std::size_t order = 1; order < kCount; ++order)
		{
			for (std::size_t i = kCount; i-- > order;)
			{
				differences[i] = (differences[i] - differences[i - 1]) / (kSpacing * static_cast<double>(order));
			}
		}
		// Horner's scheme on Newton's form, multiplying a polynomial by (u - node) each time.
		std::array<double, kCount> power{};
		for (std::size_t i = kCount; i-- > 0;)
		{
			const double node = kSpacing * static_cast<double>(i);
			for (std::size_t j = kCount; j-- > 1;)
			{
				power[j] = power[j - 1] - node * power[j];
			}
			power[0] = differences[i] - node * power[0];
		}
		for (std::size_t i = 0; i < kCount; ++i)
		{
			piece.coefficients[i][f] = power[i];
		}
	}
	return piece;
}

CurveTable::Piece CurveBuilder::Constant(const CurveTable::Values& values)
{
	CurveTable::Piece piece;
	piece.coefficients[0] = values;
	return piece;
}

/// Far out on the curve of little spin there is no spin, and on the other no speed.
CurveTable::Values CurveBuilder::Beyond(Key key, const CurvePoint& last) const
{
	if (key == Key::Ratio)
	{
		return ValuesOf(key, last);
	}
	if (spinsFast_)
	{
		return {0.0, 4.0 / 3.0, 0.0, 2.0 / 3.0};
	}
	return key == Key::Time ? CurveTable::Values{1.0, 0.0, 0.5, 0.0} : CurveTable::Values{1.0, 0.0, 1.0, 0.0};
}

CurveTable CurveBuilder::Build(Key key, int lastOctave) const
{
	CurvePoint at = FirstPoint();
	constexpr int kShift = 52 - CurveTable::kPerOctaveBits;
	const std::uint64_t firstPiece = (std::bit_cast<std::uint64_t>(KeyOf(key, at)) >> kShift) + 1;
	const std::uint64_t lastPiece = static_cast<std::uint64_t>(1023 + lastOctave) << CurveTable::kPerOctaveBits;
	const auto keyOf = [](std::uint64_t piece) { return std::bit_cast<double>(piece << kShift); };

	const double gap = keyOf(firstPiece) - KeyOf(key, at);
	for (int i = 0; i < kSteps; ++i)
	{
		at = Step(key, at, gap / kSteps);
	}
	CurveTable table;
	table.first_ = static_cast<std::int64_t>(firstPiece) - 1;
	table.pieces_.push_back(Constant(ValuesOf(key, at)));
	for (std::uint64_t piece = firstPiece; piece < lastPiece; ++piece)
	{
		const double step = (keyOf(piece + 1) - keyOf(piece)) / kSteps;
		Nodes nodes;
		nodes[0] = ValuesOf(key, at);
		for (std::size_t node = 1; node < nodes.size(); ++node)
		{
			for (int i = 0; i < kStepsPerNode; ++i)
			{
				at = Step(key, at, step);
			}
			nodes[node] = ValuesOf(key, at);
		}
		table.pieces_.push_back(Through(nodes));
	}
	table.pieces_.push_back(Constant(Beyond(key, at)));
	table.last_ = static_cast<std::int64_t>(table.pieces_.size()) - 1;
	return table;
}

SlideCurves::SlideCurves() : finalRatio_(CurveBuilder::FindFinalRatio())
{
	// Keys reach so far that every ratio the simulation asks for is on the curve. With little spin the rim speed shrinks as the
	// root of the speed, so the speed spans twice as many octaves as the ratio.
	const CurveBuilder slow(finalRatio_, false);
	constexpr int kOctaves = 1 - kLeastRatio;
	curves_[0] = {
		slow.Build(Key::Time, 2 * kOctaves), slow.Build(Key::Distance, 2 * kOctaves), slow.Build(Key::Ratio, kOctaves)};
	const CurveBuilder fast(finalRatio_, true);
	curves_[1] = {fast.Build(Key::Time, 62), fast.Build(Key::Distance, 54), fast.Build(Key::Ratio, 15)};
}

const SlideCurves& SlideCurves::Get()
{
	static const SlideCurves curves;
	return curves;
}

Slide SlideCurves::Spot(double rim, double brake)
{
	return {0.0, 0.75 * rim / brake, kEndlessKey, true};
}

Slide SlideCurves::Start(double speed, double rim, double brake) const
{
	if (rim < kNoSpin * speed)
	{
		return {0.5 * speed * speed / brake, speed / brake, kEndlessKey, false};
	}
	const double ratio = rim / speed;
	const bool spinsFast = ratio > finalRatio_;
	const double key = spinsFast ? ratio - finalRatio_ : speed / rim - 1.0 / finalRatio_;
	const auto v = curves_[spinsFast].byRatio.At(key);
	const double root = speed * v[1];
	return {0.5 * root * root / brake, speed * v[2] / brake, v[0] / speed, spinsFast};
}

} // namespace faith::physics
