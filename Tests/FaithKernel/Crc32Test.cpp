#include "FaithKernel/Crc32.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace faith
{
namespace
{

std::uint32_t CrcOf(std::string_view text)
{
	const std::vector<std::uint8_t> bytes(text.begin(), text.end());
	return Crc32(bytes);
}

TEST(Crc32Determinism, KnownTextsGiveThePublishedValues)
{
	EXPECT_EQ(CrcOf(""), 0u);
	EXPECT_EQ(CrcOf("123456789"), 0xCBF43926u);
	EXPECT_EQ(CrcOf("The quick brown fox jumps over the lazy dog"), 0x414FA339u);
}

} // namespace
} // namespace faith
