#include "FlickOfFaithCli/CardSheet.h"

#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Narrated.h"
#include "FlickOfFaithCli/RunProgram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

namespace faith::cli
{
namespace
{

using nlohmann::json;
using test::RunProgram;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

json JsonOf(const std::vector<std::string>& arguments)
{
	std::vector<std::string> all = arguments;
	all.emplace_back("--json");
	return json::parse(RunProgram(all).out);
}

std::string OrderOf(flick::EffectId card)
{
	return std::to_string(flick::StandardCatalogue().Find(card)->order);
}

/// The number of a law's modifier.
std::int32_t NumberOf(flick::EffectId law, std::size_t modifier)
{
	return flick::StandardCatalogue().Find(law)->modifiers[modifier].value;
}

TEST(LawCommand, PrintsAllAboutALaw)
{
	const auto percent = [](std::size_t modifier)
	{ return std::to_string(NumberOf(flick::EffectId{3}, modifier) / 10); };
	EXPECT_EQ(RunProgram({"law", "little_finger"}).out,
		"The Little Finger (law 3)\n"
		"  Only the little finger may flick: discs start much slower, so far islands are out of reach, and\n"
		"  your aim wobbles to the side.\n"
		"  Lasts: this generation.\n"
		"  [rule 12.3] (ours) The Little Finger, this generation. Discs start with 56% of the usual speed,\n"
		"  and directions stray by 70% more than usual.\n"
		"  Changes:\n"
		"  - launch speed × " +
			percent(0) +
			"% (for everyone)\n"
			"  - spread of the direction × " +
			percent(1) + "% (for everyone)\n");
}

TEST(LawCommand, PrintsWhenALawActsAndWhatItAsks)
{
	const std::string kraken = RunProgram({"law", "kraken"}).out;
	EXPECT_THAT(kraken, HasSubstr("  - acts at the beginning of worship\n"));
	EXPECT_THAT(kraken, HasSubstr("  - asks at the beginning of worship\n"));
	EXPECT_THAT(kraken, HasSubstr("  - keeps pieces through worship\n"));
	EXPECT_THAT(kraken, HasSubstr("The Kraken is hungry"));
	EXPECT_THAT(kraken, HasSubstr("  Order number: " + OrderOf(test::kKraken) + " [rule 11.3]\n"));
	EXPECT_THAT(kraken, Not(HasSubstr("Changes:")));
	EXPECT_THAT(RunProgram({"law", "king_ape"}).out, HasSubstr("  - changes what an island pays\n"));
}

TEST(LawCommand, SaysThatWhatACardDoesIsOurs)
{
	for (const char* const command : {"law", "god"})
	{
		std::istringstream lines(RunProgram({command, "all", "--json"}).out);
		for (std::string line; std::getline(lines, line);)
		{
			EXPECT_THAT(json::parse(line).at("text").get<std::string>(), StartsWith("(ours) "));
		}
	}
	EXPECT_THAT(RunProgram({"god", "tyr"}).out, HasSubstr("  [rule 13.7] (ours) Tyr may"));
	EXPECT_THAT(RunProgram({"law", "exodus", "--lang", "de"}).out, HasSubstr("(eigene Regel) Exodus"));
}

TEST(LawCommand, FindsACardByKeyAndByNumberInEveryLanguage)
{
	EXPECT_EQ(RunProgram({"law", "king_ape"}).out, RunProgram({"law", "8"}).out);
	EXPECT_THAT(RunProgram({"law", "8", "--lang", "de"}).out, StartsWith("Der Affenkönig (Gesetz 8)\n"));
	EXPECT_THAT(RunProgram({"law", "8", "--lang", "pl"}).out, StartsWith("Król Małp (prawo 8)\n"));
	EXPECT_EQ(RunProgram({"god", "zeus"}).out, RunProgram({"god", "5"}).out);
}

TEST(LawCommand, PrintsAllOfThem)
{
	const test::Ran laws = RunProgram({"law", "all"});
	EXPECT_EQ(laws.exitCode, kExitOk);
	EXPECT_THAT(laws.out, HasSubstr("(law 1)\n"));
	EXPECT_THAT(laws.out, HasSubstr("\n\nThe Lost Sheep (law 2)\n"));
	EXPECT_THAT(laws.out, HasSubstr("(law 20)\n"));
	std::istringstream lines(RunProgram({"god", "all", "--json"}).out);
	int gods = 0;
	for (std::string line; std::getline(lines, line);)
	{
		EXPECT_EQ(json::parse(line).at("number"), ++gods);
	}
	EXPECT_EQ(gods, 8);
}

TEST(LawCommand, NamesThoseThatThereAre)
{
	const test::Ran law = RunProgram({"law", "zeus"});
	EXPECT_EQ(law.exitCode, kExitUsage);
	EXPECT_THAT(law.out, IsEmpty());
	EXPECT_THAT(law.err, HasSubstr("there is no law \"zeus\"; there are blind_obedience, lost_sheep, "));
	const test::Ran god = RunProgram({"god", "9"});
	EXPECT_EQ(god.exitCode, kExitUsage);
	EXPECT_THAT(god.err, HasSubstr("there is no god \"9\"; there are ra, anubis, "));
	EXPECT_THAT(god.err, HasSubstr("flick god all"));
}

TEST(GodCommand, PrintsTheColourAndHowOftenAGodMayBeUsed)
{
	const std::string dagda = RunProgram({"god", "dagda"}).out;
	EXPECT_THAT(dagda, StartsWith("Dagda (god 3)\n"));
	EXPECT_THAT(dagda, HasSubstr("  On the god card “Gods of the Celts” (green).\n"));
	EXPECT_THAT(dagda, HasSubstr("  Uses per generation: 2\n"));
	EXPECT_THAT(RunProgram({"god", "zeus"}).out, HasSubstr("  - temples on any island = yes (for its owner)\n"));
}

TEST(LawCommand, PrintsTheSameAsJson)
{
	const json law = JsonOf({"law", "lost_sheep", "--lang", "de"});
	EXPECT_EQ(law.at("kind"), "law");
	EXPECT_EQ(law.at("number"), 2);
	EXPECT_EQ(law.at("key"), "lost_sheep");
	EXPECT_EQ(law.at("rule"), "12.2");
	EXPECT_EQ(law.at("duration"), "rest_of_game");
	EXPECT_EQ(law.at("asks"), json::array({"worship_pre"}));
	EXPECT_EQ(law.at("questions").at(0).at("parts"), json::array({"piece", "island"}));
	EXPECT_EQ(law.at("order").dump(), OrderOf(flick::EffectId{2}));
	const json finger = JsonOf({"law", "3"});
	EXPECT_EQ(finger.at("modifiers").at(0),
		(json{{"param", "launch_speed"}, {"op", "multiply"}, {"value", NumberOf(flick::EffectId{3}, 0)},
			{"unit", "permille"}, {"scope", "everyone"}}));
	const json god = JsonOf({"god", "freja"});
	EXPECT_EQ(god.at("colour"), "blue");
	EXPECT_EQ(god.at("side"), "b");
	EXPECT_EQ(god.at("hooks"), json::array({"counts_for"}));
	EXPECT_FALSE(god.contains("duration"));
}

class CardLanguages : public testing::TestWithParam<text::Language>
{
};

INSTANTIATE_TEST_SUITE_P(EveryLanguage, CardLanguages,
	testing::Values(text::Language::English, text::Language::German, text::Language::Polish),
	[](const testing::TestParamInfo<text::Language>& tested) { return std::string(NameOf(tested.param)); });

TEST_P(CardLanguages, HaveWordsForEverythingAboutEveryCard)
{
	const text::TextTable texts = test::Texts(GetParam());
	const flick::Wording words(texts, flick::StandardCatalogue());
	for (const CardKind kind : {CardKind::Law, CardKind::God})
	{
		for (const flick::EffectDef* card : CardsOf(flick::StandardCatalogue(), kind))
		{
			EXPECT_THAT(CardSheet(words, *card), HasSubstr(words.Card(card->id)));
			EXPECT_FALSE(CardJson(words, *card).at("text").get<std::string>().empty()) << card->key;
		}
	}
	EXPECT_THAT(texts.Failures(), IsEmpty());
}

} // namespace
} // namespace faith::cli
