#include "FlickOfFaithCli/Subcommands.h"

#include <charconv>
#include <ostream>
#include <string>

namespace faith::cli
{

void AddLanguageOption(CLI::App& command, text::Language& language)
{
	const auto set = [&language](const std::string& name)
	{
		const auto found = EnumFromName<text::Language>(name);
		if (!found)
		{
			throw CLI::ValidationError("--lang", "one of en, de, pl");
		}
		language = *found;
	};
	command.add_option_function<std::string>("--lang", set, "Language: en, de or pl")->type_name("LANGUAGE");
}

void AddNumberOption(CLI::App& command, const NumberOption& option, std::uint64_t& number)
{
	const auto set = [option, &number](const std::string& text)
	{
		const char* last = text.data() + text.size();
		const auto [end, error] = std::from_chars(text.data(), last, number);
		if (error != std::errc{} || end != last || number < option.lowest || number > option.highest)
		{
			throw CLI::ValidationError(option.name,
				"a whole number from " + std::to_string(option.lowest) + " to " + std::to_string(option.highest) +
					", not \"" + text + "\"");
		}
	};
	command.add_option_function<std::string>(option.name, set, option.help)->type_name("NUMBER");
}

void AddSeedOption(CLI::App& command, std::uint64_t& seed)
{
	AddNumberOption(command, {"--seed", "Seed of all chance; the same seed gives the same game"}, seed);
}

std::string NeedsName(const std::string& file)
{
	return file.empty() ? "needs the name of a file" : "";
}

int Fail(int exitCode, const std::string& message, const Streams& streams)
{
	streams.err << "flick: " << message << "\n";
	return exitCode;
}

} // namespace faith::cli
