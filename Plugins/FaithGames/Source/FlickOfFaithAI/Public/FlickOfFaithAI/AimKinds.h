#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// What there is to choose from when a disc is to be flicked.
namespace faith::flick
{

/// What a flick is meant for, judged by its unstrayed path. Near is one of the two islands next to the disc.
enum class AimKind : std::uint8_t
{
	Navel,
	NearCity,
	FarCity,
	NearIsland,
	FarIsland,
	OtherPiece, ///< meets another player's prophet or temple first
};

inline constexpr std::size_t kAimKinds = 6;

/// What the best aim of each kind is worth, millionths of the chance to win; -1 if no aim is of that kind.
struct FlickChoice
{
	std::uint8_t generation = 0;
	std::uint8_t turn = 0;  ///< of this player in the generation, from 0
	std::uint8_t place = 0; ///< in turn order, from 0
	std::int32_t still = 0; ///< the same if the prophet is wasted
	std::array<std::int32_t, kAimKinds> best{};

	friend bool operator==(const FlickChoice&, const FlickChoice&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("generation", self.generation);
		visit("turn", self.turn);
		visit("place", self.place);
		visit("still", self.still);
		visit("best", self.best);
	}
};

/// The choices of one match.
struct MatchChoices
{
	static constexpr std::string_view kName = "decisions";
	std::vector<FlickChoice> flicks;

	friend bool operator==(const MatchChoices&, const MatchChoices&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("flicks", self.flicks);
	}
};

/// Plays a match of equal players and looks closely at some of its flicks of one disc that sees the map: one in `every`, by lot.
[[nodiscard]] FLICKOFFAITHAI_API MatchChoices ChoicesOf(
	const Rules& rules, const Setup& setup, const Contestant& level, std::uint32_t every, SearchControl& control);

} // namespace faith::flick
