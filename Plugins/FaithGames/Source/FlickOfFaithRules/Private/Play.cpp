#include "Play.h"

#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
#include "Stacking.h"

#include <algorithm>
#include <cassert>

namespace faith::flick
{

namespace
{

PieceMoved Moved(const GameState& state, PieceId id, Place from, Cause cause)
{
	const Piece& piece = state.pieces[id];
	return PieceMoved{
		id, piece.owner, from, piece.place, piece.position, piece.restsOn, piece.angle, cause.rule, cause.card};
}

/// Rule 2.8: what lay on the piece comes down onto the highest piece below that it covers, or onto the mat. Lower ones come
/// down first, so that the others find them where they are then.
void LetDown(Play& play, PieceId lifted)
{
	Pieces& pieces = play.state.pieces;
	const auto above = PiecesAbove(pieces, lifted);
	if (above.Empty())
	{
		return;
	}
	const Pieces before = pieces;
	FixedVector<PieceId, kMaxPieces> lying;
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		if (IsDiscOnMap(pieces[i]) && id != lifted && !above.Contains(id))
		{
			lying.PushBack(id);
		}
	}
	for (const PieceId upper : above)
	{
		pieces[upper].restsOn = SupportOf(pieces, upper, BottomOf(before, upper), lying);
		lying.PushBack(upper);
		if (pieces[upper].restsOn != before[upper].restsOn)
		{
			Emit(play, Moved(play.state, upper, pieces[upper].place, Cause{{2, 8}}));
		}
	}
}

void AddReason(Scored& entry, EffectId card)
{
	if (card != kNoCard && !entry.because.Contains(card))
	{
		entry.because.PushBack(card);
	}
}

/// Where a piece goes.
struct Destination
{
	Place place = Place::Box;
	Point position{};
	std::int32_t angle = 0;
	PieceId restsOn = kNoPiece;
};

/// Rule 1.3: a piece is in exactly one place.
void Relocate(Play& play, PieceId piece, const Destination& to, Cause cause)
{
	Piece& moved = play.state.pieces[piece];
	const Place from = moved.place;
	if (from == Place::Map)
	{
		LetDown(play, piece);
	}
	moved.place = to.place;
	moved.position = to.position;
	moved.restsOn = to.restsOn;
	moved.angle = to.angle;
	moved.card = to.place == Place::Card ? cause.card : kNoCard;
	Emit(play, Moved(play.state, piece, from, cause));
}

} // namespace

void GoTo(Play& play, Step step)
{
	if (play.state.step != step)
	{
		play.state.step = step;
		play.state.hookCursor = 0;
	}
}

void Ask(Play& play, Decision decision)
{
	play.state.pending.PushBack(decision);
}

void Answered(Play& play, Seat seat)
{
	Decision& decision = play.state.pending.Front();
	decision.waitingFor = static_cast<std::uint8_t>(decision.waitingFor & ~SeatBit(seat));
	if (decision.waitingFor == 0)
	{
		CloseQuestion(play);
	}
}

void CloseQuestion(Play& play)
{
	play.state.pending.RemoveAt(0);
}

void Launch(Play& play, const Launched& launched)
{
	play.state.launched = launched;
	Emit(play, launched);
	Ask(play, Decision{DecisionKind::Settle});
}

void AddReasons(Scored& entry, const Resolved& number)
{
	for (const EffectId card : number.because)
	{
		AddReason(entry, card);
	}
}

// Rule 9.4
void Award(Play& play, Scored entry)
{
	Player& player = play.state.players[entry.player];
	entry.points = (std::max)(entry.points, -player.score);
	if (entry.points == 0)
	{
		return;
	}
	player.score += entry.points;
	Emit(play, entry);
}

void AddWeightReasons(Play& play, Scored& entry, IslandId island)
{
	for (const PieceId piece : PiecesOn(play.catalogue, play.state, entry.player, island))
	{
		const Param weight = IsTemple(play.state.pieces[piece]) ? Param::TempleWeight : Param::ProphetWeight;
		AddReasons(entry, Explain(play.catalogue, play.state, weight, entry.player));
	}
}

void PayIsland(Play& play, Scored entry, IslandId island)
{
	const IslandPayment payment =
		ReplacePayment(play.catalogue, play.state, {entry.player, island, entry.rule, entry.points, kNoCard});
	entry.points = payment.points;
	entry.islands = static_cast<std::uint8_t>(1u << island);
	entry.pieces = PiecesOn(play.catalogue, play.state, entry.player, island);
	AddReason(entry, payment.changedBy);
	for (const PieceId piece : entry.pieces)
	{
		AddReason(entry, CountedFor(play.catalogue, play.state, piece).because);
	}
	if (payment.points == 0 && payment.changedBy != kNoCard)
	{
		Emit(play, Unpaid{entry.player, island, entry.rule, payment.changedBy});
	}
	Award(play, entry);
}

void TellOfChanges(Play& play, const FixedVector<Piece, kMaxPieces>& before)
{
	for (std::size_t i = 0; i < before.Size(); ++i)
	{
		if (!(play.state.pieces[i] == before[i]))
		{
			Emit(play, Moved(play.state, static_cast<PieceId>(i), before[i].place, Cause{}));
		}
	}
}

void MoveTo(Play& play, PieceId piece, Place place, Cause cause)
{
	assert(place != Place::Map);
	Relocate(play, piece, Destination{place}, cause);
}

void PutOnMap(Play& play, PieceId piece, Point spot, Cause cause, std::int32_t angle, PieceId restsOn)
{
	Relocate(play, piece, Destination{Place::Map, spot, angle, restsOn}, cause);
}

void AddEffect(Play& play, EffectId card, Seat controller)
{
	const EffectDef* def = play.catalogue.Find(card);
	assert(def != nullptr);
	ActiveEffect effect;
	effect.source = card;
	effect.controller = controller;
	effect.timestamp = play.state.clock++;
	effect.duration = def->duration;
	effect.usesLeft = def->usesPerGeneration;
	play.state.effects.PushBack(effect);
}

// Rules 8.6, 11.3, 11.4
void ExpireEffects(Play& play, Duration ended)
{
	FixedVector<ActiveEffect, kMaxEffects> expiring;
	for (const std::uint8_t place : ActingOrder(play.catalogue, play.state))
	{
		if (play.state.effects[place].duration <= ended)
		{
			expiring.PushBack(play.state.effects[place]);
		}
	}
	for (const ActiveEffect& effect : expiring)
	{
		React(play, effect, Moment::Expire);
		for (std::size_t i = 0; i < play.state.effects.Size(); ++i)
		{
			if (play.state.effects[i].source == effect.source)
			{
				play.state.effects.RemoveAt(i);
				break;
			}
		}
		if (play.catalogue.IsLaw(effect.source))
		{
			play.state.discarded.PushBack(effect.source);
		}
		Emit(play, LawExpired{effect.source});
	}
}

} // namespace faith::flick
