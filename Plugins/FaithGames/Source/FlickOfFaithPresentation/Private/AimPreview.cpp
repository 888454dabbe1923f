#include "FlickOfFaithPresentation/AimPreview.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faith::flick
{

namespace
{

constexpr int kSteps = 24;

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

/// How far the disc slides if nothing else lies on the table.
double WayAlone(GameState state, PieceId disc, const Launched& launched)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		if (i != disc)
		{
			state.pieces[i].place = Place::Box;
		}
	}
	state.pieces[disc].restsOn = kNoPiece;
	state.launched = launched;
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(state, recording));
	const Point from = state.pieces[disc].position;
	const physics::Pose end = recording.PoseAt(disc, recording.Duration());
	return end.moved ? std::hypot(end.position.x - from.x, end.position.y - from.y) / kMicrometres : 0.0;
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

} // namespace

std::optional<AimPreview> PreviewOf(const Catalogue& catalogue, const PlayerView& view, const DiscAim& flick)
{
	const bool isThere = flick.piece < view.table.pieces.Size() && view.table.pieces[flick.piece].place == Place::Map;
	if (view.mapHidden || !isThere)
	{
		return std::nullopt;
	}
	AimPreview preview;
	preview.spread = SpreadOf(catalogue, view.table, view.viewer);
	GameState state = view.table;
	state.launched = LaunchedBy(catalogue, state, view.viewer, flick);
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(state, recording));
	const physics::Impact* const impact = FirstImpactOf(recording, flick.piece);
	Follow(recording, flick.piece, impact, preview);
	if (impact != nullptr)
	{
		const std::uint8_t other = impact->first == flick.piece ? impact->second : impact->first;
		preview.strikesWall = other == physics::kNoBody;
		preview.struck = preview.strikesWall ? kNoPiece : PieceId{other};
	}
	const auto alone = [&](std::int32_t error)
	{
		return WayAlone(
			view.table, flick.piece, LaunchedBy(catalogue, view.table, view.viewer, flick, HandError{0, error}));
	};
	preview.nearest = alone(-preview.spread.power);
	preview.farthest = alone(preview.spread.power);
	return preview;
}

} // namespace faith::flick
