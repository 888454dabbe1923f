#include "FlickOfFaithPresentation/ShotPlayback.h"

#include "Degrees.h"
#include "FlickOfFaithPresentation/TableSpot.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kLeastSupport = 0.001; ///< millimetres; a disc that overlaps another by less does not lie on it

constexpr double kFallTime = 0.6;   ///< seconds for which a disc that left is seen
constexpr double kTipTime = 0.28;   ///< of these it leans over
constexpr double kMostLean = 28.0;  ///< degrees
constexpr double kTableBrake = 3.0; ///< of the speed that is lost in a second, as a share
constexpr double kPi = 3.14159265358979;

double DirectionOf(const physics::Vector& way)
{
	return std::atan2(way.y, way.x) * kDegreesPerRadian;
}

/// A disc tips over the edge of the mat and slides on along the table.
void Fall(const physics::Pose& crossing, double seconds, PiecePose& pose)
{
	const double way = (1.0 - std::exp(-kTableBrake * seconds)) / kTableBrake;
	pose.isOnMap = false;
	pose.isShown = seconds < kFallTime;
	pose.x += crossing.velocity.x / kMicrometres * way;
	pose.y += crossing.velocity.y / kMicrometres * way;
	pose.bottom = 0.0;
	pose.heading = DirectionOf(crossing.velocity);
	pose.lean = seconds < kTipTime ? kMostLean * std::sin(kPi * seconds / kTipTime) : 0.0;
}

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
	duration_ = recording.Duration();
	discs_.clear();
	for (const PiecePose& pose : TablePoses(state))
	{
		const Piece& piece = state.pieces[pose.piece];
		if (IsDiscOnMap(piece))
		{
			const PieceKindRow& row = RowOf(piece.kind);
			discs_.push_back(Disc{
				pose, piece.restsOn, row.radius / kMicrometres, row.height / kMicrometres, LeavingTime(pose.piece)});
			const bool leaves = recording_.PoseAt(pose.piece, recording_.Duration()).left;
			duration_ = leaves ? (std::max)(duration_, discs_.back().leavesAt + kFallTime) : duration_;
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

double ShotPlayback::LeavingTime(PieceId piece) const
{
	double time = 0.0;
	for (const physics::Segment& segment : recording_.Segments())
	{
		time = segment.piece == piece && segment.leaves ? segment.end : time;
	}
	return time;
}

/// Where a disc is, seen from above.
PiecePose ShotPlayback::Follow(const Disc& disc, double seconds) const
{
	PiecePose pose = disc.start;
	const physics::Pose now = recording_.PoseAt(pose.piece, seconds);
	if (now.moved)
	{
		pose.isInTheWay = pose.isInTheWay && !now.left;
		pose.x = now.position.x / kMicrometres;
		pose.y = now.position.y / kMicrometres;
		pose.angle = now.angle * kDegreesPerRadian;
		if (now.rolling)
		{
			pose.isRolling = true;
			pose.heading = DirectionOf(now.velocity);
			pose.lean = std::hypot(pose.x - disc.start.x, pose.y - disc.start.y) / disc.radius * kDegreesPerRadian;
		}
		if (now.left)
		{
			Fall(now, seconds - disc.leavesAt, pose);
		}
	}
	return pose;
}

/// No disc climbs: it lies on what it lay on or, if that is gone, on the highest of those that began lower, or on the mat. The
/// recording counts in levels, which discs do not fill exactly, and does not mention what drops without moving.
double ShotPlayback::BottomOf(std::size_t upper, const std::vector<PiecePose>& now) const
{
	const Disc& disc = discs_[upper];
	if (!now[upper].isOnMap)
	{
		return now[upper].bottom;
	}
	double bottom = 0.0;
	for (std::size_t i = 0; i < upper; ++i)
	{
		const Disc& lower = discs_[i];
		const bool holds = lower.start.bottom < disc.start.bottom && now[i].isOnMap &&
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
