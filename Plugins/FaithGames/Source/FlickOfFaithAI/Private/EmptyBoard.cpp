#include "FlickOfFaithAI/EmptyBoard.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Touch.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace faith::flick
{

namespace
{

constexpr int kCorner = 0; // north-east: islands 0 and 1 are near, 2 and 3 far
constexpr std::uint32_t kCoarseDraws = 200;
constexpr std::size_t kFinalists = 8;
constexpr std::uint64_t kSeed = 0xB0A2D;

Point CentreOf(BoardTarget target)
{
	switch (target)
	{
	case BoardTarget::Navel:
		return {};
	case BoardTarget::NearCity:
	case BoardTarget::NearIsland:
		return board::IslandCentre(0);
	default:
		return board::IslandCentre(2);
	}
}

bool Reaches(BoardTarget target, const Touch& touch)
{
	constexpr std::uint8_t near = 0b0011;
	constexpr std::uint8_t far = 0b1100;
	switch (target)
	{
	case BoardTarget::Navel:
		return touch.navel;
	case BoardTarget::NearCity:
		return touch.city == 0 || touch.city == 1;
	case BoardTarget::FarCity:
		return touch.city == 2 || touch.city == 3;
	case BoardTarget::NearIsland:
		return (touch.islands & near) != 0;
	default:
		return (touch.islands & far) != 0;
	}
}

/// Nothing lies on this map but the one prophet.
GameState EmptyBoardFor(const Rules& rules, std::uint16_t steadiness)
{
	Setup setup;
	setup.players = 2;
	setup.steadiness.fill(steadiness);
	setup.position = Position{};
	GameState state;
	std::vector<Event> events;
	static_cast<void>(rules.Begin(setup, state, events));
	return state;
}

/// Spots at the outer line of the cloud, where every way is shortest, from one edge of the mat to the other.
std::vector<Point> Spots()
{
	constexpr int steps = 15;
	constexpr std::int32_t within = 100; // micrometres, for rounding
	const Point corner = board::CornerPoint(kCorner);
	const double radius = RowOf(PieceKind::Prophet).radius;
	const double way = board::kCloudRadius - radius - within;
	// At both ends the prophet touches the edge as well.
	const auto lowest = static_cast<std::int32_t>(std::ceil(std::asin(radius / way) * 180'000.0 / std::numbers::pi));
	std::vector<Point> spots;
	for (int step = 0; step <= steps; ++step)
	{
		const physics::Vector inwards = physics::UnitVector(lowest + (90'000 - 2 * lowest) * step / steps);
		spots.push_back({corner.x - static_cast<std::int32_t>(std::lround(way * inwards.x)),
			corner.y - static_cast<std::int32_t>(std::lround(way * inwards.y))});
	}
	return spots;
}

/// Plays one prophet alone on the mat.
class Lane
{
public:
	Lane(const Rules& rules, std::uint16_t steadiness)
		: state_(EmptyBoardFor(rules, steadiness)), maker_(rules.Cards(), state_, 0)
	{
		for (Piece& piece : state_.pieces)
		{
			piece.place = Place::Box;
		}
		while (state_.pieces[disc_].kind != PieceKind::Prophet || state_.pieces[disc_].owner != 0)
		{
			++disc_;
		}
		state_.pieces[disc_].place = Place::Map;
		state_.launched = maker_.Conditions();
	}

	void PutAt(Point spot)
	{
		state_.pieces[disc_].position = spot;
		const ExactScene scene(state_);
		simulator_.Load(scene.View());
	}

	double Odds(const Aim& aim, BoardTarget target, std::uint32_t draws, std::uint64_t seed)
	{
		Random lot{seed};
		std::uint32_t reached = 0;
		for (std::uint32_t i = 0; i < draws; ++i)
		{
			physics::Shot shot;
			const HandError error = DrawError(lot, maker_.Spread());
			shot.launches.PushBack(maker_.Make(state_.pieces[disc_], DiscAim{disc_, aim}, error));
			const physics::Rest& rest = simulator_.Play(shot).rests.Front();
			const Circle disc{rest.position, RowOf(PieceKind::Prophet).radius};
			reached += !rest.left && Reaches(target, TouchOf(disc)) ? 1u : 0u;
		}
		return static_cast<double>(reached) / draws;
	}

	std::int32_t PowerFor(std::int64_t way) const { return maker_.PowerFor(PieceKind::Prophet, way); }

private:
	GameState state_;
	LaunchMaker maker_;
	PieceId disc_ = 0;
	physics::Simulator simulator_;
};

/// Aims about the straight one at the target's middle.
std::vector<Aim> AimsFrom(const Lane& lane, Point spot, Point target)
{
	constexpr std::int32_t turn = 1'000;    // millidegrees
	constexpr std::int64_t farther = 5'000; // micrometres
	const auto squared = static_cast<std::uint64_t>(physics::DistanceSquared(spot, target));
	const std::int64_t way = physics::IntegerSqrt(squared);
	std::vector<Aim> aims;
	for (std::int32_t side = -8; side <= 8; ++side)
	{
		for (std::int64_t step = -10; step <= 10; ++step)
		{
			const std::int32_t angle = physics::NormalAngle(AngleTowards(spot, target) + side * turn);
			aims.push_back({angle, lane.PowerFor(way + step * farther), 0});
		}
	}
	return aims;
}

} // namespace

BestAim BestAimOnEmptyBoard(const Rules& rules, BoardTarget target, std::uint16_t steadiness)
{
	Lane lane(rules, steadiness);
	std::vector<BestAim> tried;
	for (const Point& spot : Spots())
	{
		lane.PutAt(spot);
		for (const Aim& aim : AimsFrom(lane, spot, CentreOf(target)))
		{
			tried.push_back({spot, aim, lane.Odds(aim, target, kCoarseDraws, kSeed)});
		}
	}
	const auto better = [](const BestAim& a, const BestAim& b) { return a.odds > b.odds; };
	std::stable_sort(tried.begin(), tried.end(), better);
	tried.resize((std::min)(tried.size(), kFinalists));
	for (BestAim& finalist : tried)
	{
		lane.PutAt(finalist.spot);
		finalist.odds = lane.Odds(finalist.aim, target, kOddsDraws / 4, kSeed + 1);
	}
	std::stable_sort(tried.begin(), tried.end(), better);
	BestAim best = tried.front();
	lane.PutAt(best.spot);
	best.odds = lane.Odds(best.aim, target, kOddsDraws, kSeed + 2);
	return best;
}

} // namespace faith::flick
