#include "FaithText/Format.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace faith::text
{
namespace
{

using Arguments = std::vector<Argument>;

std::string Formatted(std::string_view pattern, const Arguments& arguments, Language language = Language::English)
{
	const auto result = Format(language, pattern, arguments);
	return result ? *result : "error: " + std::string(NameOf(result.Error().problem));
}

void ExpectError(std::string_view pattern, FormatProblem problem, std::size_t at)
{
	const Arguments arguments{{"n", 2}, {"name", "Ra"}};
	const auto result = Format(Language::English, pattern, arguments);
	ASSERT_FALSE(result.HasValue()) << pattern;
	EXPECT_EQ(NameOf(result.Error().problem), NameOf(problem)) << pattern;
	EXPECT_EQ(result.Error().at, at) << pattern;
}

TEST(Format, LeavesTextWithoutArgumentsAlone)
{
	EXPECT_EQ(Formatted("", {}), "");
	EXPECT_EQ(Formatted("100 % (yes), \"quoted\" = it’s", {}), "100 % (yes), \"quoted\" = it’s");
}

TEST(Format, PutsArgumentsInByName)
{
	EXPECT_EQ(Formatted("{b} and {a} and {b}", {{"a", "x"}, {"b", 7}}), "7 and x and 7");
	EXPECT_EQ(Formatted("{n}", {{"n", -42}}), "-42");
}

TEST(Format, DoesNotLookForPatternsInArguments)
{
	EXPECT_EQ(Formatted("{a}", {{"a", "{b}|plural(`"}}), "{b}|plural(`");
}

TEST(Format, ChoosesThePluralFormByTheNumber)
{
	constexpr std::string_view kCats = "{n} {n}|plural(one=cat,other=cats)";
	EXPECT_EQ(Formatted(kCats, {{"n", 1}}), "1 cat");
	EXPECT_EQ(Formatted(kCats, {{"n", 3}}), "3 cats");
	EXPECT_EQ(Formatted(kCats, {{"n", -1}}), "-1 cat");
}

TEST(Format, KnowsPolishPlurals)
{
	constexpr std::string_view kTemples =
		"{n}|plural(one={n} świątynia,few={n} świątynie,many={n} świątyń,other={n} świątyni)";
	EXPECT_EQ(Formatted(kTemples, {{"n", 1}}, Language::Polish), "1 świątynia");
	EXPECT_EQ(Formatted(kTemples, {{"n", 4}}, Language::Polish), "4 świątynie");
	EXPECT_EQ(Formatted(kTemples, {{"n", 12}}, Language::Polish), "12 świątyń");
}

TEST(Format, FormsArePatternsWithAllArguments)
{
	EXPECT_EQ(Formatted("{n}|plural(one={who} has one,other={who} has {n})", {{"n", 2}, {"who", "Ra"}}), "Ra has 2");
}

TEST(Format, QuotedFormsMayHoldCommasAndParentheses)
{
	EXPECT_EQ(Formatted("{n}|plural( one = \"one (1), alone\" , other=\"{n} (all), together\")", {{"n", 1}}),
		"one (1), alone");
}

TEST(Format, PluralsMayBeNestedWithinQuotes)
{
	constexpr std::string_view kNested = "{n}|plural(one=x,other=\"{n} of {m}|plural(one=a,other=b)\")";
	EXPECT_EQ(Formatted(kNested, {{"n", 2}, {"m", 1}}), "2 of a");
}

TEST(Format, AMissingFormFallsBackToOther)
{
	EXPECT_EQ(Formatted("{n}|plural(other=all)", {{"n", 1}}), "all");
	EXPECT_EQ(Formatted("{n}|plural(one=a)", {{"n", 2}}), "error: missing_form");
}

TEST(Format, BackquotesEscapeAsInUnreal)
{
	EXPECT_EQ(Formatted("`{n`} `| `` `x `", {}), "{n} | ` `x `");
}

TEST(Format, MalformedPatternsAreReportedWithTheirPlace)
{
	ExpectError("a {n", FormatProblem::UnclosedBrace, 2);
	ExpectError("a } b", FormatProblem::StrayBrace, 2);
	ExpectError("{}", FormatProblem::BadName, 1);
	ExpectError("{n n}", FormatProblem::BadName, 2);
	ExpectError("{{n}}", FormatProblem::BadName, 1);
	ExpectError("a|plural(one=x)", FormatProblem::StrayModifier, 1);
	ExpectError("{n}|gender(a,b)", FormatProblem::UnknownModifier, 10);
	ExpectError("{n}|", FormatProblem::UnknownModifier, 4);
}

TEST(Format, FormsThatCannotBeReadAreReported)
{
	for (const std::string_view pattern : {"{n}|plural", "{n}|plural(", "{n}|plural()", "{n}|plural(one)",
			 "{n}|plural(one=)", "{n}|plural(one=a", "{n}|plural(one=a,)", "{n}|plural(two=a)",
			 "{n}|plural(one=a,one=b)", "{n}|plural(one=\"a)", "{n}|plural(one=\"a\"b)", "{n}|plural(=a)"})
	{
		EXPECT_EQ(Formatted(pattern, {{"n", 1}}), "error: bad_forms") << pattern;
	}
}

TEST(Format, ArgumentsThatDoNotFitAreReported)
{
	ExpectError("{missing}", FormatProblem::MissingArgument, 0);
	ExpectError("ab{name}|plural(one=a,other=b)", FormatProblem::NotANumber, 2);
}

TEST(Format, ErrorsInAFormAreReported)
{
	EXPECT_EQ(Formatted("{n}|plural(one=a,other={x)", {{"n", 2}}), "error: unclosed_brace");
	EXPECT_EQ(Formatted("{n}|plural(one=a,other={x})", {{"n", 2}}), "error: missing_argument");
}

TEST(Inspect, FindsArgumentsNumbersAndForms)
{
	const auto facts = Inspect("{a} {n}|plural(one={b},other=\"{m}|plural(few=x,other=y)\")");
	ASSERT_TRUE(facts.HasValue());
	EXPECT_EQ(facts->arguments, (std::set<std::string>{"a", "b", "m", "n"}));
	EXPECT_EQ(facts->numbers, (std::set<std::string>{"m", "n"}));
	EXPECT_EQ(facts->pluralForms,
		(std::set<std::set<PluralForm>>{{PluralForm::One, PluralForm::Other}, {PluralForm::Few, PluralForm::Other}}));
}

TEST(Inspect, LooksIntoFormsThatNoNumberWouldChoose)
{
	const auto facts = Inspect("{n}|plural(one=a,few={open,other=b)");
	ASSERT_FALSE(facts.HasValue());
	EXPECT_EQ(facts.Error().problem, FormatProblem::UnclosedBrace);
}

} // namespace
} // namespace faith::text
