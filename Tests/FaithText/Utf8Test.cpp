#include "FaithText/Utf8.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

namespace faith::text
{
namespace
{

TEST(Utf8, KnowsWellFormedText)
{
	EXPECT_TRUE(IsUtf8(""));
	EXPECT_TRUE(IsUtf8("Pępek Świata, Südinsel, “”, 𝔉"));
	EXPECT_TRUE(IsUtf8("\xF4\x8F\xBF\xBF"));
	EXPECT_TRUE(IsUtf8("\xED\x9F\xBF\xEE\x80\x80"));
}

TEST(Utf8, RefusesWhatIsNotWellFormed)
{
	for (const std::string_view bytes : {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE2\x82", "\xE0\x9F\xBF",
			 "\xED\xA0\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFE"})
	{
		EXPECT_FALSE(IsUtf8(bytes)) << bytes.size();
	}
}

TEST(Utf8, FindsWhereTheFirstBadCharacterStarts)
{
	EXPECT_EQ(FirstBadUtf8("Süd"), std::nullopt);
	EXPECT_EQ(FirstBadUtf8("S\xC3\xBC\xE2\x82"), std::optional<std::size_t>(3));
	EXPECT_EQ(FirstBadUtf8("a\x80\xFF"), std::optional<std::size_t>(1));
}

TEST(Utf8, CountsCharactersNotBytes)
{
	EXPECT_EQ(CharacterCount(""), 0u);
	EXPECT_EQ(CharacterCount("Ra"), 2u);
	EXPECT_EQ(CharacterCount("Pępek"), 5u);
	EXPECT_EQ(CharacterCount("„𝔉“"), 3u);
}

} // namespace
} // namespace faith::text
