#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayText.h"
#include "FaithKernel/ReplayVerify.h"
#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Ledger.h"
#include "FlickOfFaithCli/RuleJson.h"
#include "FlickOfFaithCli/Serve/Answers.h"
#include "FlickOfFaithCli/Serve/Legal.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <utility>

namespace faith::cli
{

using flick::Rules;

namespace
{

constexpr std::string_view kPlayersPath = "setup.players";
constexpr std::string_view kGenerationPath = "setup.position.generation";

Json Missing(std::string_view field)
{
	const JsonPath root;
	JsonFault fault;
	fault.Set(JsonProblem::MissingField, JsonPath(root, field), {});
	return ErrorAnswer(fault);
}

/// Sizes and masses of all pieces, for tables that simulate themselves.
Json KindsJson()
{
	Json kinds = Json::array();
	for (std::size_t i = 0; i < kEnumCount<flick::PieceKind>; ++i)
	{
		const auto kind = static_cast<flick::PieceKind>(i);
		const flick::PieceKindRow& row = flick::RowOf(kind);
		kinds.push_back(
			Json{{"kind", NameOf(kind)}, {"form", NameOf(row.form)}, {"radius", row.radius}, {"height", row.height},
				{"massPermille", row.massPermille}, {"topSpeed", row.topSpeed}, {"reach", row.reach}});
	}
	return kinds;
}

Json BadReplay(const RulesVerdict<flick::Reason>& verdict)
{
	const auto code = verdict.refusal.command ? NameOf(verdict.refusal.command.code) : NameOf(verdict.result);
	Json answer = ErrorAnswer("replay_not_legal", "the rules do not lead through this replay");
	answer["error"]["result"] = NameOf(verdict.result);
	answer["error"]["reason"] = code;
	answer["error"]["entry"] = verdict.entry ? Json(*verdict.entry) : Json(nullptr);
	return answer;
}

Json LogFull()
{
	return ErrorAnswer("log_full",
		"the log has " + std::to_string(kMaxReplayEntries) +
			" entries, as many as a replay may hold; save this game and start another");
}

/// The ranges that the game allows, where the types allow more.
std::string_view RangeOf(std::string_view path)
{
	if (path == kPlayersPath)
	{
		return "2 to 4";
	}
	return path == kGenerationPath ? "1 to 4, with three players 1 to 3" : "";
}

Json BadSetup(JsonFault fault)
{
	const std::string_view range = RangeOf(fault.path);
	if (fault.problem == JsonProblem::OutOfRange && !range.empty())
	{
		fault.expected = range;
	}
	return ErrorAnswer(fault);
}

Json RefusedSetup(const flick::Refusal& refusal, const text::TextTable* texts)
{
	Json answer = ErrorAnswer(refusal, nullptr, flick::GameState{}, texts);
	if (refusal.code == flick::Reason::SetupPlayers || refusal.code == flick::Reason::SetupGeneration)
	{
		const auto path = refusal.code == flick::Reason::SetupPlayers ? kPlayersPath : kGenerationPath;
		answer["error"]["path"] = path;
		answer["error"]["expected"] = RangeOf(path);
	}
	return answer;
}

} // namespace

Json Session::Hello(const JsonInput& request)
{
	const auto protocol = request.find("protocol");
	if (protocol != request.end() && *protocol != kProtocolVersion)
	{
		return ErrorAnswer("unknown_protocol", "this program speaks protocol " + std::to_string(kProtocolVersion));
	}
	Json answer = OkAnswer();
	answer["protocol"] = kProtocolVersion;
	answer["game"] = Rules::kGameId;
	answer["rulesVersion"] = Rules::kRulesVersion;
	answer["physicsVersion"] = flick::kPhysicsVersion;
	Json names = Json::array();
	for (const Request& each : Requests())
	{
		names.push_back(each.name);
	}
	answer["requests"] = std::move(names);
	answer["kinds"] = KindsJson();
	return answer;
}

Json Session::New(const JsonInput& request)
{
	return Start(request, false);
}

Json Session::SetPosition(const JsonInput& request)
{
	return Start(request, true);
}

Json Session::Start(const JsonInput& request, bool needsPosition)
{
	const JsonPath root;
	const JsonPath path(root, "setup");
	flick::Setup setup;
	JsonFault fault;
	const auto given = request.find("setup");
	if (given != request.end() && !ReadSetup(*given, setup, path, fault))
	{
		return BadSetup(fault);
	}
	if (needsPosition && !setup.position)
	{
		return Missing("setup.position");
	}
	auto started = History<Rules>::Start(Rules{}, std::move(setup));
	if (!started)
	{
		return RefusedSetup(started.Error(), texts_);
	}
	game_.emplace(std::move(*started));
	simulated_ = true;
	Json answer = OkAnswer();
	AddEvents(answer, 0);
	answer["waitsFor"] = WaitsForJson(game_->State());
	return answer;
}

Json Session::Legal(const JsonInput&)
{
	Json answer = OkAnswer();
	answer.update(LegalJson(*game_, texts_));
	return answer;
}

Json Session::Submit(const JsonInput& request)
{
	const JsonPath root;
	const auto given = request.find("command");
	if (given == request.end())
	{
		return Missing("command");
	}
	flick::Command command;
	JsonFault fault;
	if (!ReadCommand(*given, command, JsonPath(root, "command"), fault))
	{
		return ErrorAnswer(fault);
	}
	Json answer = SubmitCommand(command);
	if (answer["ok"] == true && std::holds_alternative<flick::Settled>(command))
	{
		simulated_ = false;
	}
	return answer;
}

Json Session::SubmitCommand(const flick::Command& command)
{
	if (IsLogFull())
	{
		return LogFull();
	}
	const std::size_t before = game_->AllEvents().size();
	if (const flick::Refusal refusal = game_->Submit(command))
	{
		return ErrorAnswer(refusal, &command, game_->State(), texts_);
	}
	Json answer = OkAnswer();
	AddEvents(answer, before);
	answer["waitsFor"] = WaitsForJson(game_->State());
	return answer;
}

Json Session::Simulate(const JsonInput&)
{
	const flick::GameState& state = game_->State();
	if (state.pending.Empty() || state.pending.Front().kind != flick::DecisionKind::Settle)
	{
		return ErrorAnswer("nothing_launched", "no disc is on its way");
	}
	const flick::Command command = flick::PlayExactly(state);
	Json answer = SubmitCommand(command);
	if (answer["ok"] == true)
	{
		answer["command"] = CommandJson(command);
	}
	return answer;
}

Json Session::Undo(const JsonInput& request)
{
	flick::Seat player = 0;
	if (const std::optional<JsonFault> fault = ReadPlayer(request, player))
	{
		return ErrorAnswer(*fault);
	}
	if (IsLogFull())
	{
		return LogFull();
	}
	const UndoReason reason = game_->Undo(player);
	if (reason != UndoReason::None)
	{
		return ErrorAnswer(reason, texts_);
	}
	Json answer = OkAnswer();
	answer["next"] = game_->AllEvents().size();
	answer["waitsFor"] = WaitsForJson(game_->State());
	return answer;
}

Json Session::State(const JsonInput&)
{
	Json answer = OkAnswer();
	answer["hash"] = HashText(game_->StateHash());
	answer["state"] = StateJson(game_->State());
	return answer;
}

Json Session::View(const JsonInput& request)
{
	flick::Seat viewer = flick::kNobody;
	const auto given = request.find("player");
	if (given == request.end() || !given->is_null())
	{
		if (const std::optional<JsonFault> fault = ReadPlayer(request, viewer))
		{
			return ErrorAnswer(*fault);
		}
	}
	Json answer = OkAnswer();
	answer["view"] = ViewJson(flick::ViewFor(game_->GetRules().Cards(), game_->State(), viewer));
	return answer;
}

Json Session::Events(const JsonInput& request)
{
	const auto since = request.find("since");
	std::size_t first = 0;
	if (since != request.end())
	{
		const std::size_t count = game_->AllEvents().size();
		const JsonPath root;
		const JsonPath path(root, "since");
		JsonFault fault;
		if (!since->is_number_integer())
		{
			fault.Set(JsonProblem::WrongType, path, "an integer");
			return ErrorAnswer(fault);
		}
		if (!since->is_number_unsigned() || since->get<std::uint64_t>() > count)
		{
			fault.Set(JsonProblem::OutOfRange, path, "0 to " + std::to_string(count));
			return ErrorAnswer(fault);
		}
		first = since->get<std::size_t>();
	}
	Json answer = OkAnswer();
	AddEvents(answer, first);
	return answer;
}

Json Session::Ledger(const JsonInput&)
{
	Json answer = OkAnswer();
	answer.update(LedgerJson(game_->AllEvents(), game_->State().PlayerCount()));
	return answer;
}

Json Session::Save(const JsonInput&)
{
	Json answer = OkAnswer();
	answer["replay"] = EncodeText(EncodeReplay(*game_, simulated_ ? flick::kPhysicsVersion : 0));
	return answer;
}

Json Session::Load(const JsonInput& request)
{
	const auto given = request.find("replay");
	if (given == request.end())
	{
		return Missing("replay");
	}
	const auto* text = given->get_ptr<const std::string*>();
	if (text == nullptr)
	{
		const JsonPath root;
		JsonFault fault;
		fault.Set(JsonProblem::WrongType, JsonPath(root, "replay"), "a string");
		return ErrorAnswer(fault);
	}
	const auto bytes = DecodeText(*text);
	if (!bytes)
	{
		return ErrorAnswer(bytes.Error(), texts_);
	}
	const auto data = DecodeReplay<Rules>(*bytes);
	if (!data)
	{
		return ErrorAnswer(data.Error(), texts_);
	}
	auto resumed = ResumeReplay(Rules{}, *data);
	if (!resumed)
	{
		return BadReplay(resumed.Error());
	}
	game_.emplace(std::move(*resumed));
	simulated_ = data->physicsVersion == flick::kPhysicsVersion;
	Json answer = OkAnswer();
	answer["entries"] = data->entries.size();
	answer["next"] = game_->AllEvents().size();
	answer["waitsFor"] = WaitsForJson(game_->State());
	return answer;
}

Json Session::Rule(const JsonInput& request)
{
	Json answer = OkAnswer();
	const auto number = request.find("rule");
	if (number == request.end())
	{
		Json rules = Json::array();
		for (const IndexedRule& rule : RuleIndex())
		{
			rules.push_back(RuleJson(rule));
		}
		answer["rules"] = std::move(rules);
		return answer;
	}
	const auto* text = number->get_ptr<const std::string*>();
	const IndexedRule* rule = text == nullptr ? nullptr : FindRule(*text);
	if (rule == nullptr)
	{
		const JsonPath root;
		JsonFault fault;
		fault.Set(text == nullptr ? JsonProblem::WrongType : JsonProblem::UnknownName, JsonPath(root, "rule"),
			"the number of a rule, such as \"7.2\"");
		return ErrorAnswer(fault);
	}
	answer["rules"] = Json::array({RuleJson(*rule)});
	return answer;
}

Json Session::Quit(const JsonInput&)
{
	ended_ = true;
	return OkAnswer();
}

} // namespace faith::cli
