#include "FlickOfFaithCli/Serve/Answers.h"

#include "FlickOfFaithCli/ReplayWording.h"
#include "FlickOfFaithCli/ToJson.h"
#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <utility>

namespace faith::cli
{

namespace
{

std::string_view SentenceOf(JsonProblem problem)
{
	switch (problem)
	{
	case JsonProblem::None:
		break;
	case JsonProblem::NotJson:
		return "this is not JSON";
	case JsonProblem::TooDeep:
		return "arrays and objects are nested too deeply";
	case JsonProblem::DuplicateKey:
		return "a key occurs twice";
	case JsonProblem::WrongType:
		return "the value has the wrong type";
	case JsonProblem::OutOfRange:
		return "the number is out of range";
	case JsonProblem::TooMany:
		return "the list is too long";
	case JsonProblem::UnknownName:
		return "nothing has this name";
	case JsonProblem::UnknownField:
		return "there is no such field";
	case JsonProblem::MissingField:
		return "a field is missing";
	}
	return "";
}

/// The keys of the cards on account of which a command is refused.
Json CardsBehindJson(flick::Reason reason, const flick::Command* command, const flick::GameState& state)
{
	Json cards = Json::array();
	if (command != nullptr)
	{
		for (const flick::EffectId card : flick::CardsBehind(flick::StandardCatalogue(), state, reason, *command))
		{
			cards.push_back(CardToJson(card));
		}
	}
	return cards;
}

} // namespace

Json OkAnswer()
{
	return Json{{"ok", true}};
}

Json ErrorAnswer(std::string_view code, std::string message)
{
	return Json{{"ok", false}, {"error", Json{{"code", code}, {"message", std::move(message)}}}};
}

Json ErrorAnswer(const JsonFault& fault)
{
	Json answer = ErrorAnswer(NameOf(fault.problem), std::string(SentenceOf(fault.problem)));
	if (!fault.path.empty())
	{
		answer["error"]["path"] = fault.path;
	}
	if (!fault.expected.empty())
	{
		answer["error"]["expected"] = fault.expected;
	}
	return answer;
}

Json ErrorAnswer(const ReplayError& error, const text::TextTable* texts)
{
	Json answer = ErrorAnswer(NameOf(error.fault), DescribeReplayError(error, texts));
	answer["error"]["section"] = NameOf(error.section);
	answer["error"]["offset"] = error.offset;
	if (error.entry)
	{
		answer["error"]["entry"] = *error.entry;
	}
	return answer;
}

// Rule 10.2
Json ErrorAnswer(UndoReason reason, const text::TextTable* texts)
{
	const std::string code(NameOf(reason));
	Json answer = ErrorAnswer(code, texts == nullptr ? code : texts->Get("undo." + code));
	answer["error"]["rule"] = "10.2";
	return answer;
}

Json ErrorAnswer(const flick::Refusal& refusal, const flick::Command* command, const flick::GameState& state,
	const text::TextTable* texts)
{
	const std::string_view code = NameOf(refusal.code);
	Json answer = ErrorAnswer(code,
		texts == nullptr ? std::string(code)
						 : flick::Wording(*texts, flick::StandardCatalogue()).Refused(refusal, state, command));
	Json details = Json::array();
	for (const std::int32_t detail : refusal.details)
	{
		details.push_back(detail);
	}
	answer["error"]["details"] = std::move(details);
	if (const flick::RuleNumber rule = flick::RuleBehind(refusal.code, command); rule != flick::RuleNumber{})
	{
		answer["error"]["rule"] = RuleToJson(rule);
	}
	if (Json cards = CardsBehindJson(refusal.code, command, state); !cards.empty())
	{
		answer["error"]["cards"] = std::move(cards);
	}
	return answer;
}

} // namespace faith::cli
