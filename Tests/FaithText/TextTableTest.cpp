#include "FaithText/TextTable.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

namespace faith::text
{
namespace
{

TextTable TableOf(std::string_view rows, Language language = Language::English)
{
	TextTable table(language);
	EXPECT_EQ(table.Add("Key,SourceString,Comment\n" + std::string(rows)), std::nullopt);
	return table;
}

void ExpectError(std::string_view csv, const CsvError& expected)
{
	TextTable table(Language::English);
	const auto error = table.Add(csv);
	ASSERT_TRUE(error.has_value()) << csv;
	EXPECT_EQ(NameOf(error->problem), NameOf(expected.problem)) << csv;
	EXPECT_EQ(error->line, expected.line) << csv;
	EXPECT_EQ(error->key, expected.key) << csv;
	EXPECT_TRUE(table.All().empty());
}

TEST(TextTable, FindsTextsByKey)
{
	const TextTable table = TableOf("a.b,Text,note\nc,\"x, y\",\n");
	EXPECT_EQ(table.Get("a.b"), "Text");
	EXPECT_EQ(table.Find("c"), "x, y");
	EXPECT_EQ(table.Find("note"), std::nullopt);
	EXPECT_EQ(table.FailureCount(), 0u);
}

TEST(TextTable, FillsInArgumentsInItsLanguage)
{
	const TextTable table = TableOf("n,\"{n}|plural(one=a,few=b,many=c,other=d)\",\n", Language::Polish);
	EXPECT_EQ(table.Format("n", {{"n", 3}}), "b");
	EXPECT_EQ(table.Format("n", {{"n", 5}}), "c");
}

TEST(TextTable, AMissingTextShowsItsKeyAndIsCounted)
{
	const TextTable table = TableOf("a,A,\n");
	EXPECT_EQ(table.Get("b"), "[b]");
	EXPECT_EQ(table.Format("b", {}), "[b]");
	EXPECT_EQ(table.FailureCount(), 2u);
	EXPECT_EQ(table.Failures(), (std::set<std::string>{"[b]"}));
}

TEST(TextTable, ATextThatCannotBeFilledInShowsItsKeyAndTheProblem)
{
	const TextTable table = TableOf("a,{x},\nb,{,\n");
	EXPECT_EQ(table.Format("a", {}), "[a: missing_argument]");
	EXPECT_EQ(table.Format("b", {}), "[b: unclosed_brace]");
	EXPECT_EQ(table.FailureCount(), 2u);
}

TEST(TextTable, SeveralTablesMakeOne)
{
	TextTable table = TableOf("a,A,\n");
	EXPECT_EQ(table.Add("Key,SourceString,Comment\r\nb,B,\r\n"), std::nullopt);
	EXPECT_EQ(table.Get("a"), "A");
	EXPECT_EQ(table.Get("b"), "B");
}

TEST(TextTable, RefusesTablesThatAreNoStringTables)
{
	ExpectError("", {CsvProblem::WrongHeader, 1});
	ExpectError("\nKey,SourceString\n", {CsvProblem::WrongHeader, 2});
	ExpectError("key,sourcestring,comment\n", {CsvProblem::WrongHeader, 1});
	ExpectError("Key,SourceString,Comment\na,A,\nb,B\n", {CsvProblem::WrongColumns, 3, "b"});
	ExpectError("Key,SourceString,Comment\na,A, x, y\n", {CsvProblem::WrongColumns, 2, "a"});
	ExpectError("Key,SourceString,Comment\n,A,\n", {CsvProblem::EmptyKey, 2});
}

TEST(TextTable, RefusesAKeyThatIsAlreadyThere)
{
	ExpectError("Key,SourceString,Comment\na,A,\nb,B,\na,C,\n", {CsvProblem::DuplicateKey, 4, "a"});
	TextTable table = TableOf("a,A,\n");
	const auto error = table.Add("Key,SourceString,Comment\nb,B,\na,C,\n");
	EXPECT_EQ(error, (CsvError{CsvProblem::DuplicateKey, 3, "a"}));
	EXPECT_EQ(table.Get("a"), "A");
	EXPECT_EQ(table.Find("b"), std::nullopt);
}

} // namespace
} // namespace faith::text
