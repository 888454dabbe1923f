#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Phases.h"

namespace faith::flick
{

namespace
{

/// Who is next: the first player opens the mission, afterwards the next to the left (Rules 6.1, 7.11).
Seat FirstCandidate(const GameState& state)
{
	return state.turn.active == kNobody ? state.firstPlayer : LeftOf(state, state.turn.active);
}

void ScoreNavelProphet(Play& play, PieceId piece)
{
	const Seat owner = play.state.pieces[piece].owner;
	const std::uint8_t islands = PresenceOf(play.catalogue, play.state, owner);
	int count = 0;
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		count += (islands >> island) & 1;
	}
	const Resolved own = Explain(play.catalogue, play.state, Param::NavelPoints, owner);
	const Resolved each = Explain(play.catalogue, play.state, Param::NavelPointsPerIsland, owner);
	Scored entry;
	entry.player = owner;
	entry.points = own.value + each.value * count;
	entry.rule = {7, 8};
	entry.islands = islands;
	entry.pieces.PushBack(piece);
	AddReasons(entry, own);
	AddReasons(entry, each);
	Award(play, entry);
}

/// Walls stand for one turn's flicks.
void TakeAwayWalls(Play& play)
{
	for (std::size_t i = 0; i < play.state.pieces.Size(); ++i)
	{
		const Piece& piece = play.state.pieces[i];
		if (piece.place == Place::Map && RowOf(piece.kind).form == PieceForm::Wall)
		{
			MoveTo(play, static_cast<PieceId>(i), Place::Box, Cause{{6, 10}});
		}
	}
}

} // namespace

// Rules 6.1, 6.2, 7.11
void NextTurn(Play& play)
{
	GameState& state = play.state;
	Seat seat = FirstCandidate(state);
	for (int i = 0; i < state.PlayerCount(); ++i)
	{
		if (UnflickedOf(state, seat) > 0)
		{
			state.turn = Turn{};
			state.turn.active = seat;
			Emit(play, TurnBegan{seat});
			GoTo(play, Step::AskPlacing);
			return;
		}
		seat = LeftOf(state, seat);
	}
	state.turn = Turn{};
	Emit(play, WorshipBegan{state.generation});
	GoTo(play, Step::BeginWorship);
}

// Rules 6.10, 7.1: from here the steps of section 7 follow, once a turn.
void Rest(Play& play)
{
	TakeAwayWalls(play);
	GoTo(play, Step::BuildTemples);
}

// Rules 7.7, 7.8
void ScoreNavel(Play& play)
{
	FixedVector<PieceId, kMaxPieces> arrived;
	for (std::size_t i = 0; i < play.state.pieces.Size(); ++i)
	{
		const auto piece = static_cast<PieceId>(i);
		if (IsProphet(play.state.pieces[i]) && TouchesNavel(play.state, piece))
		{
			arrived.PushBack(piece);
		}
	}
	for (const PieceId piece : arrived)
	{
		MoveTo(play, piece, Place::Pool, Cause{{7, 7}});
	}
	for (const PieceId piece : arrived)
	{
		ScoreNavelProphet(play, piece);
	}
	GoTo(play, Step::CollectLost);
}

// Rule 7.9
void CollectLost(Play& play)
{
	for (const PieceId piece : ProphetsIn(play.state, Place::OffMap))
	{
		MoveTo(play, piece, Place::Pool, Cause{{7, 9}});
	}
	GoTo(play, Step::ReturnTemples);
}

// Rule 7.10
void ReturnTemples(Play& play)
{
	for (const PieceId temple : StrandedTemples(play.state))
	{
		MoveTo(play, temple, Place::Hand, Cause{{7, 10}});
	}
	GoTo(play, Step::EndTurn);
}

void EndTurn(Play& play)
{
	ExpireEffects(play, Duration::ThisTurn);
	Emit(play, TurnEnded{play.state.turn.active});
	GoTo(play, Step::NextTurn);
}

} // namespace faith::flick
