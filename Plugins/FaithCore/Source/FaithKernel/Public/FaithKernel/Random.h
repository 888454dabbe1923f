#pragma once

#include <cstdint>

namespace faith
{

/// The game's own random numbers: a small value that lives in the state, is hashed and saved with it, and gives the
/// same sequence on every compiler (SplitMix64: one addition and a bijective mix per number).
struct Random
{
	std::uint64_t state = 0;

	friend bool operator==(const Random&, const Random&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("state", self.state);
	}

	constexpr std::uint64_t Next()
	{
		state += 0x9E3779B97F4A7C15u;
		std::uint64_t z = state;
		z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
		z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
		return z ^ (z >> 31);
	}

	/// Uniform in [0, bound), without bias; `bound` > 0.
	constexpr std::uint32_t Below(std::uint32_t bound)
	{
		// The lowest 2^32 mod bound values would appear once too often: draw again for them.
		const std::uint32_t tooOften = (0u - bound) % bound;
		for (;;)
		{
			const auto draw = static_cast<std::uint32_t>(Next() >> 32);
			if (draw >= tooOften)
			{
				return draw % bound;
			}
		}
	}

	/// Uniform in [low, high], both included; the range spans less than 2^32.
	constexpr std::int32_t Between(std::int32_t low, std::int32_t high)
	{
		const auto span = static_cast<std::uint32_t>(high) - static_cast<std::uint32_t>(low) + 1u;
		const std::uint32_t offset = span == 0 ? static_cast<std::uint32_t>(Next() >> 32) : Below(span);
		return static_cast<std::int32_t>(static_cast<std::uint32_t>(low) + offset);
	}

	/// Fisher-Yates over the first `count` values.
	template <class List>
	constexpr void Shuffle(List& values, std::uint32_t count)
	{
		for (std::uint32_t i = count; i > 1; --i)
		{
			const std::uint32_t j = Below(i);
			const auto held = values[i - 1];
			values[i - 1] = values[j];
			values[j] = held;
		}
	}
};

} // namespace faith
