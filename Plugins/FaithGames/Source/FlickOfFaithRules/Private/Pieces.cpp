#include "FlickOfFaithRules/Pieces.h"

#include <array>

namespace faith::flick
{

namespace
{

// Rules 1.3, 1.4, 1.5, 1.7, 6.5, 12.9, 13.3
constexpr std::array<PieceKindRow, kEnumCount<PieceKind>> kPieceRows{{
	// key, form, radius, height, mass, top speed, prophet?, temple?, per colour, reach
	{"prophet", PieceForm::Disc, 10'000, 6'000, 1'000, 2'600'000, true, false, 7, 0},
	{"templar", PieceForm::Disc, 12'500, 7'000, 1'800, 2'137'000, true, false, 2, 0},
	{"sphinx", PieceForm::Disc, 16'000, 8'000, 3'400, 1'729'000, true, false, 0, 0},
	{"temple", PieceForm::Disc, 18'000, 18'000, 4'000, 0, false, true, 4, 0},
	{"king_ape", PieceForm::Disc, 16'000, 8'000, 3'400, 0, false, false, 0, 0},
	{"tornado", PieceForm::Disc, 20'000, 6'000, 2'000, 0, false, false, 0, 45'000},
	{"heart", PieceForm::Flat, 22'500, 1'000, 500, 0, false, false, 0, 22'500},
	{"hand_of_god", PieceForm::Wall, 30'000, 45'000, 2'000, 0, false, false, 0, 0},
}};

} // namespace

const PieceKindRow& RowOf(PieceKind kind)
{
	return kPieceRows[static_cast<std::size_t>(kind)];
}

physics::Wall WallOf(const Piece& piece)
{
	constexpr std::int32_t halfThickness = 1'500;
	const physics::Vector unit = physics::UnitVector(piece.angle);
	const auto half = static_cast<double>(RowOf(piece.kind).radius - halfThickness);
	const auto rounded = [](double length)
	{ return static_cast<std::int32_t>(length < 0 ? length - 0.5 : length + 0.5); };
	const Point ahead{rounded(unit.x * half), rounded(unit.y * half)};
	physics::Wall wall;
	wall.from = Point{piece.position.x - ahead.x, piece.position.y - ahead.y};
	wall.to = Point{piece.position.x + ahead.x, piece.position.y + ahead.y};
	wall.radius = halfThickness;
	return wall;
}

} // namespace faith::flick
