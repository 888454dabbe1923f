#include "FaithText/Csv.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace faith::text
{
namespace
{

using Fields = std::vector<std::string>;

std::vector<Fields> FieldsOf(std::string_view csv)
{
	const auto rows = ParseCsv(csv);
	EXPECT_TRUE(rows.HasValue());
	std::vector<Fields> all;
	if (rows)
	{
		for (const CsvRow& row : *rows)
		{
			all.push_back(row.fields);
		}
	}
	return all;
}

void ExpectError(std::string_view csv, CsvProblem problem, std::size_t line)
{
	const auto rows = ParseCsv(csv);
	ASSERT_FALSE(rows.HasValue()) << csv;
	EXPECT_EQ(NameOf(rows.Error().problem), NameOf(problem)) << csv;
	EXPECT_EQ(rows.Error().line, line) << csv;
}

TEST(Csv, ReadsPlainFields)
{
	EXPECT_EQ(FieldsOf("a,b,c\nd,,f\n"), (std::vector<Fields>{{"a", "b", "c"}, {"d", "", "f"}}));
}

TEST(Csv, AnEmptyTextHasNoRows)
{
	EXPECT_TRUE(FieldsOf("").empty());
	EXPECT_TRUE(FieldsOf("\n\r\n\n").empty());
}

TEST(Csv, TheLastLineNeedsNoLineEnd)
{
	EXPECT_EQ(FieldsOf("a,b"), (std::vector<Fields>{{"a", "b"}}));
	EXPECT_EQ(FieldsOf("a,"), (std::vector<Fields>{{"a", ""}}));
}

TEST(Csv, ReadsBothKindsOfLineEnd)
{
	EXPECT_EQ(FieldsOf("a,b\r\nc,d\n"), (std::vector<Fields>{{"a", "b"}, {"c", "d"}}));
}

TEST(Csv, SkipsAByteOrderMarkAtTheStartOnly)
{
	EXPECT_EQ(FieldsOf("\xEF\xBB\xBFKey"), (std::vector<Fields>{{"Key"}}));
	EXPECT_EQ(FieldsOf("Key\n\xEF\xBB\xBFx"), (std::vector<Fields>{{"Key"}, {"\xEF\xBB\xBFx"}}));
}

TEST(Csv, QuotedFieldsHoldCommasLineBreaksAndDoubledQuotes)
{
	EXPECT_EQ(FieldsOf("\"a,b\",\"c\nd\r\ne\",\"say \"\"hi\"\"\"\n"),
		(std::vector<Fields>{{"a,b", "c\nd\r\ne", "say \"hi\""}}));
	EXPECT_EQ(FieldsOf("\"\",\"\"\"\"\n"), (std::vector<Fields>{{"", "\""}}));
}

TEST(Csv, SpacesBelongToTheField)
{
	EXPECT_EQ(FieldsOf(" a , b \n"), (std::vector<Fields>{{" a ", " b "}}));
}

TEST(Csv, RowsKnowTheLineTheyStartOn)
{
	const auto rows = ParseCsv("a\n\n\"b\nc\"\nd\n");
	ASSERT_TRUE(rows.HasValue());
	ASSERT_EQ(rows->size(), 3u);
	EXPECT_EQ((*rows)[0].line, 1u);
	EXPECT_EQ((*rows)[1].line, 3u);
	EXPECT_EQ((*rows)[2].line, 5u);
}

TEST(Csv, BrokenQuotesAreErrorsWithTheirLine)
{
	ExpectError("a\n\"b\nc\n", CsvProblem::UnclosedQuote, 2);
	ExpectError("a,b\nc,\"d\"e\n", CsvProblem::TextAfterQuote, 2);
	ExpectError("a\"b\n", CsvProblem::StrayQuote, 1);
	ExpectError("a, \"b\"\n", CsvProblem::StrayQuote, 1);
}

TEST(Csv, AReturnWithoutALineFeedIsAnError)
{
	ExpectError("a\nb\rc\n", CsvProblem::LoneReturn, 2);
	ExpectError("a\r", CsvProblem::LoneReturn, 1);
	ExpectError("\r", CsvProblem::LoneReturn, 1);
}

TEST(Csv, TextThatIsNotUtf8IsAnErrorWithItsLine)
{
	ExpectError("a\nb\n\xFF\n", CsvProblem::NotUtf8, 3);
}

} // namespace
} // namespace faith::text
