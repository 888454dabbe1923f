#include "FlickOfFaithAI/Coach.h"
#include "FlickOfFaithAI/MatchReview.h"
#include "FlickOfFaithCli/Coach/CoachJson.h"
#include "FlickOfFaithCli/Coach/CoachPicture.h"
#include "FlickOfFaithCli/Coach/CoachWording.h"
#include "FlickOfFaithCli/Coach/CoachedReplay.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/PictureFiles.h"
#include "FlickOfFaithCli/ProgressWatch.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithHost/ThreadExecutor.h"
#include "FlickOfFaithRules/View.h"

#include <charconv>
#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

using flick::Rules;

constexpr std::uint64_t kMostDraws = 10'000;

struct CoachOptions
{
	std::string file;
	bool isAdvice = false;            ///< of one position; else the review of a match
	std::optional<std::size_t> entry; ///< of the position; the last question if there is none
	std::uint64_t seat = 0;           ///< from 1; 0 is everybody
	std::uint64_t spread = 0;         ///< permille; 0 is the seat's own
	std::uint64_t count = 3;
	std::uint64_t draws = 200;
	std::uint64_t flicks = 0; ///< 0 is the usual
	PictureFiles pictures;
	bool json = false;
	text::Language language = text::Language::English;
};

flick::CoachSettings SettingsOf(const CoachOptions& options)
{
	const auto count = static_cast<std::uint32_t>(options.count);
	flick::CoachSettings settings = options.flicks == 0
		? flick::CoachSettings{}
		: flick::CoachWithin(static_cast<std::uint32_t>(options.flicks), count);
	settings.count = count;
	settings.draws = static_cast<std::uint32_t>(options.draws);
	if (options.spread != 0)
	{
		settings.steadiness = static_cast<std::uint16_t>(options.spread);
	}
	return settings;
}

/// Where the advice is about, and what the flick in the log is worth.
Json MomentJson(const flick::Advice& advice, const CoachedMoment& moment)
{
	Json json{{"entry", moment.entry}, {"generation", advice.table.generation}, {"silence", NameOf(advice.silence)}};
	if (advice.silence == flick::Silence::None)
	{
		json.update(AdviceJson(advice, moment.seat));
	}
	json["played"] = moment.played ? OutlookJson(*moment.played, advice.table.PlayerCount()) : Json(nullptr);
	return json;
}

int TellAdvice(const CoachOptions& options, const flick::Advice& advice, const CoachedMoment& moment,
	const flick::Wording& words, const Streams& streams)
{
	const bool isDrawn = options.pictures.AreWanted();
	if (isDrawn && advice.silence != flick::Silence::None)
	{
		return Fail(kExitFailed, words.Texts().Get("cli.coach.hidden"), streams);
	}
	const std::string svg = isDrawn ? CoachSvg(advice, moment, words) : "";
	if (options.json && !options.pictures.TakeOutput())
	{
		streams.out << OneLine(MomentJson(advice, moment)) << "\n";
	}
	else if (!options.pictures.TakeOutput())
	{
		streams.out << CoachWording(words).Advice(advice, moment);
	}
	return SavePictures(options.pictures, svg, streams);
}

int Advise(
	const CoachOptions& options, const flick::MatchData& data, const flick::Wording& words, const Streams& streams)
{
	const auto question = FindFlickQuestion(data, options.entry);
	if (!question)
	{
		return Fail(kExitUsage, options.file + ": " + question.Error(), streams);
	}
	if (options.seat != 0 && options.seat != question->seat + std::uint64_t{1})
	{
		return Fail(kExitUsage,
			options.file + ": asked to flick before entry " + std::to_string(question->entry) + " is seat " +
				std::to_string(question->seat + 1),
			streams);
	}
	const Rules rules;
	host::ThreadExecutor executor;
	SearchControl control;
	const flick::Coach coach(rules, SettingsOf(options), executor, control);
	const flick::PlayerView view = flick::ViewFor(rules.Cards(), question->state, question->seat);
	CoachedMoment moment{question->entry, question->seat, {}};
	flick::Advice advice;
	{
		const ProgressWatch watch(control, streams.err);
		advice = coach.Suggest(view);
		if (question->played && advice.silence == flick::Silence::None)
		{
			moment.played = coach.Evaluate(view, *question->played).flick;
		}
	}
	return advice.silence == flick::Silence::NothingToFlick
		? Fail(kExitFailed, options.file + ": a card asks something first; try a later entry", streams)
		: TellAdvice(options, advice, moment, words, streams);
}

