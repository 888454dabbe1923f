#include "FlickOfFaithPresentation/AimSession.h"

#include "Degrees.h"
#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Board.h"

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

/// Keys start with this part of the strongest power: out of the cloud, but not as far as the Navel.
constexpr std::int32_t kNeutralShare = 250; // permille

} // namespace

std::int32_t StrongestFrom(const LaunchMaker& maker, PieceKind kind, TableSpot from)
{
	const double halfMat = board::kHalfMat / kMicrometres;
	const double way = std::hypot(std::abs(from.x) + halfMat, std::abs(from.y) + halfMat);
	return maker.PowerFor(kind, std::llround(way * kMicrometres));
}

Aim NeutralAim(std::int32_t strongest, TableSpot from)
{
	const double inwardsX = from.x >= 0.0 ? -1.0 : 1.0;
	const double inwardsY = from.y >= 0.0 ? -1.0 : 1.0;
	return {AngleOf(inwardsX, inwardsY), (std::max)(strongest * kNeutralShare / 1000, 1), 0};
}

void AimSession::Propose(const Aim& aim)
{
	now_ = {{aim.angle, std::clamp(aim.power, 1, strongest_), aim.spin}, true};
}

void AimSession::Press(double x, double y)
{
	beforeSteering_.reset();
	pull_ = Pull{{x, y}, {}, now_};
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
	now_.aim.angle = AngleOf(-pull_->pulled.x, -pull_->pulled.y);
	now_.aim.power = std::clamp(static_cast<std::int32_t>(std::lround(share * strongest_)), 1, strongest_);
	now_.isSet = true;
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
	return now_.aim;
}

void AimSession::Cancel()
{
	if (pull_)
	{
		now_ = pull_->before;
	}
	else if (beforeSteering_)
	{
		now_ = *beforeSteering_;
	}
	pull_.reset();
	beforeSteering_.reset();
}

double AimSession::Strength() const
{
	return HasAim() ? static_cast<double>(now_.aim.power) / strongest_ : 0.0;
}

void AimSession::Turn(std::int32_t millidegrees)
{
	now_.aim.angle = physics::NormalAngle(now_.aim.angle + millidegrees % physics::kFullTurn);
	now_.isSet = now_.isSet || millidegrees != 0;
}

void AimSession::Strengthen(std::int32_t permille)
{
	now_.aim.power = std::clamp(now_.aim.power + permille, 1, strongest_);
	now_.isSet = now_.isSet || permille != 0;
}

void AimSession::Steer(std::int32_t millidegrees, std::int32_t permille)
{
	if (!beforeSteering_)
	{
		beforeSteering_ = now_;
	}
	Turn(millidegrees);
	Strengthen(permille);
}

void AimSession::AddSpin(std::int32_t permille)
{
	SetSpin(now_.aim.spin + permille);
}

void AimSession::SetSpin(std::int32_t permille)
{
	now_.aim.spin = std::clamp(permille, -kFullSpin, kFullSpin);
}

} // namespace faith::flick
