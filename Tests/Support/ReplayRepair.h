#pragma once

#include "FaithKernel/Bytes.h"
#include "FaithKernel/Crc32.h"
#include "FaithKernel/ReplayFile.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace faith
{

/// Makes length and checksums of a changed replay file right again, so that tests and fuzzers get past them. It follows
/// the sections as far as their lengths make sense.
inline void RepairReplay(std::vector<std::uint8_t>& file)
{
	const auto putFixed = [&file](std::size_t offset, std::uint32_t number)
	{
		ByteWriter writer;
		writer.PutFixed32(number);
		std::copy(writer.Bytes().begin(), writer.Bytes().end(), file.begin() + static_cast<std::ptrdiff_t>(offset));
	};
	if (file.size() < kReplayHeaderSize + 4)
	{
		return;
	}
	const std::span<const std::uint8_t> bytes(file);
	putFixed(12, static_cast<std::uint32_t>(file.size()));
	putFixed(16, Crc32(bytes.first(16)));
	const std::size_t end = file.size() - 4;
	std::size_t position = kReplayHeaderSize;
	while (end - position >= kReplaySectionOverhead)
	{
		const std::size_t length = ByteReader(bytes.subspan(position + 1, 4)).TakeFixed32();
		if (length > end - position - kReplaySectionOverhead)
		{
			break;
		}
		putFixed(position + 5 + length, Crc32(bytes.subspan(position, 5 + length)));
		position += kReplaySectionOverhead + length;
	}
	putFixed(end, Crc32(bytes.first(end)));
}

} // namespace faith
