#include "FlickOfFaithPresentation/ImpactEar.h"

#include <algorithm>
#include <utility>

namespace faith::flick
{

namespace
{

constexpr double kSoftest = 20'000.0; ///< micrometres/s
constexpr double kLoudest = 1'800'000.0;
/// Height of the underside below which a disc falls, and gains speed without a sound. Micrometres.
constexpr std::int32_t kFalling = -500;

} // namespace

std::optional<double> StrengthOfImpact(double speed)
{
	return speed > kSoftest ? std::optional((std::min)(speed / kLoudest, 1.0)) : std::nullopt;
}

void ImpactEar::Begin()
{
	hasHeard_ = false;
	speeds_.fill(0);
}

std::int32_t ImpactEar::Hear(std::span<const BodySample> bodies)
{
	std::int32_t gained = 0;
	for (const BodySample& body : bodies)
	{
		if (body.piece >= speeds_.size())
		{
			continue;
		}
		const bool falls = body.bottom < kFalling;
		const std::int32_t before = std::exchange(speeds_[body.piece], body.speed);
		gained = falls || !hasHeard_ ? gained : (std::max)(gained, body.speed - before);
	}
	hasHeard_ = true;
	return gained;
}

} // namespace faith::flick
