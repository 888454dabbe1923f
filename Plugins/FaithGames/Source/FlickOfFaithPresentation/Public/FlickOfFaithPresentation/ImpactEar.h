#pragma once

#include "FlickOfFaithPresentation/ShotWatch.h"
#include "FlickOfFaithRules/Pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace faith::flick
{

/// How loud an impact of this speed sounds, 0 to 1; nothing for the trembling of discs that lie against each other. Micrometres/s.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<double> StrengthOfImpact(double speed);

/// Hears from the speeds of an engine's bodies that discs strike each other: sliding makes a disc slower and never faster, so whatever gains
/// speed on the mat was struck.
class ImpactEar
{
public:
	/// A shot begins. The speeds of its first frame are those of the launch.
	FLICKOFFAITHPRESENTATION_API void Begin();

	/// The bodies at the end of a frame; the largest speed that one of them gained in it, micrometres/s, 0 if none did.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::int32_t Hear(std::span<const BodySample> bodies);

private:
	bool hasHeard_ = false;
	std::array<std::int32_t, kMaxPieces> speeds_{};
};

} // namespace faith::flick
