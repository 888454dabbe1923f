#include "FaithKernel/Replay.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithHost/ThreadExecutor.h"
#include "FlickOfFaithPresentation/Narrator.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <algorithm>
#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct MatchOptions
{
	flick::Setup setup;
	std::vector<std::uint16_t> steadiness;
	std::vector<std::string> who;                ///< keys by seat, the last for all others; none: simple bots
	std::vector<const flick::Contestant*> seats; ///< the same, one for every seat
	bool verbose = false;
	bool json = false;
	std::string save;
	text::Language language = text::Language::English;
};

/// Who sits where, and with which hand unless the options say.
std::vector<const flick::Contestant*> SeatsOf(MatchOptions& options)
{
	std::vector<const flick::Contestant*> seats;
	for (std::size_t seat = 0; seat < options.setup.players && !options.who.empty(); ++seat)
	{
		seats.push_back(flick::FindContestant(options.who[std::min(seat, options.who.size() - 1)]));
		if (seat >= options.steadiness.size())
		{
			options.setup.steadiness[seat] = seats.back()->steadiness;
		}
	}
	return seats;
}

Result<History<flick::Rules>, flick::Refusal> Play(const MatchOptions& options, const flick::Onlooker& tell)
{
	if (options.seats.empty())
	{
		return flick::PlayMatch(flick::Rules{}, options.setup, flick::PlayExactly, tell);
	}
	host::ThreadExecutor executor;
	return flick::PlayMatch(flick::Rules{}, options.setup, options.seats, executor, flick::PlayExactly, tell);
}

/// Plays the match and hands every event to `tell`; saves it if wanted.
int PlayAndSave(const MatchOptions& options, const Streams& streams, const flick::Onlooker& tell)
{
	const auto history = Play(options, tell);
	streams.out.flush();
	if (!history)
	{
		streams.err << "flick: the match stopped: " << NameOf(history.Error().code) << "\n";
		return kExitFailed;
	}
	if (options.save.empty())
	{
		return kExitOk;
	}
	const std::string failed = WriteWholeFile(options.save, EncodeReplay(*history, flick::kPhysicsVersion));
	streams.err << "flick: " << (failed.empty() ? "saved " + options.save : failed) << "\n";
	return failed.empty() ? kExitOk : kExitBadFile;
}

int TellAsJson(const MatchOptions& options, const Streams& streams)
{
	return PlayAndSave(options, streams,
		[&streams](std::span<const flick::Event> events, const flick::GameState&)
		{
			for (const flick::Event& event : events)
			{
				streams.out << OneLine(EventJson(event)) << "\n";
			}
		});
}

int Narrate(const MatchOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(options.language);
	if (!texts)
	{
		streams.err << "flick: " << texts.Error() << "\n";
		return kExitBadFile;
	}
	flick::Narrator narrator(
		*texts, flick::StandardCatalogue(), options.verbose ? flick::Narration::Verbose : flick::Narration::Normal);
	return PlayAndSave(options, streams,
		[&](std::span<const flick::Event> events, const flick::GameState& after)
		{
			for (const flick::Event& event : events)
			{
				streams.out << narrator.Tell(event, after);
			}
		});
}

int RunMatch(MatchOptions& options, const Streams& streams)
{
	std::copy(options.steadiness.begin(), options.steadiness.end(), options.setup.steadiness.begin());
	options.seats = SeatsOf(options);
	return options.json ? TellAsJson(options, streams) : Narrate(options, streams);
}

} // namespace

void AddMatch(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<MatchOptions>();
	CLI::App* command = app.add_subcommand("match", "Plays a whole match between computer players and narrates it");
	command->add_option("--players", options->setup.players, "Number of players, 2 to 4 (4)")
		->check(CLI::Range(2, 4))
		->type_name("NUMBER");
	AddSeedOption(*command, options->setup.seed);
	command
		->add_option("--who", options->who,
			"The level of each seat, the last one for all that follow (such as oracle,priest); without it simple bots "
			"play")
		->delimiter(',')
		->expected(1, flick::kMaxPlayers)
		->check([](const std::string& key)
			{ return flick::FindContestant(key) != nullptr ? "" : "there is no level \"" + key + "\""; })
		->type_name("LEVEL,...");
	command
		->add_option("--steadiness", options->steadiness,
			"Spread of each player's hand in permille: 1000 is normal, less is steadier (such as 1000,500); levels "
			"have their own")
		->delimiter(',')
		->expected(1, flick::kMaxPlayers)
		->check(CLI::Range(flick::kSteadiest, flick::kShakiest))
		->type_name("A,B,...");
	CLI::Option* verbose = command->add_flag("--verbose", options->verbose, "Tells every event, with coordinates");
	command->add_flag("--json", options->json, "Prints one JSON object per event instead")->excludes(verbose);
	command->add_option("--save", options->save, "Writes the replay to this file")
		->check([](const std::string& file) { return file.empty() ? "needs the name of a file" : ""; })
		->type_name("FILE");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunMatch(*options, run.streams); });
}

} // namespace faith::cli
