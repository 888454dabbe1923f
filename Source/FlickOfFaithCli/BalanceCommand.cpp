#include "FaithSearch/Rating.h"
#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/Invariants.h"
#include "FlickOfFaithCli/CancelOnSignal.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <iomanip>
#include <map>
#include <memory>
#include <ostream>
#include <vector>

namespace faith::cli
{

namespace
{

constexpr std::uint64_t kMostBalanceMatches = 1'000'000;

struct BalanceOptions
{
	std::uint64_t matches = 200;
	std::uint64_t seed = 1;
	std::uint64_t hands = 1000;
	std::string players = "4";
	std::string level = "priest";
};

/// One match as it is counted.
struct Balanced
{
	int players = 0;
	flick::ContestResult result;
	std::string broken; ///< the invariant that broke, if one did
};

/// How often somebody played and won.
struct Tally
{
	std::uint64_t played = 0;
	std::uint64_t won = 0;
	std::int64_t points = 0;
};

int PlayersOf(const BalanceOptions& options, std::uint64_t match)
{
	return options.players == "all" ? static_cast<int>(2 + match % 3) : std::stoi(options.players);
}

Balanced PlayOne(const BalanceOptions& options, std::uint64_t match, SearchControl& control)
{
	Balanced balanced;
	balanced.players = PlayersOf(options, match);
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(balanced.players);
	setup.seed = options.seed + match;
	setup.steadiness.fill(static_cast<std::uint16_t>(options.hands));
	const std::vector<const flick::Contestant*> seats(setup.players, flick::FindContestant(options.level));
	const flick::Rules rules;
	balanced.result = flick::PlayContest(rules, setup, seats, false, control,
		[&](std::span<const flick::Event>, const flick::GameState& state)
		{ balanced.broken = balanced.broken.empty() ? flick::BrokenInvariant(rules, state) : balanced.broken; });
	if (balanced.broken.empty() && balanced.result.refusal)
	{
		balanced.broken = "refused: " + std::string(NameOf(balanced.result.refusal.code));
	}
	return balanced;
}

void PrintTally(std::ostream& out, const std::string& name, const Tally& tally)
{
	const Share share = ShareOf(static_cast<double>(tally.won), tally.played);
	out << "  " << std::left << std::setw(12) << name << std::right << std::setw(8) << tally.played << std::fixed
		<< std::setprecision(1) << std::setw(8) << 100 * share.share << " %  " << std::setw(5) << 100 * share.low
		<< " to " << std::setw(5) << 100 * share.high << " %" << std::setw(9)
		<< static_cast<double>(tally.points) / static_cast<double>(std::max<std::uint64_t>(tally.played, 1)) << "\n";
}

/// The tables for matches with so many players; nothing if there were none.
void PrintTables(std::ostream& out, const std::vector<Balanced>& matches, int players)
{
	std::map<std::string, Tally> gods;
	std::map<std::string, Tally> seats;
	std::map<std::string, Tally> turns;
	std::size_t count = 0;
	const auto add = [](Tally& tally, bool won, std::int32_t points)
	{
		++tally.played;
		tally.won += won ? 1 : 0;
		tally.points += points;
	};
	for (const Balanced& match : matches)
	{
		const flick::ContestResult& result = match.result;
		for (int seat = 0; seat < players && match.players == players; ++seat)
		{
			const auto place = static_cast<std::size_t>(seat);
			const bool won = result.winner == seat;
			const int turn = (seat + players - result.first) % players;
			const flick::EffectDef* const god = flick::StandardCatalogue().Find(result.gods[place]);
			add(gods[god != nullptr ? std::string(god->key) : "none"], won, result.scores[place]);
			add(seats["seat " + std::to_string(seat + 1)], won, result.scores[place]);
			add(turns["turn " + std::to_string(turn + 1)], won, result.scores[place]);
		}
		count += match.players == players ? 1 : 0;
	}
	if (count == 0)
	{
		return;
	}
	out << "\n"
		<< players << " players, " << count << " matches\n"
		<< "                played     won  95 % interval     mean VP\n";
	for (const auto* table : {&gods, &seats, &turns})
	{
		for (const auto& [name, tally] : *table)
		{
			PrintTally(out, name, tally);
		}
	}
}

int RunBalance(const BalanceOptions& options, const Streams& streams)
{
	SearchControl control;
	const CancelOnSignal guard(control);
	std::vector<Balanced> matches(options.matches);
	Progress progress(streams.err, "matches", 0, matches.size());
	host::ThreadExecutor executor;
	executor.ForEach(matches.size(),
		[&](std::size_t i)
		{
			if (!control.IsCancelled())
			{
				matches[i] = PlayOne(options, i, control);
				progress.Step();
			}
		});
	for (std::size_t i = 0; i < matches.size(); ++i)
	{
		if (!matches[i].broken.empty())
		{
			streams.out << "broken in the match with " << matches[i].players << " players and seed " << options.seed + i
						<< ": " << matches[i].broken << "\n";
			return kExitFailed;
		}
	}
	if (control.IsCancelled())
	{
		streams.err << "flick: stopped\n";
		return kExitFailed;
	}
	streams.out << "flick balance --matches " << options.matches << " --players " << options.players << " --level "
				<< options.level << " --hands " << options.hands << " --seed " << options.seed << "\n"
				<< "rules " << flick::Rules::kRulesVersion << ", physics " << flick::kPhysicsVersion
				<< "; all invariants held after every command\n";
	for (int players = 2; players <= flick::kMaxPlayers; ++players)
	{
		PrintTables(streams.out, matches, players);
	}
	return kExitOk;
}

} // namespace

void AddBalance(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<BalanceOptions>();
	CLI::App* command = app.add_subcommand(
		"balance", "Plays matches between computer players, checks all invariants, and tells which gods and seats win");
	AddNumberOption(*command, {"--matches", "How many matches (200)", 1, kMostBalanceMatches}, options->matches);
	AddNumberOption(*command,
		{"--hands", "Everyone's hand, permille of the normal spread (1000)", flick::kSteadiest, flick::kShakiest},
		options->hands);
	AddSeedOption(*command, options->seed);
	command->add_option("--players", options->players, "2, 3, 4, or all in turn (4)")
		->check(CLI::IsMember({"2", "3", "4", "all"}))
		->type_name("NUMBER");
	command->add_option("--level", options->level, "Who plays (priest); flick levels lists them")
		->check([](const std::string& key)
			{ return flick::FindContestant(key) != nullptr ? "" : "there is no level \"" + key + "\""; })
		->type_name("LEVEL");
	command->callback([options, &run] { run.exitCode = RunBalance(*options, run.streams); });
}

} // namespace faith::cli
