#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Playthrough.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

void AddPlaythrough(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<PlaythroughOptions>();
	CLI::App* command = app.add_subcommand("playthrough", "Prints a match with every command, event and state hash");
	command->add_option("--players", options->setup.players, "Number of players, 2 to 4 (4)")
		->check(CLI::Range(2, 4))
		->type_name("NUMBER");
	AddSeedOption(*command, options->setup.seed);
	command->add_flag("--unruly", options->unruly, "Plays on a table where anything possible happens");
	command->callback(
		[options, &run]
		{
			const auto texts = host::LoadTexts(text::Language::English);
			if (!texts)
			{
				run.streams.err << "flick: " << texts.Error() << "\n";
				run.exitCode = kExitBadFile;
				return;
			}
			run.streams.out << PlaythroughText(*options, *texts);
		});
}

} // namespace faith::cli
