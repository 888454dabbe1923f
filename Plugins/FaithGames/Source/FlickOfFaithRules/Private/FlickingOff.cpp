#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"
#include "Phases.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kTiedWithin = 500; ///< micrometres; Rule 4.3
constexpr std::uint8_t kMostRepeats = 5;  ///< Rule 4.4
constexpr std::int32_t kLeftMap = -1;

bool TakesPart(const GameState& state, Seat seat)
{
	return (state.flickOff.participants & SeatBit(seat)) != 0;
}

/// A regular prophet in hand; every player has one outside the mission.
PieceId RegularProphetOf(const GameState& state, Seat seat)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.kind == PieceKind::Prophet && piece.owner == seat && piece.place == Place::Hand)
		{
			return static_cast<PieceId>(i);
		}
	}
	return kNoPiece;
}

// Rule 4.2
std::int32_t DistanceToNavel(const GameState& state, PieceId piece)
{
	const std::optional<Circle> disc = CountingDisc(state, piece);
	if (!disc)
	{
		return kLeftMap;
	}
	const std::int64_t squared = physics::DistanceSquared(disc->centre, Point{});
	return static_cast<std::int32_t>(physics::IntegerSqrt(static_cast<std::uint64_t>(squared)));
}

FlickOffMeasured Measure(const GameState& state)
{
	FlickOffMeasured measured;
	std::int32_t nearest = kLeftMap;
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		measured.distances[seat] =
			TakesPart(state, seat) ? DistanceToNavel(state, state.flickOff.discs[seat]) : kLeftMap;
		const std::int32_t distance = measured.distances[seat];
		if (distance != kLeftMap && (nearest == kLeftMap || distance < nearest))
		{
			nearest = distance;
		}
	}
	// Rule 4.3: all tied when nobody stayed on the map.
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		const std::int32_t distance = measured.distances[seat];
		const bool isNearest = nearest == kLeftMap || (distance != kLeftMap && distance <= nearest + kTiedWithin);
		if (TakesPart(state, seat) && isNearest)
		{
			measured.nearest = static_cast<std::uint8_t>(measured.nearest | SeatBit(seat));
		}
	}
	return measured;
}

// Rule 4.6
void ClearFlickOff(Play& play)
{
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		if (TakesPart(play.state, seat))
		{
			MoveTo(play, play.state.flickOff.discs[seat], Place::Hand, Cause{{4, 6}});
			play.state.flickOff.discs[seat] = kNoPiece;
		}
	}
	for (std::size_t i = 0; i < play.state.pieces.Size(); ++i)
	{
		const Piece& piece = play.state.pieces[i];
		if (piece.place == Place::OffMap && IsTemple(piece))
		{
			MoveTo(play, static_cast<PieceId>(i), Place::Hand, Cause{{4, 6}});
		}
	}
}

int CountSeats(std::uint8_t seats)
{
	int count = 0;
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		count += (seats & SeatBit(seat)) != 0 ? 1 : 0;
	}
	return count;
}

Seat NthSeat(std::uint8_t seats, std::uint32_t n)
{
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if ((seats & SeatBit(seat)) != 0 && n-- == 0)
		{
			return seat;
		}
	}
	return kNobody;
}

void Conclude(Play& play, Seat winner, bool byLot)
{
	const bool decidesGame = play.state.flickOff.decidesGame;
	play.state.flickOff = FlickOff{};
	if (decidesGame)
	{
		EndGame(play, winner, byLot ? WinReason::Lot : WinReason::FlickOff);
		return;
	}
	// Rule 3.7
	play.state.firstPlayer = winner;
	Emit(play, FirstPlayerFound{winner, byLot});
	GoTo(play, Step::NextGeneration);
}

} // namespace

void StartFlickOff(Play& play)
{
	const FlickOff& flickOff = play.state.flickOff;
	Emit(play, FlickOffBegan{flickOff.participants, flickOff.repeats, flickOff.decidesGame});
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		if (TakesPart(play.state, seat))
		{
			ClearCloud(play, play.state.players[seat].corner, PieceKind::Prophet);
		}
	}
	Ask(play, Decision{DecisionKind::CommitAim, flickOff.participants});
	GoTo(play, Step::LaunchFlickOff);
}

Refusal CheckCommitAim(const GameState& state, const CommitAim& command)
{
	if (const Refusal refusal = CheckAim(command.aim))
	{
		return refusal;
	}
	const PieceId disc = RegularProphetOf(state, command.player);
	const Circle shape{command.spot, RowOf(PieceKind::Prophet).radius};
	return CheckSpotInCloud(state, state.players[command.player].corner, disc, shape);
}

// Rule 4.1
void ApplyCommitAim(Play& play, const CommitAim& command)
{
	Player& player = play.state.players[command.player];
	player.secretSpot = command.spot;
	player.secretAim = command.aim;
	player.committed = true;
	Emit(play, Committed{DecisionKind::CommitAim, command.player});
	Answered(play, command.player);
}

// Rules 4.1, 4.5
void LaunchFlickOff(Play& play)
{
	Launched launched;
	launched.friction = RowOf(Param::TableFriction, play.state.PlayerCount()).base;
	launched.templeMass = RowOf(Param::TempleMass, play.state.PlayerCount()).base;
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		if (!TakesPart(play.state, seat))
		{
			continue;
		}
		Player& player = play.state.players[seat];
		const PieceId disc = RegularProphetOf(play.state, seat);
		play.state.flickOff.discs[seat] = disc;
		PutOnMap(play, disc, player.secretSpot, Cause{{4, 1}});
		const LaunchMaker maker = LaunchMaker::ForFlickOff(play.state, seat);
		const HandError error = DrawError(play.state.random, maker.Spread());
		launched.launches.PushBack(maker.Make(play.state.pieces[disc], DiscAim{disc, player.secretAim}, error));
		player.committed = false;
		player.secretSpot = Point{};
		player.secretAim = Aim{};
	}
	Launch(play, launched);
	GoTo(play, Step::MeasureFlickOff);
}

// Rules 4.2, 4.3, 4.4
void MeasureFlickOff(Play& play)
{
	const FlickOffMeasured measured = Measure(play.state);
	Emit(play, measured);
	ClearFlickOff(play);
	const int tied = CountSeats(measured.nearest);
	if (tied == 1)
	{
		Conclude(play, NthSeat(measured.nearest, 0), false);
		return;
	}
	if (play.state.flickOff.repeats == kMostRepeats)
	{
		const std::uint32_t lot = play.state.random.Below(static_cast<std::uint32_t>(tied));
		Conclude(play, NthSeat(measured.nearest, lot), true);
		return;
	}
	play.state.flickOff.participants = measured.nearest;
	++play.state.flickOff.repeats;
	GoTo(play, Step::StartFlickOff);
}

} // namespace faith::flick
