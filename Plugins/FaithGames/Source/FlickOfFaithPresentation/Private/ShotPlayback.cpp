#include "FlickOfFaithPresentation/ShotPlayback.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kMillimetre = 1000.0; // micrometres
constexpr double kDegreesPerRadian = 57.29577951308232;
constexpr double kLeastSupport = 0.001; ///< millimetres; a disc that overlaps another by less does not lie on it

bool Overlap(const PiecePose& first, const PiecePose& second, double apart)
{
	const double dx = first.x - second.x;
	const double dy = first.y - second.y;
	return apart > 0.0 && dx * dx + dy * dy < apart * apart;
}

} // namespace

void ShotPlayback::Begin(const GameState& state, const physics::Recording& recording)
{
	recording_ = recording;
	discs_.clear();
	for (const PiecePose& pose : TablePoses(state))
	{
		const Piece& piece = state.pieces[pose.piece];
		if (IsDiscOnMap(piece))
		{
			const PieceKindRow& row = RowOf(piece.kind);
			discs_.push_back(Disc{pose, piece.restsOn, row.radius / kMillimetre, row.height / kMillimetre});
		}
	}
	std::stable_sort(discs_.begin(), discs_.end(),
		[](const Disc& first, const Disc& second) { return first.start.bottom < second.start.bottom; });
}

std::vector<PiecePose> ShotPlayback::PosesAt(double seconds) const
{
	std::vector<PiecePose> now;
	for (const Disc& disc : discs_)
	{
		now.push_back(Follow(disc, seconds));
		now.back().bottom = BottomOf(now.size() - 1, now);
	}
	std::vector<PiecePose> poses;
	for (std::size_t i = 0; i < now.size(); ++i)
	{
		const bool hasDropped = std::abs(now[i].bottom - discs_[i].start.bottom) > kLeastSupport;
		if (hasDropped || recording_.PoseAt(now[i].piece, seconds).moved)
		{
			poses.push_back(now[i]);
		}
	}
	return poses;
}

/// Where a disc is, seen from above.
PiecePose ShotPlayback::Follow(const Disc& disc, double seconds) const
{
	PiecePose pose = disc.start;
	const physics::Pose now = recording_.PoseAt(pose.piece, seconds);
	if (now.moved)
	{
		pose.isShown = !now.left;
		pose.isInTheWay = pose.isInTheWay && !now.left;
		pose.x = now.position.x / kMillimetre;
		pose.y = now.position.y / kMillimetre;
		pose.angle = now.angle * kDegreesPerRadian;
	}
	return pose;
}

/// No disc climbs: it lies on what it lay on or, if that is gone, on the highest of those that began lower, or on the mat. The
/// recording counts in levels, which discs do not fill exactly, and does not mention what drops without moving.
double ShotPlayback::BottomOf(std::size_t upper, const std::vector<PiecePose>& now) const
{
	const Disc& disc = discs_[upper];
	double bottom = 0.0;
	for (std::size_t i = 0; i < upper; ++i)
	{
		const Disc& lower = discs_[i];
		const bool holds = lower.start.bottom < disc.start.bottom && now[i].isShown &&
			Overlap(now[upper], now[i], disc.radius + lower.radius - kLeastSupport);
		if (holds && disc.restsOn == lower.start.piece)
		{
			return now[i].bottom + lower.height;
		}
		bottom = holds ? (std::max)(bottom, now[i].bottom + lower.height) : bottom;
	}
	return bottom;
}

} // namespace faith::flick
