#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithKernel/Result.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace faith::flick
{

/// A sound as the game's files hold it.
struct WavSound
{
	std::int32_t rate = 0;     ///< frames a second
	std::int32_t channels = 0; ///< 1 or 2
	/// 16-bit samples, little-endian, channels in turn; a part of the file.
	std::span<const std::uint8_t> samples;

	/// Seconds.
	double Duration() const
	{
		return static_cast<double>(samples.size()) / (2.0 * static_cast<double>(channels) * static_cast<double>(rate));
	}
};

/// Why a file is no sound for the game.
enum class WavFault : std::uint8_t
{
	NotWav,       ///< it does not begin as a RIFF file with a WAVE in it
	CutOff,       ///< it ends inside of what it announces
	NoFormat,     ///< it does not say what its samples are before they come
	NotPlain,     ///< compressed, or in floating point
	NotSixteen,   ///< another size of sample than 16 bits
	TooManyParts, ///< neither mono nor stereo
	BadRate,      ///< slower than a telephone or faster than any studio
	NoSamples,
};

/// Reads a .wav file of 16-bit samples. Whatever else is in the file is skipped.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Result<WavSound, WavFault> ReadWav(std::span<const std::uint8_t> file);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::WavFault> = std::to_array<std::string_view>(
	{"not_wav", "cut_off", "no_format", "not_plain", "not_sixteen", "too_many_parts", "bad_rate", "no_samples"});

} // namespace faith
