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
		if (!IsDiscOnMap(piece) || board::AgainstCloud(corner, ShapeOf(piece)) == physics::Contact::Outside)
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

/// Rule 12.5 and its like: the second disc lies exactly on the first, and no disc on a smaller one.
Refusal CheckStack(const Circle& lower, const Circle& upper, PieceId upperPiece)
{
	if (!(lower.centre == upper.centre))
	{
		return Refusal{Reason::NotStacked, {upperPiece}};
	}
	return upper.radius > lower.radius ? Refusal{Reason::SmallerBelow, {upperPiece}} : Refusal{};
}

/// Two discs placed together are not the same, and lie side by side or, in a stack, on each other.
Refusal CheckTogether(const GameState& state, const PlaceDiscs& command, bool stacked)
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
	if (stacked)
	{
		return CheckStack(firstShape, secondShape, second.piece);
	}
	return physics::Overlaps(firstShape, secondShape) ? Refusal{Reason::SpotIsTaken, {first.piece}} : Refusal{};
}

} // namespace

// Rule 6.4
void ClearCloud(Play& play, CornerId corner, PieceKind kind, std::size_t count)
{
	while (FreeSpotsInCloud(play.state, corner, kind, count).Size() < count)
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
	const CornerId corner = play.state.players[active].corner;
	ClearCloud(play, corner, WidestUnflicked(play.state, active), SpotsToPlace(play.catalogue, play.state, active));
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

// Rules 6.3, 12.5, 12.6
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
	return CheckTogether(state, command, FormOf(catalogue, state, command.player) == FlickForm::Stacked);
}

// Rules 6.3, 12.5
void ApplyPlace(Play& play, const PlaceDiscs& command)
{
	play.state.turn.corner = command.corner;
	const bool stacked = FormOf(play.catalogue, play.state, command.player) == FlickForm::Stacked;
	PieceId below = kNoPiece;
	for (const Placing& placing : command.discs)
	{
		PutOnMap(play, placing.piece, placing.spot, Cause{{6, 3}}, 0, below);
		play.state.turn.discs.PushBack(placing.piece);
		below = stacked ? placing.piece : kNoPiece;
	}
	Answered(play, command.player);
}

} // namespace faith::flick
