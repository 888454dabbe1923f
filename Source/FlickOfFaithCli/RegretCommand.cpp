#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/Regret.h"
#include "FlickOfFaithCli/CancelOnSignal.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <fstream>
#include <iomanip>
#include <memory>
#include <ostream>
#include <vector>

namespace faith::cli
{

namespace
{

constexpr std::uint64_t kMostPositions = 10'000;
constexpr std::uint64_t kMostCells = 1'000'000;

struct RegretOptions
{
	std::string file;
	std::string level = "all";
	std::uint64_t make = 0;
	std::uint64_t seed = 1;
	std::uint64_t cells = flick::Truth{}.cells;
	std::uint64_t draws = flick::Truth{}.draws;
};

/// A set-up from some moment of a match between priests, in which a disc is to be placed; matches with 2, 3 and 4 players by turns.
flick::Setup StudyFrom(std::uint64_t seed)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(2 + seed % 3);
	setup.seed = seed;
	const std::vector<const flick::Contestant*> seats(setup.players, flick::FindContestant("priest"));
	Random lot{seed};
	// Of all placings in the match one, each as likely: the later replaces the earlier with ever smaller odds.
	flick::Setup study = setup;
	std::uint32_t seen = 0;
	SearchControl control;
	const flick::Rules rules;
	(void)flick::PlayContest(rules, setup, seats, false, control,
		[&](std::span<const flick::Event>, const flick::GameState& state)
		{
			const bool places = !state.pending.Empty() && state.pending.Front().kind == flick::DecisionKind::Place;
			if (places && lot.Below(++seen) == 0)
			{
				const flick::Setup candidate = flick::StudyOf(state, seed);
				study = flick::FirstFlickOf(rules, candidate) ? candidate : study;
			}
		});
	return study;
}

int MakeSuite(const RegretOptions& options, const Streams& streams)
{
	std::vector<flick::Setup> suite(options.make);
	Progress progress(streams.err, "positions", 0, suite.size());
	host::ThreadExecutor executor;
	executor.ForEach(suite.size(),
		[&](std::size_t i)
		{
			suite[i] = StudyFrom(options.seed + i);
			progress.Step();
		});
	for (const flick::Setup& setup : suite)
	{
		streams.out << OneLine(SetupJson(setup)) << "\n";
	}
	return kExitOk;
}

/// The positions of a suite, one set-up in each line; an empty list and a message if it cannot be read.
std::vector<flick::GameState> ReadSuite(const std::string& file, const Streams& streams)
{
	std::ifstream in(file);
	std::vector<flick::GameState> suite;
	if (!in)
	{
		streams.err << "flick: " << file << " cannot be read\n";
		return {};
	}
	std::size_t number = 0;
	for (std::string line; std::getline(in, line);)
	{
		++number;
		JsonInput json;
		JsonFault fault;
		flick::Setup setup;
		const JsonPath root;
		const bool isRead = ParseJson(line, json, fault) && ReadSetup(json, setup, root, fault);
		const auto state = isRead ? flick::FirstFlickOf(flick::Rules{}, setup) : std::nullopt;
		if (!state)
		{
			streams.err << "flick: " << file << ", line " << number << ": "
						<< (isRead ? "leads to no flick" : "is no set-up") << "\n";
			return {};
		}
		suite.push_back(*state);
	}
	if (suite.empty())
	{
		streams.err << "flick: " << file << " holds no position\n";
	}
	return suite;
}

/// What is lost of what could be gained over any aim, and how many flicks it took.
struct Measured
{
	double regret = 0.0;
	double flicks = 0.0;
};

Measured Measure(const std::vector<flick::GameState>& suite, const flick::Contestant& level,
	const RegretOptions& options, SearchControl& control, std::ostream& err)
{
	const flick::Truth truth{static_cast<std::uint32_t>(options.cells), flick::Truth{}.candidates,
		static_cast<std::uint32_t>(options.draws)};
	std::vector<flick::Regret> regrets(suite.size());
	Progress progress(err, "positions of " + std::string(level.key), 0, suite.size());
	host::ThreadExecutor executor;
	const flick::Rules rules;
	executor.ForEach(suite.size(),
		[&](std::size_t i)
		{
			if (!control.IsCancelled())
			{
				InlineExecutor here;
				regrets[i] = flick::RegretAt(rules, suite[i], level.thinking, truth, i, here, control);
				progress.Step();
			}
		});
	double lost = 0.0;
	double possible = 0.0;
	for (const flick::Regret& regret : regrets)
	{
		lost += regret.best - regret.chosen;
		possible += regret.best - regret.any;
	}
	flick::Thinking aims = level.thinking;
	aims.deepCandidates = 0;
	return {possible > 0 ? lost / possible : 0.0, static_cast<double>(flick::FlicksFor(aims))};
}

int RunRegret(const RegretOptions& options, const Streams& streams)
{
	if (options.make > 0)
	{
		return MakeSuite(options, streams);
	}
	const std::vector<flick::GameState> suite = ReadSuite(options.file, streams);
	if (suite.empty())
	{
		return kExitBadFile;
	}
	SearchControl control;
	const CancelOnSignal guard(control);
	streams.out << "flick regret " << options.file << " --cells " << options.cells << " --draws " << options.draws
				<< "; rules " << flick::Rules::kRulesVersion << ", physics " << flick::kPhysicsVersion << ", "
				<< suite.size() << " positions\n"
				<< "level          flicks   regret\n";
	for (const flick::Contestant& level : flick::Levels())
	{
		if (options.level != "all" && options.level != level.key)
		{
			continue;
		}
		const Measured measured = Measure(suite, level, options, control, streams.err);
		if (control.IsCancelled())
		{
			streams.err << "flick: stopped\n";
			return kExitFailed;
		}
		streams.out << std::left << std::setw(12) << level.key << std::right << std::fixed << std::setprecision(0)
					<< std::setw(9) << measured.flicks << std::setprecision(2) << std::setw(7) << 100 * measured.regret
					<< " %\n"
					<< std::flush;
	}
	return kExitOk;
}

} // namespace

void AddRegret(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<RegretOptions>();
	CLI::App* command = app.add_subcommand(
		"regret", "Measures what the levels' search for aims loses against a fine exhaustive search");
	CLI::Option* file = command->add_option("FILE", options->file, "The suite: a set-up with a position in each line");
	command->add_option("--level", options->level, "One level, or all (all)")
		->check(
			[](const std::string& key)
			{
				const bool known = key == "all" || flick::FindContestant(key) != nullptr;
				return known ? "" : "there is no level \"" + key + "\"";
			})
		->type_name("LEVEL");
	AddNumberOption(
		*command, {"--make", "Prints a new suite of so many positions instead", 1, kMostPositions}, options->make);
	AddNumberOption(*command, {"--cells", "Directions times powers of the exhaustive search (150000)", 100, kMostCells},
		options->cells);
	AddNumberOption(
		*command, {"--draws", "Strays of the hand for each aim that is judged (1000)", 1, 100'000}, options->draws);
	AddSeedOption(*command, options->seed);
	command->callback(
		[options, file, &run]
		{
			if (options->make == 0 && file->count() == 0)
			{
				run.streams.err << "flick: regret needs the file of a suite, or --make\n";
				run.exitCode = kExitUsage;
				return;
			}
			run.exitCode = RunRegret(*options, run.streams);
		});
}

} // namespace faith::cli
