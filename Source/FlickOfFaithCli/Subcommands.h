#pragma once

#include "FaithText/Language.h"
#include "FlickOfFaithCli/Program.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>
#include <string>

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
void AddShot(CLI::App& app, Run& run);
void AddCoach(CLI::App& app, Run& run);
void AddRule(CLI::App& app, Run& run);
void AddRules(CLI::App& app, Run& run);
void AddLaw(CLI::App& app, Run& run);
void AddGod(CLI::App& app, Run& run);
void AddMap(CLI::App& app, Run& run);
void AddPlaythrough(CLI::App& app, Run& run);
void AddSoak(CLI::App& app, Run& run);
void AddShake(CLI::App& app, Run& run);
void AddLevels(CLI::App& app, Run& run);
void AddBalance(CLI::App& app, Run& run);
void AddRegret(CLI::App& app, Run& run);
void AddLearn(CLI::App& app, Run& run);
void AddLab(CLI::App& app, Run& run);
void AddLadder(CLI::App& app, Run& run);
void AddServe(CLI::App& app, Run& run);

/// An option that takes a whole number in decimal digits.
struct NumberOption
{
	std::string name;
	std::string help;
	std::uint64_t lowest = 0;
	std::uint64_t highest = (std::numeric_limits<std::uint64_t>::max)();
};

void AddNumberOption(CLI::App& command, const NumberOption& option, std::uint64_t& number);

/// Options that several subcommands have.
void AddLanguageOption(CLI::App& command, text::Language& language);
void AddSeedOption(CLI::App& command, std::uint64_t& seed);

/// A check for options that name a file: what is wrong with an empty name, or nothing.
[[nodiscard]] std::string NeedsName(const std::string& file);

/// Says what went wrong on standard error; the result is the exit code.
[[nodiscard]] int Fail(int exitCode, const std::string& message, const Streams& streams);

} // namespace faith::cli
