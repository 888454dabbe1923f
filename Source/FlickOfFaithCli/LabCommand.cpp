#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/EmptyBoard.h"
#include "FlickOfFaithCli/CancelOnSignal.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Lab/MatchMeasures.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <iomanip>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

namespace faith::cli
{

namespace
{

struct LabOptions
{
	std::vector<std::string> levels{"priest"};
	std::vector<int> players{4};
	std::uint64_t matches = 200;
	std::uint64_t seed = 1;
	bool board = false;
};

std::string Shown(double value, bool isShare)
{
	std::ostringstream out;
	out << std::fixed << std::setprecision(isShare ? 1 : 2) << (isShare ? 100 * value : value);
	return out.str();
}

void Print(const std::vector<Measure>& measures, std::ostream& out)
{
	constexpr const char* verdicts[] = {"", "met", "MISSED", "not decided"};
	for (const Measure& m : measures)
	{
		out << "  " << std::left << std::setw(48) << m.name << std::right << std::setw(7) << Shown(m.value, m.isShare)
			<< "  " << std::setw(6) << Shown(m.low, m.isShare) << " to " << std::setw(6) << Shown(m.high, m.isShare);
		if (m.hasGoal)
		{
			out << "   goal " << Shown(m.goalLow, m.isShare) << " to " << Shown(m.goalHigh, m.isShare) << "  "
				<< verdicts[static_cast<int>(VerdictOf(m))];
		}
		out << "\n";
	}
}

flick::MatchFacts PlayOne(
	const flick::Rules& rules, const flick::Contestant& level, int players, std::uint64_t seed, SearchControl& control)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = seed;
	const std::vector<const flick::Contestant*> seats(setup.players, &level);
	flick::MatchObserver observer(rules);
	static_cast<void>(flick::PlayContest(
		rules, setup, seats, true, control,
		[&](std::span<const flick::Event> events, const flick::GameState& state) { observer.After(events, state); },
		[&](const flick::GameState& state, const flick::Command& command) { observer.Before(state, command); }));
	return observer.Facts();
}

int RunLab(const LabOptions& options, const Streams& streams)
{
	SearchControl control;
	const CancelOnSignal guard(control);
	const flick::Rules rules;
	if (options.board)
	{
		constexpr const char* names[] = {"Navel", "near city", "far city", "near island", "far island"};
		for (int target = 0; target < flick::kBoardTargets; ++target)
		{
			const auto best = flick::BestAimOnEmptyBoard(rules, static_cast<flick::BoardTarget>(target), 1000);
			streams.out << "  " << std::setw(12) << names[target] << " " << Shown(best.odds, true) << " %  power "
						<< best.aim.power << "\n";
		}
	}
	for (const std::string& level : options.levels)
	{
		for (const int players : options.players)
		{
			std::vector<flick::MatchFacts> matches(options.matches);
			Progress progress(streams.err, "matches", 0, matches.size());
			host::ThreadExecutor executor;
			executor.ForEach(matches.size(),
				[&](std::size_t i)
				{
					if (!control.IsCancelled())
					{
						matches[i] =
							PlayOne(rules, *flick::FindContestant(level), players, options.seed + 1000 * i, control);
						progress.Step();
					}
				});
			std::erase_if(matches, [](const flick::MatchFacts& match) { return match.winner == flick::kNobody; });
			streams.out << "\n" << players << " x " << level << ", " << matches.size() << " matches\n";
			Print(MeasuresOf(matches), streams.out);
		}
	}
	return kExitOk;
}

} // namespace

void AddLab(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<LabOptions>();
	CLI::App* command =
		app.add_subcommand("lab", "Measures the balance of the game in matches between computer players");
	AddNumberOption(*command, {"--matches", "How many matches of each kind (200)", 1, 1'000'000}, options->matches);
	AddSeedOption(*command, options->seed);
	command->add_option("--players", options->players, "2, 3, 4 or several, as in 2,4 (4)")
		->delimiter(',')
		->check(CLI::Range(2, int{flick::kMaxPlayers}));
	command->add_option("--levels", options->levels, "Who plays (priest); flick levels lists them")
		->delimiter(',')
		->check([](const std::string& key)
			{ return flick::FindContestant(key) != nullptr ? "" : "there is no level \"" + key + "\""; });
	command->add_flag("--board", options->board, "The odds on an empty board, too");
	command->callback([options, &run] { run.exitCode = RunLab(*options, run.streams); });
}

} // namespace faith::cli
