#include "FlickOfFaithCli/Subcommands.h"

#include <charconv>
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

void AddSeedOption(CLI::App& command, std::uint64_t& seed)
{
	const auto set = [&seed](const std::string& text)
	{
		const char* last = text.data() + text.size();
		const auto [end, error] = std::from_chars(text.data(), last, seed);
		if (error != std::errc{} || end != last)
		{
			throw CLI::ValidationError("--seed", "a whole number from 0 to 18446744073709551615");
		}
	};
	command.add_option_function<std::string>("--seed", set, "Seed of all chance; the same seed gives the same game")
		->type_name("NUMBER");
}

} // namespace faith::cli
