// Feeds every file of the folders named on the command line to a fuzz target once, where libFuzzer is not linked.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv)
{
	std::size_t count = 0;
	for (int i = 1; i < argc; ++i)
	{
		for (const auto& entry : std::filesystem::directory_iterator(argv[i]))
		{
			std::ifstream file(entry.path(), std::ios::binary);
			const std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
			LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
			++count;
		}
	}
	std::printf("%zu corpus files\n", count);
	return count > 0 ? 0 : 1;
}
