#include "FaithKernel/ReplayText.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faith
{
namespace
{

std::string TextOf(std::string_view bytes)
{
	return EncodeText(std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
}

ReplayError ErrorOf(std::string_view text)
{
	const auto result = DecodeText(text);
	return result ? ReplayError{} : result.Error();
}

TEST(ReplayText, KnownBytesGiveThePublishedTexts)
{
	EXPECT_EQ(TextOf(""), "");
	EXPECT_EQ(TextOf("f"), "Zg");
	EXPECT_EQ(TextOf("fo"), "Zm8");
	EXPECT_EQ(TextOf("foo"), "Zm9v");
	EXPECT_EQ(TextOf("foobar"), "Zm9vYmFy");
	EXPECT_EQ(TextOf("\xFB\xFF"), "-_8");
}

TEST(ReplayText, SpacesAndLineBreaksDoNotMatter)
{
	const auto result = DecodeText(" Zm9v\r\n\tYm Fy\n");
	ASSERT_TRUE(result);
	EXPECT_EQ(std::string(result->begin(), result->end()), "foobar");
}

TEST(ReplayText, AForeignCharacterIsRefusedAtItsPlace)
{
	EXPECT_EQ(ErrorOf("Zm9+"), (ReplayError{ReplayFault::BadText, ReplaySection::Header, 3}));
	EXPECT_EQ(ErrorOf("Zg==").offset, 2u);
	EXPECT_EQ(Describe(ErrorOf("Zm9+")), "header, character 3: bad_text");
}

TEST(ReplayText, ATextThatEncodesNoWholeBytesIsRefused)
{
	EXPECT_EQ(ErrorOf("Zm9vY").fault, ReplayFault::BadText);
	EXPECT_EQ(ErrorOf("Zm9vA").fault, ReplayFault::BadText);
	EXPECT_EQ(ErrorOf("Zh").fault, ReplayFault::BadText) << "the unused bits are not zero";
}

TEST(ReplayText, AnEndlessTextIsRefusedAtOnce)
{
	EXPECT_EQ(ErrorOf(std::string(2 * kMaxReplayBytes + 1, 'A')).fault, ReplayFault::TooLarge);
}

} // namespace
} // namespace faith
