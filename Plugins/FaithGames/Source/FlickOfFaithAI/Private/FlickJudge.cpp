#include "FlickJudge.h"

namespace faith::flick
{

FlickJudge::FlickJudge(const Terms& terms, const GameState& state) : FlickJudge(terms, state, TouchesOf(state))
{
}

FlickJudge::FlickJudge(const Terms& terms, const GameState& state, const Touches& touches)
	: terms_(terms), active_(state.turn.active), before_(StandingOf(state, touches))
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		Known& known = pieces_[i];
		known.isTemple = IsTemple(piece);
		known.isOnMap = IsDiscOnMap(piece);
		known.radius = RowOf(piece.kind).radius;
		known.position = piece.position;
		known.restsOn = piece.restsOn;
		known.owner = IsTemple(piece) || IsProphet(piece) ? piece.owner : kNobody;
		known.touch = touches[i];
		const bool builds = known.owner == active_ && known.touch.city != kNoIsland;
		if (known.isOnMap && known.owner != kNobody && !known.isTemple && (known.touch.navel || builds))
		{
			waiting_.PushBack(static_cast<PieceId>(i));
		}
	}
}

/// Rule 2.7; what lies below may have moved as well.
Circle FlickJudge::LowestBelow(const physics::Outcome& outcome, const physics::Rest& rest) const
{
	Circle disc{rest.position, pieces_[rest.piece].radius};
	PieceId below = rest.restsOn;
	for (std::size_t steps = 0; below != kNoPiece && steps < kMaxPieces; ++steps)
	{
		disc = Circle{pieces_[below].position, pieces_[below].radius};
		PieceId next = pieces_[below].restsOn;
		for (const physics::Rest& moved : outcome.rests)
		{
			if (moved.piece == below)
			{
				disc.centre = moved.position;
				next = moved.restsOn;
			}
		}
		below = next;
	}
	return disc;
}

// Rules 7.2, 7.4
void FlickJudge::Build(Standing::Seat& seat, const Touch& prophet) const
{
	std::size_t island = prophet.city;
	if (terms_.seats[active_].templeAnywhere)
	{
		for (std::size_t other = 0; other < seat.temples.size(); ++other)
		{
			const int here = seat.temples[other] * 8 + seat.prophets[other];
			island = here < seat.temples[island] * 8 + seat.prophets[island] ? other : island;
		}
	}
	--seat.templesInHand;
	++seat.temples[island];
}

/// Where a piece that stays on the map counts at the end of the turn.
void FlickJudge::Settle(Standing& standing, Seat owner, bool isTemple, const Touch& touch) const
{
	Standing::Seat& seat = standing.seats[owner];
	if (isTemple)
	{
		// Rule 7.10
		seat.templesInHand += touch.islands == 0 ? 1 : 0;
		Count(seat.temples, touch.islands, 1);
		return;
	}
	if (owner == active_ && touch.city != kNoIsland && seat.templesInHand > 0)
	{
		Build(seat, touch);
		return;
	}
	Count(seat.prophets, touch.islands, 1);
}

Standing FlickJudge::After(const physics::Outcome& outcome) const
{
	Standing standing = before_;
	std::array<std::int8_t, kMaxPlayers> atNavel{};
	const auto settle = [&](const Known& piece, const Touch& touch)
	{
		// Rule 7.2 comes before Rule 7.7.
		const bool builds =
			piece.owner == active_ && touch.city != kNoIsland && standing.seats[active_].templesInHand > 0;
		if (!piece.isTemple && touch.navel && !builds)
		{
			++atNavel[piece.owner];
			return;
		}
		Settle(standing, piece.owner, piece.isTemple, touch);
	};
	const auto hasMoved = [&](PieceId piece)
	{
		for (const physics::Rest& rest : outcome.rests)
		{
			if (rest.piece == piece)
			{
				return true;
			}
		}
		return false;
	};
	for (const physics::Rest& rest : outcome.rests)
	{
		const Known& piece = pieces_[rest.piece];
		if (piece.owner == kNobody)
		{
			continue;
		}
		Standing::Seat& owner = standing.seats[piece.owner];
		Count(piece.isTemple ? owner.temples : owner.prophets, piece.touch.islands, -1);
		if (!rest.left)
		{
			settle(piece, TouchOf(LowestBelow(outcome, rest)));
		}
		else if (piece.isTemple)
		{
			++owner.templesInHand;
		}
	}
	for (const PieceId id : waiting_)
	{
		if (!hasMoved(id))
		{
			const Known& piece = pieces_[id];
			Count(standing.seats[piece.owner].prophets, piece.touch.islands, -1);
			settle(piece, piece.touch);
		}
	}
	// Rule 7.8
	for (std::size_t seat = 0; seat < atNavel.size(); ++seat)
	{
		const Terms::Seat& pay = terms_.seats[seat];
		standing.seats[seat].score +=
			atNavel[seat] == 0 ? 0 : atNavel[seat] * (pay.navel + pay.navelPerIsland * IslandsOf(standing.seats[seat]));
	}
	return standing;
}

} // namespace faith::flick
