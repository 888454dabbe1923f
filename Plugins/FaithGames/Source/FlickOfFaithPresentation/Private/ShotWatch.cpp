#include "FlickOfFaithPresentation/ShotWatch.h"

#include "FlickOfFaithPresentation/TableLayout.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <numeric>

namespace faith::flick
{

namespace
{

/// Half the thickness of the thinnest disc: whoever lies higher lies on something.
constexpr std::int32_t kLifted = 3'000;

/// How far apart the top of a disc and the underside of the one on it may be measured.
constexpr std::int32_t kRestingGap = 3'000;

/// Engines shift resting bodies a little; what ends nearer to its start than this has not moved.
constexpr std::int64_t kTrembling = 100;

/// However long the first frames are, a blow does not show before.
constexpr std::int32_t kFramesToBegin = 3;

/// Where the way from one point to another crosses the edge of the mat; `to` is beyond it.
Point CrossingOfEdge(Point from, Point to)
{
	// Halving finds it to the micrometre; `inside` stays on the mat, `beyond` does not.
	Point inside = from;
	Point beyond = to;
	for (int i = 0; i < 32; ++i)
	{
		const Point middle{std::midpoint(inside.x, beyond.x), std::midpoint(inside.y, beyond.y)};
		(board::CentreOnMat(middle) ? inside : beyond) = middle;
	}
	const auto toEdge = [](std::int32_t at) { return std::clamp(at, -board::kHalfMat, board::kHalfMat); };
	return Point{toEdge(beyond.x), toEdge(beyond.y)};
}

} // namespace

void ShotWatch::Begin(const GameState& state, const ShotLimits& limits)
{
	limits_ = limits;
	elapsed_ = 0;
	frames_ = 0;
	stillFor_ = 0;
	hasBegun_ = false;
	launched_.Clear();
	for (const physics::Launch& launch : state.launched.launches)
	{
		launched_.PushBack(launch.piece);
	}
	watched_.Clear();
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (IsDiscOnMap(piece))
		{
			Watched watched;
			watched.piece = static_cast<PieceId>(i);
			watched.kind = piece.kind;
			watched.start = piece.position;
			watched.now = piece.position;
			watched.bottom = HeightBelow(state, watched.piece);
			watched.below = piece.restsOn;
			watched_.PushBack(watched);
		}
	}
}

ShotState ShotWatch::Follow(std::span<const BodySample> bodies, std::int32_t milliseconds)
{
	for (const BodySample& body : bodies)
	{
		Watched* watched = Find(body.piece);
		if (watched != nullptr && !watched->hasLeft)
		{
			Move(*watched, body);
		}
	}
	elapsed_ += milliseconds;
	++frames_;
	const bool hadTime = elapsed_ >= limits_.stillFor && frames_ >= kFramesToBegin;
	hasBegun_ = hasBegun_ || hadTime || HasLaunchedMoved();
	const bool allStill = std::all_of(
		watched_.begin(), watched_.end(), [](const Watched& watched) { return watched.hasLeft || watched.isStill; });
	stillFor_ = hasBegun_ && allStill ? stillFor_ + milliseconds : 0;
	return StateNow();
}

bool ShotWatch::HasLeft(PieceId piece) const
{
	return std::any_of(watched_.begin(), watched_.end(),
		[piece](const Watched& watched) { return watched.piece == piece && watched.hasLeft; });
}

Settled ShotWatch::Report() const
{
	Settled settled;
	settled.table = TableKind::Engine;
	for (const Watched& watched : watched_)
	{
		const PieceId below = watched.hasLeft ? kNoPiece : RestsOn(watched);
		const bool isWhereItWas = !watched.hasLeft && below == watched.below && !IsLaunched(watched.piece) &&
			physics::DistanceSquared(watched.start, watched.now) <= kTrembling * kTrembling;
		if (watched.hasMoved && !isWhereItWas)
		{
			settled.discs.push_back(DiscRest{watched.piece, watched.now, below, watched.hasLeft});
		}
	}
	return settled;
}

ShotWatch::Watched* ShotWatch::Find(PieceId piece)
{
	Watched* found = std::find_if(
		watched_.begin(), watched_.end(), [piece](const Watched& watched) { return watched.piece == piece; });
	return found == watched_.end() ? nullptr : found;
}

// Rule 2.1: a disc is out when its centre is beyond the edge, at the moment that happens.
void ShotWatch::Move(Watched& watched, const BodySample& body) const
{
	const Point before = watched.now;
	const std::int32_t bottomBefore = watched.bottom;
	watched.now = body.position;
	watched.bottom = body.bottom;
	watched.isAsleep = body.isAsleep;
	watched.isStill = body.isAsleep || (body.speed < limits_.stillSpeed && body.spin < limits_.stillSpin);
	watched.hasMoved = watched.hasMoved || !(watched.now == watched.start) || watched.bottom != bottomBefore;
	if (!board::CentreOnMat(watched.now))
	{
		watched.hasLeft = true;
		watched.now = CrossingOfEdge(before, watched.now);
	}
}

bool ShotWatch::IsLaunched(PieceId piece) const
{
	return std::find(launched_.begin(), launched_.end(), piece) != launched_.end();
}

bool ShotWatch::HasLaunchedMoved() const
{
	return std::any_of(watched_.begin(), watched_.end(),
		[this](const Watched& watched) { return IsLaunched(watched.piece) && watched.hasMoved; });
}

/// The disc below with the highest top that reaches up to the underside of this one.
PieceId ShotWatch::RestsOn(const Watched& upper) const
{
	if (upper.bottom < kLifted)
	{
		return kNoPiece;
	}
	const Watched* best = nullptr;
	const auto topOf = [](const Watched& watched) { return watched.bottom + RowOf(watched.kind).height; };
	for (const Watched& lower : watched_)
	{
		const bool isBelow = lower.piece != upper.piece && !lower.hasLeft && lower.bottom < upper.bottom &&
			topOf(lower) <= upper.bottom + kRestingGap &&
			physics::Overlaps(Circle{upper.now, RowOf(upper.kind).radius}, Circle{lower.now, RowOf(lower.kind).radius});
		if (isBelow && (best == nullptr || topOf(lower) > topOf(*best)))
		{
			best = &lower;
		}
	}
	return best == nullptr ? kNoPiece : best->piece;
}

ShotState ShotWatch::StateNow() const
{
	const bool allAsleep = std::all_of(
		watched_.begin(), watched_.end(), [](const Watched& watched) { return watched.hasLeft || watched.isAsleep; });
	if ((hasBegun_ && allAsleep) || stillFor_ >= limits_.stillFor)
	{
		return ShotState::AtRest;
	}
	return elapsed_ >= limits_.timeout ? ShotState::TimedOut : ShotState::Moving;
}

} // namespace faith::flick
