#include "FlickOfFaithAI/Learning.h"
#include "FlickOfFaithCli/CancelOnSignal.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <iomanip>
#include <memory>
#include <ostream>
#include <vector>

namespace faith::cli
{

namespace
{

constexpr std::uint64_t kMostLearnMatches = 100'000;

struct LearnOptions
{
	std::uint64_t matches = 1000;
	std::uint64_t players = 2;
	std::uint64_t seed = 1;
};

/// Quick, but it sees the spread of its hand: what it avoids because of that, nobody need learn.
flick::Thinking ThinkingToLearnFrom()
{
	flick::Thinking thinking;
	thinking.image = 300;
	thinking.candidates = 6;
	thinking.draws = 8;
	return thinking;
}

/// Matches with steady and unsteady hands, the same for all seats.
flick::Setup SetupOf(const LearnOptions& options, std::uint64_t match)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(options.players);
	setup.seed = options.seed + match;
	setup.steadiness.fill(static_cast<std::uint16_t>(700 + 120 * (match % 6)));
	return setup;
}

/// A line of WorthModels.inl.
void PrintModel(const flick::Learned& learned, std::ostream& out)
{
	out << std::fixed << std::setprecision(4) << "\t{{";
	for (std::size_t i = 0; i < flick::kFeatureCount; ++i)
	{
		out << (i == 0 ? "" : ", ") << learned.model.weights[i];
	}
	out << "}, " << std::setprecision(3) << learned.model.still << ", " << learned.model.perFlick << "},\n";
}

int RunLearn(const LearnOptions& options, const Streams& streams)
{
	SearchControl control;
	const CancelOnSignal guard(control);
	std::vector<std::vector<flick::Lesson>> matches(options.matches);
	Progress progress(streams.err, "matches", 0, matches.size());
	host::ThreadExecutor executor;
	const flick::Rules rules;
	executor.ForEach(matches.size(),
		[&](std::size_t i)
		{
			if (!control.IsCancelled())
			{
				matches[i] = flick::LessonsOf(rules, SetupOf(options, i), ThinkingToLearnFrom(), control);
				progress.Step();
			}
		});
	if (control.IsCancelled())
	{
		streams.err << "flick: stopped\n";
		return kExitFailed;
	}
	flick::Learner learner(static_cast<int>(options.players));
	for (const auto& match : matches)
	{
		learner.Add(match);
	}
	const flick::Learned learned = learner.Learn();
	streams.out << "\t// flick learn --players " << options.players << " --matches " << options.matches << " --seed "
				<< options.seed << ": " << learned.lessons << " lessons, " << std::fixed << std::setprecision(1)
				<< 100 * learned.explained << " % explained, off by " << learned.error << " VP\n";
	PrintModel(learned, streams.out);
	return kExitOk;
}

} // namespace

void AddLearn(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<LearnOptions>();
	CLI::App* command =
		app.add_subcommand("learn", "Learns from matches of the computer against itself what positions are worth");
	AddNumberOption(*command, {"--matches", "How many matches (1000)", 1, kMostLearnMatches}, options->matches);
	AddNumberOption(*command, {"--players", "Number of players, 2 to 4 (2)", 2, flick::kMaxPlayers}, options->players);
	AddSeedOption(*command, options->seed);
	command->callback([options, &run] { run.exitCode = RunLearn(*options, run.streams); });
}

} // namespace faith::cli
