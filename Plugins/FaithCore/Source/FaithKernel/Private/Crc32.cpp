#include "FaithKernel/Crc32.h"

#include <array>

namespace faith
{

namespace
{

constexpr std::array<std::uint32_t, 256> MakeTable()
{
	std::array<std::uint32_t, 256> table{};
	for (std::uint32_t byte = 0; byte < 256; ++byte)
	{
		std::uint32_t remainder = byte;
		for (int bit = 0; bit < 8; ++bit)
		{
			remainder = (remainder >> 1) ^ ((remainder & 1) != 0 ? 0xEDB88320u : 0u);
		}
		table[byte] = remainder;
	}
	return table;
}

constexpr std::array<std::uint32_t, 256> kTable = MakeTable();

} // namespace

std::uint32_t Crc32(std::span<const std::uint8_t> bytes)
{
	std::uint32_t crc = 0xFFFFFFFFu;
	for (const std::uint8_t byte : bytes)
	{
		crc = (crc >> 8) ^ kTable[(crc ^ byte) & 0xFFu];
	}
	return ~crc;
}

} // namespace faith
