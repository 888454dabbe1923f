#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithCli/TextFiles.h"
#include "FlickOfFaithRules/Params.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct LevelsOptions
{
	text::Language language = text::Language::English;
};

std::int32_t SpreadOf(flick::Param param, const flick::Contestant& level)
{
	return flick::RowOf(param, 2).base * level.steadiness / 1000;
}

std::string HandOf(const text::TextTable& texts, text::Language language, const flick::Contestant& level)
{
	const std::int32_t angle = SpreadOf(flick::Param::HandSpreadAngle, level);
	const std::int32_t power = SpreadOf(flick::Param::HandSpreadPower, level);
	return texts.Format("level.hand",
		{{"angle", text::FormatThousandths(language, angle)}, {"power", text::FormatTenths(language, power)}});
}

void Print(const text::TextTable& texts, text::Language language, const flick::Contestant& level, std::ostream& out)
{
	const std::string key = "level." + std::string(level.key);
	const bool seesTheEnd = level.thinking.horizon == flick::Horizon::Game;
	out << texts.Get(key + ".name") << " (" << level.key << ")\n"
		<< "  " << texts.Get(key + ".about") << "\n"
		<< "  " << HandOf(texts, language, level) << "\n"
		<< "  " << texts.Get(seesTheEnd ? "level.horizon.game" : "level.horizon.points") << "\n"
		<< "  "
		<< texts.Format("level.thought", {{"flicks", static_cast<std::int64_t>(flick::FlicksFor(level.thinking))}})
		<< "\n";
}

int RunLevels(const LevelsOptions& options, const Streams& streams)
{
	const auto texts = LoadTexts(options.language);
	if (!texts)
	{
		streams.err << "flick: " << texts.Error() << "\n";
		return kExitBadFile;
	}
	for (const flick::Contestant& level : flick::Levels())
	{
		Print(*texts, options.language, level, streams.out);
	}
	return kExitOk;
}

} // namespace

void AddLevels(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<LevelsOptions>();
	CLI::App* command = app.add_subcommand("levels", "Prints the levels of the computer players and their numbers");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunLevels(*options, run.streams); });
}

} // namespace faith::cli
