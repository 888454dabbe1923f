#include "FlickOfFaithCli/Program.h"

#include <iostream>
#include <string>
#include <vector>

int main(int count, char** arguments)
{
	std::ios::sync_with_stdio(false);
	return faith::cli::RunFlick(
		std::vector<std::string>(arguments + 1, arguments + count), {std::cin, std::cout, std::cerr});
}
