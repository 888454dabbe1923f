#pragma once

#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <optional>

/// Questions about a position. All are pure.
namespace faith::flick
{

/// The disc that decides for which regions a piece counts: the lowest below it (Rule 2.7). Nothing if the piece is not on the map.
FLICKOFFAITHRULES_API std::optional<Circle> CountingDisc(const GameState& state, PieceId piece);

FLICKOFFAITHRULES_API bool TouchesIsland(const GameState& state, PieceId piece, IslandId island);
FLICKOFFAITHRULES_API bool TouchesNavel(const GameState& state, PieceId piece);
FLICKOFFAITHRULES_API bool TouchesCloud(const GameState& state, PieceId piece, CornerId corner);
/// On the map, but on no island and not on the Navel (Rule 2.6).
FLICKOFFAITHRULES_API bool IsInSea(const GameState& state, PieceId piece);
/// The island whose city the piece touches, or kNoIsland.
FLICKOFFAITHRULES_API IslandId CityTouched(const GameState& state, PieceId piece);

/// The prophets and temples of a player that count for an island.
FLICKOFFAITHRULES_API FixedVector<PieceId, 16> PiecesOn(const GameState& state, Seat player, IslandId island);
/// One bit per island (Rule 2.9).
FLICKOFFAITHRULES_API std::uint8_t PresenceOf(const GameState& state, Seat player);
/// Who dominates the island, or kNobody (Rule 2.10).
FLICKOFFAITHRULES_API Seat DominatorOf(const Catalogue& catalogue, const GameState& state, IslandId island);

/// How far a flick may stray from the aim (Rule 6.6); small errors are likelier than large ones.
struct HandSpread
{
	std::int32_t angle = 0; ///< millidegrees either way
	std::int32_t power = 0; ///< permille of the power either way
};

/// The spread of a player's hand in this mission, for the cone a host draws while the player aims.
FLICKOFFAITHRULES_API HandSpread SpreadOf(const Catalogue& catalogue, const GameState& state, Seat player);
/// The same in a flick-off, where cards have no effect (Rule 4.5).
FLICKOFFAITHRULES_API HandSpread FlickOffSpreadOf(const GameState& state, Seat player);

/// How many prophets the player still has to flick.
FLICKOFFAITHRULES_API int UnflickedOf(const GameState& state, Seat player);
/// How many temples of the player stand on the map.
FLICKOFFAITHRULES_API int TemplesOnMap(const GameState& state, Seat player);
/// The first own temple in hand, or kNoPiece.
FLICKOFFAITHRULES_API PieceId TempleInHand(const GameState& state, Seat player);

/// A piece on the map that a disc here would overlap, or kNoPiece; `ignored` pieces are looked through.
FLICKOFFAITHRULES_API PieceId InTheWay(
	const GameState& state, Circle disc, PieceId ignored = kNoPiece, PieceId alsoIgnored = kNoPiece);
/// A free spot for a prophet of this kind in a cloud, looked for in steps of one millimetre (Rule 6.4), nearest to the corner's diagonal first.
FLICKOFFAITHRULES_API std::optional<Point> FreeSpotInCloud(const GameState& state, CornerId corner, PieceKind kind);
/// A free spot for a temple on an island (Rule 7.5), nearest to the city's centre first.
FLICKOFFAITHRULES_API std::optional<Point> FreeTempleSpot(
	const GameState& state, IslandId island, PieceId prophet, PieceId temple);
/// Own prophets of the active player that can be turned into a temple now, and whether any can.
FLICKOFFAITHRULES_API FixedVector<PieceId, 16> BuildableProphets(const Catalogue& catalogue, const GameState& state);
/// The islands a temple made of this prophet may stand on, one bit each.
FLICKOFFAITHRULES_API std::uint8_t BuildableIslands(
	const Catalogue& catalogue, const GameState& state, PieceId prophet);

} // namespace faith::flick
