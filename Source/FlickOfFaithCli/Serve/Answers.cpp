#include "FlickOfFaithCli/Serve/Answers.h"

#include "FlickOfFaithCli/Wording.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <utility>

namespace faith::cli
{

using flick::Reason;

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

Json ErrorAnswer(const ReplayError& error)
{
	Json answer = ErrorAnswer(NameOf(error.fault), Describe(error));
	answer["error"]["section"] = NameOf(error.section);
	answer["error"]["offset"] = error.offset;
	return answer;
}

Json ErrorAnswer(const flick::Refusal& refusal, const flick::GameState& state, const text::TextTable* texts)
{
	const std::string_view code = NameOf(refusal.code);
	Json answer = ErrorAnswer(code,
		texts == nullptr ? std::string(code) : Wording(*texts, flick::StandardCatalogue()).Refused(refusal, state));
	Json details = Json::array();
	for (const std::int32_t detail : refusal.details)
	{
		details.push_back(detail);
	}
	answer["error"]["details"] = std::move(details);
	if (const std::string_view rule = RuleBehind(refusal.code); !rule.empty())
	{
		answer["error"]["rule"] = rule;
	}
	return answer;
}

std::string_view RuleBehind(Reason reason)
{
	switch (reason)
	{
	case Reason::GameIsOver:
		return "9.1";
	case Reason::NotYourTurn:
		return "6.1";
	case Reason::NotYourPiece:
	case Reason::NotAProphet:
	case Reason::NotInHand:
	case Reason::WrongNumberOfDiscs:
	case Reason::NotYourCorner:
	case Reason::OffTheMat:
	case Reason::OutsideTheCloud:
		return "6.3";
	case Reason::AngleOutOfRange:
	case Reason::PowerOutOfRange:
	case Reason::SpinOutOfRange:
		return "6.5";
	case Reason::OutsideTheCorner:
		return "6.8";
	case Reason::NotTouchingACity:
	case Reason::WrongIsland:
		return "7.2";
	case Reason::TempleInHandFirst:
	case Reason::TempleNotAvailable:
		return "7.4";
	case Reason::OutsideTheIsland:
		return "7.5";
	case Reason::OptionUnknown:
		return "11.5";
	case Reason::ForbiddenByCard:
		return "1.6";
	case Reason::SettledNotOnMap:
	case Reason::SettledTwice:
	case Reason::SettledOutOfRange:
	case Reason::SettledBeyondEdge:
	case Reason::SettledLeftInside:
	case Reason::SettledOverlap:
	case Reason::SettledRestsOnWhat:
	case Reason::SettledRestsInCircle:
	case Reason::SettledRestsOnAir:
		return "6.7";
	case Reason::SetupPlayers:
	case Reason::SetupGeneration:
		return "1.2";
	case Reason::SetupSteadiness:
		return "6.6";
	case Reason::SetupGods:
		return "3.3";
	case Reason::SetupTooManyPieces:
		return "1.3";
	case Reason::SetupScore:
		return "9.4";
	case Reason::None:
	case Reason::NotNow:
	case Reason::UnknownPlayer:
	case Reason::AlreadyChosen:
	case Reason::UnknownPiece:
	case Reason::SameDiscTwice:
	case Reason::SpotIsTaken:
	case Reason::DiscNotReady:
	case Reason::NotATemple:
	case Reason::SetupSeat:
	case Reason::SetupPiece:
	case Reason::SetupLaw:
		break;
	}
	return {};
}

} // namespace faith::cli
