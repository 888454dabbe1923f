#include "FlickOfFaithPresentation/AimSession.h"

#include "Degrees.h"
#include "FaithPhysics/Geometry.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

std::int32_t AngleOf(double x, double y)
{
	return physics::NormalAngle(static_cast<std::int32_t>(std::lround(std::atan2(y, x) * kDegreesPerRadian * 1000.0)));
}

} // namespace

void AimSession::Press(double x, double y)
{
	beforeSteering_.reset();
	pull_ = Pull{{x, y}, {}, aim_};
}

void AimSession::DragTo(double x, double y, bool fine)
{
	if (!pull_)
	{
		return;
	}
	const double share = fine ? kFineShare : 1.0;
	pull_->pulled.x += (x - pull_->last.x) * share;
	pull_->pulled.y += (y - pull_->last.y) * share;
	pull_->last = {x, y};
	Follow();
}

/// The disc flies opposite to the pull.
void AimSession::Follow()
{
	if (!IsPulledFarEnough())
	{
		return;
	}
	const double length = std::hypot(pull_->pulled.x, pull_->pulled.y);
	const double share = (length - kShortestPull) / (kLongestPull - kShortestPull);
	aim_.angle = AngleOf(-pull_->pulled.x, -pull_->pulled.y);
	aim_.power = std::clamp(static_cast<std::int32_t>(std::lround(share * kFullPower)), 1, kFullPower);
}

bool AimSession::IsPulledFarEnough() const
{
	return pull_ && std::hypot(pull_->pulled.x, pull_->pulled.y) >= kShortestPull;
}

std::optional<Aim> AimSession::Release()
{
	const bool isFlick = IsPulledFarEnough();
	if (!isFlick)
	{
		Cancel();
		return std::nullopt;
	}
	pull_.reset();
	return aim_;
}

void AimSession::Cancel()
{
	if (pull_)
	{
		aim_ = pull_->before;
	}
	else if (beforeSteering_)
	{
		aim_ = *beforeSteering_;
	}
	pull_.reset();
	beforeSteering_.reset();
}

void AimSession::Turn(std::int32_t millidegrees)
{
	aim_.angle = physics::NormalAngle(aim_.angle + millidegrees % physics::kFullTurn);
}

void AimSession::Strengthen(std::int32_t permille)
{
	aim_.power = std::clamp(aim_.power + permille, 1, kFullPower);
}

void AimSession::Steer(std::int32_t millidegrees, std::int32_t permille)
{
	if (!beforeSteering_)
	{
		beforeSteering_ = aim_;
	}
	Turn(millidegrees);
	Strengthen(permille);
}

void AimSession::AddSpin(std::int32_t permille)
{
	SetSpin(aim_.spin + permille);
}

void AimSession::SetSpin(std::int32_t permille)
{
	aim_.spin = std::clamp(permille, -kFullSpin, kFullSpin);
}

} // namespace faith::flick
