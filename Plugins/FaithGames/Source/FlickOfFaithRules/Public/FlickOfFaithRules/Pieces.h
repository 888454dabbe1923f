#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/Reflect.h"
#include "FaithPhysics/Table.h"
#include "FlickOfFaithRules/Ids.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace faith::flick
{

/// Pieces by number; long enough for all prophets there are.
using PieceList = FixedVector<PieceId, 40>;

using physics::Circle;
using physics::Point;

/// What a piece is. Numbers reach files: append only.
enum class PieceKind : std::uint8_t
{
	Prophet,
	Templar,
	Sphinx,
	Temple,
	KingApe,
	Tornado,
	Heart,
	HandOfGod,
};

/// How a piece takes part in what happens on the map (Rule 1.7).
enum class PieceForm : std::uint8_t
{
	Disc, ///< lies on the map, is pushed, needs room
	Flat, ///< lies on the map without being in anything's way
	Wall, ///< stands upright and does not move; discs bounce off it
};

/// The physical and rule facts of one kind of piece.
struct PieceKindRow
{
	std::string_view key; ///< text and model key
	PieceForm form;
	std::int32_t radius;       ///< micrometres; half the length of a wall
	std::int32_t height;       ///< micrometres
	std::int32_t massPermille; ///< relative to a prophet = 1000
	std::int32_t topSpeed;     ///< micrometres per second at full power; 0 = cannot be flicked
	bool countsAsProphet;      ///< Rule 1.4
	bool countsAsTemple;
	std::uint8_t perColour; ///< in the box, for each colour; 0 = a single piece of no colour
	std::int32_t reach;     ///< micrometres from its centre within which it affects other pieces; 0 = none
};

// Rules 1.3, 1.4, 1.5, 1.7, 6.5, 12.9, 13.3
inline constexpr auto kPieceRows = std::to_array<PieceKindRow>({
	// key, form, radius, height, mass, top speed, prophet?, temple?, per colour, reach
	{"prophet", PieceForm::Disc, 10'000, 6'000, 1'000, 2'600'000, true, false, 7, 0},
	{"templar", PieceForm::Disc, 12'500, 7'000, 1'800, 2'137'000, true, false, 2, 0},
	{"sphinx", PieceForm::Disc, 16'000, 8'000, 3'400, 1'729'000, true, false, 0, 0},
	{"temple", PieceForm::Disc, 18'000, 18'000, 3'500, 0, false, true, 4, 0},
	{"king_ape", PieceForm::Disc, 16'000, 8'000, 3'400, 0, false, false, 0, 0},
	{"tornado", PieceForm::Disc, 20'000, 6'000, 2'000, 0, false, false, 0, 45'000},
	{"heart", PieceForm::Flat, 18'000, 1'000, 500, 0, false, false, 0, 18'000},
	{"hand_of_god", PieceForm::Wall, 30'000, 45'000, 2'000, 0, false, false, 0, 0},
});

constexpr const PieceKindRow& RowOf(PieceKind kind)
{
	return kPieceRows[static_cast<std::size_t>(kind)];
}

/// Where a piece is. Numbers reach files: append only.
enum class Place : std::uint8_t
{
	Box,    ///< not in this game
	Hand,   ///< with its owner: an unflicked prophet, or a temple in supply
	Map,    ///< on the mat, `position` is valid
	OffMap, ///< left the map, `position` is where its centre crossed the edge; until a rule or card moves it on
	Pool,   ///< in the Reserve Pool
	Card,   ///< on a law or god card, `card` tells which
};

/// One wooden disc.
struct Piece
{
	PieceKind kind = PieceKind::Prophet;
	Seat owner = kNobody;
	Place place = Place::Box;
	Point position;             ///< centre, micrometres; (0, 0) unless on or off the map
	PieceId restsOn = kNoPiece; ///< the piece directly below, if it lies on one
	std::int32_t angle = 0;     ///< millidegrees, the direction of a wall on the map; 0 for everything else
	EffectId card = kNoCard;

	friend bool operator==(const Piece&, const Piece&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("kind", self.kind);
		visit("owner", self.owner);
		visit("place", self.place);
		visit("position", self.position);
		visit("restsOn", self.restsOn);
		visit("angle", self.angle);
		visit("card", self.card);
	}
};

/// The outline of a disc on the map.
inline Circle ShapeOf(const Piece& piece)
{
	return Circle{piece.position, RowOf(piece.kind).radius};
}

/// A wall on the map as the simulation sees it; its ends are rounded to micrometres.
FLICKOFFAITHRULES_API physics::Wall WallOf(const Piece& piece);

inline bool IsProphet(const Piece& piece)
{
	return RowOf(piece.kind).countsAsProphet;
}

inline bool IsTemple(const Piece& piece)
{
	return RowOf(piece.kind).countsAsTemple;
}

/// A disc that lies on the map, can be pushed and takes up room.
inline bool IsDiscOnMap(const Piece& piece)
{
	return piece.place == Place::Map && RowOf(piece.kind).form == PieceForm::Disc;
}

/// Rule 1.5: neither prophet nor temple.
inline bool BelongsToNobody(PieceKind kind)
{
	return !RowOf(kind).countsAsProphet && !RowOf(kind).countsAsTemple;
}

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::PieceKind> = std::to_array<std::string_view>(
	{"prophet", "templar", "sphinx", "temple", "king_ape", "tornado", "heart", "hand_of_god"});

template <>
inline constexpr auto kEnumNames<flick::PieceForm> = std::to_array<std::string_view>({"disc", "flat", "wall"});

template <>
inline constexpr auto kEnumNames<flick::Place> = std::to_array<std::string_view>(
	{"box", "hand", "map", "off_map", "pool", "card"});

} // namespace faith
