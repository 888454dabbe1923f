#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/RuleJson.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithPresentation/Wrapping.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct RuleOptions
{
	std::string number;
	bool json = false;
};

void PrintReferences(std::string_view heading, std::span<const RuleReference> references, std::ostream& out)
{
	out << "  " << heading << (references.empty() ? ": nothing" : "") << "\n";
	for (const RuleReference& reference : references)
	{
		out << "    " << reference.file << ":" << reference.line << "  " << reference.what << "\n";
	}
}

void Print(const IndexedRule& rule, bool json, std::ostream& out)
{
	if (json)
	{
		out << OneLine(RuleJson(rule)) << "\n";
		return;
	}
	out << "Rule " << rule.number << " (section " << rule.section << ")\n" << flick::Wrapped(rule.text, "  ");
	PrintReferences("implemented in", rule.sources, out);
	PrintReferences("tested by", rule.tests, out);
}

int RunRule(const RuleOptions& options, const Streams& streams)
{
	if (options.number == "all")
	{
		for (const IndexedRule& rule : RuleIndex())
		{
			Print(rule, options.json, streams.out);
			streams.out << (options.json ? "" : "\n");
		}
		return kExitOk;
	}
	const IndexedRule* rule = FindRule(options.number);
	if (rule == nullptr)
	{
		streams.err << "flick: there is no rule " << options.number << "; flick rule all prints all of them\n";
		return kExitUsage;
	}
	Print(*rule, options.json, streams.out);
	return kExitOk;
}

} // namespace

void AddRule(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<RuleOptions>();
	CLI::App* command =
		app.add_subcommand("rule", "Prints a rule, the code that implements it and the tests that name it");
	command->add_option("NUMBER", options->number, "Such as 7.2, or all")->required();
	command->add_flag("--json", options->json, "Prints one JSON object per rule instead");
	command->callback([options, &run] { run.exitCode = RunRule(*options, run.streams); });
}

} // namespace faith::cli
