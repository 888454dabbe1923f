#pragma once

#include "FlickOfFaithCli/Program.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace faith::cli
{

/// Where a subcommand puts its square picture; empty names are not wanted.
struct PictureFiles
{
	std::string svg; ///< "-" is the standard output
	std::string png;
	std::uint64_t size = 1200; ///< pixels on each side of the PNG

	[[nodiscard]] bool AreWanted() const { return !svg.empty() || !png.empty(); }
	/// The picture is all that goes to the standard output.
	[[nodiscard]] bool TakeOutput() const { return svg == "-"; }
};

/// Adds --svg, --png and --size; `drawn` says what is in the picture.
void AddPictureOptions(CLI::App& command, PictureFiles& files, const std::string& drawn);

/// Writes the picture wherever it is wanted and says so on standard error; an exit code.
[[nodiscard]] int SavePictures(const PictureFiles& files, const std::string& svg, const Streams& streams);

} // namespace faith::cli
