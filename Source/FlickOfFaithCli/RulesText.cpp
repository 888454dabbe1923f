#include "FlickOfFaithCli/RulesText.h"

#include "FlickOfFaithCli/CardSheet.h"
#include "FlickOfFaithPresentation/ScoreTable.h"
#include "FlickOfFaithPresentation/Wrapping.h"

#include <optional>
#include <string_view>

namespace faith::cli
{

namespace
{

constexpr std::string_view kRuleIndent = "       ";

std::string NumberOf(flick::RuleNumber rule)
{
	return std::to_string(rule.section) + "." + std::to_string(rule.item);
}

std::optional<std::string_view> TitleOf(const text::TextTable& texts, int section)
{
	return texts.Find("rules." + std::to_string(section) + ".title");
}

/// Calls `visit(number, text)` for every rule of a section.
template <class Visit>
void ForEachRule(const text::TextTable& texts, std::uint8_t section, const Visit& visit)
{
	flick::RuleNumber rule{section, 1};
	for (std::string text = RuleText(texts, rule); !text.empty(); text = RuleText(texts, rule))
	{
		visit(NumberOf(rule), text);
		++rule.item;
	}
}

std::string Intro(const text::TextTable& texts)
{
	return texts.Get("rules.intro") + " " + texts.Get("cli.rules.note");
}

/// Sets what marks a rule of ours in italics.
std::string WithEmphasis(std::string text, const std::string& ours)
{
	for (std::size_t at = text.find(ours); at != std::string::npos; at = text.find(ours, at + ours.size() + 2))
	{
		text.insert(at + ours.size(), "*").insert(at, "*");
	}
	return text;
}

/// Name, how long or which colour, and what it does.
std::string Glance(const flick::Wording& words, const flick::EffectDef& card)
{
	return "\n" + CardTitle(words, card) + "\n" +
		flick::Wrapped(CardOccasion(words, card) + " " + words.EffectOf(card.id), kRuleIndent);
}

} // namespace

std::string RuleText(const text::TextTable& texts, flick::RuleNumber rule)
{
	return std::string(texts.Find("rules." + NumberOf(rule)).value_or(std::string_view{}));
}

std::string RulesForTerminal(const flick::Wording& words)
{
	const text::TextTable& texts = words.Texts();
	std::string printed = texts.Get("rules.title") + "\n\n" + flick::Wrapped(Intro(texts));
	for (std::uint8_t section = 1; TitleOf(texts, section); ++section)
	{
		printed += "\n=== " + std::to_string(section) + " " + std::string(*TitleOf(texts, section)) + " ===\n\n";
		ForEachRule(texts, section,
			[&](const std::string& number, const std::string& text)
			{ printed += flick::Wrapped(text, flick::PaddedRight(number, kRuleIndent.size()), kRuleIndent); });
	}
	printed += "\n=== " + texts.Get("cli.rules.cards") + " " + texts.Get("rules.ours") + " ===\n";
	for (const CardKind kind : {CardKind::Law, CardKind::God})
	{
		for (const flick::EffectDef* card : CardsOf(words.Cards(), kind))
		{
			printed += Glance(words, *card);
		}
	}
	return printed;
}

std::string RulesAsMarkdown(const text::TextTable& texts)
{
	const std::string ours = texts.Get("rules.ours");
	std::string document = "# " + texts.Get("rules.title") + "\n\n" + flick::Wrapped(WithEmphasis(Intro(texts), ours));
	for (std::uint8_t section = 1; TitleOf(texts, section); ++section)
	{
		document += "\n## " + std::to_string(section) + " " + std::string(*TitleOf(texts, section)) + "\n";
		ForEachRule(texts, section,
			[&](const std::string& number, const std::string& text)
			{ document += "\n" + flick::Wrapped("**" + number + "** " + WithEmphasis(text, ours)); });
	}
	return document;
}

} // namespace faith::cli
