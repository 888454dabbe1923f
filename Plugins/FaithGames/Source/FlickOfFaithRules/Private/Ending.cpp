#include "FlickOfFaithRules/Queries.h"
#include "Phases.h"

namespace faith::flick
{

namespace
{

/// Of the seats in `among` those with the greatest value.
template <class ValueOf>
std::uint8_t Greatest(const GameState& state, std::uint8_t among, ValueOf&& valueOf)
{
	std::uint8_t best = 0;
	std::int32_t most = -1;
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		if ((among & SeatBit(seat)) == 0)
		{
			continue;
		}
		const std::int32_t value = valueOf(seat);
		if (value > most)
		{
			best = 0;
			most = value;
		}
		best = value == most ? static_cast<std::uint8_t>(best | SeatBit(seat)) : best;
	}
	return best;
}

/// The seat, if it is the only one.
Seat OnlySeat(std::uint8_t seats)
{
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if (seats == SeatBit(seat))
		{
			return seat;
		}
	}
	return kNobody;
}

/// Rule 9.3: a flick-off that follows changes nothing about them.
void CountFinalTemples(Play& play)
{
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		play.state.finalTemples[seat] = static_cast<std::uint8_t>(TemplesOnMap(play.state, seat));
	}
}

} // namespace

// Rules 1.1, 9.1, 9.2, 9.3
void FindWinner(Play& play)
{
	const GameState& state = play.state;
	CountFinalTemples(play);
	const std::uint8_t richest = Greatest(state, AllSeats(state), [&](Seat seat) { return state.players[seat].score; });
	if (OnlySeat(richest) != kNobody)
	{
		EndGame(play, OnlySeat(richest), WinReason::MostPoints);
		return;
	}
	const std::uint8_t builders = Greatest(state, richest, [&](Seat seat) { return state.finalTemples[seat]; });
	if (OnlySeat(builders) != kNobody)
	{
		EndGame(play, OnlySeat(builders), WinReason::MostTemples);
		return;
	}
	play.state.flickOff = FlickOff{};
	play.state.flickOff.participants = builders;
	play.state.flickOff.decidesGame = true;
	GoTo(play, Step::StartFlickOff);
}

void EndGame(Play& play, Seat winner, WinReason reason)
{
	play.state.winner = winner;
	play.state.winReason = reason;
	GameEnded ended;
	ended.winner = winner;
	ended.reason = reason;
	ended.temples = play.state.finalTemples;
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		ended.scores[seat] = play.state.players[seat].score;
	}
	Emit(play, ended);
	GoTo(play, Step::GameOver);
}

} // namespace faith::flick
