#include "FlickOfFaithAI/Standing.h"

#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Touch.h"

namespace faith::flick
{

namespace
{

constexpr std::uint8_t kAllIslands = (1u << board::kIslandCount) - 1;

Terms::Seat SeatTerms(const Catalogue& catalogue, const GameState& state, Seat seat)
{
	Terms::Seat terms;
	terms.presence = Value(catalogue, state, Param::PresencePoints, seat);
	terms.domination = Value(catalogue, state, Param::DominationPoints, seat);
	terms.navel = Value(catalogue, state, Param::NavelPoints, seat);
	terms.navelPerIsland = Value(catalogue, state, Param::NavelPointsPerIsland, seat);
	terms.prophetWeight = Value(catalogue, state, Param::ProphetWeight, seat);
	terms.templeWeight = Value(catalogue, state, Param::TempleWeight, seat);
	terms.templeAnywhere = Value(catalogue, state, Param::TempleOnAnyIsland, seat) != 0;
	for (const Piece& piece : state.pieces)
	{
		terms.prophets += piece.owner == seat && IsProphet(piece) && piece.place != Place::Box ? 1 : 0;
	}
	return terms;
}

/// Islands where somebody is present and nobody is paid for it.
std::uint8_t UnpaidIslands(const Catalogue& catalogue, const GameState& state, const Touches& touches)
{
	// Rule 2.9
	std::array<std::uint8_t, kMaxPlayers> presence{};
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Seat seat = touches[i].islands != 0 ? CountsFor(catalogue, state, static_cast<PieceId>(i)) : kNobody;
		if (seat < presence.size())
		{
			presence[seat] = static_cast<std::uint8_t>(presence[seat] | touches[i].islands);
		}
	}
	std::uint8_t present = 0;
	std::uint8_t paid = 0;
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		present = static_cast<std::uint8_t>(present | presence[seat]);
		paid = static_cast<std::uint8_t>(paid | PaidAmong(catalogue, state, seat, presence[seat]));
	}
	return static_cast<std::uint8_t>(present & ~paid & kAllIslands);
}

} // namespace

Terms TermsOf(const Catalogue& catalogue, const GameState& state)
{
	return TermsOf(catalogue, state, TouchesOf(state));
}

Terms TermsOf(const Catalogue& catalogue, const GameState& state, const Touches& touches)
{
	Terms terms;
	terms.players = state.PlayerCount();
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		terms.seats[seat] = SeatTerms(catalogue, state, seat);
	}
	terms.unpaid = UnpaidIslands(catalogue, state, touches);
	terms.generationsLeft = Value(catalogue, state, Param::Generations) - state.generation;
	return terms;
}

Standing StandingOf(const GameState& state)
{
	return StandingOf(state, TouchesOf(state));
}

Standing StandingOf(const GameState& state, const Touches& touches)
{
	Standing standing;
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		standing.seats[seat].score = state.players[seat].score;
	}
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.owner >= state.PlayerCount())
		{
			continue;
		}
		Standing::Seat& owner = standing.seats[piece.owner];
		const bool inHand = piece.place == Place::Hand;
		owner.unflicked += inHand && IsProphet(piece) ? 1 : 0;
		owner.templesInHand += inHand && IsTemple(piece) ? 1 : 0;
		if (piece.place == Place::Map)
		{
			Count(IsTemple(piece) ? owner.temples : owner.prophets, touches[i].islands, 1);
		}
	}
	return standing;
}

std::int32_t IslandsOf(const Standing::Seat& seat)
{
	std::int32_t islands = 0;
	for (std::size_t island = 0; island < seat.prophets.size(); ++island)
	{
		islands += seat.IsOn(island) ? 1 : 0;
	}
	return islands;
}

} // namespace faith::flick
