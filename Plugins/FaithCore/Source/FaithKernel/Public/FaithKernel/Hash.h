#pragma once

#include "FaithKernel/Encoding.h"

#include <cstdint>
#include <span>

namespace faith
{

/// Folds bytes into 64 bits (FNV-1a): short enough for any reader of our files to repeat, the same on every compiler.
/// It finds differences between honest states; it is no protection against someone who looks for collisions.
class Hasher
{
public:
	constexpr void PutByte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }

	constexpr void PutBytes(std::span<const std::uint8_t> bytes)
	{
		for (const std::uint8_t byte : bytes)
		{
			PutByte(byte);
		}
	}

	constexpr std::uint64_t Value() const { return value_; }

private:
	std::uint64_t value_ = 0xCBF29CE484222325u;
};

/// The hash of a value's encoding: equal for equal values, and the same as hashing the bytes that a file would hold.
template <class T>
std::uint64_t HashOf(const T& value)
{
	Hasher hasher;
	Write(hasher, value);
	return hasher.Value();
}

} // namespace faith
