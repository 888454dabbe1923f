#include "FlickOfFaithCli/RuleIndex/RuleScan.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

/// Written apart, so that the scan of this file does not find it.
const std::string kSlashes = std::string("/") + "/";

using References = std::vector<ScannedReference>;

TEST(RuleScan, FindsNumberedParagraphsWithTheirSections)
{
	const std::vector<ScannedRule> rules =
		ScanRules("# Title\n\n## 1 The game\n\n**1.1** First\nand more.\n\nNo rule.\n"
				  "\n## 2 The map\n**2.10** *(ours)* Second.\n**bold** words\n");
	ASSERT_EQ(rules.size(), 2u);
	EXPECT_EQ(rules[0], (ScannedRule{"1.1", "1 The game", "First and more."}));
	EXPECT_EQ(rules[1], (ScannedRule{"2.10", "2 The map", "*(ours)* Second."}));
}

TEST(RuleScan, PointsFromACommentToTheNextCode)
{
	const std::string source =
		"int a;\n" + kSlashes + " Rule 7.2\n\n" + kSlashes + " Something else.\nvoid Build()\n{\n}\n";
	EXPECT_EQ(ScanSource(source), (References{{"7.2", 5, "void Build()"}}));
}

TEST(RuleScan, ReadsListsOfRules)
{
	const std::string source = kSlashes + " Rules 6.8, 6.9\n" + kSlashes + "/ Rules 1.1 and 1.12: why\nint a;\n";
	EXPECT_EQ(ScanSource(source),
		(References{{"6.8", 3, "int a;"}, {"6.9", 3, "int a;"}, {"1.1", 3, "int a;"}, {"1.12", 3, "int a;"}}));
}

TEST(RuleScan, PointsFromACommentAfterCodeToThatCode)
{
	const std::string source = "Lot, " + kSlashes + "/< Rule 4.4\nOther,\n";
	EXPECT_EQ(ScanSource(source), (References{{"4.4", 1, "Lot,"}}));
}

TEST(RuleScan, IgnoresRulesInTheMiddleOfAComment)
{
	const std::string source =
		kSlashes + " as in Rule 7.2\nint a;\n" + kSlashes + " Rule of thumb\nint b;\n" + kSlashes + " Rule 7\nint c;\n";
	EXPECT_TRUE(ScanSource(source).empty());
}

TEST(RuleScan, FindsTheNamesOfTests)
{
	const std::string source = kSlashes + " Rule 7.2\nTEST(Building, PutsATemple)\n{\n" + kSlashes +
		" Rule 7.3\nint a;\n}\n" + kSlashes + " Rule 7.4\nRC_GTEST_PROP(Properties, Hold, (int a))\n" + kSlashes +
		" Rule 7.5\nTEST_F(Long,\n";
	EXPECT_EQ(ScanTests(source),
		(References{{"7.2", 2, "Building.PutsATemple"}, {"7.4", 8, "Properties.Hold"}, {"7.5", 10, "Long."}}));
}

TEST(RuleScan, LooksThroughTemplatesAndBraces)
{
	const std::string source = kSlashes + " Rule 7.2\ntemplate <class T>\nvoid Build(T)\n";
	EXPECT_EQ(ScanSource(source), (References{{"7.2", 3, "void Build(T)"}}));
}

} // namespace
} // namespace faith::cli
