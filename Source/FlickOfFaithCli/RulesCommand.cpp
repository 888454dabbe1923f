#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/RulesText.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct RulesOptions
{
	bool markdown = false;
	text::Language language = text::Language::English;
};

int RunRules(const RulesOptions& options, const Streams& streams)
{
	const auto texts = host::LoadTexts(options.language);
	if (!texts)
	{
		streams.err << "flick: " << texts.Error() << "\n";
		return kExitBadFile;
	}
	streams.out << (options.markdown ? RulesAsMarkdown(*texts)
									 : RulesForTerminal(flick::Wording(*texts, flick::StandardCatalogue())));
	return kExitOk;
}

} // namespace

void AddRules(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<RulesOptions>();
	CLI::App* command = app.add_subcommand("rules", "Prints all rules, laws and gods");
	command->add_flag("--markdown", options->markdown, "As Docs/Rules/FlickOfFaith.md, which is made with this");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunRules(*options, run.streams); });
}

} // namespace faith::cli
