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

/// How far one flick strays from its aim.
struct HandError
{
	std::int32_t angle = 0; ///< millidegrees
	std::int32_t power = 0; ///< permille of the power, above -1000
};

/// One error of a hand with this spread.
FLICKOFFAITHRULES_API HandError DrawError(Random& random, const HandSpread& spread);
/// What the table would have to play if the player flicked this disc on the map now, whose turn it is or not, and strayed by
/// so much (Rules 6.5 and 6.6).
FLICKOFFAITHRULES_API Launched LaunchedBy(
	const Catalogue& catalogue, const GameState& state, Seat player, const DiscAim& flick, const HandError& error = {});

/// The prophets a player still has to flick, of every kind (Rule 6.2).
FLICKOFFAITHRULES_API FixedVector<PieceId, 16> UnflickedProphets(const GameState& state, Seat player);
/// How many prophets the player still has to flick.
FLICKOFFAITHRULES_API int UnflickedOf(const GameState& state, Seat player);
/// How many discs the player places at once (Rule 6.3).
FLICKOFFAITHRULES_API int DiscsToPlace(const Catalogue& catalogue, const GameState& state, Seat player);
/// The corners whose clouds the player may flick from, one bit each (Rule 6.3).
FLICKOFFAITHRULES_API std::uint8_t OpenCorners(const Catalogue& catalogue, const GameState& state, Seat player);
/// The discs that are to be flicked, or may be flicked again (Rule 6.8). Only while that is asked.
FLICKOFFAITHRULES_API FixedVector<PieceId, 2> FlickableDiscs(const GameState& state);
/// How many temples of the player stand on the map.
FLICKOFFAITHRULES_API int TemplesOnMap(const GameState& state, Seat player);
/// The temples the player may build with: those in hand or, if there is none, those on the map (Rule 7.4).
FLICKOFFAITHRULES_API FixedVector<PieceId, 16> UsableTemples(const GameState& state, Seat player);

/// A piece on the map that a disc here would overlap, or kNoPiece; `ignored` pieces are looked through.
FLICKOFFAITHRULES_API PieceId InTheWay(
	const GameState& state, Circle disc, PieceId ignored = kNoPiece, PieceId alsoIgnored = kNoPiece);
/// A free spot for a prophet of this kind in a cloud, looked for in steps of one millimetre (Rule 6.4), nearest to the
/// cloud's middle first.
FLICKOFFAITHRULES_API std::optional<Point> FreeSpotInCloud(const GameState& state, CornerId corner, PieceKind kind);
/// A free spot for a temple on an island (Rule 7.5), nearest to the city's centre first.
FLICKOFFAITHRULES_API std::optional<Point> FreeTempleSpot(
	const GameState& state, IslandId island, PieceId prophet, PieceId temple);
/// The active player's prophets that can be turned into a temple now.
FLICKOFFAITHRULES_API FixedVector<PieceId, 16> BuildableProphets(const Catalogue& catalogue, const GameState& state);
/// The islands a temple made of this prophet may stand on, one bit each.
FLICKOFFAITHRULES_API std::uint8_t BuildableIslands(
	const Catalogue& catalogue, const GameState& state, PieceId prophet);

} // namespace faith::flick
