#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/RandomFlick.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>
#include <string_view>
#include <vector>

namespace faith::cli
{

namespace
{

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kMostFlicks = 1'000'000'000;
constexpr std::uint64_t kRun = 250;       ///< flicks that one thread plays in a row
constexpr std::uint64_t kRunsAtOnce = 16; ///< between two lines of progress

struct ShakeOptions
{
	std::uint64_t flicks = 0;
	std::uint64_t packs = 0;
	std::uint64_t seed = 1;
};

/// One of the two kinds of tables.
struct Kind
{
	std::string_view option;
	std::string_view name;
	bool dense = false;
};

constexpr Kind kAnything{"--flicks", "flicks", false};
constexpr Kind kPacks{"--packs", "flicks into packs", true};

/// What a row of flicks came to.
struct ShakeTotals
{
	std::uint64_t flicks = 0;
	std::uint64_t collisions = 0;
	std::uint64_t crowded = 0;
	Hasher hash;
};

std::vector<flick::RandomFlickReport> PlaySome(const Kind& kind, std::uint64_t seed, std::uint64_t count)
{
	std::vector<flick::RandomFlickReport> reports(count);
	host::ThreadExecutor executor;
	executor.ForEach((count + kRun - 1) / kRun,
		[&](std::size_t run)
		{
			physics::Simulator simulator;
			for (std::uint64_t i = run * kRun; i < std::min((run + 1) * kRun, count); ++i)
			{
				reports[i] = flick::PlayRandomFlick(simulator, kind.dense, seed + i);
			}
		});
	return reports;
}

void Add(const flick::RandomFlickReport& report, ShakeTotals& totals)
{
	++totals.flicks;
	totals.collisions += static_cast<std::uint64_t>(report.collisions);
	totals.crowded += report.crowdSteps > 0 ? 1 : 0;
	Write(totals.hash, report.hash);
}

void PrintSummary(const Kind& kind, const ShakeTotals& totals, Clock::duration took, std::ostream& out)
{
	const double seconds = std::chrono::duration<double>(took).count();
	out << totals.flicks << " " << kind.name << ", " << totals.collisions << " collisions, " << totals.crowded
		<< " flicks crowded, nothing broken\n"
		<< static_cast<std::uint64_t>(static_cast<double>(totals.flicks) / (seconds > 0 ? seconds : 1))
		<< " flicks/s, recorded and checked\n"
		<< "hash of all ends: " << HashText(totals.hash.Value()) << "\n";
}

int Shake(const Kind& kind, std::uint64_t count, std::uint64_t seed, const Streams& streams)
{
	const Clock::time_point begin = Clock::now();
	ShakeTotals totals;
	while (totals.flicks < count)
	{
		const std::uint64_t first = seed + totals.flicks;
		for (const auto& report : PlaySome(kind, first, std::min(kRun * kRunsAtOnce, count - totals.flicks)))
		{
			if (!report.broken.empty())
			{
				const std::uint64_t bad = seed + totals.flicks;
				streams.out << "broken: " << report.broken << "\n"
							<< "again: flick shake " << kind.option << " 1 --seed " << bad << "\n";
				return kExitFailed;
			}
			Add(report, totals);
		}
		streams.err << "flick: " << totals.flicks << " of " << count << " " << kind.name << "\n" << std::flush;
	}
	PrintSummary(kind, totals, Clock::now() - begin, streams.out);
	return kExitOk;
}

int RunShake(ShakeOptions options, const Streams& streams)
{
	if (options.flicks == 0 && options.packs == 0)
	{
		options.flicks = 10'000;
	}
	int exitCode = kExitOk;
	if (options.flicks > 0)
	{
		exitCode = Shake(kAnything, options.flicks, options.seed, streams);
	}
	if (options.packs > 0 && exitCode == kExitOk)
	{
		exitCode = Shake(kPacks, options.packs, options.seed, streams);
	}
	return exitCode;
}

} // namespace

void AddShake(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<ShakeOptions>();
	CLI::App* command = app.add_subcommand("shake", "Plays random flicks and checks what physics must not do");
	AddNumberOption(*command, {"--flicks", "How many flicks on any table (10000)", 1, kMostFlicks}, options->flicks);
	AddNumberOption(
		*command, {"--packs", "How many flicks into packs of touching discs (0)", 1, kMostFlicks}, options->packs);
	AddSeedOption(*command, options->seed);
	command->callback([options, &run] { run.exitCode = RunShake(*options, run.streams); });
}

} // namespace faith::cli
