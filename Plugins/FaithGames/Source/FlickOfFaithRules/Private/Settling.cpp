#include "FlickOfFaithRules/Board.h"
#include "Phases.h"
#include "Spots.h"

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
	if (state.pieces[rest.piece].place != Place::Map)
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
	const bool hasBelow = rest.restsOn == kNoPiece ||
		(rest.restsOn < state.pieces.Size() && state.pieces[rest.restsOn].place == Place::Map);
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

/// The level a piece begins at: above all that lie below it.
std::int32_t LevelOf(const Pieces& pieces, const Piece& piece)
{
	std::int32_t level = 0;
	for (PieceId below = piece.restsOn; below != kNoPiece; below = pieces[below].restsOn)
	{
		level += physics::LevelsTall(RowOf(pieces[below].kind).height);
	}
	return level;
}

/// What lies on a piece may hang over others beside it; it overlaps only what reaches up to where it lies.
bool ShareALevel(const Pieces& pieces, const Piece& a, const Piece& b)
{
	const std::int32_t levelA = LevelOf(pieces, a);
	const std::int32_t levelB = LevelOf(pieces, b);
	return levelA < levelB + physics::LevelsTall(RowOf(b.kind).height) &&
		levelB < levelA + physics::LevelsTall(RowOf(a.kind).height);
}

/// Discs that lie as they lay before are not judged again: another kind of table may have put them there.
Refusal CheckOverlaps(const Pieces& pieces, const Pieces& before, std::int32_t tolerance)
{
	const auto hasMoved = [&](std::size_t i) { return i >= before.Size() || !(pieces[i] == before[i]); };
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		for (std::size_t j = i + 1; j < pieces.Size() && pieces[i].place == Place::Map; ++j)
		{
			const auto a = static_cast<PieceId>(i);
			const auto b = static_cast<PieceId>(j);
			const bool overlap = pieces[j].place == Place::Map && (hasMoved(i) || hasMoved(j)) &&
				physics::Overlaps(ShapeOf(pieces[i]), ShapeOf(pieces[j]), tolerance);
			if (overlap && ShareALevel(pieces, pieces[i], pieces[j]))
			{
				return Refusal{Reason::SettledOverlap, {a, b}};
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
