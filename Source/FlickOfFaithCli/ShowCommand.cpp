#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/PictureFiles.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Shot/BoardPicture.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithPresentation/Narrator.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

using flick::Rules;

struct ShowOptions
{
	std::string file;
	bool verbose = false;
	bool json = false;
	PictureFiles pictures;
	text::Language language = text::Language::English;
};

int PrintCommands(const flick::MatchData& data, const Streams& streams)
{
	Json first;
	first["setup"] = SetupJson(data.setup);
	first["rulesVersion"] = data.rulesVersion;
	first["physicsVersion"] = data.physicsVersion;
	streams.out << OneLine(first) << "\n";
	for (std::size_t i = 0; i < data.entries.size(); ++i)
	{
		Json line;
		line["entry"] = i;
		if (data.entries[i].command)
		{
			line["command"] = CommandJson(*data.entries[i].command);
		}
		else
		{
			line["undo"] = data.entries[i].player;
		}
		streams.out << OneLine(line) << "\n";
	}
	return kExitOk;
}

void NarrateHistory(const History<Rules>& history, flick::Narrator& narrator, std::ostream& out)
{
	const flick::GameState begin = history.StateAt(0);
	for (const flick::Event& event : history.BeginEvents())
	{
		out << narrator.Tell(event, begin);
	}
	for (std::size_t i = 0; i < history.LiveCount(); ++i)
	{
		const flick::GameState after = history.StateAt(i + 1);
		for (const flick::Event& event : history.Events(i))
		{
			out << narrator.Tell(event, after);
		}
	}
}

/// Draws the table at the end of the log, or tells the whole match.
int ShowMatch(
	const flick::MatchData& data, const ShowOptions& options, const text::TextTable& texts, const Streams& streams)
{
	const auto history = ResumeReplay(Rules{}, data);
	if (!history)
	{
		streams.err << "flick: " << options.file << ": the rules do not lead through this replay; see flick verify\n";
		return kExitFailed;
	}
	if (options.pictures.AreWanted())
	{
		const flick::Wording words(texts, flick::StandardCatalogue());
		return SavePictures(options.pictures, BoardSvg(history->State(), words), streams);
	}
	flick::Narrator narrator(
		texts, flick::StandardCatalogue(), options.verbose ? flick::Narration::Verbose : flick::Narration::Normal);
	NarrateHistory(*history, narrator, streams.out);
	return kExitOk;
}

int RunShow(const ShowOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(options.language);
	if (!texts && !options.json)
	{
		streams.err << "flick: " << texts.Error() << "\n";
		return kExitBadFile;
	}
	const auto data = ReadMatch(options.file, texts ? &*texts : nullptr);
	if (!data)
	{
		streams.err << "flick: " << data.Error().message << "\n";
		return kExitBadFile;
	}
	return options.json ? PrintCommands(*data, streams) : ShowMatch(*data, options, *texts, streams);
}

} // namespace

void AddShow(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<ShowOptions>();
	CLI::App* command =
		app.add_subcommand("show", "Tells the match of a replay file, or draws how it stands at the end");
	command->add_option("FILE", options->file, "The replay")->required();
	CLI::Option* verbose = command->add_flag("--verbose", options->verbose, "Tells every event, with coordinates");
	CLI::Option* json =
		command->add_flag("--json", options->json, "Prints the set-up and the log as JSON lines instead");
	json->excludes(verbose);
	AddPictureOptions(*command, options->pictures, "the table at its end, instead of telling,");
	for (const char* picture : {"--svg", "--png"})
	{
		command->get_option(picture)->excludes(verbose)->excludes(json);
	}
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunShow(*options, run.streams); });
}

} // namespace faith::cli
