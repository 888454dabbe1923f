#pragma once

#include "FaithText/Language.h"
#include "FlickOfFaithCli/Program.h"

#include <CLI/CLI.hpp>

#include <cstdint>

namespace faith::cli
{

/// One run of the program: what a subcommand needs and what it leaves.
struct Run
{
	Streams streams;
	int exitCode = 0;
};

/// Each adds one subcommand that writes its exit code into `run`, which outlives the app's parsing.
void AddMatch(CLI::App& app, Run& run);
void AddShow(CLI::App& app, Run& run);
void AddVerify(CLI::App& app, Run& run);
void AddRule(CLI::App& app, Run& run);
void AddMap(CLI::App& app, Run& run);
void AddPlaythrough(CLI::App& app, Run& run);
void AddSoak(CLI::App& app, Run& run);
void AddServe(CLI::App& app, Run& run);

/// Options that several subcommands have.
void AddLanguageOption(CLI::App& command, text::Language& language);
/// A whole number of 64 bits in decimal digits.
void AddSeedOption(CLI::App& command, std::uint64_t& seed);

} // namespace faith::cli
