#include "FlickOfFaithRules/Board.h"
#include "Phases.h"
#include "Spots.h"
#include "Stacking.h"

namespace faith::flick
{

namespace
{

std::int32_t ToleranceOf(TableKind table)
{
	return table == TableKind::Exact ? 50 : kEngineTolerance;
}

Refusal CheckRest(const GameState& state, const DiscRest& rest)
{
	if (const Refusal refusal = CheckPiece(state, rest.piece))
	{
		return refusal;
	}
	if (!IsDiscOnMap(state.pieces[rest.piece]))
	{
		return Refusal{Reason::SettledNotOnMap, {rest.piece}};
	}
	if (!IsPlausible(rest.position))
	{
		return Refusal{Reason::SettledOutOfRange, {rest.piece}};
	}
	// Rule 2.1; a disc leaves when its centre is on its way over the edge, so the edge itself fits both.
	const Point& at = rest.position;
	const bool inside =
		at.x > -board::kHalfMat && at.x < board::kHalfMat && at.y > -board::kHalfMat && at.y < board::kHalfMat;
	if (rest.left && inside)
	{
		return Refusal{Reason::SettledLeftInside, {rest.piece}};
	}
	if (!rest.left && !board::CentreOnMat(at))
	{
		return Refusal{Reason::SettledBeyondEdge, {rest.piece}};
	}
	const bool hasBelow =
		rest.restsOn == kNoPiece || (rest.restsOn < state.pieces.Size() && IsDiscOnMap(state.pieces[rest.restsOn]));
	return hasBelow ? Refusal{} : Refusal{Reason::SettledRestsOnWhat, {rest.piece, rest.restsOn}};
}

Refusal CheckEachRest(const GameState& state, const Settled& command)
{
	FixedVector<PieceId, kMaxPieces> seen;
	for (const DiscRest& rest : command.discs)
	{
		if (const Refusal refusal = CheckRest(state, rest))
		{
			return refusal;
		}
		if (seen.Contains(rest.piece))
		{
			return Refusal{Reason::SettledTwice, {rest.piece}};
		}
		seen.PushBack(rest.piece);
	}
	return {};
}

/// The pieces as the report has them, before Rule 2.7 takes what lies on a lost disc.
Pieces Reported(const GameState& state, const Settled& command)
{
	Pieces pieces = state.pieces;
	for (const DiscRest& rest : command.discs)
	{
		Piece& piece = pieces[rest.piece];
		piece.position = rest.position;
		piece.restsOn = rest.left ? kNoPiece : rest.restsOn;
		piece.place = rest.left ? Place::OffMap : Place::Map;
	}
	return pieces;
}

/// The chain below a piece ends on the mat, and every link of it is on the table.
Refusal CheckChain(const Pieces& pieces, PieceId piece)
{
	PieceId link = piece;
	for (std::size_t steps = 0; pieces[link].restsOn != kNoPiece; ++steps)
	{
		const PieceId below = pieces[link].restsOn;
		if (below >= pieces.Size() || (pieces[below].place != Place::Map && pieces[below].place != Place::OffMap))
		{
			return Refusal{Reason::SettledRestsOnWhat, {link, below}};
		}
		if (steps >= pieces.Size())
		{
			return Refusal{Reason::SettledRestsInCircle, {piece}};
		}
		link = below;
	}
	return {};
}

/// Rule 2.7: a piece on a lost piece is lost, at the same place.
void LoseWhatLiesOnLost(Pieces& pieces)
{
	for (Piece& piece : pieces)
	{
		PieceId lowest = piece.restsOn;
		while (lowest != kNoPiece && pieces[lowest].restsOn != kNoPiece)
		{
			lowest = pieces[lowest].restsOn;
		}
		if (lowest != kNoPiece && piece.place == Place::Map && pieces[lowest].place == Place::OffMap)
		{
			piece.place = Place::OffMap;
			piece.position = pieces[lowest].position;
		}
	}
	for (Piece& piece : pieces)
	{
		if (piece.place == Place::OffMap)
		{
			piece.restsOn = kNoPiece;
		}
	}
}

/// Cards may ask which loss of a turn was the first; a flick-off belongs to no turn.
void NoteLosses(Turn& turn, const Pieces& before, const Pieces& after)
{
	if (turn.active == kNobody)
	{
		return;
	}
	for (std::size_t i = 0; i < after.Size(); ++i)
	{
		if (before[i].place == Place::Map && after[i].place == Place::OffMap)
		{
			turn.losses.PushBack(Loss{static_cast<PieceId>(i), turn.flicks});
		}
	}
	++turn.flicks;
}

/// What lies on a piece may hang over others beside it; it overlaps only what reaches up to where it lies.
bool ShareALevel(const Pieces& pieces, std::size_t a, std::size_t b)
{
	return BottomOf(pieces, a) < TopOf(pieces, b) && BottomOf(pieces, b) < TopOf(pieces, a);
}

/// Discs that lie as they lay before are not judged again: another kind of table may have put them there.
Refusal CheckOverlaps(const Pieces& pieces, const Pieces& before, std::int32_t tolerance)
{
	FixedVector<PieceId, kMaxPieces> discs;
	std::uint64_t moved = 0; // one bit each
	static_assert(kMaxPieces <= 64);
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		if (IsDiscOnMap(pieces[i]))
		{
			discs.PushBack(static_cast<PieceId>(i));
			const bool hasMoved = i >= before.Size() || !(pieces[i] == before[i]);
			moved |= std::uint64_t{hasMoved} << i;
		}
	}
	const auto hasMoved = [&](PieceId piece) { return ((moved >> piece) & 1) != 0; };
	for (std::size_t i = 0; i < discs.Size(); ++i)
	{
		for (std::size_t j = i + 1; j < discs.Size(); ++j)
		{
			const PieceId a = discs[i];
			const PieceId b = discs[j];
			const bool overlap =
				(hasMoved(a) || hasMoved(b)) && physics::Overlaps(ShapeOf(pieces[a]), ShapeOf(pieces[b]), tolerance);
			if (overlap && ShareALevel(pieces, a, b))
			{
				return Refusal{Reason::SettledOverlap, {a, b}};
			}
		}
	}
	return {};
}

/// No disc that moved may reach into a wall by more than the tolerance (Rule 1.7).
Refusal CheckWalls(const Pieces& pieces, const Pieces& before, std::int32_t tolerance)
{
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		if (pieces[i].place != Place::Map || RowOf(pieces[i].kind).form != PieceForm::Wall)
		{
			continue;
		}
		const physics::Wall wall = WallOf(pieces[i]);
		for (std::size_t j = 0; j < pieces.Size(); ++j)
		{
			const bool moved = j >= before.Size() || !(pieces[j] == before[j]);
			const Circle core{pieces[j].position, RowOf(pieces[j].kind).radius + wall.radius - tolerance - 1};
			if (moved && IsDiscOnMap(pieces[j]) && physics::Touches(core, wall.from, wall.to))
			{
				return Refusal{Reason::SettledOverlap, {static_cast<PieceId>(j), static_cast<PieceId>(i)}};
			}
		}
	}
	return {};
}

