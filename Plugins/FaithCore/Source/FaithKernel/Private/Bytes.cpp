#include "FaithKernel/Bytes.h"

#include <cassert>
#include <string>

namespace faith
{

void ByteWriter::PutFixed32(std::uint32_t number)
{
	for (unsigned shift = 0; shift < 32; shift += 8)
	{
		PutByte(static_cast<std::uint8_t>(number >> shift));
	}
}

void ByteWriter::PutFixed64(std::uint64_t number)
{
	for (unsigned shift = 0; shift < 64; shift += 8)
	{
		PutByte(static_cast<std::uint8_t>(number >> shift));
	}
}

std::uint8_t ByteReader::TakeByte()
{
	const std::span<const std::uint8_t> taken = TakeBytes(1);
	return taken.empty() ? std::uint8_t{0} : taken.front();
}

std::span<const std::uint8_t> ByteReader::TakeBytes(std::size_t count)
{
	if (!Ok())
	{
		return {};
	}
	if (count > Remaining())
	{
		Fail(ReadFault::Truncated, Offset());
		return {};
	}
	const std::span<const std::uint8_t> taken = bytes_.subspan(position_, count);
	position_ += count;
	return taken;
}

std::uint64_t ByteReader::TakeVarint()
{
	constexpr unsigned kLastShift = 63;
	const std::size_t offset = Offset();
	std::uint64_t number = 0;
	for (unsigned shift = 0;; shift += 7)
	{
		const std::uint8_t byte = TakeByte();
		if (!Ok())
		{
			return 0;
		}
		if (shift == kLastShift && byte > 1)
		{
			Fail(ReadFault::NumberOutOfRange, offset);
			return 0;
		}
		if (shift > 0 && byte == 0)
		{
			Fail(ReadFault::OverlongNumber, offset);
			return 0;
		}
		number |= static_cast<std::uint64_t>(byte & 0x7Fu) << shift;
		if (byte < 0x80)
		{
			return number;
		}
	}
}

std::size_t ByteReader::TakeCount(std::size_t limit)
{
	const std::size_t offset = Offset();
	const std::uint64_t count = TakeVarint();
	if (count > limit || count > Remaining())
	{
		Fail(ReadFault::CountTooLarge, offset);
		return 0;
	}
	return static_cast<std::size_t>(count);
}

std::uint32_t ByteReader::TakeFixed32()
{
	std::uint32_t number = 0;
	unsigned shift = 0;
	for (const std::uint8_t byte : TakeBytes(4))
	{
		number |= static_cast<std::uint32_t>(byte) << shift;
		shift += 8;
	}
	return number;
}

std::uint64_t ByteReader::TakeFixed64()
{
	std::uint64_t number = 0;
	unsigned shift = 0;
	for (const std::uint8_t byte : TakeBytes(8))
	{
		number |= static_cast<std::uint64_t>(byte) << shift;
		shift += 8;
	}
	return number;
}

void ByteReader::ExpectEnd()
{
	if (Remaining() != 0)
	{
		Fail(ReadFault::TrailingBytes, Offset());
	}
}

void ByteReader::Fail(ReadFault fault, std::size_t offset)
{
	assert(fault != ReadFault::None);
	if (Ok())
	{
		error_ = ReadError{fault, offset, Path()};
	}
}

void ByteReader::Enter(const Step& step)
{
	if (depth_ < kMaxSteps)
	{
		steps_.PushBack(step);
	}
	++depth_;
}

void ByteReader::Leave()
{
	--depth_;
	if (depth_ < kMaxSteps)
	{
		steps_.PopBack();
	}
}

std::string ByteReader::Path() const
{
	std::string path;
	for (const Step& step : steps_)
	{
		if (step.name.empty())
		{
			path.push_back('[');
			path.append(std::to_string(step.index));
			path.push_back(']');
		}
		else
		{
			path.append(path.empty() ? "" : ".");
			path.append(step.name);
		}
	}
	return path;
}

ReadScope::ReadScope(ByteReader& reader, std::string_view field) : reader_(reader)
{
	reader_.Enter({field, 0});
}

ReadScope::ReadScope(ByteReader& reader, std::size_t index) : reader_(reader)
{
	reader_.Enter({{}, index});
}

ReadScope::~ReadScope()
{
	reader_.Leave();
}

} // namespace faith
