#pragma once

#include "FlickOfFaithRules/Effects.h"
#include "Play.h"

/// Lets the cards in force act. The engine knows moments, never cards.
namespace faith::flick
{

/// Places in `GameState::effects`.
using EffectPlaces = FixedVector<std::uint8_t, kMaxEffects>;

/// The entry of a card in force, or nothing.
const ActiveEffect* FindActive(const GameState& state, EffectId card);

/// The cards in force in the order in which they act (Rule 11.3).
EffectPlaces ActingOrder(const Catalogue& catalogue, const GameState& state);

/// Runs what one card does at a moment.
void React(Play& play, const ActiveEffect& effect, Moment moment);

/// Lets the cards that act at the moment before the current step act, in order (Rule 11.3). False while one of them waits
/// for an answer; calling again goes on behind it.
bool RunHooks(Play& play);

/// The first refusal of a card in force.
Refusal CheckConstraints(const Catalogue& catalogue, const GameState& state, const Command& command);

/// Lets the cards change or cancel what an island pays.
IslandPayment ReplacePayment(const Catalogue& catalogue, const GameState& state, IslandPayment payment);

/// For whom a piece counts, and the card that says so if it is not its owner.
struct Counted
{
	Seat seat = kNobody;
	EffectId because = kNoCard;
};

Counted CountedFor(const Catalogue& catalogue, const GameState& state, PieceId piece);

/// True when no card in force can make a piece count for anybody but its owner.
bool EachCountsForItsOwner(const Catalogue& catalogue, const GameState& state);

/// The owner of a prophet or temple; kNobody for other pieces (Rule 1.5).
inline Seat OwnerOf(const Piece& piece)
{
	return BelongsToNobody(piece.kind) ? kNobody : piece.owner;
}

/// Lets the cards bend how a flick of a hand with this spread strays from its aim.
void BendHand(
	const Catalogue& catalogue, const GameState& state, Seat player, const HandSpread& spread, HandError& error);

/// Does the card a piece lies on keep it through worship?
bool IsKept(const Play& play, PieceId piece);

/// Rule 11.5: a player answers a card.
Refusal CheckChoose(const Catalogue& catalogue, const GameState& state, const Choose& command);
void ApplyChoose(Play& play, const Choose& command);

} // namespace faith::flick
