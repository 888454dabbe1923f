#include "FlickOfFaithCli/PictureFiles.h"

#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Shot/Png.h"
#include "FlickOfFaithCli/Subcommands.h"

#include <ostream>
#include <vector>

namespace faith::cli
{
namespace
{

int Save(const std::string& file, const std::vector<std::uint8_t>& bytes, const Streams& streams)
{
	const std::string failed = WriteWholeFile(file, bytes);
	streams.err << "flick: " << (failed.empty() ? "saved " + file : failed) << "\n";
	return failed.empty() ? kExitOk : kExitBadFile;
}

int SavePng(const PictureFiles& files, const std::string& svg, const Streams& streams)
{
	const auto png = PngOf(svg, static_cast<int>(files.size));
	if (!png)
	{
		streams.err << "flick: " << png.Error() << "\n";
		return kExitBadFile;
	}
	return Save(files.png, *png, streams);
}

} // namespace

void AddPictureOptions(CLI::App& command, PictureFiles& files, const std::string& drawn)
{
	command.add_option("--svg", files.svg, "Draws " + drawn + " into this file; - is the standard output")
		->check(NeedsName)
		->type_name("FILE");
	command.add_option("--png", files.png, "The same as PNG")->check(NeedsName)->type_name("FILE");
	AddNumberOption(command, {"--size", "Pixels on each side of the PNG (1200)", 100, kLargestPng}, files.size);
}

int SavePictures(const PictureFiles& files, const std::string& svg, const Streams& streams)
{
	int exitCode = kExitOk;
	if (files.TakeOutput())
	{
		streams.out << svg;
	}
	else if (!files.svg.empty())
	{
		exitCode = Save(files.svg, {svg.begin(), svg.end()}, streams);
	}
	return exitCode == kExitOk && !files.png.empty() ? SavePng(files, svg, streams) : exitCode;
}

} // namespace faith::cli
