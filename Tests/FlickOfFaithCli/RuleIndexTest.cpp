#include "FlickOfFaithCli/RuleIndex/RuleIndex.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string_view>

namespace faith::cli
{
namespace
{

TEST(RuleIndex, HoldsTheRulesOfTheDocument)
{
	EXPECT_GT(RuleIndex().size(), 60u);
	std::set<std::string_view> numbers;
	for (const IndexedRule& rule : RuleIndex())
	{
		EXPECT_TRUE(numbers.insert(rule.number).second) << rule.number << " occurs twice";
		EXPECT_FALSE(rule.text.empty()) << rule.number;
		EXPECT_FALSE(rule.section.empty()) << rule.number;
	}
}

TEST(RuleIndex, KnowsCodeForEveryRule)
{
	for (const IndexedRule& rule : RuleIndex())
	{
		EXPECT_FALSE(rule.sources.empty()) << "no source names rule " << rule.number << ": " << rule.text;
	}
}

TEST(RuleIndex, KnowsATestForEveryRule)
{
	for (const IndexedRule& rule : RuleIndex())
	{
		EXPECT_FALSE(rule.tests.empty()) << "no test names rule " << rule.number << ": " << rule.text;
	}
}

TEST(RuleIndex, MeetsNoNumberThatIsNotInTheDocument)
{
	for (const RuleReference& stray : StrayReferences())
	{
		ADD_FAILURE() << stray.file << ":" << stray.line << " names rule " << stray.what << ", which does not exist";
	}
}

TEST(RuleIndex, PointsToFilesThatExist)
{
	const std::filesystem::path root = FAITH_SOURCE_DIR;
	for (const IndexedRule& rule : RuleIndex())
	{
		for (const RuleReference& reference : rule.sources)
		{
			EXPECT_TRUE(std::filesystem::exists(root / reference.file)) << reference.file;
			EXPECT_GT(reference.line, 0);
		}
	}
}

TEST(RuleIndex, FindsRulesByNumber)
{
	ASSERT_NE(FindRule("7.2"), nullptr);
	EXPECT_EQ(FindRule("7.2")->number, "7.2");
	EXPECT_EQ(FindRule("7"), nullptr);
	EXPECT_EQ(FindRule("99.1"), nullptr);
}

} // namespace
} // namespace faith::cli
