#include "FlickOfFaithCli/CancelOnSignal.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Ladder/Json.h"
#include "FlickOfFaithCli/Ladder/Play.h"
#include "FlickOfFaithCli/Ladder/Plot.h"
#include "FlickOfFaithCli/Ladder/ResultsFile.h"
#include "FlickOfFaithCli/Ladder/Table.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>

namespace faith::cli
{

namespace
{

constexpr std::uint64_t kMostPairs = 100'000;
constexpr std::uint64_t kMostThreads = 1024;
constexpr const char* kStandardOutput = "-";

struct LadderOptions
{
	LadderPlan plan{AllContestants(), 100, 1, std::nullopt};
	std::uint64_t threads = 0; ///< 0 = as many as there are cores
	std::string file;
	std::string svg;
	bool json = false;
};

/// How far a ladder got.
struct Played
{
	std::optional<LadderFault> fault;
	std::string fileFailed; ///< a sentence, or nothing
	bool isCancelled = false;
};

Played Play(const LadderOptions& options, std::optional<ResultsFile>& file, LadderResults& results, std::ostream& err)
{
	Played played;
	SearchControl control;
	const CancelOnSignal guard(control);
	Progress progress(err, "pairs", PlayedOf(results), results.size());
	host::ThreadExecutor executor =
		options.threads == 0 ? host::ThreadExecutor() : host::ThreadExecutor(options.threads);
	played.fault = PlayLadder(options.plan, results, executor, control,
		[&](std::size_t place, const PairResult& result)
		{
			played.fileFailed = file ? file->Append(options.plan, place, result) : "";
			if (!played.fileFailed.empty())
			{
				control.Cancel();
			}
			progress.Step();
		});
	played.isCancelled = control.IsCancelled() && PlayedOf(results) < results.size();
	return played;
}

void TellFault(const LadderPlan& plan, const LadderFault& fault, std::ostream& err)
{
	const Pairing pairing = PairingsOf(plan)[fault.pair.pairing];
	LadderPlan again{{plan.contestants[pairing.first], plan.contestants[pairing.second]}, 1,
		SeedOf(plan, fault.pair.number), plan.hands};
	err << "flick: " << again.contestants[0]->key << " against " << again.contestants[1]->key << ", seed " << again.seed
		<< ": refused: " << NameOf(fault.refusal.code) << "; again: " << CommandOf(again) << "\n";
}

int PrintAndDraw(const LadderOptions& options, const LadderResults& results, const Streams& streams)
{
	const std::string svg = options.svg.empty() ? "" : LadderSvg(options.plan, results);
	if (options.svg == kStandardOutput)
	{
		streams.out << svg;
		return kExitOk;
	}
	streams.out << (options.json ? LadderJson(options.plan, results) : LadderTable(options.plan, results));
	if (svg.empty())
	{
		return kExitOk;
	}
	const std::string failed = WriteWholeFile(options.svg, std::vector<std::uint8_t>(svg.begin(), svg.end()));
	streams.err << "flick: " << (failed.empty() ? "saved " + options.svg : failed) << "\n";
	return failed.empty() ? kExitOk : kExitBadFile;
}

/// The exit code of a ladder that ended early.
int TellCancelled(const LadderOptions& options, const LadderResults& results, std::ostream& err)
{
	err << "flick: stopped after " << PlayedOf(results) << " of " << results.size() << " pairs; "
		<< (options.file.empty() ? "with --out FILE, a ladder that is stopped can be continued"
								 : "the same command continues with those in " + options.file)
		<< "\n";
	return kExitFailed;
}

int RunLadder(const LadderOptions& options, const Streams& streams)
{
	LadderResults results(PairCountOf(options.plan));
	std::optional<ResultsFile> file;
	if (!options.file.empty())
	{
		auto opened = ResultsFile::Open(options.file, options.plan, results);
		if (!opened)
		{
			streams.err << "flick: " << opened.Error() << "\n";
			return kExitBadFile;
		}
		file = std::move(*opened);
		streams.err << "flick: " << options.file << " holds " << PlayedOf(results) << " of " << results.size()
					<< " pairs\n";
	}
	const Played played = Play(options, file, results, streams.err);
	if (played.fault)
	{
		TellFault(options.plan, *played.fault, streams.err);
		return kExitFailed;
	}
	const int exitCode = PrintAndDraw(options, results, streams);
	if (!played.fileFailed.empty())
	{
		streams.err << "flick: " << played.fileFailed << "\n";
		return kExitBadFile;
	}
	return played.isCancelled ? TellCancelled(options, results, streams.err) : exitCode;
}

std::string AllKeys()
{
	std::string keys;
	for (const flick::Contestant* contestant : AllContestants())
	{
		keys += (keys.empty() ? "" : ", ") + std::string(contestant->key);
	}
	return keys;
}

/// The contestants of a list such as "novice,oracle", in the order of AllContestants.
std::vector<const flick::Contestant*> ContestantsIn(const std::string& list)
{
	std::vector<const flick::Contestant*> named;
	std::istringstream keys(list);
	for (std::string key; std::getline(keys, key, ',');)
	{
		const flick::Contestant* contestant = flick::FindContestant(key);
		if (contestant == nullptr)
		{
			throw CLI::ValidationError("--who", "there is no \"" + key + "\"; there are " + AllKeys());
		}
		named.push_back(contestant);
	}
	std::vector<const flick::Contestant*> chosen = AllContestants();
	std::erase_if(chosen, [&](const auto* each) { return std::find(named.begin(), named.end(), each) == named.end(); });
	if (chosen.size() < 2 || chosen.size() != named.size())
	{
		throw CLI::ValidationError("--who", "two or more different contestants, not \"" + list + "\"");
	}
	return chosen;
}

/// The hands of everyone; `text` is empty if the option is given without a number.
std::uint16_t HandsFrom(const std::string& text)
{
	constexpr std::uint16_t normal = 1000;
	if (text.empty())
	{
		return normal;
	}
	std::uint16_t hands = 0;
	const char* last = text.data() + text.size();
	const auto [end, error] = std::from_chars(text.data(), last, hands);
	const bool isNumber = error == std::errc{} && end == last;
	if (!isNumber || hands < flick::kSteadiest || hands > flick::kShakiest)
	{
		throw CLI::ValidationError("--equal-hands",
			"a whole number from " + std::to_string(flick::kSteadiest) + " to " + std::to_string(flick::kShakiest) +
				", not \"" + text + "\"");
	}
	return hands;
}

void AddPlanOptions(CLI::App& command, LadderPlan& plan)
{
	command
		.add_option_function<std::string>(
			"--who", [&plan](const std::string& list) { plan.contestants = ContestantsIn(list); },
			"Who plays, two or more (all): " + AllKeys())
		->type_name("A,B,...");
	AddNumberOption(command,
		{"--pairs", "How many pairs of matches each two play: same deal, exchanged seats (100)", 1, kMostPairs},
		plan.pairs);
	AddSeedOption(command, plan.seed);
	command
		.add_option_function<std::string>(
			"--equal-hands", [&plan](const std::string& text) { plan.hands = HandsFrom(text); },
			"All play with the same hand, 1000 or this many permille of the normal spread, instead of each with its "
			"own")
		->expected(0, 1)
		->type_name("[PERMILLE]");
}

} // namespace

void AddLadder(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<LadderOptions>();
	CLI::App* command = app.add_subcommand("ladder", "Lets computer players play each other and rates their strength");
	AddPlanOptions(*command, options->plan);
	AddNumberOption(
		*command, {"--threads", "How many pairs are played at once (one per core)", 1, kMostThreads}, options->threads);
	command->add_option("--out", options->file, "Keeps every pair in this file; goes on from there if it exists")
		->check(NeedsName)
		->type_name("FILE");
	command->add_option("--svg", options->svg, "Draws the ratings into this file; - is the standard output")
		->check(NeedsName)
		->type_name("FILE");
	command->add_flag("--json", options->json, "Prints a JSON object instead of the table");
	command->callback([options, &run] { run.exitCode = RunLadder(*options, run.streams); });
}

} // namespace faith::cli
