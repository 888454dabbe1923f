#pragma once

#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/State.h"

#include <utility>
#include <vector>

/// The ways in which the engine moves pieces, gives points, asks, launches, and lets cards come and go: each with its event.
/// What a command merely notes (a hidden vote, the corner used) it writes into its own part of the state itself.
namespace faith::flick
{

/// A state being changed and the events that tell of it.
struct Play
{
	const Catalogue& catalogue;
	GameState& state;
	std::vector<Event>& events;
};

/// Why something happens: a numbered rule, a card, or both.
struct Cause
{
	RuleNumber rule{};
	EffectId card = kNoCard;
};

inline void Emit(Play& play, Event event)
{
	play.events.push_back(std::move(event));
}

/// What is to be done next; cards that act at that moment come first.
void GoTo(Play& play, Step step);

/// Opens a question to the seats in `waitingFor`.
void Ask(Play& play, Decision decision);

/// The question was answered by this seat; it is closed when nobody is left to answer.
void Answered(Play& play, Seat seat);

/// The question is closed.
void CloseQuestion(Play& play);

/// Discs start to move, and the table has to report where they come to rest.
void Launch(Play& play, const Launched& launched);

/// Names the cards that made a number among the reasons of a ledger entry.
void AddReasons(Scored& entry, const Resolved& number);

/// Enters points in the ledger (Rule 9.4); nobody falls below 0, and 0 points are no entry.
void Award(Play& play, Scored entry);

/// Names the cards that have a part in who has the most on an island: those that give prophets or temples another weight.
void AddWeightReasons(Play& play, Scored& entry, IslandId island);

/// Enters what an island pays, if the cards agree; `entry` has player, points, rule and reasons so far.
void PayIsland(Play& play, Scored entry, IslandId island);

/// Moves a piece anywhere but onto the map.
void MoveTo(Play& play, PieceId piece, Place place, Cause cause);

/// Tells of all pieces that are not as they were, for a position laid out by hand.
void TellOfChanges(Play& play, const FixedVector<Piece, kMaxPieces>& before);

/// Puts a piece on a spot of the map; `angle` is the direction of a wall, `restsOn` what it is put on.
void PutOnMap(Play& play, PieceId piece, Point spot, Cause cause, std::int32_t angle = 0, PieceId restsOn = kNoPiece);

/// A card enters the game.
void AddEffect(Play& play, EffectId card, Seat controller);

/// One function ends cards (Rule 11.4): all that last no longer than `ended` leave the game, their own hook for it first.
void ExpireEffects(Play& play, Duration ended);

/// The next seat clockwise (Rule 3.1).
inline Seat LeftOf(const GameState& state, Seat seat)
{
	return static_cast<Seat>((seat + 1) % state.PlayerCount());
}

/// One bit for each seat that is taken.
inline std::uint8_t AllSeats(const GameState& state)
{
	return static_cast<std::uint8_t>((1u << state.PlayerCount()) - 1u);
}

} // namespace faith::flick
