#include "FaithText/GameTexts.h"
#include "FaithKernel/LogEntry.h"
#include "FaithKernel/ReplayFile.h"
#include "FaithText/Utf8.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Params.h"
#include "FlickOfFaithRules/Reasons.h"

#include <gtest/gtest.h>

#include <charconv>
#include <cstddef>
#include <map>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace faith::text
{
namespace
{

using Keys = std::set<std::string>;

constexpr std::array<std::string_view, 4> kIslands{"north", "east", "south", "west"};
constexpr std::array<std::string_view, 4> kCorners{"north_east", "south_east", "south_west", "north_west"};

/// What fits on a card, in characters.
constexpr std::size_t kLongestEffect = 220;
constexpr std::size_t kLongestQuestion = 160;

template <class Names>
void Insert(Keys& keys, std::string_view prefix, const Names& names, std::string_view suffix = {})
{
	for (const std::string_view name : names)
	{
		keys.insert(std::string(prefix) + std::string(name) + std::string(suffix));
	}
}

template <class... Events>
std::vector<std::string_view> NamesOf(const std::variant<Events...>*)
{
	return {Events::kName...};
}

/// All names of an enumeration whose first value means that nothing is wrong, but that one.
template <NamedEnum Enum>
std::vector<std::string_view> FaultNames()
{
	return {kEnumNames<Enum>.begin() + 1, kEnumNames<Enum>.end()};
}

std::vector<std::string_view> EventNames()
{
	return NamesOf(static_cast<const flick::Event*>(nullptr));
}

/// Calls `visit(start, card)` for every law and god; `start` is how the keys of its texts begin, such as "law.<key>.".
template <class Visit>
void ForEachCard(const Visit& visit)
{
	for (const flick::EffectDef* law : flick::StandardCatalogue().laws)
	{
		visit("law." + std::string(law->key) + ".", *law);
	}
	for (const flick::GodCard& card : flick::StandardCatalogue().godCards)
	{
		for (const flick::EffectDef* god : card.sides)
		{
			visit("god." + std::string(god->key) + ".", *god);
		}
	}
}

Keys NameKeys()
{
	Keys keys;
	ForEachCard([&keys](const std::string& start, const flick::EffectDef&) { keys.insert(start + "name"); });
	for (const flick::GodCard& card : flick::StandardCatalogue().godCards)
	{
		keys.insert("god_card." + std::string(card.key) + ".name");
	}
	return keys;
}

Keys EffectKeys()
{
	Keys keys;
	ForEachCard([&keys](const std::string& start, const flick::EffectDef&) { keys.insert(start + "effect"); });
	return keys;
}

Keys QuestionKeys()
{
	Keys keys;
	ForEachCard(
		[&keys](const std::string& start, const flick::EffectDef& card)
		{
			for (const flick::Question& question : card.questions)
			{
				keys.insert(start + "ask." + std::string(question.key));
			}
		});
	return keys;
}

Keys CardKeys()
{
	Keys keys = NameKeys();
	keys.merge(EffectKeys());
	keys.merge(QuestionKeys());
	return keys;
}

/// What programs put together that show what cards change: every number, its unit, and how, when and for whom.
Keys ParamKeys()
{
	Keys keys;
	Insert(keys, "param.", kEnumNames<flick::Param>);
	Insert(keys, "moment.", kEnumNames<flick::Moment>);
	Insert(keys, "op.", std::array<std::string_view, 3>{"override", "add", "multiply"});
	Insert(keys, "scope.", std::array<std::string_view, 3>{"everyone", "controller", "others"});
	Insert(keys, "unit.", std::array<std::string_view, 4>{"vp", "percent", "degrees", "count"});
	Insert(keys, "unit.flag.", std::array<std::string_view, 2>{"0", "1"});
	Insert(keys, "unit.form.", std::array<std::string_view, 3>{"0", "1", "2"});
	Insert(keys, "hook.",
		std::array<std::string_view, 8>{
			"modifier", "react", "offer", "constrain", "payment", "keeps", "counts_for", "hand"});
	return keys;
}

Keys RuleKeys()
{
	Keys keys{"rules.intro", "rules.ours"};
	for (const auto& [key, text] : RulesOfTheDocument())
	{
		keys.insert(key);
	}
	return keys;
}

/// The number that a text is, or nothing if it is something else.
std::optional<int> NumberOf(std::string_view text)
{
	int number = 0;
	const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
	return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

int CountOf(std::string_view text, std::string_view wanted)
{
	int count = 0;
	for (std::size_t at = text.find(wanted); at != text.npos; at = text.find(wanted, at + wanted.size()))
	{
		++count;
	}
	return count;
}

Keys WithPrefix(const Keys& keys, std::string_view prefix)
{
	Keys found;
	for (const std::string& key : keys)
	{
		if (std::string_view(key).substr(0, prefix.size()) == prefix)
		{
			found.insert(key);
		}
	}
	return found;
}

Keys ReplayKeys()
{
	Keys keys;
	Insert(keys, "replay.section.", kEnumNames<ReplaySection>);
	Insert(keys, "replay.fault.", FaultNames<ReplayFault>());
	Insert(keys, "replay.content.", FaultNames<ReadFault>());
	return keys;
}

/// Keys that programs put together from the name of a thing.
Keys ComposedKeys()
{
	Keys keys = CardKeys();
	keys.merge(ReplayKeys());
	keys.merge(ParamKeys());
	keys.merge(RuleKeys());
	Insert(keys, "undo.", FaultNames<UndoReason>());
	Insert(keys, "reason.", kEnumNames<flick::Reason>);
	Insert(keys, "prompt.", kEnumNames<flick::DecisionKind>);
	Insert(keys, "waiting.", kEnumNames<flick::DecisionKind>);
	Insert(keys, "piece.", kEnumNames<flick::PieceKind>);
	Insert(keys, "place.", kEnumNames<flick::Place>);
	Insert(keys, "duration.", kEnumNames<flick::Duration>);
	Insert(keys, "thumb.", kEnumNames<flick::Thumb>);
	Insert(keys, "island.", kIslands);
	Insert(keys, "where.island.", kIslands);
	Insert(keys, "where.city.", kIslands);
	Insert(keys, "corner.", kCorners);
	Insert(keys, "where.cloud.", kCorners);
	Insert(keys, "event.committed.", std::array<std::string_view, 3>{"choose_god", "commit_aim", "vote"});
	Insert(keys, "event.piece_moved.card.", kEnumNames<flick::Place>);
	Insert(keys, "event.card_answered.", std::array<std::string_view, 5>{"declined", "piece", "spot", "island", "law"});
	Insert(keys, "card.kind.", std::array<std::string_view, 2>{"law", "god"});
	keys.insert("event.launched.again");
	Insert(keys, "temper.", std::array<std::string_view, 2>{"fierce", "gentle"});
	std::vector<flick::Contestant> levels(flick::Levels().begin(), flick::Levels().end());
	levels.push_back(flick::Mirror(1000));
	for (const flick::Contestant& level : levels)
	{
		keys.insert("level." + std::string(level.key) + ".name");
		keys.insert("level." + std::string(level.key) + ".about");
	}
	for (const flick::GodCard& card : flick::StandardCatalogue().godCards)
	{
		keys.insert("colour." + std::string(card.colour));
	}
	for (std::size_t i = 0; i < kEnumCount<flick::PieceKind>; ++i)
	{
		const auto kind = static_cast<flick::PieceKind>(i);
		if (RowOf(kind).topSpeed > 0)
		{
			keys.insert("event.launched." + std::string(NameOf(kind)));
		}
	}
	for (std::size_t i = 1; i < kEnumCount<flick::WinReason>; ++i)
	{
		keys.insert("event.game_ended." + std::string(NameOf(static_cast<flick::WinReason>(i))));
	}
	return keys;
}

/// The string literals of a source that look like keys of texts.
Keys KeysWrittenOut(std::string_view source)
{
	Keys keys;
	for (const std::string_view start : {"\"event.", "\"cli.", "\"list.", "\"piece.", "\"player.", "\"rule.", "\"card.",
			 "\"where.", "\"phase.", "\"replay."})
	{
		for (std::size_t at = source.find(start); at != source.npos; at = source.find(start, at + 1))
		{
			const std::size_t end = source.find_first_not_of("abcdefghijklmnopqrstuvwxyz_.", at + 1);
			const std::string_view literal = source.substr(at + 1, end - at - 1);
			if (end != source.npos && source[end] == '"' && literal.back() != '.')
			{
				keys.emplace(literal);
			}
		}
	}
	return keys;
}

class GameTexts : public testing::TestWithParam<Language>
{
protected:
	const Tables tables_ = LoadGameTables(GetParam());
};

INSTANTIATE_TEST_SUITE_P(EveryLanguage, GameTexts, testing::ValuesIn(kLanguages),
	[](const testing::TestParamInfo<Language>& tested) { return std::string(NameOf(tested.param)); });

TEST_P(GameTexts, HaveTheSameTablesAndKeysAsEnglish)
{
	const Tables english = LoadGameTables(Language::English);
	ASSERT_GE(english.size(), 9u);
	ASSERT_EQ(tables_.size(), english.size());
	for (const auto& [name, entries] : english)
	{
		ASSERT_TRUE(tables_.contains(name)) << name;
		EXPECT_EQ(KeysOf({{name, tables_.at(name)}}), KeysOf({{name, entries}})) << name;
	}
}

TEST_P(GameTexts, AskForTheSameArgumentsAsEnglish)
{
	const Tables english = LoadGameTables(Language::English);
	for (const auto& [name, entries] : tables_)
	{
		for (const auto& [key, text] : entries)
		{
			const auto facts = Inspect(text);
			const auto expected = Inspect(english.at(name).at(key));
			ASSERT_TRUE(facts.HasValue()) << key << ": " << NameOf(facts.Error().problem);
			ASSERT_TRUE(expected.HasValue()) << key;
			EXPECT_EQ(facts->arguments, expected->arguments) << key;
		}
	}
}

TEST_P(GameTexts, HaveCompletePlurals)
{
	const auto forms = PluralFormsOf(GetParam());
	const std::set<PluralForm> complete(forms.begin(), forms.end());
	int plurals = 0;
	for (const auto& [name, entries] : tables_)
	{
		for (const auto& [key, text] : entries)
		{
			const auto facts = Inspect(text);
			ASSERT_TRUE(facts.HasValue()) << key;
			for (const std::set<PluralForm>& plural : facts->pluralForms)
			{
				EXPECT_EQ(plural, complete) << key;
				++plurals;
			}
		}
	}
	EXPECT_GT(plurals, 0);
}

TEST_P(GameTexts, AreTidy)
{
	for (const auto& [name, entries] : tables_)
	{
		for (const auto& [key, text] : entries)
		{
			ASSERT_FALSE(text.empty()) << key;
			EXPECT_NE(text.front(), ' ') << key;
			EXPECT_NE(text.back(), ' ') << key;
			EXPECT_EQ(text.find("  ") == std::string::npos, key != "event.scored.line") << key;
			EXPECT_EQ(text.find_first_of("\\\"\t\r\n"), std::string::npos)
				<< key << ": a backslash means something to Unreal; quotes are typographic; one line each";
		}
	}
}

// Rules 10.1, 10.2
TEST_P(GameTexts, SayEveryReasonForARefusalAndNoOther)
{
	Keys expected;
	Insert(expected, "reason.", kEnumNames<flick::Reason>);
	Insert(expected, "undo.", FaultNames<UndoReason>());
	EXPECT_EQ(KeysOf({{"Reasons.csv", tables_.at("Reasons.csv")}}), expected);
}

TEST_P(GameTexts, PromptForEveryDecisionAndNoOther)
{
	Keys expected;
	Insert(expected, "prompt.", kEnumNames<flick::DecisionKind>);
	Insert(expected, "waiting.", kEnumNames<flick::DecisionKind>);
	Insert(expected, "choice.", std::array<std::string_view, 6>{"keep", "done", "no", "yes", "build", "piece"});
	EXPECT_EQ(KeysOf({{"Prompts.csv", tables_.at("Prompts.csv")}}), expected);
}

TEST_P(GameTexts, SayWhatEveryCardIsCalledDoesAndAsksAndNothingElse)
{
	EXPECT_EQ(KeysOf({{"Cards.csv", tables_.at("Cards.csv")}}), CardKeys());
}

TEST_P(GameTexts, NameCardsDifferently)
{
	const TextTable::Entries& cards = tables_.at("Cards.csv");
	std::map<std::string, std::string> keyOf;
	for (const std::string& key : NameKeys())
	{
		const auto found = cards.find(key);
		ASSERT_NE(found, cards.end()) << key;
		const auto [known, isNew] = keyOf.emplace(found->second, key);
		EXPECT_TRUE(isNew) << key << " and " << known->second << " are both called " << found->second;
	}
}

TEST_P(GameTexts, FitOnTheirCard)
{
	const auto expectAtMost = [this](const Keys& keys, std::size_t longest)
	{
		const TextTable::Entries& cards = tables_.at("Cards.csv");
		for (const std::string& key : keys)
		{
			const auto found = cards.find(key);
			ASSERT_NE(found, cards.end()) << key;
			EXPECT_LE(CharacterCount(found->second), longest) << key;
		}
	};
	expectAtMost(EffectKeys(), kLongestEffect);
	expectAtMost(QuestionKeys(), kLongestQuestion);
}

TEST_P(GameTexts, NameEveryNumberThatCardsChangeAndNothingElse)
{
	EXPECT_EQ(KeysOf({{"Params.csv", tables_.at("Params.csv")}}), ParamKeys());
}

TEST_P(GameTexts, NumberTheRulesWithoutGaps)
{
	std::map<int, std::set<int>> sections;
	const Keys keys = KeysOf({{"Rules.csv", tables_.at("Rules.csv")}});
	for (const std::string& key : keys)
	{
		const std::string_view number = std::string_view(key).substr(std::string_view("rules.").size());
		const std::size_t dot = number.find('.');
		if (dot == number.npos)
		{
			EXPECT_TRUE(number == "title" || number == "intro" || number == "ours") << key;
			continue;
		}
		const std::optional<int> section = NumberOf(number.substr(0, dot));
		ASSERT_TRUE(section.has_value()) << key;
		if (number.substr(dot + 1) != "title")
		{
			const std::optional<int> item = NumberOf(number.substr(dot + 1));
			ASSERT_TRUE(item.has_value()) << key;
			sections[*section].insert(*item);
		}
	}
	ASSERT_FALSE(sections.empty());
	EXPECT_EQ(sections.begin()->first, 1);
	EXPECT_EQ(sections.rbegin()->first, static_cast<int>(sections.size()));
	for (const auto& [section, items] : sections)
	{
		EXPECT_TRUE(keys.contains("rules." + std::to_string(section) + ".title")) << section;
		EXPECT_EQ(*items.begin(), 1) << "section " << section;
		EXPECT_EQ(*items.rbegin(), static_cast<int>(items.size())) << "section " << section;
	}
}

TEST_P(GameTexts, SayEveryRuleAndNoOther)
{
	EXPECT_EQ(KeysOf({{"Rules.csv", tables_.at("Rules.csv")}}), RuleKeys());
}

TEST_P(GameTexts, MarkTheSameRulesAsOursAsEnglish)
{
	const TextTable::Entries english = LoadGameTables(Language::English).at("Rules.csv");
	const TextTable::Entries& rules = tables_.at("Rules.csv");
	ASSERT_TRUE(english.contains("rules.ours") && rules.contains("rules.ours"));
	for (const auto& [key, text] : rules)
	{
		ASSERT_TRUE(english.contains(key)) << key;
		EXPECT_EQ(CountOf(text, rules.at("rules.ours")), CountOf(english.at(key), english.at("rules.ours"))) << key;
	}
}

/// The printed rules contain no card's text, so the mark comes first.
TEST_P(GameTexts, BeginTheRuleOfACardWithTheMarkAndItsName)
{
	const TextTable::Entries& cards = tables_.at("Cards.csv");
	const TextTable::Entries& rules = tables_.at("Rules.csv");
	ForEachCard(
		[&](const std::string& start, const flick::EffectDef& card)
		{
			const flick::RuleNumber rule = flick::RuleOfCard(card.id);
			const std::string key = "rules." + std::to_string(rule.section) + "." + std::to_string(rule.item);
			ASSERT_TRUE(cards.contains(start + "name")) << start;
			ASSERT_TRUE(rules.contains(key)) << key;
			EXPECT_TRUE(rules.at(key).starts_with(rules.at("rules.ours") + " " + cards.at(start + "name"))) << key;
		});
}

TEST_P(GameTexts, MarkInHowToPlayWhatIsOurs)
{
	const std::string& mark = tables_.at("Rules.csv").at("rules.ours");
	for (const std::string_view place : {"goal.3", "flick.3", "cards.2"})
	{
		const std::string key = "menu.help." + std::string(place);
		EXPECT_EQ(CountOf(tables_.at("Menu.csv").at(key), mark), 1) << key;
	}
}

TEST_P(GameTexts, MarkNoRuleOfOursTwice)
{
	const TextTable::Entries& rules = tables_.at("Rules.csv");
	for (const auto& [key, text] : rules)
	{
		const bool isWhole = text.starts_with(rules.at("rules.ours") + " ");
		EXPECT_TRUE(!isWhole || CountOf(text, rules.at("rules.ours")) == 1) << key;
	}
}

TEST(EnglishGameTexts, SayTheRulesAsTheDocumentDoes)
{
	TextTable::Entries rules = LoadGameTables(Language::English).at("Rules.csv");
	rules.erase("rules.intro");
	rules.erase("rules.ours");
	EXPECT_EQ(rules, RulesOfTheDocument());
}

TEST_P(GameTexts, TellEveryEventAndNoOther)
{
	const Keys keys = KeysOf({{"Events.csv", tables_.at("Events.csv")}});
	Keys told;
	for (const std::string_view name : EventNames())
	{
		const std::string key = "event." + std::string(name);
		Keys ofThisEvent = WithPrefix(keys, key + ".");
		if (keys.contains(key))
		{
			ofThisEvent.insert(key);
		}
		EXPECT_FALSE(ofThisEvent.empty()) << name;
		told.merge(ofThisEvent);
	}
	EXPECT_EQ(told, keys);
}

TEST_P(GameTexts, NameEveryThingThatProgramsNameByItsKey)
{
	const Keys keys = KeysOf(tables_);
	for (const std::string& key : ComposedKeys())
	{
		EXPECT_TRUE(keys.contains(key)) << key;
	}
}

TEST_P(GameTexts, HoldEveryKeyThatProgramsWriteOut)
{
	const Keys keys = KeysOf(tables_);
	const Keys written = KeysWrittenOut(ProgramSources());
	EXPECT_GT(written.size(), 50u);
	for (const std::string& key : written)
	{
		EXPECT_TRUE(keys.contains(key) || !WithPrefix(keys, key + ".").empty()) << key;
	}
}

/// The whole key in quotes, or its beginning up to a dot, which the program completes.
bool IsWrittenIn(const std::string& sources, const std::string& key)
{
	bool isWritten = sources.find('"' + key + '"') != std::string::npos;
	for (std::size_t dot = key.find('.', key.find('.') + 1); dot != std::string::npos && !isWritten;
		 dot = key.find('.', dot + 1))
	{
		isWritten = sources.find('"' + key.substr(0, dot + 1) + '"') != std::string::npos;
	}
	return isWritten;
}

TEST_P(GameTexts, AreAllUsed)
{
	const Keys composed = ComposedKeys();
	const std::string sources = ProgramSources();
	for (const std::string& key : KeysOf(tables_))
	{
		const bool used = composed.contains(key) || IsWrittenIn(sources, key);
		EXPECT_TRUE(used) << key << " is in no source file and belongs to nothing the rules name";
	}
}

} // namespace
} // namespace faith::text
