#pragma once

#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>

/// What counts about a position, so small that a flick's outcome is judged in a fraction of the time it takes to simulate it.
namespace faith::flick
{

/// What the cards in force make of the scoring. The same for every outcome of a flick.
struct Terms
{
	/// What one seat is paid and how its pieces count.
	struct Seat
	{
		std::int32_t presence = 0;       ///< VP for an island
		std::int32_t domination = 0;     ///< VP for an island
		std::int32_t navel = 0;          ///< VP for a prophet
		std::int32_t navelPerIsland = 0; ///< VP for a prophet and island
		std::int32_t prophetWeight = 0;
		std::int32_t templeWeight = 0;
		std::int32_t prophets = 0; ///< that the seat will have in the next generation
		bool templeAnywhere = false;
	};

	int players = 0;
	std::array<Seat, kMaxPlayers> seats{};
	/// Islands that pay nobody as things are, one bit each.
	std::uint8_t unpaid = 0;
	/// After this one.
	std::int32_t generationsLeft = 0;
};

FLICKOFFAITHAI_API Terms TermsOf(const Catalogue& catalogue, const GameState& state);

/// Who has what where. A prophet or temple that touches two islands counts on both.
struct Standing
{
	/// The pieces of one seat.
	struct Seat
	{
		std::int32_t score = 0; ///< VP
		std::int32_t unflicked = 0;
		std::int32_t templesInHand = 0;
		std::array<std::int8_t, 4> prophets{}; ///< by island
		std::array<std::int8_t, 4> temples{};  ///< by island

		bool IsOn(std::size_t island) const { return prophets[island] + temples[island] > 0; }

		friend bool operator==(const Seat&, const Seat&) = default;
	};

	std::array<Seat, kMaxPlayers> seats{};

	friend bool operator==(const Standing&, const Standing&) = default;
};

FLICKOFFAITHAI_API Standing StandingOf(const GameState& state);

/// The number of islands a seat is present on.
FLICKOFFAITHAI_API std::int32_t IslandsOf(const Standing::Seat& seat);

} // namespace faith::flick
