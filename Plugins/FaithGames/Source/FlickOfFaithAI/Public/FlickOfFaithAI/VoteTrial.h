#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// How much is at stake when a law is voted on.
namespace faith::flick
{

/// Chances to win are counted in millionths.
inline constexpr std::int32_t kMillionths = 1'000'000;

/// One council. What the upper law is worth to each seat more than the lower one (millionths of the chance to win), measured twice with
/// independent luck, so that the better answer can be found with one half and valued with the other.
struct VoteTrial
{
	static constexpr std::string_view kName = "votes";
	std::uint8_t generation = 0;
	std::vector<std::array<std::int32_t, 2>> seats;

	friend bool operator==(const VoteTrial&, const VoteTrial&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("generation", self.generation);
		visit("seats", self.seats);
	}
};

/// Plays a match of equal players up to a council, whose generation the seed chooses, and lets quick players finish the generation so
/// many times under either law; every playout is judged for all seats.
[[nodiscard]] FLICKOFFAITHAI_API VoteTrial TryVotes(
	const Rules& rules, const Setup& setup, const Contestant& level, std::uint32_t playouts, SearchControl& control);

} // namespace faith::flick
