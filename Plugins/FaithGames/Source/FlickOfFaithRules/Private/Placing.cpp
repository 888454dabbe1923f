#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Phases.h"
#include "Spots.h"

#include <algorithm>
#include <optional>

namespace faith::flick
{

namespace
{

/// The widest prophet the player still has to flick, so that a cleared cloud has room for any of them.
PieceKind WidestUnflicked(const GameState& state, Seat player)
{
	PieceKind widest = PieceKind::Prophet;
	for (const PieceId piece : UnflickedProphets(state, player))
	{
		const PieceKind kind = state.pieces[piece].kind;
		widest = RowOf(kind).radius > RowOf(widest).radius ? kind : widest;
	}
	return widest;
}

struct WayOut
{
	PieceId piece = kNoPiece;
	Point spot;
	std::int64_t squared = 0;
};

std::optional<WayOut> FindWayOut(const GameState& state, CornerId corner, PieceId id)
{
	constexpr int reach = 2 * board::kHalfMat / kSpotStep;
	const Circle shape = ShapeOf(state.pieces[id]);
	const auto spot = NearestSpot(shape.centre, reach,
		[&](Point candidate)
		{
			const Circle disc{candidate, shape.radius};
			return board::WhollyOnMat(disc) && board::AgainstCloud(corner, disc) == physics::Contact::Outside &&
				InTheWay(state, disc, id) == kNoPiece;
		});
	return spot ? std::optional(WayOut{id, *spot, physics::DistanceSquared(shape.centre, *spot)}) : std::nullopt;
}

/// Rule 6.4: the piece in the cloud with the shortest way out of it.
std::optional<WayOut> ShortestWayOut(const GameState& state, CornerId corner)
{
	std::optional<WayOut> shortest;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.place != Place::Map || board::AgainstCloud(corner, ShapeOf(piece)) == physics::Contact::Outside)
		{
			continue;
		}
		const auto way = FindWayOut(state, corner, static_cast<PieceId>(i));
		if (way && (!shortest || way->squared < shortest->squared))
		{
			shortest = way;
		}
	}
	return shortest;
}

Refusal CheckChosenDisc(const GameState& state, Seat player, PieceId id)
{
	if (const Refusal refusal = CheckPiece(state, id))
	{
		return refusal;
	}
	const Piece& piece = state.pieces[id];
	if (piece.owner != player)
	{
		return Refusal{Reason::NotYourPiece, {id}};
	}
	if (!IsProphet(piece))
	{
		return Refusal{Reason::NotAProphet, {id}};
	}
	return piece.place == Place::Hand ? Refusal{} : Refusal{Reason::NotInHand, {id}};
}

/// The discs placed together must be two, and must not overlap each other.
Refusal CheckTogether(const GameState& state, const PlaceDiscs& command)
{
	if (command.discs.Size() < 2)
	{
		return {};
	}
	const Placing& first = command.discs[0];
	const Placing& second = command.discs[1];
	if (first.piece == second.piece)
	{
		return Refusal{Reason::SameDiscTwice, {first.piece}};
	}
	const Circle firstShape{first.spot, RowOf(state.pieces[first.piece].kind).radius};
	const Circle secondShape{second.spot, RowOf(state.pieces[second.piece].kind).radius};
	return physics::Overlaps(firstShape, secondShape) ? Refusal{Reason::SpotIsTaken, {first.piece}} : Refusal{};
}

} // namespace

// Rule 6.4
void ClearCloud(Play& play, CornerId corner, PieceKind kind)
{
	while (!FreeSpotInCloud(play.state, corner, kind))
	{
		const auto way = ShortestWayOut(play.state, corner);
		if (!way)
		{
			return;
		}
		PutOnMap(play, way->piece, way->spot, Cause{{6, 4}});
	}
}

// Rules 6.3, 6.4
void AskPlacing(Play& play)
{
	const Seat active = play.state.turn.active;
	ClearCloud(play, play.state.players[active].corner, WidestUnflicked(play.state, active));
	Ask(play, Decision{DecisionKind::Place, SeatBit(active)});
	GoTo(play, Step::AskFlick);
}

// Rule 6.3
Refusal CheckSpotInCloud(const GameState& state, CornerId corner, PieceId piece, Circle disc)
{
	if (!IsPlausible(disc.centre) || !board::WhollyOnMat(disc))
	{
		return Refusal{Reason::OffTheMat, {piece}};
	}
	if (board::AgainstCloud(corner, disc) != physics::Contact::Inside)
	{
		return Refusal{Reason::OutsideTheCloud, {piece}};
	}
	const PieceId other = InTheWay(state, disc);
	return other == kNoPiece ? Refusal{} : Refusal{Reason::SpotIsTaken, {other}};
}

// Rule 6.3
Refusal CheckPlace(const Catalogue& catalogue, const GameState& state, const PlaceDiscs& command)
{
	const std::uint8_t open = OpenCorners(catalogue, state, command.player);
	if (command.corner >= board::kCornerCount || ((open >> command.corner) & 1) == 0)
	{
		return Refusal{Reason::NotYourCorner, {command.corner}};
	}
	const int wanted = DiscsToPlace(catalogue, state, command.player);
	if (static_cast<int>(command.discs.Size()) != wanted)
	{
		return Refusal{Reason::WrongNumberOfDiscs, {wanted}};
	}
	for (const Placing& placing : command.discs)
	{
		if (const Refusal refusal = CheckChosenDisc(state, command.player, placing.piece))
		{
			return refusal;
		}
		const Circle disc{placing.spot, RowOf(state.pieces[placing.piece].kind).radius};
		if (const Refusal refusal = CheckSpotInCloud(state, command.corner, placing.piece, disc))
		{
			return refusal;
		}
	}
	return CheckTogether(state, command);
}

// Rule 6.3
void ApplyPlace(Play& play, const PlaceDiscs& command)
{
	play.state.turn.corner = command.corner;
	for (const Placing& placing : command.discs)
	{
		PutOnMap(play, placing.piece, placing.spot, Cause{{6, 3}});
		play.state.turn.discs.PushBack(placing.piece);
	}
	Answered(play, command.player);
}

} // namespace faith::flick
