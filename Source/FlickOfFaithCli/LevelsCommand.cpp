#include "FaithKernel/ReplayVerify.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/Hand.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/ProgressWatch.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct LevelsOptions
{
	std::string like;       ///< a replay; empty: all levels
	std::uint64_t seat = 1; ///< in it, from 1
	text::Language language = text::Language::English;
};

std::string HandOf(const text::TextTable& texts, text::Language language, const flick::Contestant& level)
{
	const flick::HandSpread spread = flick::SpreadOfHand(level.steadiness);
	return texts.Format("level.hand",
		{{"angle", text::FormatThousandths(language, spread.angle)},
			{"power", text::FormatTenths(language, spread.power)}});
}

void Print(const text::TextTable& texts, const flick::Contestant& level, const std::string& hand, std::ostream& out)
{
	const std::string key = "level." + std::string(level.key);
	const bool seesTheEnd = level.thinking.horizon == flick::Horizon::Game;
	out << texts.Get(key + ".name") << " (" << level.key << ")\n"
		<< "  " << texts.Get(key + ".about") << "\n"
		<< "  " << hand << "\n"
		<< "  " << texts.Get(seesTheEnd ? "level.horizon.game" : "level.horizon.points") << "\n"
		<< "  "
		<< texts.Format("level.thought", {{"flicks", static_cast<std::int64_t>(flick::FlicksFor(level.thinking))}})
		<< "\n";
}

void PrintAll(const text::TextTable& texts, text::Language language, std::ostream& out)
{
	for (const flick::Contestant& level : flick::Levels())
	{
		Print(texts, level, HandOf(texts, language, level), out);
	}
	Print(texts, flick::Mirror(flick::kShakiest), texts.Get("level.mirror.hand"), out);
}

/// How the flicks of a seat stray, together with what the rules add; or nothing if there are too few of them.
std::optional<std::uint16_t> MeasureSeat(
	const History<flick::Rules>& match, flick::Seat seat, std::size_t& flicks, const Streams& streams)
{
	const std::vector<flick::FlickMade> made = flick::FlicksMadeBy(match, seat);
	flicks = made.size();
	host::ThreadExecutor executor;
	SearchControl control;
	const ProgressWatch watch(control, streams.err);
	const auto measured = flick::MeasureHand(match.GetRules(), made, executor, control);
	return measured ? std::optional(flick::SteadinessLike(match.GetSetup().steadiness[seat], *measured)) : std::nullopt;
}

int PrintMirror(const LevelsOptions& options, const text::TextTable& texts, const Streams& streams)
{
	const auto data = ReadMatch(options.like, &texts);
	if (!data)
	{
		return Fail(kExitBadFile, data.Error().message, streams);
	}
	const auto match = ResumeReplay(flick::Rules{}, *data);
	if (!match)
	{
		return Fail(
			kExitFailed, options.like + ": the rules do not lead through this replay; see flick verify", streams);
	}
	const std::size_t players = match->State().players.Size();
	if (options.seat > players)
	{
		return Fail(kExitUsage, options.like + ": there are " + std::to_string(players) + " seats", streams);
	}
	std::size_t flicks = 0;
	const auto steadiness = MeasureSeat(*match, static_cast<flick::Seat>(options.seat - 1), flicks, streams);
	if (!steadiness)
	{
		return Fail(kExitFailed,
			options.like + ": a hand is measured by at least " + std::to_string(flick::kFewestFlicks) +
				" flicks of one disc with the map in sight, and seat " + std::to_string(options.seat) + " made " +
				std::to_string(flicks),
			streams);
	}
	const flick::Contestant mirror = flick::Mirror(*steadiness);
	Print(texts, mirror, HandOf(texts, options.language, mirror), streams.out);
	return kExitOk;
}

int RunLevels(const LevelsOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(options.language);
	if (!texts)
	{
		return Fail(kExitBadFile, texts.Error(), streams);
	}
	if (!options.like.empty())
	{
		return PrintMirror(options, *texts, streams);
	}
	PrintAll(*texts, options.language, streams.out);
	return kExitOk;
}

} // namespace

void AddLevels(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<LevelsOptions>();
	CLI::App* command = app.add_subcommand("levels", "Prints the levels of the computer players and their numbers");
	CLI::Option* like = command
							->add_option("--like", options->like,
								"Prints the level whose hand is as sure as that of a seat in this replay")
							->type_name("FILE");
	command->add_option("--seat", options->seat, "The seat, from 1 (1)")
		->check(CLI::Range(1, flick::kMaxPlayers))
		->needs(like)
		->type_name("NUMBER");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunLevels(*options, run.streams); });
}

} // namespace faith::cli
