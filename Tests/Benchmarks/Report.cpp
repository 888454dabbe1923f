#include "Report.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace faith::contest
{

namespace
{

/// Steps per second of the table of convergence.
constexpr std::array<int, 4> kRates = {60, 240, 1000, 4000};

std::string ProcessorName()
{
	std::ifstream file("/proc/cpuinfo");
	for (std::string line; std::getline(file, line);)
	{
		if (line.starts_with("model name"))
		{
			return line.substr(line.find(':') + 2);
		}
	}
	return "unknown";
}

/// The cells of the speed; false when the benchmark did not run.
bool PrintSpeedCells(const Timings& timings, const std::string& row, std::size_t discs)
{
	const Timing timing = timings.Of(BenchmarkName(row, discs));
	const Timing ours = timings.Of(BenchmarkName(kOurs, discs));
	if (timing.repetitions == 0 || ours.repetitions == 0)
	{
		return false;
	}
	std::printf("| %-34s | %8.3f | %8.3f - %8.3f | %8.0f | %7.2f |", row.c_str(), timing.median, timing.least,
		timing.most, 1e6 / timing.median, timing.median / ours.median);
	return true;
}

void PrintOurRow(const Timings& timings, const std::string& row, std::size_t discs)
{
	if (PrintSpeedCells(timings, row, discs))
	{
		std::printf("        |        |        |         |\n");
	}
}

void PrintEngineRow(Contest& contest, const Timings& timings, const Engine& engine, int hertz, std::size_t discs)
{
	if (PrintSpeedCells(timings, RowName(engine, hertz), discs))
	{
		const Deviation deviation = contest.FromOurs(engine, hertz, discs);
		std::printf(" %6.2f | %6.2f | %6.2f | %5.1f %% |\n", deviation.median, deviation.mean, deviation.p90,
			deviation.exitsDiffer * 100.0);
	}
}

void PrintSpeedTable(Contest& contest, const Timings& timings, std::size_t discs)
{
	std::printf("\n%zu resting discs: %zu flicks with %.2f collisions each\n\n", discs, contest.Flicks(discs).size(),
		contest.Ours(discs).collisions);
	std::printf(
		"| %-34s | us/flick | least - most        | flicks/s | x ours  | median | mean   | p90    | exits   |\n",
		"engine");
	std::printf("|---|---|---|---|---|---|---|---|---|\n");
	PrintOurRow(timings, kOurs, discs);
	PrintOurRow(timings, kOursDistinct, discs);
	PrintOurRow(timings, kOursMany, discs);
	for (const Engine& engine : contest.Engines())
	{
		for (const int hertz : engine.rates)
		{
			PrintEngineRow(contest, timings, engine, hertz, discs);
		}
	}
}

template <class Function>
std::vector<Deviation> EachRate(Function function)
{
	std::vector<Deviation> deviations;
	std::transform(kRates.begin(), kRates.end(), std::back_inserter(deviations), function);
	return deviations;
}

void PrintDeviations(const std::string& name, const std::vector<Deviation>& deviations)
{
	std::printf("| %-16s |", name.c_str());
	for (const Deviation& deviation : deviations)
	{
		std::printf(" %5.2f / %6.2f / %6.2f, %4.1f %% |", deviation.median, deviation.mean, deviation.p90,
			deviation.exitsDiffer * 100.0);
	}
	std::printf("\n");
}

} // namespace

void PrintMachine()
{
#ifdef __AVX2__
	const char* target = "x86-64-v3";
#else
	const char* target = "baseline x86-64";
#endif
	std::printf("Processor: %s\n", ProcessorName().c_str());
	std::printf(
		"Our simulator: compiler %s, built for %s; the engines as Debian builds them, Chipmunk with assertions\n",
		__VERSION__, target);
}

void PrintLoad(const char* when)
{
	std::array<double, 3> load{};
	if (getloadavg(load.data(), 3) == 3)
	{
		std::printf("Load of the machine %s, 1, 5 and 15 minutes: %.2f %.2f %.2f\n", when, load[0], load[1], load[2]);
	}
}

void PrintSpeed(Contest& contest, const Timings& timings)
{
	std::printf(
		"\nProcessor time per flick, median of %zu repetitions in random order. Everything a flick needs is in it,\n"
		"a new world included. The same 200 flicks are repeated, which trains the processor's branch prediction;\n"
		"in the row \"each flick once\" a list of %zu goes round instead.\n"
		"Ours couples sliding and spin. Box2D and Chipmunk do not, so they cannot come out exactly where ours does;\n"
		"in the row \"coupled\" the caller brakes Box2D's discs as ours are. Distances to our results in mm, over the\n"
		"discs that moved; exits: share of flicks after which not the same discs have left.\n",
		timings.Of(BenchmarkName(kOurs, kDiscs[0])).repetitions, kDistinct);
	for (const std::size_t discs : kDiscs)
	{
		PrintSpeedTable(contest, timings, discs);
	}
}

void PrintPack(const Contest& contest, const Timings& timings)
{
	const Timing timing = timings.Of(BenchmarkName(kOursPack, contest.Pack().front().bodies.size() - 1));
	if (timing.repetitions > 0)
	{
		std::printf(
			"\nA flick into a pack of 57 touching discs takes ours %.2f us (%.2f - %.2f): %.1f collisions, and fixed\n"
			"steps in %.1f %% of the flicks.\n",
			timing.median, timing.least, timing.most, contest.OurPack().collisions, contest.OurPack().crowded * 100.0);
	}
}

void PrintConvergence(Contest& contest)
{
	std::printf(
		"\nDistance to ours as the step shrinks, over all sets: median / mean / p90 in mm, exits that differ. Box2D\n"
		"and Chipmunk do not couple sliding and spin: their distance to ours does not go to zero, unless the caller\n"
		"couples it. The last line says how far they are from each other.\n\n| engine           |");
	for (const int hertz : kRates)
	{
		std::printf(" %4d Hz                         |", hertz);
	}
	std::printf("\n|---|---|---|---|---|\n");
	for (const Engine& engine : contest.Engines())
	{
		if (engine.shrinks)
		{
			PrintDeviations(engine.name, EachRate([&](int hertz) { return contest.FromOurs(engine, hertz); }));
		}
	}
	const Engine& one = *contest.Find(kBox2D);
	const Engine& other = *contest.Find(kChipmunk);
	PrintDeviations("Box2D - Chipmunk", EachRate([&](int hertz) { return contest.Between(one, other, hertz); }));
}

void PrintHash(const Contest& contest)
{
	std::printf("\nHash of our results:");
	for (const std::size_t discs : kDiscs)
	{
		std::printf(" %016" PRIx64, contest.Ours(discs).hash);
	}
	std::printf(" %016" PRIx64 "\n", contest.OurPack().hash);
}

} // namespace faith::contest
