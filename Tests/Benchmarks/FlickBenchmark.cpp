#include "Contest.h"
#include "Report.h"
#include "Timings.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <iterator>
#include <string_view>

/// How fast our simulator plays the standard flick set, how fast other engines do, and how far they come out apart.
namespace faith::contest
{

namespace
{

void CountFlicks(benchmark::State& state, std::size_t flicksPerIteration)
{
	state.counters[Timings::kFlicks] = static_cast<double>(flicksPerIteration);
}

/// One flick from each position, which is loaded for it.
void PlayEach(benchmark::State& state, const std::vector<physics::FlickCase>& flicks)
{
	physics::Simulator simulator;
	for ([[maybe_unused]] auto iteration : state)
	{
		for (const physics::FlickCase& flick : flicks)
		{
			simulator.Load(flick.SceneOf());
			benchmark::DoNotOptimize(simulator.Play(flick.shot).collisions);
		}
	}
	CountFlicks(state, flicks.size());
}

/// Many shots from each position.
void PlayMany(benchmark::State& state, const std::vector<physics::FlickCase>& flicks)
{
	std::vector<std::vector<physics::Shot>> shots;
	for (const physics::FlickCase& flick : flicks)
	{
		shots.push_back(ShotsAround(flick));
	}
	physics::Simulator simulator;
	for ([[maybe_unused]] auto iteration : state)
	{
		for (std::size_t i = 0; i < flicks.size(); ++i)
		{
			simulator.Load(flicks[i].SceneOf());
			for (const physics::Shot& shot : shots[i])
			{
				benchmark::DoNotOptimize(simulator.Play(shot).collisions);
			}
		}
	}
	CountFlicks(state, flicks.size() * kShotsPerPosition);
}

void PlayEngine(benchmark::State& state, const Engine& engine, int hertz, const std::vector<physics::FlickCase>& flicks)
{
	const std::unique_ptr<EngineTable> table = engine.make();
	Endings endings;
	for ([[maybe_unused]] auto iteration : state)
	{
		for (const physics::FlickCase& flick : flicks)
		{
			table->Play(flick, hertz, endings);
			benchmark::DoNotOptimize(endings.data());
		}
	}
	CountFlicks(state, flicks.size());
}

template <class Function>
void Register(const std::string& row, std::size_t discs, Function function)
{
	benchmark::RegisterBenchmark(BenchmarkName(row, discs).c_str(), function);
}

void RegisterAll(const Contest& contest)
{
	for (const std::size_t discs : kDiscs)
	{
		const std::vector<physics::FlickCase>& flicks = contest.Flicks(discs);
		const std::vector<physics::FlickCase>& distinct = contest.Distinct(discs);
		Register(kOurs, discs, [&flicks](benchmark::State& state) { PlayEach(state, flicks); });
		Register(kOursDistinct, discs, [&distinct](benchmark::State& state) { PlayEach(state, distinct); });
		Register(kOursMany, discs, [&flicks](benchmark::State& state) { PlayMany(state, flicks); });
		for (const Engine& engine : contest.Engines())
		{
			for (const int hertz : engine.rates)
			{
				Register(RowName(engine, hertz), discs,
					[&flicks, &engine, hertz](benchmark::State& state) { PlayEngine(state, engine, hertz, flicks); });
			}
		}
	}
	const std::vector<physics::FlickCase>& pack = contest.Pack();
	Register(kOursPack, pack.front().bodies.size() - 1, [&pack](benchmark::State& state) { PlayEach(state, pack); });
}

/// Options of Google Benchmark: ours first, so that those of the command line win.
void Initialise(const std::vector<char*>& given)
{
	std::vector<std::string> options = {
		"--benchmark_enable_random_interleaving=true", "--benchmark_repetitions=7", "--benchmark_min_time=0.05"};
	std::vector<char*> arguments = {given.front()};
	std::transform(options.begin(), options.end(), std::back_inserter(arguments),
		[](std::string& option) { return option.data(); });
	arguments.insert(arguments.end(), given.begin() + 1, given.end());
	int count = static_cast<int>(arguments.size());
	benchmark::Initialize(&count, arguments.data());
}

void Run(bool brief)
{
	Contest contest(brief ? FewEngines() : AllEngines());
	PrintMachine();
	PrintLoad("before");
	RegisterAll(contest);
	Timings timings;
	benchmark::RunSpecifiedBenchmarks(&timings);
	PrintLoad("after");
	PrintSpeed(contest, timings);
	PrintPack(contest, timings);
	if (!brief)
	{
		PrintConvergence(contest);
	}
	PrintHash(contest);
}

} // namespace

} // namespace faith::contest

/// FlickBenchmark [--brief] [options of Google Benchmark]: with --brief only ours and Box2D at 240 Hz.
int main(int count, char** values)
{
	std::vector<char*> arguments(values, values + count);
	const auto end = std::remove_if(arguments.begin() + 1, arguments.end(),
		[](const char* argument) { return std::string_view(argument) == "--brief"; });
	const bool brief = end != arguments.end();
	arguments.erase(end, arguments.end());
	faith::contest::Initialise(arguments);
	faith::contest::Run(brief);
	return 0;
}