int Review(
	const CoachOptions& options, const History<Rules>& history, const flick::Wording& words, const Streams& streams)
{
	const std::size_t players = history.State().players.Size();
	if (options.seat > players)
	{
		return Fail(kExitUsage, options.file + ": there are " + std::to_string(players) + " seats", streams);
	}
	const std::optional<flick::Seat> only =
		options.seat == 0 ? std::nullopt : std::optional(static_cast<flick::Seat>(options.seat - 1));
	host::ThreadExecutor executor;
	SearchControl control;
	std::vector<flick::SeatReview> reviews;
	{
		const ProgressWatch watch(control, streams.err);
		reviews = flick::BestMissed(history, SettingsOf(options), executor, control, only);
	}
	streams.out << (options.json ? OneLine(ReviewJson(reviews)) + "\n"
								 : CoachWording(words).Review(reviews, history.State(), only));
	return kExitOk;
}

int RunCoach(const CoachOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(options.language);
	if (!texts)
	{
		return Fail(kExitBadFile, texts.Error(), streams);
	}
	const auto data = ReadMatch(options.file, &*texts);
	if (!data)
	{
		return Fail(kExitBadFile, data.Error().message, streams);
	}
	const auto history = ResumeReplay(Rules{}, *data);
	if (!history)
	{
		return Fail(
			kExitFailed, options.file + ": the rules do not lead through this replay; see flick verify", streams);
	}
	const flick::Wording words(*texts, flick::StandardCatalogue());
	return options.isAdvice ? Advise(options, *data, words, streams) : Review(options, *history, words, streams);
}

CLI::Option* AddEntryOption(CLI::App& command, CoachOptions& options)
{
	const auto set = [&options](const std::string& text)
	{
		const char* last = text.data() + text.size();
		std::size_t entry = 0;
		const auto [end, error] = std::from_chars(text.data(), last, entry);
		if (text != "last" && (error != std::errc{} || end != last))
		{
			throw CLI::ValidationError("--entry", "the number of an entry or \"last\", not \"" + text + "\"");
		}
		options.isAdvice = true;
		options.entry = text == "last" ? std::nullopt : std::optional(entry);
	};
	return command
		.add_option_function<std::string>("--entry", set,
			"Advice before this entry of the log, from 0; last is the last question to flick. Without it: each "
			"player's best "
			"missed flick")
		->type_name("ENTRY");
}

} // namespace

void AddCoach(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<CoachOptions>();
	CLI::App* command =
		app.add_subcommand("coach", "Tells the best flicks of a moment, or the best missed ones of a match");
	command->add_option("FILE", options->file, "The replay")->required();
	CLI::Option* entry = AddEntryOption(*command, *options);
	AddNumberOption(*command, {"--seat", "Only this seat, from 1", 1, flick::kMaxPlayers}, options->seat);
	AddNumberOption(*command,
		{"--spread", "Spread of the hand in permille of the normal one, in place of the player's", flick::kSteadiest,
			flick::kShakiest},
		options->spread);
	AddNumberOption(*command, {"--count", "Flicks to suggest (3)", 1, kMostSuggested}, options->count);
	AddNumberOption(
		*command, {"--draws", "Strays of the hand behind every number (200)", 1, kMostDraws}, options->draws);
	AddNumberOption(*command,
		{"--flicks", "Simulated flicks for each position, about (7000)", flick::kFewestCoachFlicks,
			flick::kMostCoachFlicks},
		options->flicks);
	AddPictureOptions(*command, options->pictures, "the best flicks");
	for (const char* picture : {"--svg", "--png"})
	{
		command->get_option(picture)->needs(entry);
	}
	command->add_flag("--json", options->json, "Prints one JSON object instead");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunCoach(*options, run.streams); });
}

} // namespace faith::cli
