#pragma once

#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/State.h"

/// What several cards need. None of it knows a card.
namespace faith::flick
{

/// All seats in turn order, beginning with the first player (Rule 11.5).
FixedVector<Seat, kMaxPlayers> TurnOrder(const GameState& state);

/// Of the player's prophets those that lie in the sea.
PieceList ProphetsInSea(const GameState& state, Seat player);

/// The player's regular prophets in a place.
PieceList RegularProphetsIn(const GameState& state, Place place, Seat player);

/// The player's prophets that left the map this turn, those of the first flick first.
PieceList LostInOrder(const GameState& state, Seat player);

/// The player's prophets that left the map with the earliest flick of the turn that cost any.
PieceList LostFirst(const GameState& state, Seat player);

/// The piece of which there is only one.
PieceId SinglePiece(const GameState& state, PieceKind kind);

/// Is it a prophet, and the player's own?
Refusal CheckOwnProphet(const GameState& state, Seat player, PieceId piece);

/// Is this the generation after which the winner is found?
bool IsLastGeneration(const HookContext& context);

/// The active player's discs of this turn that lie on the map.
FixedVector<PieceId, 2> FlickedOnMap(const GameState& state);

/// Was this disc flicked this turn, and does it lie on the map?
Refusal CheckFlickedOnMap(const GameState& state, PieceId piece);

} // namespace faith::flick
