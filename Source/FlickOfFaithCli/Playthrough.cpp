#include "FlickOfFaithCli/Playthrough.h"

#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithAI/UnrulyTable.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithPresentation/Narrator.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <sstream>

namespace faith::cli
{

namespace
{

void WriteMoment(
	std::ostream& out, flick::Narrator& narrator, std::span<const flick::Event> events, const flick::GameState& after)
{
	for (const flick::Event& event : events)
	{
		out << narrator.Tell(event, after);
	}
	if (!after.pending.Empty())
	{
		out << "? " << narrator.Tell(after.pending.Front(), after);
	}
	out << "= " << HashText(HashOf(after)) << "\n\n";
}

std::string CommandLine(const PlaythroughOptions& options)
{
	std::ostringstream line;
	line << "flick playthrough --players " << int{options.setup.players} << " --seed " << options.setup.seed;
	return line.str() + (options.unruly ? " --unruly" : "");
}

} // namespace

std::string PlaythroughText(const PlaythroughOptions& options, const text::TextTable& texts)
{
	flick::UnrulyTable unruly(options.setup.seed);
	const auto table = [&](const flick::GameState& state)
	{ return options.unruly ? unruly.Play(state) : flick::PlayExactly(state); };
	const auto match = flick::PlayMatch(flick::Rules{}, options.setup, table);

	std::ostringstream out;
	out << "# " << CommandLine(options) << "\n";
	if (!match)
	{
		out << "refused: " << NameOf(match.Error().code) << "\n";
		return out.str();
	}
	flick::Narrator narrator(texts, flick::StandardCatalogue(), flick::Narration::Verbose);
	out << "# " << OneLine(SetupJson(options.setup)) << "\n\n";
	WriteMoment(out, narrator, match->BeginEvents(), match->StateAt(0));
	for (std::size_t i = 0; i < match->LiveCount(); ++i)
	{
		out << "> " << OneLine(CommandJson(match->LiveCommandAt(i))) << "\n";
		WriteMoment(out, narrator, match->Events(i), match->StateAt(i + 1));
	}
	return out.str();
}

} // namespace faith::cli
