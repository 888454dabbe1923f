#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/PictureFiles.h"
#include "FlickOfFaithCli/Shot/Captions.h"
#include "FlickOfFaithCli/Shot/Picture.h"
#include "FlickOfFaithCli/Shot/Playing.h"
#include "FlickOfFaithCli/Shot/Source.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

constexpr std::uint64_t kMostSpreadFlicks = 10'000;
constexpr double kFastest = 10'000.0;      ///< mm/s
constexpr std::int32_t kMostSpin = 20'000; ///< permille; the game allows kFullSpin

struct ShotOptions
{
	std::string file;
	std::uint64_t flick = 0; ///< from 1; 0 is the last
	bool list = false;
	ShotAim aim;
	PictureFiles pictures;
	bool zoom = false;
	text::Language language = text::Language::English;
};

Result<std::size_t, ShotError> ChosenMoment(const ShotOptions& options, const ShotSource& source)
{
	const std::size_t count = source.moments.size();
	if (!source.isReplay && (options.flick != 0 || options.list))
	{
		return WrongUse("--flick and --list are for replays; this is a position");
	}
	if (count == 0 || options.flick > count)
	{
		return WrongUse(options.file + " has " + std::to_string(count) + " flicks");
	}
	return options.flick == 0 ? count - 1 : options.flick - 1;
}

Result<PlayedShot, ShotError> PlayChosen(const ShotOptions& options, const ShotSource& source)
{
	const auto moment = ChosenMoment(options, source);
	if (!moment)
	{
		return Failure{moment.Error()};
	}
	if (!source.isReplay || options.aim.angle)
	{
		return PlayAim(source, *moment, options.aim);
	}
	return PlayMoment(source, *moment);
}

void Tell(const ShotCaption& caption, std::ostream& out)
{
	out << caption.title << "\n";
	for (const std::string& launch : caption.launches)
	{
		out << "  " << launch << "\n";
	}
	for (const std::string& contact : caption.contacts)
	{
		out << "    " << contact << "\n";
	}
	out << "  " << caption.outcome << "\n";
}

void TellAll(const ShotSource& source, const flick::Wording& words, std::ostream& out)
{
	for (std::size_t i = 0; i < source.moments.size(); ++i)
	{
		const ShotCaption caption = CaptionOf(PlayMoment(source, i), words);
		out << i + 1 << ": ";
		for (const std::string& launch : caption.launches)
		{
			out << launch << "; ";
		}
		out << caption.outcome << "\n";
	}
}

int Show(const ShotOptions& options, const PlayedShot& shot, const flick::Wording& words, const Streams& streams)
{
	const PictureFiles& files = options.pictures;
	const std::string svg =
		files.AreWanted() ? ShotSvg(shot, words, options.zoom ? View::Contacts : View::Map) : std::string{};
	if (!files.TakeOutput())
	{
		Tell(CaptionOf(shot, words), streams.out);
	}
	return SavePictures(files, svg, streams);
}

/// Replays may come from another table or from another version of this one.
bool IsToldDifferently(const PlayedShot& shot, const ShotSource& source)
{
	const bool isReported = !shot.isTried && shot.number != 0 && shot.number <= source.reports.size();
	return isReported && source.reports[shot.number - 1].discs != shot.settled.discs;
}

int Refuse(const ShotError& error, const Streams& streams)
{
	streams.err << "flick: " << error.message << "\n";
	return error.exitCode;
}

int RunShot(const ShotOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(options.language);
	if (!texts)
	{
		return Refuse({kExitBadFile, texts.Error()}, streams);
	}
	const auto source = ReadShotSource(options.file, streams.in, *texts);
	if (!source)
	{
		return Refuse(source.Error(), streams);
	}
	const flick::Wording words(*texts, flick::StandardCatalogue());
	if (options.list && source->isReplay)
	{
		TellAll(*source, words, streams.out);
		return kExitOk;
	}
	const auto shot = PlayChosen(options, *source);
	if (!shot)
	{
		return Refuse(shot.Error(), streams);
	}
	if (IsToldDifferently(*shot, *source))
	{
		streams.err << "flick: the replay tells another outcome of this flick\n";
	}
	return Show(options, *shot, words, streams);
}

void AddAimOptions(CLI::App& command, ShotAim& aim)
{
	CLI::Option* angle = command.add_option("--angle", aim.angle,
		"Another flick than that of the replay: direction in degrees, counter-clockwise from east");
	angle->check(CLI::Range(-360.0, 360.0))->type_name("DEGREES");
	command.add_option("--piece", aim.piece, "Which piece, by its number in the game")
		->type_name("NUMBER")
		->needs(angle);
	CLI::Option* power = command.add_option("--power", aim.power, "Power in permille, without spread of the hand");
	power->check(CLI::Range(1, flick::kFullPower))->type_name("PERMILLE")->needs(angle);
	command.add_option("--speed", aim.speed, "Instead of the power: speed in mm/s")
		->check(CLI::Range(1.0, kFastest))
		->type_name("MM/S")
		->needs(angle)
		->excludes(power);
	command
		.add_option(
			"--spin", aim.spin, "Speed of the rim in permille of the disc's speed, counter-clockwise positive (0)")
		->check(CLI::Range(-kMostSpin, kMostSpin))
		->type_name("PERMILLE")
		->needs(angle);
	command.add_flag("--rolling", aim.rolling, "The disc stands on its rim and rolls")->needs(angle);
	AddNumberOption(command,
		{"--spread", "Adds where so many flicks with the spread of the hand end; needs --power", 1, kMostSpreadFlicks},
		aim.spread);
	command.get_option("--spread")->needs(power);
}

} // namespace

void AddShot(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<ShotOptions>();
	CLI::App* command =
		app.add_subcommand("shot", "Tells and draws one flick of a replay, or any flick from a position");
	command
		->add_option("FILE", options->file,
			"A replay, or a position as JSON: the request \"position\" of flick serve; - is the standard input")
		->required();
	AddNumberOption(*command, {"--flick", "Which flick of the replay, from 1 (the last)", 1}, options->flick);
	command->add_flag("--list", options->list, "Tells all flicks of the replay, one line for each");
	AddAimOptions(*command, options->aim);
	AddPictureOptions(*command, options->pictures, "it");
	command->add_flag("--zoom", options->zoom, "Draws only the part of the map where discs touch and come to rest");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunShot(*options, run.streams); });
}

} // namespace faith::cli
