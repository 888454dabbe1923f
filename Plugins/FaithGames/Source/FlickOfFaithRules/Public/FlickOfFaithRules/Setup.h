#pragma once

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/Ids.h"
#include "FlickOfFaithRules/Pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faith::flick
{

/// Where a position set up for study begins. Numbers reach files: append only.
enum class StartPhase : std::uint8_t
{
	Council, ///< the two cards are drawn
	Mission, ///< the active player places a prophet
	Worship, ///< scoring begins
	Ending,  ///< the last worship is over, all prophets are home, and the winner is determined
};

/// A position set up by hand: everything a table shows. What it does not list is in hand (up to the number that players of
/// these gods have in this generation) or in the box.
struct Position
{
	/// One piece that is not simply in hand: on the map, in the pool, or of a kind a card brought.
	struct Disc
	{
		PieceKind kind = PieceKind::Prophet;
		Seat owner = kNobody;
		Place place = Place::Map;
		Point position;
		std::uint8_t restsOn = kNoPiece; ///< place in this list of the disc below

		friend bool operator==(const Disc&, const Disc&) = default;

		template <class Self, class Visitor>
		static void Fields(Self& self, Visitor&& visit)
		{
			visit("kind", self.kind);
			visit("owner", self.owner);
			visit("place", self.place);
			visit("position", self.position);
			visit("restsOn", self.restsOn);
		}
	};

	StartPhase phase = StartPhase::Mission;
	std::uint8_t generation = 1;
	Seat firstPlayer = 0;
	Seat activePlayer = 0;                          ///< who places first in a mission
	std::array<EffectId, kMaxPlayers> gods{};       ///< each seat's god; None = the card dealt by seed, its first side
	std::array<std::int32_t, kMaxPlayers> scores{}; ///< VP, 0 to 1000
	std::array<std::int8_t, kMaxPlayers> unflicked{
		-1, -1, -1, -1}; ///< prophets still in hand, listed ones included; -1 = all that are not listed elsewhere
	std::vector<Disc> discs;
	std::vector<EffectId> laws; ///< in force, oldest first
	std::vector<EffectId> deck; ///< drawn first to last; the other laws follow in shuffled order

	friend bool operator==(const Position&, const Position&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("phase", self.phase);
		visit("generation", self.generation);
		visit("firstPlayer", self.firstPlayer);
		visit("activePlayer", self.activePlayer);
		visit("gods", self.gods);
		visit("scores", self.scores);
		visit("unflicked", self.unflicked);
		visit("discs", self.discs);
		visit("laws", self.laws);
		visit("deck", self.deck);
	}
};

/// Everything that is agreed before the first command. With the commands it determines the whole game (Rule 10.4).
struct Setup
{
	std::uint8_t players = 4; ///< 2 to 4
	std::uint64_t seed = 1;
	/// Each seat's share of the normal spread of the hand, permille: 1000 is normal, less is steadier (Rule 6.6).
	std::array<std::uint16_t, kMaxPlayers> steadiness{1000, 1000, 1000, 1000};
	bool practice = false; ///< undo without barrier (Rule 10.2)
	std::optional<Position> position;

	friend bool operator==(const Setup&, const Setup&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("players", self.players);
		visit("seed", self.seed);
		visit("steadiness", self.steadiness);
		visit("practice", self.practice);
		visit("position", self.position);
	}
};

inline constexpr std::uint16_t kSteadiest = 50;
inline constexpr std::uint16_t kShakiest = 5000;

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::StartPhase> = std::to_array<std::string_view>(
	{"council", "mission", "worship", "ending"});

} // namespace faith
