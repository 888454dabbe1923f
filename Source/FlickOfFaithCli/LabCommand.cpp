#include "FlickOfFaithCli/CancelOnSignal.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithCli/Lab/LabFile.h"
#include "FlickOfFaithCli/Lab/Report.h"
#include "FlickOfFaithCli/Lab/Run.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>

namespace faith::cli
{

namespace
{

constexpr std::uint64_t kMostSamples = 1'000'000;
constexpr std::uint64_t kMostLabThreads = 1024;

struct LabOptions
{
	LabPlan plan;
	std::uint64_t threads = 0; ///< 0 = as many as there are cores
	std::string file;
	std::string html;
	bool json = false;
	bool quick = false;
};

/// How far a lab got.
struct LabRun
{
	std::string fileFailed; ///< a sentence, or nothing
	bool isCancelled = false;
};

LabRun RunTasks(const LabOptions& options, std::optional<LabFile>& file, LabResults& results, std::ostream& err)
{
	LabRun run;
	SearchControl control;
	const CancelOnSignal guard(control);
	const std::size_t planned = TasksOf(options.plan).size();
	Progress progress(err, "tasks", DoneOf(options.plan, results), planned);
	host::ThreadExecutor executor =
		options.threads == 0 ? host::ThreadExecutor() : host::ThreadExecutor(options.threads);
	RunPlan(options.plan, results, executor, control,
		[&](const LabTask& task, const LabResult& result)
		{
			run.fileFailed = file ? file->Append(task, result) : "";
			if (!run.fileFailed.empty())
			{
				control.Cancel();
			}
			progress.Step();
		});
	run.isCancelled = DoneOf(options.plan, results) < planned;
	return run;
}

int PrintReport(const LabOptions& options, const LabResults& results, const Streams& streams)
{
	streams.out << (options.json ? LabJson(options.plan, results) : LabTable(options.plan, results));
	if (options.html.empty())
	{
		return kExitOk;
	}
	const std::string page = LabHtml(options.plan, results);
	const std::string failed = WriteWholeFile(options.html, std::vector<std::uint8_t>(page.begin(), page.end()));
	streams.err << "flick: " << (failed.empty() ? "saved " + options.html : failed) << "\n";
	return failed.empty() ? kExitOk : kExitBadFile;
}

/// The exit code of a quick lab: one that found the game broken fails.
int TellFarOff(const LabPlan& plan, const LabResults& results, std::ostream& err)
{
	int exitCode = kExitOk;
	for (const MeasureGroup& group : GroupsOf(plan, results))
	{
		for (const Measure& measure : group.measures)
		{
			if (IsFarOff(measure))
			{
				err << "flick: far off: " << group.title << ": " << measure.name << "\n";
				exitCode = kExitFailed;
			}
		}
	}
	return exitCode;
}

int TellStopped(const LabOptions& options, const LabResults& results, std::ostream& err)
{
	err << "flick: stopped after " << DoneOf(options.plan, results) << " of " << TasksOf(options.plan).size()
		<< " tasks; "
		<< (options.file.empty() ? "with --out FILE, a lab that is stopped can be continued"
								 : "the same command continues with those in " + options.file)
		<< "\n";
	return kExitFailed;
}

int RunLab(const LabOptions& options, const Streams& streams)
{
	LabResults results;
	std::optional<LabFile> file;
	if (!options.file.empty())
	{
		auto opened = LabFile::Open(options.file, options.plan, results);
		if (!opened)
		{
			return Fail(kExitBadFile, opened.Error(), streams);
		}
		file = std::move(*opened);
		streams.err << "flick: " << options.file << " holds " << DoneOf(options.plan, results) << " of "
					<< TasksOf(options.plan).size() << " tasks\n";
	}
	const LabRun run = RunTasks(options, file, results, streams.err);
	const int exitCode = PrintReport(options, results, streams);
	if (!run.fileFailed.empty())
	{
		return Fail(kExitBadFile, run.fileFailed, streams);
	}
	if (run.isCancelled)
	{
		return TellStopped(options, results, streams.err);
	}
	return exitCode == kExitOk && options.quick ? TellFarOff(options.plan, results, streams.err) : exitCode;
}

std::vector<std::string> WordsIn(const std::string& list)
{
	std::vector<std::string> words;
	std::istringstream parts(list);
	for (std::string part; std::getline(parts, part, ',');)
	{
		words.push_back(part);
	}
	return words;
}

/// The levels of a list such as "novice,priest", the weakest first.
std::vector<std::string> LevelsIn(const std::string& list)
{
	const std::vector<std::string> named = WordsIn(list);
	std::vector<std::string> levels;
	for (const flick::Contestant& level : flick::Levels())
	{
		if (std::find(named.begin(), named.end(), level.key) != named.end())
		{
			levels.emplace_back(level.key);
		}
	}
	if (levels.empty() || levels.size() != named.size())
	{
		throw CLI::ValidationError("--levels", "different levels that flick levels lists, not \"" + list + "\"");
	}
	return levels;
}

std::vector<std::uint8_t> PlayersIn(const std::string& list)
{
	std::vector<std::uint8_t> players;
	for (const std::string& word : WordsIn(list))
	{
		const bool isGood = word == "2" || word == "3" || word == "4";
		const auto number = static_cast<std::uint8_t>(isGood ? word[0] - '0' : 0);
		if (!isGood || std::find(players.begin(), players.end(), number) != players.end())
		{
			throw CLI::ValidationError("--players", "2, 3, 4 or several, not \"" + list + "\"");
		}
		players.push_back(number);
	}
	return players;
}

std::vector<LabSection> SectionsIn(const std::string& list)
{
	std::vector<LabSection> sections;
	for (const std::string& word : WordsIn(list))
	{
		const auto section = EnumFromName<LabSection>(word);
		if (!section)
		{
			throw CLI::ValidationError("--only", OneOf(kEnumNames<LabSection>) + ", not \"" + word + "\"");
		}
		sections.push_back(*section);
	}
	return sections;
}

/// An option that takes a list of words; it must not be empty.
void AddListOption(CLI::App& command, const std::string& name, const std::string& help,
	const std::function<void(const std::string&)>& set)
{
	command.add_option_function<std::string>(name, set, help)
		->check([](const std::string& list) { return list.empty() ? "needs something to do" : ""; })
		->type_name("A,B,...");
}

void AddSizeOptions(CLI::App& command, LabSizes& sizes)
{
	const auto add = [&](const std::string& name, const std::string& help, std::uint64_t& number) {
		AddNumberOption(command, {name, help + " (" + std::to_string(number) + ")", 1, kMostSamples}, number);
	};
	add("--matches", "How many matches of each level and number of players", sizes.matches);
	add("--laws", "How many councils are played on with each law", sizes.laws);
	add("--votes", "How many councils are judged", sizes.votes);
	add("--ideas", "How many matches each player with one idea plays", sizes.ideas);
	add("--choices", "How many matches are searched for decisions", sizes.choices);
	add("--pairs", "How many pairs of matches each two levels play", sizes.pairs);
	add("--newcomers", "How many matches the newcomer plays", sizes.newcomers);
	add("--timed", "How many matches are timed", sizes.timed);
}

} // namespace

void AddLab(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<LabOptions>();
	LabPlan& plan = options->plan;
	CLI::App* command =
		app.add_subcommand("lab", "Measures the balance of the game in matches between computer players");
	AddListOption(*command, "--only", "Sections of the table (all): " + OneOf(kEnumNames<LabSection>),
		[&plan](const std::string& list) { plan.sections = SectionsIn(list); });
	AddListOption(*command, "--levels", "Who plays (novice,acolyte,priest)",
		[&plan](const std::string& list) { plan.levels = LevelsIn(list); });
	AddListOption(*command, "--players", "How many play, 2, 3 or 4 (4,3,2)",
		[&plan](const std::string& list) { plan.players = PlayersIn(list); });
	AddSizeOptions(*command, plan.sizes);
	AddSeedOption(*command, plan.seed);
	AddNumberOption(*command, {"--threads", "How many tasks are done at once (one per core)", 1, kMostLabThreads},
		options->threads);
	command->add_option("--out", options->file, "Keeps every result in this file; goes on from there if it exists")
		->check(NeedsName)
		->type_name("FILE");
	command->add_option("--html", options->html, "Writes a report with pictures into this file")
		->check(NeedsName)
		->type_name("FILE");
	command->add_flag("--json", options->json, "Prints a JSON object instead of the table");
	command->add_flag(
		"--quick", options->quick, "A tiny lab that fails when something is far off; levels and sizes are its own");
	command->callback(
		[options, &run]
		{
			if (options->quick)
			{
				const LabPlan asked = options->plan;
				options->plan = QuickPlan();
				options->plan.sections = asked.sections;
				options->plan.seed = asked.seed;
			}
			run.exitCode = RunLab(*options, run.streams);
		});
}

} // namespace faith::cli
