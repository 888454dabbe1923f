#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__AVX__) || defined(__SSE2__) || defined(_M_X64)
#include <immintrin.h>
#endif

/// Picks from all resting discs the few that are worth an exact look. Works on floats, several discs at a time, and is generous:
/// it may name a disc too many, never one too few. So what it is compiled for changes the speed and not the result.
namespace faith::physics
{

/// Lanes of floats as wide as the machine they are compiled for.
#if defined(__AVX__)
struct Lanes
{
	static constexpr std::size_t kCount = 8;
	__m256 value;

	static Lanes Load(const float* from) { return {_mm256_load_ps(from)}; }
	static Lanes All(float number) { return {_mm256_set1_ps(number)}; }
	Lanes operator+(Lanes o) const { return {_mm256_add_ps(value, o.value)}; }
	Lanes operator-(Lanes o) const { return {_mm256_sub_ps(value, o.value)}; }
	Lanes operator*(Lanes o) const { return {_mm256_mul_ps(value, o.value)}; }
	Lanes Abs() const { return {_mm256_andnot_ps(_mm256_set1_ps(-0.0f), value)}; }
	Lanes AtMost(Lanes o) const { return {_mm256_cmp_ps(value, o.value, _CMP_LE_OQ)}; }
	Lanes And(Lanes o) const { return {_mm256_and_ps(value, o.value)}; }
	std::uint64_t Mask() const { return static_cast<std::uint64_t>(_mm256_movemask_ps(value)); }
};
#elif defined(__SSE2__) || defined(_M_X64)
struct Lanes
{
	static constexpr std::size_t kCount = 4;
	__m128 value;

	static Lanes Load(const float* from) { return {_mm_load_ps(from)}; }
	static Lanes All(float number) { return {_mm_set1_ps(number)}; }
	Lanes operator+(Lanes o) const { return {_mm_add_ps(value, o.value)}; }
	Lanes operator-(Lanes o) const { return {_mm_sub_ps(value, o.value)}; }
	Lanes operator*(Lanes o) const { return {_mm_mul_ps(value, o.value)}; }
	Lanes Abs() const { return {_mm_andnot_ps(_mm_set1_ps(-0.0f), value)}; }
	Lanes AtMost(Lanes o) const { return {_mm_cmple_ps(value, o.value)}; }
	Lanes And(Lanes o) const { return {_mm_and_ps(value, o.value)}; }
	std::uint64_t Mask() const { return static_cast<std::uint64_t>(_mm_movemask_ps(value)); }
};
#else
struct Lanes
{
	static constexpr std::size_t kCount = 1;
	float value;

	static Lanes Load(const float* from) { return {*from}; }
	static Lanes All(float number) { return {number}; }
	Lanes operator+(Lanes o) const { return {value + o.value}; }
	Lanes operator-(Lanes o) const { return {value - o.value}; }
	Lanes operator*(Lanes o) const { return {value * o.value}; }
	Lanes Abs() const { return {value < 0.0f ? -value : value}; }
	Lanes AtMost(Lanes o) const { return {value <= o.value ? 1.0f : 0.0f}; }
	Lanes And(Lanes o) const { return {value * o.value}; }
	std::uint64_t Mask() const { return value != 0.0f ? 1u : 0u; }
};
#endif

/// The outlines of up to 64 discs as floats.
class DiscFilter
{
public:
	static constexpr std::size_t kCapacity = 64;
	/// Micrometres: more than floats lose with coordinates up to a metre.
	static constexpr float kMargin = 2.0f;

	DiscFilter() { Clear(0); }

	/// Forgets all discs; from now on places 0 .. count - 1 are used.
	void Clear(std::size_t count)
	{
		count_ = count;
		radius_.fill(kNone);
	}

	void Put(std::size_t place, double x, double y, double radius)
	{
		x_[place] = static_cast<float>(x);
		y_[place] = static_cast<float>(y);
		radius_[place] = static_cast<float>(radius);
	}

	void Remove(std::size_t place) { radius_[place] = kNone; }

	bool Has(std::size_t place) const { return radius_[place] != kNone; }

	/// Bits of the discs that a disc of `radius` may touch on its way from (x, y) in direction (ux, uy) over `length`.
	std::uint64_t OnTheWay(double x, double y, double ux, double uy, double radius, double length) const
	{
		const Lanes fromX = Lanes::All(static_cast<float>(x));
		const Lanes fromY = Lanes::All(static_cast<float>(y));
		const Lanes alongX = Lanes::All(static_cast<float>(ux));
		const Lanes alongY = Lanes::All(static_cast<float>(uy));
		const Lanes own = Lanes::All(static_cast<float>(radius) + kMargin);
		const Lanes farthest = Lanes::All(static_cast<float>(length) + kMargin);
		const Lanes behind = Lanes::All(-kMargin);
		std::uint64_t found = 0;
		for (std::size_t i = 0; i < count_; i += Lanes::kCount)
		{
			const Lanes dx = Lanes::Load(&x_[i]) - fromX;
			const Lanes dy = Lanes::Load(&y_[i]) - fromY;
			const Lanes reach = Lanes::Load(&radius_[i]) + own;
			const Lanes along = dx * alongX + dy * alongY;
			const Lanes aside = dx * alongY - dy * alongX;
			const Lanes hit = aside.Abs().AtMost(reach).And(behind.AtMost(along)).And((along - reach).AtMost(farthest));
			found |= hit.Mask() << i;
		}
		return found;
	}

	/// Bits of the discs that a disc of `radius` at (x, y) may touch or overlap.
	std::uint64_t Near(double x, double y, double radius) const
	{
		const Lanes fromX = Lanes::All(static_cast<float>(x));
		const Lanes fromY = Lanes::All(static_cast<float>(y));
		const Lanes own = Lanes::All(static_cast<float>(radius) + kMargin);
		std::uint64_t found = 0;
		for (std::size_t i = 0; i < count_; i += Lanes::kCount)
		{
			const Lanes dx = Lanes::Load(&x_[i]) - fromX;
			const Lanes dy = Lanes::Load(&y_[i]) - fromY;
			const Lanes reach = Lanes::Load(&radius_[i]) + own;
			// A place without a disc has a negative reach.
			const Lanes hit = (dx * dx + dy * dy).AtMost(reach * reach).And(Lanes::All(0.0f).AtMost(reach));
			found |= hit.Mask() << i;
		}
		return found;
	}

private:
	static constexpr float kNone = -1e9f;

	std::size_t count_ = 0;
	alignas(32) std::array<float, kCapacity> x_{};
	alignas(32) std::array<float, kCapacity> y_{};
	alignas(32) std::array<float, kCapacity> radius_{};
};

} // namespace faith::physics