Refusal CheckSupports(const Pieces& pieces)
{
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		const PieceId below = pieces[i].restsOn;
		if (pieces[i].place == Place::Map && below != kNoPiece &&
			!physics::Overlaps(ShapeOf(pieces[i]), ShapeOf(pieces[below])))
		{
			return Refusal{Reason::SettledRestsOnAir, {static_cast<PieceId>(i), below}};
		}
		if (pieces[i].place == Place::Map && TopOf(pieces, i) > physics::kLevelCount)
		{
			return Refusal{Reason::SettledTooHigh, {static_cast<PieceId>(i)}};
		}
	}
	return {};
}

} // namespace

// Rule 6.7
Refusal CheckArrangement(const Pieces& pieces, const Pieces& before, std::int32_t tolerance)
{
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		if (const Refusal refusal = CheckChain(pieces, static_cast<PieceId>(i)))
		{
			return refusal;
		}
	}
	Pieces settled = pieces;
	LoseWhatLiesOnLost(settled);
	if (const Refusal refusal = CheckSupports(settled))
	{
		return refusal;
	}
	if (const Refusal refusal = CheckWalls(settled, before, tolerance))
	{
		return refusal;
	}
	return CheckOverlaps(settled, before, tolerance);
}

// Rule 6.7
Refusal CheckSettled(const GameState& state, const Settled& command)
{
	if (static_cast<std::size_t>(command.table) >= kEnumCount<TableKind>)
	{
		return Refusal{Reason::OptionUnknown, {static_cast<std::int32_t>(command.table)}};
	}
	if (const Refusal refusal = CheckEachRest(state, command))
	{
		return refusal;
	}
	return CheckArrangement(Reported(state, command), state.pieces, ToleranceOf(command.table));
}

// Rules 2.7, 6.7
void ApplySettled(Play& play, const Settled& command)
{
	Pieces pieces = Reported(play.state, command);
	LoseWhatLiesOnLost(pieces);
	FixedVector<PieceId, kMaxPieces> told;
	for (const DiscRest& rest : command.discs)
	{
		told.PushBack(rest.piece);
	}
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		if (pieces[i].place != play.state.pieces[i].place && !told.Contains(id))
		{
			told.PushBack(id);
		}
	}
	NoteLosses(play.state.turn, play.state.pieces, pieces);
	play.state.pieces = pieces;
	CameToRest rested;
	for (const PieceId id : told)
	{
		rested.discs.push_back(
			DiscRest{id, pieces[id].position, pieces[id].restsOn, pieces[id].place == Place::OffMap});
	}
	Emit(play, rested);
	CloseQuestion(play);
}

} // namespace faith::flick
