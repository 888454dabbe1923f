#include "FlickOfFaithCli/RulesText.h"

#include "FaithText/Utf8.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Narrated.h"
#include "FlickOfFaithCli/RuleIndex/RuleIndex.h"
#include "FlickOfFaithCli/RunProgram.h"
#include "FlickOfFaithPresentation/Wrapping.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace faith::cli
{
namespace
{

using test::RunProgram;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::string Document()
{
	std::ifstream file(FAITH_SOURCE_DIR "/Docs/Rules/FlickOfFaith.md");
	std::ostringstream content;
	content << file.rdbuf();
	return content.str();
}

/// The text in one line, as if it had never been wrapped.
std::string Unwrapped(const std::string& text)
{
	std::istringstream words(text);
	std::string line;
	for (std::string word; words >> word;)
	{
		line += (line.empty() ? "" : " ") + word;
	}
	return line;
}

TEST(RulesCommand, MakesTheDocumentFromTheTexts)
{
	const test::Ran ran = RunProgram({"rules", "--markdown"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_EQ(ran.out, Document()) << "flick rules --markdown > Docs/Rules/FlickOfFaith.md";
	EXPECT_THAT(Document(), HasSubstr("flick rule 7.2"));
	EXPECT_THAT(Document(), HasSubstr("**1.7** *(ours)* "));
}

TEST(RulesCommand, TheIndexOfTheRulesHoldsTheSameTexts)
{
	const text::TextTable texts = test::Texts(text::Language::English);
	std::size_t count = 0;
	for (flick::RuleNumber rule{1, 1}; texts.Find("rules." + std::to_string(rule.section) + ".title"); ++rule.section)
	{
		for (rule.item = 1; !RuleText(texts, rule).empty(); ++rule.item)
		{
			++count;
		}
	}
	EXPECT_EQ(count, RuleIndex().size());
}

class RulesLanguages : public testing::TestWithParam<text::Language>
{
};

INSTANTIATE_TEST_SUITE_P(EveryLanguage, RulesLanguages,
	testing::Values(text::Language::English, text::Language::German, text::Language::Polish),
	[](const testing::TestParamInfo<text::Language>& tested) { return std::string(NameOf(tested.param)); });

TEST_P(RulesLanguages, HaveEveryRuleAndEveryCardInThePrintedRules)
{
	const text::TextTable texts = test::Texts(GetParam());
	const test::Ran ran = RunProgram({"rules", "--lang", std::string(NameOf(GetParam()))});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, StartsWith(texts.Get("rules.title") + "\n"));
	const std::string printed = Unwrapped(ran.out);
	for (const IndexedRule& rule : RuleIndex())
	{
		const std::string text = texts.Get("rules." + std::string(rule.number));
		EXPECT_THAT(printed, HasSubstr(std::string(rule.number) + " " + text));
	}
	EXPECT_THAT(printed, HasSubstr(texts.Get("cli.rules.cards") + " " + texts.Get("rules.ours")));
	const flick::Wording words(texts, flick::StandardCatalogue());
	for (const flick::EffectDef* law : flick::StandardCatalogue().laws)
	{
		EXPECT_THAT(printed, HasSubstr(words.EffectOf(law->id)));
	}
	for (const flick::GodCard& card : flick::StandardCatalogue().godCards)
	{
		EXPECT_THAT(printed, HasSubstr(words.EffectOf(card.sides[0]->id)));
		EXPECT_THAT(printed, HasSubstr(words.EffectOf(card.sides[1]->id)));
		EXPECT_THAT(printed, HasSubstr(texts.Get("colour." + std::string(card.colour))));
	}
	EXPECT_THAT(texts.Failures(), IsEmpty());
}

TEST_P(RulesLanguages, FitTheWidthOfATerminal)
{
	std::istringstream lines(RunProgram({"rules", "--lang", std::string(NameOf(GetParam()))}).out);
	for (std::string line; std::getline(lines, line);)
	{
		EXPECT_LE(text::CharacterCount(line), flick::kTextWidth) << line;
	}
}

} // namespace
} // namespace faith::cli
