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
	return Thinks(Horizon::Points, 0, 1, 2);
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
	{"novice", Manner::Thinks, 1150, Novice()},
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

class CityAimer final : public ComputerPlayer
{
public:
	explicit CityAimer(std::uint64_t seed) : lot_{seed} {}

	Command Decide(const Rules& rules, const PlayerView& view, Executor&, SearchControl&) override
	{
		const DecisionKind asked = view.table.pending.Front().kind;
		const bool flicks = asked == DecisionKind::Flick || asked == DecisionKind::Reflick;
		return flicks ? FlickAtCity(rules, view.table, view.viewer)
					  : PickEager(lot_, SamplesOf(rules, view.table, view.viewer));
	}

private:
	static Command FlickAtCity(const Rules& rules, const GameState& table, Seat seat)
	{
		Flick flick{seat, {}};
		for (const PieceId disc : DiscsOfOneFlick(rules, table, seat))
		{
			const Piece& piece = table.pieces[disc];
			const Point city = NearestCity(table, seat, piece.position);
			flick.launches.PushBack(DiscAim{disc, AimAt(piece.kind, piece.position, city)});
		}
		return flick;
	}

	/// Of the islands without a temple of this seat; of all when there is none such.
	static Point NearestCity(const GameState& table, Seat seat, Point from)
	{
		std::uint8_t built = 0;
		for (std::size_t i = 0; i < table.pieces.Size(); ++i)
		{
			const Piece& piece = table.pieces[i];
			const bool counts = piece.owner == seat && IsTemple(piece);
			built = static_cast<std::uint8_t>(built | (counts ? TouchOf(table, static_cast<PieceId>(i)).islands : 0));
		}
		constexpr std::uint8_t all = (1u << board::kIslandCount) - 1;
		Point best;
		std::int64_t nearest = -1;
		for (int island = 0; island < board::kIslandCount; ++island)
		{
			const std::int64_t squared = physics::DistanceSquared(from, board::IslandCentre(island));
			const bool wanted = built == all || ((built >> island) & 1) == 0;
			if (wanted && (nearest < 0 || squared < nearest))
			{
				nearest = squared;
				best = board::IslandCentre(island);
			}
		}
		return best;
	}

	Random lot_;
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

Contestant Mirror(std::uint16_t steadiness)
{
	return MirrorOf(steadiness);
}

const Contestant* FindContestant(std::string_view key)
{
	for (const std::span<const Contestant> list : {Levels(), Baselines(), std::span<const Contestant>(kMirrors)})
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
	case Manner::AimsAtCity:
		return std::make_unique<CityAimer>(seed);
	case Manner::Thinks:
		break;
	}
	return std::make_unique<Thinker>(contestant.thinking, seed);
}

} // namespace faith::flick
