#include "FlickOfFaithPresentation/AimPreview.h"

#include "Degrees.h"
#include "FaithPhysics/Simulation.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr int kSteps = 24;
constexpr int kDraws = 256;
constexpr std::uint64_t kSeed = 66; // any: the same draws for all aims, so that the landings move with the aim
constexpr double kArrow = 45.0;     // millimetres

TableSpot SpotAt(const physics::Vector& position)
{
	return {position.x / kMicrometres, position.y / kMicrometres};
}

const physics::Impact* FirstImpactOf(const physics::Recording& recording, PieceId disc)
{
	const auto impacts = recording.Impacts();
	const auto found = std::find_if(impacts.begin(), impacts.end(),
		[&](const physics::Impact& impact) { return impact.first == disc || impact.second == disc; });
	return found != impacts.end() ? &*found : nullptr;
}

void Follow(const physics::Recording& recording, PieceId disc, const physics::Impact* impact, AimPreview& preview)
{
	const double end = impact != nullptr ? impact->time : recording.Duration();
	for (int step = 0; step <= kSteps; ++step)
	{
		const physics::Pose pose = recording.PoseAt(disc, end * step / kSteps);
		preview.leaves = preview.leaves || pose.left;
		preview.way.push_back(SpotAt(pose.position));
	}
}

void LookAlong(const GameState& state, PieceId disc, AimPreview& preview)
{
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(state, recording));
	const physics::Impact* const impact = FirstImpactOf(recording, disc);
	Follow(recording, disc, impact, preview);
	if (impact != nullptr)
	{
		const std::uint8_t other = impact->first == disc ? impact->second : impact->first;
		preview.strikesWall = other == physics::kNoBody;
		preview.struck = preview.strikesWall ? kNoPiece : PieceId{other};
	}
}

/// Counts how often a flick ends in which way.
class LandingCount
{
public:
	LandingCount(const GameState& before, Seat viewer, PieceId disc)
		: before_(before), after_(before), viewer_(viewer), disc_(disc)
	{
		for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
		{
			startCloud_ = TouchesCloud(before, disc, corner) ? corner : startCloud_;
		}
	}

	void Add(const physics::Outcome& outcome)
	{
		after_.pieces = before_.pieces;
		bool pushes = false;
		for (const physics::Rest& rest : outcome.rests)
		{
			Piece& piece = after_.pieces[rest.piece];
			piece.position = rest.position;
			piece.restsOn = rest.restsOn;
			piece.place = rest.left ? Place::Box : piece.place;
			pushes = pushes || (piece.owner != kNobody && piece.owner != viewer_);
		}
		odds_.pushes += pushes ? 1 : 0;
		CountDisc();
	}

	/// Permille of all that were added, of which there must be some.
	LandingOdds Odds(std::int32_t all) const
	{
		LandingOdds odds = odds_;
		const auto share = [all](std::int32_t& count) { count = (count * 1000 + all / 2) / all; };
		for (std::int32_t* const count : {&odds.navel, &odds.sea, &odds.cloud, &odds.offMap, &odds.pushes})
		{
			share(*count);
		}
		std::for_each(odds.islands.begin(), odds.islands.end(), share);
		std::for_each(odds.cities.begin(), odds.cities.end(), share);
		return odds;
	}

	const Piece& Disc() const { return after_.pieces[disc_]; }

private:
	void CountDisc()
	{
		if (Disc().place != Place::Map)
		{
			++odds_.offMap;
			return;
		}
		const bool inCloud = startCloud_ < board::kCornerCount && TouchesCloud(after_, disc_, startCloud_);
		odds_.navel += TouchesNavel(after_, disc_) ? 1 : 0;
		odds_.cloud += inCloud ? 1 : 0;
		odds_.sea += !inCloud && IsInSea(after_, disc_) ? 1 : 0;
		for (IslandId island = 0; island < board::kIslandCount; ++island)
		{
			odds_.islands[island] += TouchesIsland(after_, disc_, island) ? 1 : 0;
		}
		const IslandId city = CityTouched(after_, disc_);
		if (city != kNoIsland)
		{
			++odds_.cities[city];
		}
	}

	const GameState& before_;
	GameState after_;
	Seat viewer_;
	PieceId disc_;
	CornerId startCloud_ = board::kCornerCount;
	LandingOdds odds_;
};

/// Flicks the disc as often as it takes to see where it may come to rest.
void TryOut(const GameState& state, const LaunchMaker& hand, Seat viewer, const DiscAim& flick, AimPreview& preview)
{
	physics::Simulator simulator;
	simulator.Load(ExactScene(state).View());
	physics::Shot shot = ShotOf(state.launched);
	LandingCount count(state, viewer, flick.piece);
	Random random{kSeed};
	for (int i = 0; i < kDraws; ++i)
	{
		// Rule 6.6
		shot.launches.Front() = hand.Make(state.pieces[flick.piece], flick, DrawError(random, hand.Spread()));
		count.Add(simulator.Play(shot));
		preview.landings.push_back({SpotOf(count.Disc().position), count.Disc().place != Place::Map});
	}
	preview.odds = count.Odds(kDraws);
}

/// Rules 6.5 and 6.6: the state with this flick under way, without an error.
GameState Flicked(GameState state, const LaunchMaker& hand, const DiscAim& flick)
{
	state.launched = hand.Conditions();
	state.launched.launches.PushBack(hand.Make(state.pieces[flick.piece], flick, {}));
	FlattenWithoutRider(state, state.launched);
	return state;
}

AimPreview ArrowOf(const Piece& disc, const Aim& aim)
{
	const double radians = aim.angle / 1000.0 * kRadiansPerDegree;
	const TableSpot from = SpotOf(disc.position);
	AimPreview preview;
	preview.isArrow = true;
	preview.way = {from, {from.x + std::cos(radians) * kArrow, from.y + std::sin(radians) * kArrow}};
	return preview;
}

} // namespace

LaunchMaker HandOfViewer(const Catalogue& catalogue, const PlayerView& view)
{
	const bool isFlickOff = !view.table.pending.Empty() && view.table.pending.Front().kind == DecisionKind::CommitAim;
	return isFlickOff ? LaunchMaker::ForFlickOff(view.table, view.viewer)
					  : LaunchMaker(catalogue, view.table, view.viewer);
}

std::optional<AimPreview> PreviewOf(
	const Catalogue& catalogue, const PlayerView& view, const DiscAim& flick, AimSight sight)
{
	const bool isThere = flick.piece < view.table.pieces.Size() && view.table.pieces[flick.piece].place == Place::Map;
	if (view.mapHidden || !isThere || sight == AimSight::Nothing)
	{
		return std::nullopt;
	}
	const Piece& disc = view.table.pieces[flick.piece];
	if (sight == AimSight::Direction)
	{
		return ArrowOf(disc, flick.aim);
	}
	const LaunchMaker hand = HandOfViewer(catalogue, view);
	const GameState flicked = Flicked(view.table, hand, flick);
	AimPreview preview;
	preview.spread = hand.SpreadFor(disc.kind, flick.aim.power);
	LookAlong(flicked, flick.piece, preview);
	TryOut(flicked, hand, view.viewer, flick, preview);
	return preview;
}

} // namespace faith::flick
