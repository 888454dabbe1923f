#include "FlickOfFaithCli/Program.h"

#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Subcommands.h"

namespace faith::cli
{

int RunFlick(const std::vector<std::string>& arguments, const Streams& streams)
{
	CLI::App app{"Flick of Faith in the terminal.", "flick"};
	app.footer(kExitCodesHelp);
	app.require_subcommand(1);
	Run run{streams};
	AddMatch(app, run);
	AddShow(app, run);
	AddVerify(app, run);
	AddRule(app, run);
	AddMap(app, run);
	AddPlaythrough(app, run);
	AddSoak(app, run);
	AddServe(app, run);
	try
	{
		app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
	}
	catch (const CLI::ParseError& error)
	{
		return app.exit(error, streams.out, streams.err) == 0 ? kExitOk : kExitUsage;
	}
	return run.exitCode;
}

} // namespace faith::cli
