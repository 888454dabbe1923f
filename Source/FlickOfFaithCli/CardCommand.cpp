#include "FlickOfFaithCli/CardSheet.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Subcommands.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct CardOptions
{
	CardKind kind = CardKind::Law;
	std::string name; ///< of the kind, in messages and as the subcommand
	std::string card;
	bool json = false;
	text::Language language = text::Language::English;
};

std::vector<const flick::EffectDef*> Chosen(const CardOptions& options)
{
	std::vector<const flick::EffectDef*> chosen;
	for (const flick::EffectDef* card : CardsOf(flick::StandardCatalogue(), options.kind))
	{
		const std::string number = std::to_string(flick::RuleOfCard(card->id).item);
		if (options.card == "all" || options.card == card->key || options.card == number)
		{
			chosen.push_back(card);
		}
	}
	return chosen;
}

int NoSuchCard(const CardOptions& options, const Streams& streams)
{
	streams.err << "flick: there is no " << options.name << " \"" << options.card << "\"; there are";
	std::string_view separator = " ";
	for (const flick::EffectDef* card : CardsOf(flick::StandardCatalogue(), options.kind))
	{
		streams.err << separator << card->key;
		separator = ", ";
	}
	streams.err << "; flick " << options.name << " all prints all of them\n";
	return kExitUsage;
}

int RunCard(const CardOptions& options, const Streams& streams)
{
	const std::vector<const flick::EffectDef*> chosen = Chosen(options);
	if (chosen.empty())
	{
		return NoSuchCard(options, streams);
	}
	const auto texts = host::LoadTexts(options.language);
	if (!texts)
	{
		streams.err << "flick: " << texts.Error() << "\n";
		return kExitBadFile;
	}
	const flick::Wording words(*texts, flick::StandardCatalogue());
	for (const flick::EffectDef* card : chosen)
	{
		streams.out << (card == chosen.front() || options.json ? "" : "\n");
		streams.out << (options.json ? OneLine(CardJson(words, *card)) + "\n" : CardSheet(words, *card));
	}
	return kExitOk;
}

void AddCard(CLI::App& app, Run& run, CardKind kind, const std::string& name)
{
	const auto options = std::make_shared<CardOptions>();
	options->kind = kind;
	options->name = name;
	CLI::App* command = app.add_subcommand(name, "Prints what a " + name + " does, when, and what it asks");
	command->add_option("CARD", options->card, "Its key or number, or all")->required();
	command->add_flag("--json", options->json, "Prints one JSON object per card instead");
	AddLanguageOption(*command, options->language);
	command->callback([options, &run] { run.exitCode = RunCard(*options, run.streams); });
}

} // namespace

void AddLaw(CLI::App& app, Run& run)
{
	AddCard(app, run, CardKind::Law, "law");
}

void AddGod(CLI::App& app, Run& run)
{
	AddCard(app, run, CardKind::God, "god");
}

} // namespace faith::cli
