#include "FlickOfFaithPresentation/TableCamera.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kSpotTime = 2500.0; ///< milliseconds
constexpr double kSpotZoom = 1.8;
constexpr double kFollowZoom = 1.25;
constexpr double kFollowShare = 0.45; ///< of the way from the middle of the table to the disc
constexpr double kImpactZoom = 1.9;
constexpr double kImpactShare = 0.8;
constexpr double kBeforeImpact = 0.20; ///< seconds
constexpr double kAfterImpact = 0.45;
constexpr double kLoudImpact = 250'000.0; ///< micrometres/s: slower ones are not worth a closer look
constexpr double kCloseEnough = 0.05;     ///< millimetres
constexpr double kGlide = 260.0;          ///< milliseconds until two thirds of a way are done

/// The fastest impact near this time, if any is worth a look.
const physics::Impact* ImpactNear(const ShotPlayback& shot, double seconds)
{
	const physics::Impact* found = nullptr;
	for (const physics::Impact& impact : shot.Impacts())
	{
		const bool isNow = impact.time - kBeforeImpact <= seconds && seconds <= impact.time + kAfterImpact;
		if (isNow && impact.speed >= kLoudImpact && (found == nullptr || impact.speed > found->speed))
		{
			found = &impact;
		}
	}
	return found;
}

/// A share of the way; what is close enough is there, so that a view at rest stands still.
void Glide(double& now, double wanted, double share, double closeEnough)
{
	now = std::abs(wanted - now) < closeEnough ? wanted : now + (wanted - now) * share;
}

CameraView Towards(double x, double y, double share, double zoom)
{
	return {{x * share, y * share}, zoom};
}

} // namespace

void TableCamera::SetRest(const CameraView& view)
{
	rest_ = view;
}

void TableCamera::LookAt(TableSpot spot)
{
	spot_ = spot;
	spotTime_ = kSpotTime;
}

CameraView TableCamera::Wanted(const ShotPlayback* shot, double shotSeconds) const
{
	if (spot_)
	{
		return {*spot_, kSpotZoom};
	}
	if (shot == nullptr || isCalm_)
	{
		return rest_;
	}
	if (const physics::Impact* const impact = ImpactNear(*shot, shotSeconds))
	{
		return Towards(impact->where.x / kMicrometres, impact->where.y / kMicrometres, kImpactShare, kImpactZoom);
	}
	const auto moving = shot->PosesAt(shotSeconds);
	const auto shown = std::find_if(moving.begin(), moving.end(), [](const PiecePose& pose) { return pose.isShown; });
	return shown != moving.end() ? Towards(shown->x, shown->y, kFollowShare, kFollowZoom) : rest_;
}

void TableCamera::Advance(double milliseconds, const ShotPlayback* shot, double shotSeconds)
{
	Forget(milliseconds);
	GlideTo(Wanted(shot, shotSeconds), milliseconds);
}

void TableCamera::Advance(double milliseconds, const std::optional<TableSpot>& moving)
{
	Forget(milliseconds);
	const bool isFollowing = moving && !spot_ && !isCalm_;
	GlideTo(
		isFollowing ? Towards(moving->x, moving->y, kFollowShare, kFollowZoom) : Wanted(nullptr, 0.0), milliseconds);
}

/// A spot is shown only for a while.
void TableCamera::Forget(double milliseconds)
{
	spotTime_ -= milliseconds;
	if (spotTime_ <= 0.0)
	{
		spot_.reset();
	}
}

void TableCamera::GlideTo(const CameraView& wanted, double milliseconds)
{
	const double share = 1.0 - std::exp(-(std::max)(milliseconds, 0.0) / kGlide);
	Glide(now_.centre.x, wanted.centre.x, share, kCloseEnough);
	Glide(now_.centre.y, wanted.centre.y, share, kCloseEnough);
	Glide(now_.zoom, wanted.zoom, share, kCloseEnough / 100.0);
}

} // namespace faith::flick
