#include "FlickOfFaithAI/Contestant.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Picking.h"
#include "Touch.h"

#include <algorithm>
#include <array>

namespace faith::flick
{

namespace
{

constexpr Thinking Thinks(Horizon horizon, std::uint32_t image, std::uint32_t candidates, std::uint32_t draws)
{
	Thinking thinking;
	thinking.horizon = horizon;
	thinking.image = image;
	thinking.candidates = candidates;
	thinking.draws = draws;
	return thinking;
}

constexpr Thinking Novice()
{
	return Thinks(Horizon::Points, 0, 1, 1);
}

constexpr Thinking Acolyte()
{
	return Thinks(Horizon::Game, 0, 1, 4);
}

constexpr Thinking Priest()
{
	Thinking thinking = Thinks(Horizon::Game, 300, 6, 32);
	thinking.spots = 3;
	thinking.spotImage = 0;
	return thinking;
}

constexpr Thinking HighPriest()
{
	Thinking thinking = Thinks(Horizon::Game, 1000, 8, 96);
	thinking.spots = 4;
	thinking.spotImage = 200;
	thinking.playouts = 8;
	return thinking;
}

constexpr Thinking Oracle()
{
	Thinking thinking = Thinks(Horizon::Game, 10000, 16, 200);
	thinking.spots = 5;
	thinking.spotImage = 500;
	thinking.playouts = 24;
	thinking.deepCandidates = 8;
	thinking.deepDraws = 48;
	return thinking;
}

constexpr Thinking NoiseBlind()
{
	Thinking thinking = Thinks(Horizon::Points, 3000, 1, 0);
	thinking.seesSpread = false;
	return thinking;
}

constexpr std::array<Contestant, 5> kLevels{{
	{"novice", Manner::Thinks, 1500, Novice()},
	{"acolyte", Manner::Thinks, 1080, Acolyte()},
	{"priest", Manner::Thinks, 1000, Priest()},
	{"high_priest", Manner::Thinks, 950, HighPriest()},
	{"oracle", Manner::Thinks, 900, Oracle()},
}};

constexpr std::array<Contestant, 3> kBaselines{{
	{"by_lot", Manner::ByLot, 1000, {}},
	{"aim_at_city", Manner::AimsAtCity, 1000, {}},
	{"noise_blind", Manner::Thinks, 1000, NoiseBlind()},
}};

constexpr std::array<Contestant, 4> kIdeas{{
	{"only_navel", Manner::OnlyNavel, 1000, Priest()},
	{"only_city", Manner::OnlyCity, 1000, Priest()},
	{"only_leader", Manner::OnlyLeader, 1000, Priest()},
	{"newcomer", Manner::Newcomer, 1000, {}},
}};

constexpr Contestant MirrorOf(std::uint16_t steadiness)
{
	return {"mirror", Manner::Thinks, steadiness, HighPriest()};
}

constexpr std::array<Contestant, 1> kMirrors{{MirrorOf(kMirrorUnmeasured)}};

class Thinker final : public ComputerPlayer
{
public:
	Thinker(const Thinking& thinking, std::uint64_t seed) : opponent_(thinking, seed) {}

	Command Decide(const Rules& rules, const PlayerView& view, Executor& executor, SearchControl& control) override
	{
		return opponent_.Decide(rules, view, executor, control);
	}

private:
	Opponent opponent_;
};

class Drawer final : public ComputerPlayer
{
public:
	explicit Drawer(std::uint64_t seed) : lot_{seed} {}

	Command Decide(const Rules& rules, const PlayerView& view, Executor&, SearchControl&) override
	{
		return PickByLot(lot_, SamplesOf(rules, view.table, view.viewer));
	}

private:
	Random lot_;
};

/// Flicks at what its manner says, builds whenever it can, and leaves all else to the lot.
class Aimer final : public ComputerPlayer
{
public:
	Aimer(const Contestant& contestant, std::uint64_t seed)
		: manner_(contestant.manner), lot_{seed}, placing_(contestant.thinking, seed)
	{
	}

	Command Decide(const Rules& rules, const PlayerView& view, Executor& executor, SearchControl& control) override
	{
		const DecisionKind asked = view.table.pending.Front().kind;
		if (asked == DecisionKind::Flick || asked == DecisionKind::Reflick)
		{
			return FlickAtTarget(rules, view.table, view.viewer);
		}
		const bool placesByLot = manner_ == Manner::AimsAtCity || manner_ == Manner::Newcomer;
		return asked == DecisionKind::Place && !placesByLot
			? placing_.Decide(rules, view, executor, control)
			: PickEager(lot_, SamplesOf(rules, view.table, view.viewer));
	}

private:
	Command FlickAtTarget(const Rules& rules, const GameState& table, Seat seat)
	{
		Flick flick{seat, {}};
		for (const PieceId disc : DiscsOfOneFlick(rules, table, seat))
		{
			const Piece& piece = table.pieces[disc];
			flick.launches.PushBack(DiscAim{disc, AimOf(table, seat, piece)});
		}
		return flick;
	}

