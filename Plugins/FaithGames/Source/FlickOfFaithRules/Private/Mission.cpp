#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
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
	const std::uint8_t islands = PresenceOf(play.state, owner);
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

bool TouchesAnyIsland(const GameState& state, PieceId piece)
{
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (TouchesIsland(state, piece, island))
		{
			return true;
		}
	}
	return false;
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
	for (std::size_t i = 0; i < play.state.pieces.Size(); ++i)
	{
		const Piece& piece = play.state.pieces[i];
		if (piece.place == Place::OffMap && IsProphet(piece))
		{
			const LostProphet loss = ReplaceLoss(play, LostProphet{static_cast<PieceId>(i)});
			MoveTo(play, loss.piece, loss.to, Cause{{7, 9}, loss.card});
		}
	}
	GoTo(play, Step::ReturnTemples);
}

// Rule 7.10
void ReturnTemples(Play& play)
{
	FixedVector<PieceId, kMaxPieces> returning;
	for (std::size_t i = 0; i < play.state.pieces.Size(); ++i)
	{
		const Piece& piece = play.state.pieces[i];
		const auto id = static_cast<PieceId>(i);
		const bool stranded = piece.place == Place::Map && !TouchesAnyIsland(play.state, id);
		if (IsTemple(piece) && (stranded || piece.place == Place::OffMap))
		{
			returning.PushBack(id);
		}
	}
	for (const PieceId temple : returning)
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
