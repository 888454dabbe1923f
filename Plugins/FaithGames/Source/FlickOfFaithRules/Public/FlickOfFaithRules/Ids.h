#pragma once

#include <compare>
#include <cstdint>

namespace faith::flick
{

/// A player by seat: 0, 1, 2, 3 clockwise seen from above. Not a corner: two players sit at corners 0 and 2.
using Seat = std::uint8_t;

/// A piece by its place in `GameState::pieces`; stays the same for the whole game.
using PieceId = std::uint8_t;

/// An island by number, clockwise: 0 north, 1 east, 2 south, 3 west.
using IslandId = std::uint8_t;

/// A corner by number, clockwise: 0 north-east, 1 south-east, 2 south-west, 3 north-west.
using CornerId = std::uint8_t;

inline constexpr Seat kNobody = 0xFF;
inline constexpr PieceId kNoPiece = 0xFF;
inline constexpr IslandId kNoIsland = 0xFF;
inline constexpr int kMaxPlayers = 4;

/// A card that changes the rules, by its number in the catalogue: laws count from 1, gods from 101. 0 is no card. The
/// numbers reach files: cards are only ever added behind the last of their kind.
struct EffectId
{
	std::uint8_t value = 0;

	friend auto operator<=>(const EffectId&, const EffectId&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("value", self.value);
	}
};

inline constexpr EffectId kNoCard{};
inline constexpr std::uint8_t kFirstGod = 101;

/// A numbered rule of Docs/Rules/FlickOfFaith.md, such as 7.8.
struct RuleNumber
{
	std::uint8_t section = 0;
	std::uint8_t item = 0;

	friend auto operator<=>(const RuleNumber&, const RuleNumber&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("section", self.section);
		visit("item", self.item);
	}
};

} // namespace faith::flick