	Aim AimOf(const GameState& table, Seat seat, const Piece& piece)
	{
		switch (manner_)
		{
		case Manner::OnlyNavel:
			return AimAt(piece.kind, piece.position, Point{});
		case Manner::OnlyCity:
			return AimAt(piece.kind, piece.position, NearestOf(AllCities(), piece.position));
		case Manner::OnlyLeader:
			return AimAtLeader(table, seat, piece);
		case Manner::Newcomer:
			return AimAt(piece.kind, piece.position, ObviousTarget(table, seat));
		default:
			return AimAt(piece.kind, piece.position, NearestOf(CitiesToBuildIn(table, seat), piece.position));
		}
	}

	static std::vector<Point> AllCities()
	{
		std::vector<Point> cities;
		for (int island = 0; island < board::kIslandCount; ++island)
		{
			cities.push_back(board::IslandCentre(island));
		}
		return cities;
	}

	/// Those of the islands without a temple of this seat; all when there is none such.
	static std::vector<Point> CitiesToBuildIn(const GameState& table, Seat seat)
	{
		std::uint8_t built = 0;
		for (std::size_t i = 0; i < table.pieces.Size(); ++i)
		{
			const Piece& piece = table.pieces[i];
			const bool counts = piece.owner == seat && IsTemple(piece);
			built = static_cast<std::uint8_t>(built | (counts ? TouchOf(table, static_cast<PieceId>(i)).islands : 0));
		}
		std::vector<Point> cities;
		for (int island = 0; island < board::kIslandCount; ++island)
		{
			if (((built >> island) & 1) == 0)
			{
				cities.push_back(board::IslandCentre(island));
			}
		}
		return cities.empty() ? AllCities() : cities;
	}

	/// The first of the nearest; not empty.
	static Point NearestOf(const std::vector<Point>& points, Point from)
	{
		return *std::min_element(points.begin(), points.end(),
			[from](Point a, Point b) { return physics::DistanceSquared(from, a) < physics::DistanceSquared(from, b); });
	}

	Point ObviousTarget(const GameState& table, Seat seat)
	{
		std::vector<Point> targets = CitiesToBuildIn(table, seat);
		targets.emplace_back();
		return targets[lot_.Below(static_cast<std::uint32_t>(targets.size()))];
	}

	/// Hard enough to push the piece away; at the Navel as long as nobody else has a piece on the map.
	static Aim AimAtLeader(const GameState& table, Seat seat, const Piece& disc)
	{
		constexpr std::int64_t push = 120'000; // micrometres
		const Piece* best = nullptr;
		const auto isBetter = [&](const Piece& piece)
		{
			const std::int32_t score = table.players[piece.owner].score;
			const std::int32_t most = best == nullptr ? -1 : table.players[best->owner].score;
			return score > most ||
				(score == most &&
					physics::DistanceSquared(disc.position, piece.position) <
						physics::DistanceSquared(disc.position, best->position));
		};
		for (const Piece& piece : table.pieces)
		{
			const bool counts = IsDiscOnMap(piece) && (IsProphet(piece) || IsTemple(piece)) && piece.owner != seat &&
				piece.owner != kNobody;
			best = counts && isBetter(piece) ? &piece : best;
		}
		const Point target = best == nullptr ? Point{} : best->position;
		const auto squared = static_cast<std::uint64_t>(physics::DistanceSquared(disc.position, target));
		const std::int64_t way = physics::IntegerSqrt(squared) + (best == nullptr ? 0 : push);
		return Aim{AngleTowards(disc.position, target), PowerToReach(disc.kind, way), 0};
	}

	Manner manner_;
	Random lot_;
	Opponent placing_;
};

} // namespace

std::span<const Contestant> Levels()
{
	return kLevels;
}

std::span<const Contestant> Baselines()
{
	return kBaselines;
}

std::span<const Contestant> Ideas()
{
	return kIdeas;
}

Contestant Mirror(std::uint16_t steadiness)
{
	return MirrorOf(steadiness);
}

const Contestant* FindContestant(std::string_view key)
{
	for (const std::span<const Contestant> list :
		{Levels(), Baselines(), Ideas(), std::span<const Contestant>(kMirrors)})
	{
		const auto found =
			std::find_if(list.begin(), list.end(), [&](const Contestant& each) { return each.key == key; });
		if (found != list.end())
		{
			return &*found;
		}
	}
	return nullptr;
}

std::unique_ptr<ComputerPlayer> MakePlayer(const Contestant& contestant, std::uint64_t seed)
{
	switch (contestant.manner)
	{
	case Manner::ByLot:
		return std::make_unique<Drawer>(seed);
	case Manner::Thinks:
		return std::make_unique<Thinker>(contestant.thinking, seed);
	default:
		return std::make_unique<Aimer>(contestant, seed);
	}
}

} // namespace faith::flick
