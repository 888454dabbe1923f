#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

using flick::Rules;

struct VerifyOptions
{
	std::string file;
	bool json = false;
};

/// The command of an entry, or that it is an undo.
Json EntryJson(const flick::MatchData& data, std::size_t entry)
{
	const auto& command = data.entries[entry].command;
	return command ? CommandJson(*command) : Json{{"undo", data.entries[entry].player}};
}

std::string EntryName(const flick::MatchData& data, std::size_t entry)
{
	const Json json = EntryJson(data, entry);
	const auto name = json.find("type");
	return "entry " + std::to_string(entry) + " (" + (name == json.end() ? "undo" : name->get<std::string>()) + ")";
}

std::string RefusalText(const EntryRefusal<flick::Reason>& refusal)
{
	if (!refusal.command)
	{
		return std::string(NameOf(refusal.undo));
	}
	std::string text(NameOf(refusal.command.code));
	for (const std::int32_t detail : refusal.command.details)
	{
		text += " " + std::to_string(detail);
	}
	return text;
}

std::string RulesText(const flick::MatchData& data, const flick::MatchVerdict& verdict)
{
	const auto& rules = verdict.rules;
	switch (rules.result)
	{
	case RulesResult::Verified:
		return "verified, " + std::to_string(data.entries.size()) + " entries";
	case RulesResult::SetupRefused:
		return "the set-up is refused: " + RefusalText(rules.refusal);
	case RulesResult::Refused:
		return EntryName(data, *rules.entry) + " is refused: " + RefusalText(rules.refusal);
	case RulesResult::Diverged:
		break;
	}
	if (!rules.entry)
	{
		return "the set-up leads to another state than the replay says";
	}
	const std::size_t first = *rules.entry / kReplayBlockEntries * kReplayBlockEntries;
	return "another state than the replay says after " + EntryName(data, *rules.entry) + ", with or after " +
		EntryName(data, first);
}

std::string PhysicsText(const flick::MatchData& data, const flick::MatchVerdict& verdict)
{
	const PhysicsVerdict& physics = verdict.physics;
	switch (physics.result)
	{
	case PhysicsResult::Verified:
		return "verified, " + std::to_string(physics.agreed) + " outcomes";
	case PhysicsResult::NotChecked:
		if (physics.recordedVersion == 0)
		{
			return "not checked, its outcomes were not made by the built-in table";
		}
		return "not checked, the outcomes are of physics version " + std::to_string(physics.recordedVersion) +
			" and this program has version " + std::to_string(flick::kPhysicsVersion);
	case PhysicsResult::Diverged:
		break;
	}
	return EntryName(data, physics.entry) + " has another outcome than the table gives, first for piece " +
		std::to_string(physics.detail);
}

Json RulesJson(const flick::MatchData& data, const flick::MatchVerdict& verdict)
{
	const auto& rules = verdict.rules;
	Json json{{"result", NameOf(rules.result)}};
	if (rules.entry)
	{
		json["entry"] = *rules.entry;
		json["command"] = EntryJson(data, *rules.entry);
	}
	if (rules.refusal)
	{
		json["refusal"] = RefusalText(rules.refusal);
	}
	if (rules.result == RulesResult::Diverged)
	{
		json["expected"] = HashText(rules.expected);
		json["got"] = HashText(rules.got);
	}
	return json;
}

Json PhysicsJson(const flick::MatchData& data, const flick::MatchVerdict& verdict)
{
	const PhysicsVerdict& physics = verdict.physics;
	Json json{{"result", NameOf(physics.result)}, {"agreed", physics.agreed}, {"version", physics.recordedVersion}};
	if (physics.result == PhysicsResult::Diverged)
	{
		json["entry"] = physics.entry;
		json["piece"] = physics.detail;
		json["command"] = EntryJson(data, physics.entry);
	}
	return json;
}

int Unreadable(const VerifyOptions& options, const UnreadableReplay& why, const Streams& streams)
{
	if (options.json)
	{
		const Json error{{"code", why.code}, {"message", why.message}};
		streams.out << OneLine(Json{{"ok", false}, {"error", error}}) << "\n";
	}
	streams.err << "flick: " << why.message << "\n";
	return kExitBadFile;
}

int RunVerify(const VerifyOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(text::Language::English);
	const auto data = ReadMatch(options.file, texts ? &*texts : nullptr);
	if (!data)
	{
		return Unreadable(options, data.Error(), streams);
	}
	const flick::MatchVerdict verdict = flick::VerifyMatch(Rules{}, *data);
	if (options.json)
	{
		const Json json{{"ok", verdict.IsVerified()}, {"entries", data->entries.size()},
			{"rulesVersion", data->rulesVersion}, {"rules", RulesJson(*data, verdict)},
			{"physics", PhysicsJson(*data, verdict)}};
		streams.out << OneLine(json) << "\n";
	}
	else
	{
		streams.out << "rules:   " << RulesText(*data, verdict) << "\n";
		streams.out << "physics: " << PhysicsText(*data, verdict) << "\n";
	}
	return verdict.IsVerified() ? kExitOk : kExitFailed;
}

} // namespace

void AddVerify(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<VerifyOptions>();
	CLI::App* command =
		app.add_subcommand("verify", "Plays a replay file again: do the rules and the physics agree with it?");
	command->add_option("FILE", options->file, "The replay")->required();
	command->add_flag("--json", options->json, "Prints one JSON object instead");
	command->footer("Exit codes: 0 the rules agree, and the physics too unless it is of another version;\n"
					"1 a command is refused, or a state or an outcome differs; 2 wrong usage;\n"
					"3 the file cannot be read, is damaged, of another game or of another version.");
	command->callback([options, &run] { run.exitCode = RunVerify(*options, run.streams); });
}

} // namespace faith::cli
