#include "FlickOfFaithCli/CardSheet.h"

#include "FlickOfFaithCli/RulesText.h"
#include "FlickOfFaithPresentation/Wrapping.h"

#include <array>
#include <string_view>
#include <utility>

namespace faith::cli
{

namespace
{

using flick::EffectDef;

constexpr std::string_view kSheetIndent = "  ";
constexpr std::string_view kEntry = "  - ";
constexpr std::string_view kInEntry = "    ";

std::string Keyed(const flick::Wording& words, std::string_view prefix, std::string_view name)
{
	return words.Texts().Get(std::string(prefix).append(name));
}

/// What a card does besides acting and asking at its moments.
std::vector<std::string_view> LastingHooks(const EffectDef& card)
{
	const std::array<std::pair<bool, std::string_view>, 5> all{{
		{card.constrain != nullptr, "constrain"},
		{card.replacePayment != nullptr, "payment"},
		{card.bendHand != nullptr, "hand"},
		{card.countsFor != nullptr, "counts_for"},
		{card.keeps != nullptr, "keeps"},
	}};
	std::vector<std::string_view> hooks;
	for (const auto& [has, name] : all)
	{
		if (has)
		{
			hooks.push_back(name);
		}
	}
	return hooks;
}

std::vector<std::string> Changes(const flick::Wording& words, const EffectDef& card)
{
	std::vector<std::string> changes;
	for (const flick::Modifier& modifier : card.modifiers)
	{
		const std::string value = modifier.op == flick::Op::Multiply
			? words.Number(flick::Param::LaunchSpeed, modifier.value) // any that is in permille
			: words.Number(modifier.param, modifier.value);
		const std::string operation =
			words.Texts().Format(std::string("op.").append(NameOf(modifier.op)), {{"value", value}});
		changes.push_back(words.Texts().Format("cli.card.change",
			{{"number", Keyed(words, "param.", NameOf(modifier.param))}, {"operation", operation},
				{"scope", Keyed(words, "scope.", NameOf(modifier.scope))}}));
	}
	return changes;
}

std::vector<std::string> Deeds(const flick::Wording& words, const EffectDef& card)
{
	std::vector<std::string> deeds;
	const auto add = [&](std::string_view what, flick::Moment when)
	{
		deeds.push_back(words.Texts().Format("cli.card.moment",
			{{"what", Keyed(words, "hook.", what)}, {"when", Keyed(words, "moment.", NameOf(when))}}));
	};
	for (const flick::ReactHook& hook : card.reacts)
	{
		add("react", hook.moment);
	}
	for (const flick::OfferHook& hook : card.offers)
	{
		add("offer", hook.moment);
	}
	for (const std::string_view hook : LastingHooks(card))
	{
		deeds.push_back(Keyed(words, "hook.", hook));
	}
	return deeds;
}

std::vector<std::string> Questions(const flick::Wording& words, const EffectDef& card)
{
	std::vector<std::string> questions;
	for (std::size_t i = 0; i < card.questions.size(); ++i)
	{
		questions.push_back(words.QuestionOf(card.id, static_cast<std::uint8_t>(i)));
	}
	return questions;
}

std::string Entries(const std::string& heading, const std::vector<std::string>& entries)
{
	std::string printed = entries.empty() ? "" : std::string(kSheetIndent) + heading + "\n";
	for (const std::string& entry : entries)
	{
		printed += flick::Wrapped(entry, kEntry, kInEntry);
	}
	return printed;
}

Json ModifiersJson(const EffectDef& card)
{
	constexpr int kAnyPlayers = 4; // units do not depend on it
	Json modifiers = Json::array();
	for (const flick::Modifier& modifier : card.modifiers)
	{
		const std::string_view unit =
			modifier.op == flick::Op::Multiply ? "permille" : flick::RowOf(modifier.param, kAnyPlayers).unit;
		modifiers.push_back(Json{{"param", NameOf(modifier.param)}, {"op", NameOf(modifier.op)},
			{"value", modifier.value}, {"unit", unit}, {"scope", NameOf(modifier.scope)}});
	}
	return modifiers;
}

template <class Hooks>
Json MomentsJson(const Hooks& hooks)
{
	Json moments = Json::array();
	for (const auto& hook : hooks)
	{
		moments.push_back(NameOf(hook.moment));
	}
	return moments;
}

Json QuestionsJson(const flick::Wording& words, const EffectDef& card)
{
	Json questions = Json::array();
	for (std::size_t i = 0; i < card.questions.size(); ++i)
	{
		questions.push_back(Json{{"key", card.questions[i].key}, {"parts", PartsJson(card.questions[i].parts)},
			{"prompt", words.QuestionOf(card.id, static_cast<std::uint8_t>(i))}});
	}
	return questions;
}

} // namespace

std::vector<const EffectDef*> CardsOf(const flick::Catalogue& cards, CardKind kind)
{
	if (kind == CardKind::Law)
	{
		return {cards.laws.begin(), cards.laws.end()};
	}
	std::vector<const EffectDef*> gods;
	for (const flick::GodCard& card : cards.godCards)
	{
		gods.insert(gods.end(), card.sides.begin(), card.sides.end());
	}
	return gods;
}

std::string CardTitle(const flick::Wording& words, const EffectDef& card)
{
	const std::string kind = Keyed(words, "card.kind.", words.Cards().IsLaw(card.id) ? "law" : "god");
	return words.Texts().Format("cli.card.title",
		{{"card", words.Card(card.id)}, {"kind", kind}, {"number", std::int32_t{flick::RuleOfCard(card.id).item}}});
}

std::string CardOccasion(const flick::Wording& words, const EffectDef& card)
{
	if (words.Cards().IsLaw(card.id))
	{
		return words.Texts().Format(
			"cli.card.duration", {{"duration", Keyed(words, "duration.", NameOf(card.duration))}});
	}
	const auto godCard = static_cast<std::uint8_t>(words.Cards().GodCardOf(card.id));
	return words.Texts().Format("cli.card.side",
		{{"card", words.GodCard(godCard)},
			{"colour", Keyed(words, "colour.", words.Cards().godCards[godCard].colour)}});
}

std::string CardSheet(const flick::Wording& words, const EffectDef& card)
{
	const text::TextTable& texts = words.Texts();
	const flick::RuleNumber rule = flick::RuleOfCard(card.id);
	std::string sheet = CardTitle(words, card) + "\n" + flick::Wrapped(words.EffectOf(card.id), kSheetIndent) +
		flick::Wrapped(CardOccasion(words, card), kSheetIndent) +
		flick::Wrapped(words.Rule(rule) + " " + RuleText(texts, rule), kSheetIndent);
	sheet += Entries(texts.Get("cli.card.changes"), Changes(words, card));
	sheet += Entries(texts.Get("cli.card.does"), Deeds(words, card));
	sheet += Entries(texts.Get("cli.card.asks"), Questions(words, card));
	if (card.usesPerGeneration > 0)
	{
		sheet += flick::Wrapped(
			texts.Format("cli.card.uses", {{"count", std::int32_t{card.usesPerGeneration}}}), kSheetIndent);
	}
	if (card.temper != flick::Temper::Even)
	{
		sheet += flick::Wrapped(Keyed(words, "temper.", NameOf(card.temper)), kSheetIndent);
	}
	if (card.order != 0)
	{
		constexpr flick::RuleNumber kOrder{11, 3};
		sheet += flick::Wrapped(
			texts.Format("cli.card.order", {{"order", std::int32_t{card.order}}, {"rule", words.Rule(kOrder)}}),
			kSheetIndent);
	}
	return sheet;
}

Json CardJson(const flick::Wording& words, const EffectDef& card)
{
	const flick::RuleNumber rule = flick::RuleOfCard(card.id);
	const bool isLaw = words.Cards().IsLaw(card.id);
	Json json{{"kind", isLaw ? "law" : "god"}, {"number", rule.item}, {"key", card.key}, {"name", words.Card(card.id)},
		{"effect", words.EffectOf(card.id)}};
	if (isLaw)
	{
		json["duration"] = NameOf(card.duration);
	}
	else
	{
		const auto& godCard = words.Cards().godCards[static_cast<std::size_t>(words.Cards().GodCardOf(card.id))];
		json["colour"] = godCard.colour;
		json["side"] = godCard.sides[0] == &card ? "a" : "b";
		json["temper"] = NameOf(card.temper);
	}
	json["rule"] = std::to_string(rule.section) + "." + std::to_string(rule.item);
	json["text"] = RuleText(words.Texts(), rule);
	json["modifiers"] = ModifiersJson(card);
	json["acts"] = MomentsJson(card.reacts);
	json["asks"] = MomentsJson(card.offers);
	json["hooks"] = LastingHooks(card);
	json["questions"] = QuestionsJson(words, card);
	json["usesPerGeneration"] = card.usesPerGeneration;
	json["order"] = card.order;
	return json;
}

Json PartsJson(unsigned parts)
{
	constexpr std::array<std::pair<unsigned, std::string_view>, 6> kParts{{
		{flick::kAnswerPiece, "piece"},
		{flick::kAnswerSpot, "spot"},
		{flick::kAnswerAngle, "angle"},
		{flick::kAnswerIsland, "island"},
		{flick::kAnswerLaw, "law"},
		{flick::kAnswerOwnVote, "own_vote"},
	}};
	Json names = Json::array();
	for (const auto& [part, name] : kParts)
	{
		if ((parts & part) != 0)
		{
			names.push_back(name);
		}
	}
	return names;
}

} // namespace faith::cli
