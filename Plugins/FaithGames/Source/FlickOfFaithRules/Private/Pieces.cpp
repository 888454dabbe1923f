#include "FlickOfFaithRules/Pieces.h"

namespace faith::flick
{

static_assert(kPieceRows.size() == kEnumCount<PieceKind>);

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
