#include "FlickOfFaithCli/GameJson.h"

#include "FlickOfFaithCli/FromJson.h"
#include "FlickOfFaithCli/ToJson.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <charconv>

namespace faith::cli
{

namespace
{

const flick::EffectDef* FindCard(std::string_view key)
{
	const flick::Catalogue& cards = flick::StandardCatalogue();
	for (const flick::EffectDef* law : cards.laws)
	{
		if (law->key == key)
		{
			return law;
		}
	}
	for (const flick::GodCard& card : cards.godCards)
	{
		for (const flick::EffectDef* god : card.sides)
		{
			if (god->key == key)
			{
				return god;
			}
		}
	}
	return nullptr;
}

/// The part of a rule number; nothing but digits, 1..255.
bool ReadPart(std::string_view text, std::uint8_t& part)
{
	const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), part);
	return error == std::errc{} && end == text.data() + text.size() && part > 0;
}

/// A disc on the map without a position would silently lie on the Navel.
bool CheckDiscPositions(const JsonInput& discs, const JsonPath& path, JsonFault& fault)
{
	for (std::size_t i = 0; i < discs.size(); ++i)
	{
		const auto place = discs[i].find("place");
		const bool onMap = place == discs[i].end() || *place == "map";
		if (onMap && discs[i].find("position") == discs[i].end())
		{
			const JsonPath discPath(path, i);
			return fault.Set(JsonProblem::MissingField, JsonPath(discPath, "position"), {});
		}
	}
	return true;
}

} // namespace

Json CardToJson(flick::EffectId card)
{
	const flick::EffectDef* def = flick::StandardCatalogue().Find(card);
	return def == nullptr ? Json(nullptr) : Json(def->key);
}

bool CardFromJson(const JsonInput& from, flick::EffectId& card, const JsonPath& path, JsonFault& fault)
{
	if (from.is_null())
	{
		card = flick::kNoCard;
		return true;
	}
	const auto* key = from.get_ptr<const std::string*>();
	if (key == nullptr)
	{
		return fault.Set(JsonProblem::WrongType, path, "the key of a card, or null");
	}
	const flick::EffectDef* def = FindCard(*key);
	if (def == nullptr)
	{
		return fault.Set(JsonProblem::UnknownName, path, "the key of a card, or null");
	}
	card = def->id;
	return true;
}

Json RuleToJson(flick::RuleNumber rule)
{
	return rule == flick::RuleNumber{} ? Json(nullptr)
									   : Json(std::to_string(rule.section) + "." + std::to_string(rule.item));
}

bool RuleFromJson(const JsonInput& from, flick::RuleNumber& rule, const JsonPath& path, JsonFault& fault)
{
	if (from.is_null())
	{
		rule = {};
		return true;
	}
	const auto* text = from.get_ptr<const std::string*>();
	const std::size_t dot = text == nullptr ? std::string::npos : text->find('.');
	if (dot == std::string::npos || !ReadPart(std::string_view(*text).substr(0, dot), rule.section) ||
		!ReadPart(std::string_view(*text).substr(dot + 1), rule.item))
	{
		return fault.Set(JsonProblem::WrongType, path, "the number of a rule such as \"7.8\", or null");
	}
	return true;
}

bool detail::ReadWholeNumber(const JsonInput& from, bool asText, WholeNumber& number)
{
	if (from.is_number_unsigned())
	{
		number.magnitude = from.get<std::uint64_t>();
		return true;
	}
	if (from.is_number_integer())
	{
		const auto value = from.get<std::int64_t>();
		number.negative = value < 0;
		number.magnitude = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
		return true;
	}
	const auto* text = from.get_ptr<const std::string*>();
	if (!asText || text == nullptr)
	{
		return false;
	}
	const char* last = text->data() + text->size();
	const auto [end, error] = std::from_chars(text->data(), last, number.magnitude);
	number.isTooLarge = error == std::errc::result_out_of_range;
	return (error == std::errc{} || number.isTooLarge) && end == last;
}

Json CommandJson(const flick::Command& command)
{
	return ToJson(command);
}

Json EventJson(const flick::Event& event)
{
	return ToJson(event);
}

Json SetupJson(const flick::Setup& setup)
{
	return ToJson(setup);
}

Json StateJson(const flick::GameState& state)
{
	return ToJson(state);
}

Json ViewJson(const flick::PlayerView& view)
{
	return ToJson(view);
}

Json ScoredJson(const flick::Scored& entry)
{
	return ToJson(entry);
}

Json SeatsJson(std::uint8_t seats)
{
	Json list = Json::array();
	for (flick::Seat seat = 0; seat < flick::kMaxPlayers; ++seat)
	{
		if ((seats & flick::SeatBit(seat)) != 0)
		{
			list.push_back(seat);
		}
	}
	return list;
}

std::string HashText(std::uint64_t hash)
{
	constexpr std::string_view digits = "0123456789abcdef";
	std::string text;
	for (int shift = 60; shift >= 0; shift -= 4)
	{
		text += digits[(hash >> shift) & 15];
	}
	return text;
}

bool ReadCommand(const JsonInput& from, flick::Command& command, const JsonPath& path, JsonFault& fault)
{
	return FromJson(from, command, path, fault);
}

bool ReadSetup(const JsonInput& from, flick::Setup& setup, const JsonPath& path, JsonFault& fault)
{
	if (!FromJson(from, setup, path, fault))
	{
		return false;
	}
	if (!setup.position || setup.position->discs.empty())
	{
		return true;
	}
	const JsonPath positionPath(path, "position");
	return CheckDiscPositions(*from.find("position")->find("discs"), JsonPath(positionPath, "discs"), fault);
}

} // namespace faith::cli
