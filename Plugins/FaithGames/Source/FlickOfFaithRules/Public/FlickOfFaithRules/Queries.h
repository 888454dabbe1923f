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

/// For whom a prophet or temple counts on the islands: its owner unless a card says otherwise. kNobody for other pieces.
FLICKOFFAITHRULES_API Seat CountsFor(const Catalogue& catalogue, const GameState& state, PieceId piece);
/// The prophets and temples that count for a player on an island.
FLICKOFFAITHRULES_API PieceList PiecesOn(
	const Catalogue& catalogue, const GameState& state, Seat player, IslandId island);
/// One bit per island (Rule 2.9).
FLICKOFFAITHRULES_API std::uint8_t PresenceOf(const Catalogue& catalogue, const GameState& state, Seat player);
/// Of these the islands that pay the player for it, cards considered (Rule 8.1).
FLICKOFFAITHRULES_API std::uint8_t PaidPresenceOf(const Catalogue& catalogue, const GameState& state, Seat player);
/// PaidPresenceOf for a player whose presence is known: those of `islands` that pay.
FLICKOFFAITHRULES_API std::uint8_t PaidAmong(
	const Catalogue& catalogue, const GameState& state, Seat player, std::uint8_t islands);
/// Who has the most on the island, one bit per seat; several bits are a tie, none is nobody at all (Rule 2.10).
FLICKOFFAITHRULES_API std::uint8_t LeadersOn(const Catalogue& catalogue, const GameState& state, IslandId island);
/// Who dominates the island, or kNobody (Rule 2.10).
FLICKOFFAITHRULES_API Seat DominatorOf(const Catalogue& catalogue, const GameState& state, IslandId island);

/// The law before the council that the player voted for, once the votes are shown (Rule 5.2).
FLICKOFFAITHRULES_API EffectId LawVotedFor(const GameState& state, Seat player);

/// The first of the seats whose answer the game waits for, or kNobody while the table has to report and when the game is over.
FLICKOFFAITHRULES_API Seat NextToAnswer(const GameState& state);
/// The prophets a player still has to flick, of every kind (Rule 6.2).
FLICKOFFAITHRULES_API PieceList UnflickedProphets(const GameState& state, Seat player);
/// How many prophets the player still has to flick.
FLICKOFFAITHRULES_API int UnflickedOf(const GameState& state, Seat player);
/// The way the player's discs are flicked now.
FLICKOFFAITHRULES_API FlickForm FormOf(const Catalogue& catalogue, const GameState& state, Seat player);
/// How many spots in the cloud the player needs for them: one for a stack.
FLICKOFFAITHRULES_API std::size_t SpotsToPlace(const Catalogue& catalogue, const GameState& state, Seat player);
/// How many discs the player places at once (Rule 6.3).
FLICKOFFAITHRULES_API int DiscsToPlace(const Catalogue& catalogue, const GameState& state, Seat player);
/// The corners whose clouds the player may flick from, one bit each (Rule 6.3).
FLICKOFFAITHRULES_API std::uint8_t OpenCorners(const Catalogue& catalogue, const GameState& state, Seat player);
/// The discs that are to be flicked, or may be flicked again (Rule 6.8, or a card). What rides on another is not among them at the
/// first flick. Only while that is asked.
FLICKOFFAITHRULES_API FixedVector<PieceId, 2> FlickableDiscs(const GameState& state);
/// The prophets in a place, such as those of a player that left the map this turn or wait in the Reserve Pool; kNobody = everyone's.
FLICKOFFAITHRULES_API PieceList ProphetsIn(const GameState& state, Place place, Seat owner = kNobody);
/// The temples that return to their owners in step d (Rule 7.10).
FLICKOFFAITHRULES_API PieceList StrandedTemples(const GameState& state);
/// How many temples of the player stand on the map.
FLICKOFFAITHRULES_API int TemplesOnMap(const GameState& state, Seat player);
/// The temples the player may build with: those in hand or, if there is none, those on the map (Rule 7.4).
FLICKOFFAITHRULES_API PieceList UsableTemples(const GameState& state, Seat player);

/// A disc on the map that a disc here would overlap, or kNoPiece; `ignored` pieces are looked through.
FLICKOFFAITHRULES_API PieceId InTheWay(
	const GameState& state, Circle disc, PieceId ignored = kNoPiece, PieceId alsoIgnored = kNoPiece);
/// A free spot for a prophet of this kind in a cloud, looked for in steps of one millimetre (Rule 6.4), nearest to the
/// cloud's middle first.
FLICKOFFAITHRULES_API std::optional<Point> FreeSpotInCloud(const GameState& state, CornerId corner, PieceKind kind);
/// `count` such spots, one or two, that do not overlap each other; none if there are not so many.
FLICKOFFAITHRULES_API FixedVector<Point, 2> FreeSpotsInCloud(
	const GameState& state, CornerId corner, PieceKind kind, std::size_t count);
/// The widest kind of prophet the player has yet to flick.
FLICKOFFAITHRULES_API PieceKind WidestUnflicked(const GameState& state, Seat player);
/// A free spot for a temple on an island (Rule 7.5), nearest to the city's centre first.
FLICKOFFAITHRULES_API std::optional<Point> FreeTempleSpot(
	const GameState& state, IslandId island, PieceId prophet, PieceId temple);
/// The active player's prophets that can be turned into a temple now.
FLICKOFFAITHRULES_API PieceList BuildableProphets(const Catalogue& catalogue, const GameState& state);
/// The islands a temple made of this prophet may stand on, one bit each.
FLICKOFFAITHRULES_API std::uint8_t BuildableIslands(
	const Catalogue& catalogue, const GameState& state, PieceId prophet);

} // namespace faith::flick
