#include "Game/FlickGameState.h"

#include "Convert/FlickConvert.h"

namespace
{
using faith::flick::MatchPhase;

constexpr bool IsSame(EFlickPhase Phase, MatchPhase Portable)
{
	return static_cast<uint8>(Phase) == static_cast<uint8>(Portable);
}

static_assert(IsSame(EFlickPhase::ChoosingGods, MatchPhase::ChoosingGods));
static_assert(IsSame(EFlickPhase::FirstFlickOff, MatchPhase::FirstFlickOff));
static_assert(IsSame(EFlickPhase::Council, MatchPhase::Council));
static_assert(IsSame(EFlickPhase::Mission, MatchPhase::Mission));
static_assert(IsSame(EFlickPhase::Worship, MatchPhase::Worship));
static_assert(IsSame(EFlickPhase::LastFlickOff, MatchPhase::LastFlickOff));
static_assert(IsSame(EFlickPhase::Over, MatchPhase::Over));
} // namespace

void AFlickGameState::Show(const faith::flick::MatchStatus& Status, const std::vector<faith::flick::SeatLabel>& Players)
{
	Phase = static_cast<EFlickPhase>(Status.phase);
	Generation = Status.generation;
	ActiveSeat = FlickConvert::ToSeatIndex(Status.active);
	Winner = FlickConvert::ToSeatIndex(Status.winner);
	Laws.Reset();
	for (const std::string_view Law : Status.laws)
	{
		Laws.Add(FlickConvert::ToName(Law));
	}
	Seats.Reset();
	for (std::size_t Seat = 0; Seat < Status.seats.size(); ++Seat)
	{
		const faith::flick::MatchStatus::SeatStatus& Known = Status.seats[Seat];
		FFlickSeatStatus& Shown = Seats.AddDefaulted_GetRef();
		const faith::flick::SeatLabel Note = Seat < Players.size() ? Players[Seat] : faith::flick::SeatLabel();
		Shown.PlayerName = FlickConvert::ToString(Note.name);
		Shown.Level = FlickConvert::ToName(Note.level);
		Shown.Colour = FlickConvert::ToName(Known.colour);
		Shown.God = FlickConvert::ToName(Known.god);
		Shown.Score = Known.score;
		Shown.Prophets = Known.prophets;
		Shown.bAwaited = ((Status.waitingFor >> Seat) & 1) != 0;
	}
	OnStatusChanged.Broadcast();
}
