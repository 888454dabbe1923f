#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/RandomGame.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Subcommands.h"

#include <chrono>
#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kMostGames = 1'000'000'000;

struct SoakOptions
{
	std::uint64_t games = 100;
	std::uint64_t seed = 1;
	std::string players = "all";
};

/// What all games so far came to.
struct SoakTotals
{
	std::uint64_t games = 0;
	std::uint64_t commands = 0;
	Hasher hash;
};

std::uint8_t PlayersOf(const SoakOptions& options, std::uint64_t seed)
{
	const std::uint64_t players = options.players == "all" ? 2 + seed % 3 : std::stoull(options.players);
	return static_cast<std::uint8_t>(players);
}

void PrintProgress(const SoakOptions& options, const SoakTotals& totals, std::ostream& err)
{
	const std::uint64_t step = options.games < 20 ? 1 : options.games / 20;
	if (totals.games % step == 0)
	{
		err << "flick: " << totals.games << " of " << options.games << " games\n" << std::flush;
	}
}

void PrintSummary(const SoakTotals& totals, Clock::duration took, std::ostream& out)
{
	const double seconds = std::chrono::duration<double>(took).count();
	const auto rate = [&](std::uint64_t count)
	{ return static_cast<std::uint64_t>(static_cast<double>(count) / (seconds > 0 ? seconds : 1)); };
	out << totals.games << " games, " << totals.commands << " commands, no invariant broken\n"
		<< rate(totals.games) << " games/s, " << rate(totals.commands) << " commands/s\n"
		<< "hash of all final states: " << HashText(totals.hash.Value()) << "\n";
}

int RunSoak(const SoakOptions& options, const Streams& streams)
{
	const flick::Rules rules;
	const Clock::time_point begin = Clock::now();
	SoakTotals totals;
	while (totals.games < options.games)
	{
		const std::uint64_t seed = options.seed + totals.games;
		const std::uint8_t players = PlayersOf(options, seed);
		const flick::RandomGameReport report = flick::PlayRandomGame(rules, players, seed);
		if (!report.broken.empty())
		{
			streams.out << "broken after command " << report.commands << " of the game with " << int{players}
						<< " players and seed " << seed << ": " << report.broken << "\n"
						<< "again: flick soak --games 1 --players " << int{players} << " --seed " << seed << "\n";
			return kExitFailed;
		}
		++totals.games;
		totals.commands += report.commands;
		Write(totals.hash, report.hash);
		PrintProgress(options, totals, streams.err);
	}
	PrintSummary(totals, Clock::now() - begin, streams.out);
	return kExitOk;
}

} // namespace

void AddSoak(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<SoakOptions>();
	CLI::App* command = app.add_subcommand("soak", "Plays random games and checks all invariants after every command");
	AddNumberOption(*command, {"--games", "How many games (100)", 1, kMostGames}, options->games);
	AddSeedOption(*command, options->seed);
	command->add_option("--players", options->players, "2, 3, 4, or all in turn (all)")
		->check(CLI::IsMember({"2", "3", "4", "all"}))
		->type_name("NUMBER");
	command->callback([options, &run] { run.exitCode = RunSoak(*options, run.streams); });
}

} // namespace faith::cli
