#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <ostream>

namespace faith::cli
{

namespace
{

/// The protocol is in English and works without texts, with plainer messages.
int RunServe(const Streams& streams)
{
	const auto texts = host::LoadTexts(text::Language::English);
	if (!texts)
	{
		streams.err << "flick: messages will be short: " << texts.Error() << "\n";
	}
	Serve(streams.in, streams.out, texts ? &*texts : nullptr);
	return kExitOk;
}

} // namespace

void AddServe(CLI::App& app, Run& run)
{
	CLI::App* command = app.add_subcommand("serve", "Speaks JSON lines with bots and tests, see Docs/BotProtocol.md");
	command->callback([&run] { run.exitCode = RunServe(run.streams); });
}

} // namespace faith::cli
