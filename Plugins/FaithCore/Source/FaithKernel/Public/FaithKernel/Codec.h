#pragma once

#include "FaithKernel/Bytes.h"
#include "FaithKernel/Decoding.h"
#include "FaithKernel/Encoding.h"
#include "FaithKernel/Result.h"

#include <cstdint>
#include <span>
#include <vector>

namespace faith
{

/// The encoding of one value.
template <class T>
std::vector<std::uint8_t> Encode(const T& value)
{
	ByteWriter writer;
	Write(writer, value);
	return writer.Take();
}

/// The value of which `bytes` are the encoding, all of them.
template <class T>
Result<T, ReadError> Decode(std::span<const std::uint8_t> bytes)
{
	ByteReader reader(bytes);
	T value{};
	Read(reader, value);
	reader.ExpectEnd();
	if (!reader.Ok())
	{
		return Failure{reader.Error()};
	}
	return value;
}

} // namespace faith
