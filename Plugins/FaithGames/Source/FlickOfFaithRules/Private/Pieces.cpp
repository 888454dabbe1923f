#include "FlickOfFaithRules/Pieces.h"

#include <array>

namespace faith::flick
{

namespace
{

// Rules 1.3, 1.4, 1.5, 6.5
constexpr std::array<PieceKindRow, kEnumCount<PieceKind>> kRows{{
	// key		  radius  height  mass	 speed		prophet temple per colour
	{"prophet", 10'000, 6'000, 1'000, 2'600'000, true, false, 7},
	{"templar", 12'500, 7'000, 1'800, 2'137'000, true, false, 2},
	{"sphinx", 16'000, 8'000, 3'400, 1'729'000, true, false, 0},
	{"temple", 18'000, 18'000, 12'000, 0, false, true, 4},
	{"king_ape", 16'000, 8'000, 3'400, 0, false, false, 0},
}};

} // namespace

const PieceKindRow& RowOf(PieceKind kind)
{
	return kRows[static_cast<std::size_t>(kind)];
}

} // namespace faith::flick
