#include "FlickOfFaithCli/Program.h"

#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Subcommands.h"

#include <ostream>

namespace faith::cli
{

namespace
{

/// A sentence if the first argument should be a subcommand and is none.
std::string UnknownSubcommand(const CLI::App& app, const std::vector<std::string>& arguments)
{
	if (arguments.empty() || arguments.front().starts_with('-'))
	{
		return {};
	}
	std::string names;
	for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
	{
		if (command->get_name() == arguments.front())
		{
			return {};
		}
		names += (names.empty() ? "" : ", ") + command->get_name();
	}
	return "there is no subcommand \"" + arguments.front() + "\"; there are " + names;
}

/// Output that nobody received must not look like success.
int AfterFlushing(int exitCode, const Streams& streams)
{
	streams.out.flush();
	if (streams.out)
	{
		return exitCode;
	}
	streams.err << "flick: the output could not be written\n";
	return kExitBadFile;
}

} // namespace

int RunFlick(const std::vector<std::string>& arguments, const Streams& streams)
{
	CLI::App app{"Flick of Faith in the terminal.", "flick"};
	app.footer(kExitCodesHelp);
	app.require_subcommand(1);
	Run run{streams};
	AddMatch(app, run);
	AddShow(app, run);
	AddVerify(app, run);
	AddShot(app, run);
	AddCoach(app, run);
	AddRule(app, run);
	AddRules(app, run);
	AddLaw(app, run);
	AddGod(app, run);
	AddMap(app, run);
	AddPlaythrough(app, run);
	AddSoak(app, run);
	AddShake(app, run);
	AddLevels(app, run);
	AddBalance(app, run);
	AddRegret(app, run);
	AddLearn(app, run);
	AddLab(app, run);
	AddLadder(app, run);
	AddServe(app, run);
	if (const std::string unknown = UnknownSubcommand(app, arguments); !unknown.empty())
	{
		streams.err << "flick: " << unknown << "\n";
		return kExitUsage;
	}
	try
	{
		app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
	}
	catch (const CLI::ParseError& error)
	{
		return AfterFlushing(app.exit(error, streams.out, streams.err) == 0 ? kExitOk : kExitUsage, streams);
	}
	return AfterFlushing(run.exitCode, streams);
}

} // namespace faith::cli
