#include "FlickOfFaithCli/Serve/Session.h"

#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Serve/Answers.h"
#include "FlickOfFaithCli/Serve/Lines.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace faith::cli
{

std::span<const Session::Request> Session::Requests()
{
	static constexpr std::array<Request, 17> requests{{
		{"hello", {"protocol"}, &Session::Hello, false},
		{"new", {"setup"}, &Session::New, false},
		{"position", {"setup"}, &Session::SetPosition, false},
		{"legal", {}, &Session::Legal, true},
		{"command", {"command"}, &Session::Submit, true},
		{"simulate", {}, &Session::Simulate, true},
		{"undo", {"player"}, &Session::Undo, true},
		{"state", {}, &Session::State, true},
		{"view", {"player"}, &Session::View, true},
		{"events", {"since"}, &Session::Events, true},
		{"ledger", {}, &Session::Ledger, true},
		{"save", {}, &Session::Save, true},
		{"load", {"replay"}, &Session::Load, false},
		{"suggest", {"player", "count", "flicks"}, &Session::Suggest, true},
		{"evaluate", {"command", "flicks"}, &Session::Evaluate, true},
		{"rules", {"rule"}, &Session::Rule, false},
		{"quit", {}, &Session::Quit, false},
	}};
	return requests;
}

const Session::Request* Session::FindRequest(const JsonInput& request)
{
	const auto named = request.find("request");
	const std::span<const Request> requests = Requests();
	const auto found = std::find_if(requests.begin(), requests.end(),
		[&](const Request& each) { return named != request.end() && *named == each.name; });
	return found == requests.end() ? nullptr : &*found;
}

std::optional<JsonFault> Session::Misshapen(const JsonInput& request)
{
	const JsonPath root;
	JsonFault fault;
	const JsonPath namePath(root, "request");
	const auto name = request.find("request");
	if (name == request.end())
	{
		fault.Set(JsonProblem::MissingField, namePath, {});
		return fault;
	}
	const Request* kind = FindRequest(request);
	if (kind == nullptr)
	{
		std::vector<std::string_view> names;
		for (const Request& each : Requests())
		{
			names.push_back(each.name);
		}
		fault.Set(name->is_string() ? JsonProblem::UnknownName : JsonProblem::WrongType, namePath, OneOf(names));
		return fault;
	}
	std::vector<std::string_view> fields(kind->fields.begin(), kind->fields.end());
	std::erase(fields, std::string_view{});
	for (const auto& [key, ignored] : request.items())
	{
		if (key != "request" && key != "id" && std::find(fields.begin(), fields.end(), key) == fields.end())
		{
			fault.Set(JsonProblem::UnknownField, JsonPath(root, key),
				fields.size() > 1 ? OneOf(fields) : std::string(kind->fields[0]));
			return fault;
		}
	}
	return std::nullopt;
}

Json Session::Handle(const JsonInput& request)
{
	if (const std::optional<JsonFault> fault = Misshapen(request))
	{
		return ErrorAnswer(*fault);
	}
	const Request& kind = *FindRequest(request);
	if (kind.needsGame && !game_)
	{
		return ErrorAnswer("no_game", "there is no game; start one with new, position or load");
	}
	return (this->*kind.handle)(request);
}

std::string Session::Answer(std::string_view line)
{
	JsonInput request;
	JsonFault fault;
	if (!ParseJson(line, request, fault))
	{
		return OneLine(ErrorAnswer(fault));
	}
	if (!request.is_object())
	{
		fault.Set(JsonProblem::WrongType, {}, "an object");
		return OneLine(ErrorAnswer(fault));
	}
	const auto id = request.find("id");
	if (id == request.end())
	{
		return OneLine(Handle(request));
	}
	const JsonPath root;
	if (!id->is_string() && !id->is_number_integer())
	{
		fault.Set(JsonProblem::WrongType, JsonPath(root, "id"), "a string or an integer");
		return OneLine(ErrorAnswer(fault));
	}
	Json answer = Handle(request);
	answer["id"] = *id;
	return OneLine(answer);
}

std::string Session::AnswerTooLong()
{
	return OneLine(ErrorAnswer("line_too_long", "a line has at most " + std::to_string(kMaxLineBytes) + " bytes"));
}

void Session::AddEvents(Json& answer, std::size_t since) const
{
	const std::vector<flick::Event> all = game_->AllEvents();
	Json events = Json::array();
	for (std::size_t i = since; i < all.size(); ++i)
	{
		events.push_back(EventJson(all[i]));
	}
	answer["since"] = since;
	answer["events"] = std::move(events);
}

std::optional<JsonFault> Session::ReadPlayer(const JsonInput& request, flick::Seat& player) const
{
	const JsonPath root;
	const JsonPath path(root, "player");
	JsonFault fault;
	const auto given = request.find("player");
	const int players = game_->State().PlayerCount();
	if (given == request.end())
	{
		fault.Set(JsonProblem::MissingField, path, {});
		return fault;
	}
	if (!given->is_number_integer())
	{
		fault.Set(JsonProblem::WrongType, path, "a seat");
		return fault;
	}
	const auto seat = given->is_number_unsigned() ? given->get<std::uint64_t>() : std::uint64_t{flick::kNobody};
	if (seat >= static_cast<std::uint64_t>(players))
	{
		fault.Set(JsonProblem::OutOfRange, path, "0 to " + std::to_string(players - 1));
		return fault;
	}
	player = static_cast<flick::Seat>(seat);
	return std::nullopt;
}

void Serve(std::istream& in, std::ostream& out, const text::TextTable* texts)
{
	Session session(texts);
	std::string line;
	while (!session.HasEnded() && out)
	{
		const LineResult result = ReadLine(in, line);
		if (result == LineResult::End)
		{
			return;
		}
		const bool blank = result == LineResult::Line && line.find_first_not_of(" \t\r") == std::string::npos;
		if (!blank)
		{
			out << (result == LineResult::TooLong ? Session::AnswerTooLong() : session.Answer(line)) << std::endl;
		}
	}
}

} // namespace faith::cli
