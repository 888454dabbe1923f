#include "FlickOfFaithAI/SimpleBot.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Picking.h"

#include <cassert>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kSpotVariety = 12'000;   ///< micrometres around the first free spot
constexpr std::int32_t kTargetVariety = 45'000; ///< micrometres around a city
constexpr int kPlacingsToTry = 8;

} // namespace

Command SimpleBot::Decide(const Rules& rules, const PlayerView& view)
{
	const GameState& table = view.table;
	assert(!table.pending.Empty() && (table.pending.Front().waitingFor & SeatBit(view.viewer)) != 0);
	switch (table.pending.Front().kind)
	{
	case DecisionKind::ChooseGod:
		return ChooseGod{view.viewer, random_.Below(2) == 0 ? GodSide::A : GodSide::B};
	case DecisionKind::Vote:
		return Vote{view.viewer, random_.Below(2) == 0 ? Thumb::Up : Thumb::Down};
	case DecisionKind::CommitAim:
		return CommitSomewhere(table, view.viewer);
	case DecisionKind::Place:
		return PlaceSomewhere(rules, table, view.viewer);
	case DecisionKind::Flick:
	case DecisionKind::Reflick:
		return FlickSomewhere(rules, table, view.viewer);
	default:
		return AnySample(rules, table, view.viewer);
	}
}

Command SimpleBot::PlaceSomewhere(const Rules& rules, const GameState& table, Seat seat)
{
	const Command safe = AnySample(rules, table, seat);
	const PlaceDiscs* placing = std::get_if<PlaceDiscs>(&safe);
	for (int i = 0; placing != nullptr && i < kPlacingsToTry; ++i)
	{
		PlaceDiscs varied = *placing;
		const Point shift{random_.Between(-kSpotVariety, kSpotVariety), random_.Between(-kSpotVariety, kSpotVariety)};
		for (Placing& disc : varied.discs)
		{
			disc.spot = Point{disc.spot.x + shift.x, disc.spot.y + shift.y};
		}
		if (!rules.Check(table, varied))
		{
			return varied;
		}
	}
	return safe;
}

Command SimpleBot::FlickSomewhere(const Rules& rules, const GameState& table, Seat seat)
{
	Flick flick{seat, {}};
	for (const PieceId disc : DiscsOfOneFlick(rules, table, seat))
	{
		const Piece& piece = table.pieces[disc];
		flick.launches.PushBack(DiscAim{disc, AimAt(piece.kind, piece.position, PickTarget())});
	}
	return flick;
}

Command SimpleBot::CommitSomewhere(const GameState& table, Seat seat)
{
	const auto spot = FreeSpotInCloud(table, table.players[seat].corner, PieceKind::Prophet);
	assert(spot);
	const Point from = spot ? *spot : Point{};
	return CommitAim{seat, from, AimAt(PieceKind::Prophet, from, Point{})};
}

/// One of the sampled commands of this seat by lot; building goes before being done.
Command SimpleBot::AnySample(const Rules& rules, const GameState& table, Seat seat)
{
	return PickEager(random_, SamplesOf(rules, table, seat));
}

Aim SimpleBot::AimAt(PieceKind kind, Point from, Point target)
{
	Aim aim = flick::AimAt(kind, from, target);
	aim.spin = random_.Between(-200, 200);
	return aim;
}

Point SimpleBot::PickTarget()
{
	const std::uint32_t lot = random_.Below(10);
	if (lot == 0)
	{
		return Point{};
	}
	const Point city = board::IslandCentre(static_cast<int>(random_.Below(board::kIslandCount)));
	const std::int32_t variety = lot < 4 ? 0 : kTargetVariety;
	return Point{city.x + random_.Between(-variety, variety), city.y + random_.Between(-variety, variety)};
}

} // namespace faith::flick
