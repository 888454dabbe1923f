#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// What players can choose in the options, the same in every host.
namespace faith::flick
{

/// How much larger texts are.
inline constexpr std::array<double, 4> kTextScales{0.9, 1.0, 1.15, 1.3};

/// How fast computers play and their discs slide.
inline constexpr std::array<double, 4> kOpponentSpeeds{0.5, 1.0, 2.0, 4.0};

/// Permille of the normal spread of a person's hand, from shaky to sure. Keys of their texts end with these numbers.
inline constexpr std::array<std::int32_t, 4> kHands{2500, 1000, 500, 150};

/// Percent; 0 is silent.
inline constexpr std::int32_t kFullVolume = 100;

/// Volumes where no slider is: off, quiet, half, loud, full.
inline constexpr std::array<double, 5> kVolumeSteps{0.0, 25.0, 50.0, 75.0, 100.0};

/// The place of the nearest among what is allowed, which is not empty.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::size_t PlaceOfNearest(double value, std::span<const double> allowed);

/// Of what is allowed the nearest to a value that may come from anywhere; `allowed` is not empty.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API double NearestOf(double value, std::span<const double> allowed);

/// The factor for a sound's amplitude at this volume, 0 to 1. Squared, because ears hear ratios: half a slider sounds half as loud.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API double AmplitudeOf(std::int32_t percent);

} // namespace faith::flick
