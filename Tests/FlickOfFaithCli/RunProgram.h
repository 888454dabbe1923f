#pragma once

#include "FlickOfFaithCli/Program.h"

#include <sstream>
#include <string>
#include <vector>

namespace faith::cli::test
{

/// What a run of the program left.
struct Ran
{
	int exitCode = 0;
	std::string out;
	std::string err;
};

inline Ran RunProgram(const std::vector<std::string>& arguments, const std::string& input = {})
{
	std::istringstream in(input);
	std::ostringstream out;
	std::ostringstream err;
	const int exitCode = RunFlick(arguments, {in, out, err});
	return {exitCode, out.str(), err.str()};
}

} // namespace faith::cli::test
