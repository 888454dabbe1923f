#include "FlickOfFaithPresentation/Wrapping.h"

#include "FaithText/Utf8.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace faith::cli
{
namespace
{

std::string Repeated(const std::string& word, std::size_t count)
{
	std::string text;
	for (std::size_t i = 0; i < count; ++i)
	{
		text += (i == 0 ? "" : " ") + word;
	}
	return text;
}

TEST(Wrapping, FillsLinesUpToTheWidth)
{
	EXPECT_EQ(flick::Wrapped(Repeated("nine char", 10)), Repeated("nine char", 10) + "\n");
	EXPECT_EQ(flick::Wrapped(Repeated("nine char", 11)), Repeated("nine char", 10) + "\nnine char\n");
}

TEST(Wrapping, CountsCharactersAndNotBytes)
{
	EXPECT_EQ(text::CharacterCount("żółte łód"), 9u);
	EXPECT_EQ(flick::Wrapped(Repeated("żółte łód", 10)), Repeated("żółte łód", 10) + "\n");
}

TEST(Wrapping, BeginsTheFirstLineDifferently)
{
	const std::string wrapped = flick::Wrapped(Repeated("word", 30), "7.2  ", "     ");
	std::istringstream lines(wrapped);
	std::string first;
	std::string second;
	ASSERT_TRUE(std::getline(lines, first) && std::getline(lines, second));
	EXPECT_EQ(first.substr(0, 9), "7.2  word");
	EXPECT_EQ(second.substr(0, 9), "     word");
}

TEST(Wrapping, AWordThatIsTooLongHasALineOfItsOwn)
{
	const std::string endless(flick::kTextWidth + 20, 'x');
	EXPECT_EQ(flick::Wrapped("a " + endless + " b"), "a\n" + endless + "\nb\n");
	EXPECT_EQ(flick::Wrapped(endless, "  "), "  " + endless + "\n");
}

TEST(Wrapping, NothingIsAnEmptyLine)
{
	EXPECT_EQ(flick::Wrapped(""), "\n");
}

} // namespace
} // namespace faith::cli
