#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace faith::cli
{

/// Where the program reads and writes.
struct Streams
{
	std::istream& in;
	std::ostream& out;
	std::ostream& err;
};

/// The whole program but for the process: `arguments` without the program's name, the result is the exit code.
[[nodiscard]] int RunFlick(const std::vector<std::string>& arguments, const Streams& streams);

} // namespace faith::cli
