#include "FlickOfFaithPresentation/WavFile.h"

#include <algorithm>
#include <optional>

namespace faith::flick
{

namespace
{

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t kFileHead = 12;   ///< "RIFF", size, "WAVE"
constexpr std::size_t kChunkHead = 8;   ///< name, size
constexpr std::size_t kFormatSize = 16; ///< what every format has
constexpr std::uint32_t kPlain = 1;
constexpr std::int32_t kSlowestRate = 8'000;
constexpr std::int32_t kFastestRate = 192'000;

std::uint32_t Number(Bytes bytes, std::size_t at, std::size_t size)
{
	std::uint32_t number = 0;
	for (std::size_t i = 0; i < size; ++i)
	{
		number |= static_cast<std::uint32_t>(bytes[at + i]) << (8 * i);
	}
	return number;
}

bool Says(Bytes bytes, std::size_t at, std::string_view name)
{
	return std::equal(name.begin(), name.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at),
		[](char expected, std::uint8_t found) { return static_cast<std::uint8_t>(expected) == found; });
}

std::optional<WavFault> TakeFormat(Bytes chunk, WavSound& sound)
{
	if (chunk.size() < kFormatSize)
	{
		return WavFault::CutOff;
	}
	if (Number(chunk, 0, 2) != kPlain)
	{
		return WavFault::NotPlain;
	}
	sound.channels = static_cast<std::int32_t>(Number(chunk, 2, 2));
	const std::uint32_t rate = Number(chunk, 4, 4);
	if (Number(chunk, 14, 2) != 16)
	{
		return WavFault::NotSixteen;
	}
	if (sound.channels != 1 && sound.channels != 2)
	{
		return WavFault::TooManyParts;
	}
	if (rate < kSlowestRate || rate > kFastestRate)
	{
		return WavFault::BadRate;
	}
	sound.rate = static_cast<std::int32_t>(rate);
	return std::nullopt;
}

Result<WavSound, WavFault> TakeSamples(Bytes chunk, WavSound sound)
{
	if (sound.rate == 0)
	{
		return Failure{WavFault::NoFormat};
	}
	const std::size_t frame = std::size_t{2} * static_cast<std::size_t>(sound.channels);
	sound.samples = chunk.first(chunk.size() - chunk.size() % frame);
	if (sound.samples.empty())
	{
		return Failure{WavFault::NoSamples};
	}
	return sound;
}

} // namespace

Result<WavSound, WavFault> ReadWav(Bytes file)
{
	if (file.size() < kFileHead || !Says(file, 0, "RIFF") || !Says(file, 8, "WAVE"))
	{
		return Failure{WavFault::NotWav};
	}
	WavSound sound;
	std::size_t at = kFileHead;
	while (file.size() - at >= kChunkHead)
	{
		const std::size_t size = Number(file, at + 4, 4);
		const std::size_t begin = at + kChunkHead;
		if (size > file.size() - begin)
		{
			return Failure{WavFault::CutOff};
		}
		const Bytes chunk = file.subspan(begin, size);
		if (Says(file, at, "data"))
		{
			return TakeSamples(chunk, sound);
		}
		if (Says(file, at, "fmt "))
		{
			if (const auto fault = TakeFormat(chunk, sound))
			{
				return Failure{*fault};
			}
		}
		// Chunks begin at even places.
		at = (std::min)(begin + size + size % 2, file.size());
	}
	return Failure{sound.rate == 0 ? WavFault::NoFormat : WavFault::NoSamples};
}

} // namespace faith::flick
