#include "Cards.h"

#include "Phases.h"

namespace faith::flick
{

namespace
{

bool IsLostProphetOf(const GameState& state, Seat player, PieceId id)
{
	const Piece& piece = state.pieces[id];
	return IsProphet(piece) && piece.owner == player && piece.place == Place::OffMap;
}

} // namespace

FixedVector<Seat, kMaxPlayers> TurnOrder(const GameState& state)
{
	FixedVector<Seat, kMaxPlayers> seats;
	for (Seat seat = state.firstPlayer; static_cast<int>(seats.Size()) < state.PlayerCount();
		 seat = LeftOf(state, seat))
	{
		seats.PushBack(seat);
	}
	return seats;
}

PieceList ProphetsInSea(const GameState& state, Seat player)
{
	PieceList prophets;
	for (const PieceId prophet : ProphetsIn(state, Place::Map, player))
	{
		if (IsInSea(state, prophet))
		{
			prophets.PushBack(prophet);
		}
	}
	return prophets;
}

PieceList RegularProphetsIn(const GameState& state, Place place, Seat player)
{
	PieceList prophets;
	for (const PieceId prophet : ProphetsIn(state, place, player))
	{
		if (state.pieces[prophet].kind == PieceKind::Prophet)
		{
			prophets.PushBack(prophet);
		}
	}
	return prophets;
}

PieceList LostInOrder(const GameState& state, Seat player)
{
	PieceList prophets;
	for (const Loss& loss : state.turn.losses)
	{
		if (IsLostProphetOf(state, player, loss.piece))
		{
			prophets.PushBack(loss.piece);
		}
	}
	return prophets;
}

PieceList LostFirst(const GameState& state, Seat player)
{
	PieceList prophets;
	std::uint8_t flick = 0;
	for (const Loss& loss : state.turn.losses)
	{
		const bool isFirst = prophets.Empty() || loss.flick == flick;
		if (isFirst && IsLostProphetOf(state, player, loss.piece))
		{
			flick = loss.flick;
			prophets.PushBack(loss.piece);
		}
	}
	return prophets;
}

PieceId SinglePiece(const GameState& state, PieceKind kind)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		if (state.pieces[i].kind == kind)
		{
			return static_cast<PieceId>(i);
		}
	}
	return kNoPiece;
}

Refusal CheckOwnProphet(const GameState& state, Seat player, PieceId piece)
{
	if (const Refusal refusal = CheckPiece(state, piece))
	{
		return refusal;
	}
	if (state.pieces[piece].owner != player)
	{
		return Refusal{Reason::NotYourPiece, {piece}};
	}
	return IsProphet(state.pieces[piece]) ? Refusal{} : Refusal{Reason::NotAProphet, {piece}};
}

bool IsLastGeneration(const HookContext& context)
{
	return context.state.generation >= Value(context.catalogue, context.state, Param::Generations);
}

FixedVector<PieceId, 2> FlickedOnMap(const GameState& state)
{
	FixedVector<PieceId, 2> discs;
	for (const PieceId disc : state.turn.discs)
	{
		if (state.pieces[disc].place == Place::Map)
		{
			discs.PushBack(disc);
		}
	}
	return discs;
}

Refusal CheckFlickedOnMap(const GameState& state, PieceId piece)
{
	if (const Refusal refusal = CheckPiece(state, piece))
	{
		return refusal;
	}
	if (!state.turn.discs.Contains(piece))
	{
		return Refusal{Reason::DiscNotReady, {piece}};
	}
	return state.pieces[piece].place == Place::Map ? Refusal{} : Refusal{Reason::NotOnTheMap, {piece}};
}

} // namespace faith::flick
