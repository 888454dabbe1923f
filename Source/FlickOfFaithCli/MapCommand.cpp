#include "FlickOfFaithCli/MapExport.h"
#include "FlickOfFaithCli/Subcommands.h"

#include <memory>
#include <ostream>

namespace faith::cli
{

namespace
{

struct MapOptions
{
	bool json = false;
	bool svg = false;
};

} // namespace

void AddMap(CLI::App& app, Run& run)
{
	const auto options = std::make_shared<MapOptions>();
	CLI::App* command = app.add_subcommand("map", "Prints the map");
	CLI::Option_group* form = command->add_option_group("form");
	form->add_flag("--json", options->json, "All regions in micrometres");
	form->add_flag("--svg", options->svg, "A picture in millimetres");
	form->require_option(1);
	command->callback([options, &run] { run.streams.out << (options->svg ? MapSvg() : MapJson()); });
}

} // namespace faith::cli
