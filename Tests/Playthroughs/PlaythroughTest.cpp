#include "FlickOfFaithCli/Playthrough.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace faith::cli
{
namespace
{

/// A recorded file and the game it holds; Tests/Playthroughs/regenerate writes the same list.
struct Recorded
{
	const char* file;
	int players;
	std::uint64_t seed;
	bool unruly;
};

class PlaythroughTest : public testing::TestWithParam<Recorded>
{
};

std::string ReadRecorded(const std::string& file)
{
	std::ifstream stream(std::string(FAITH_SOURCE_DIR) + "/Tests/Playthroughs/" + file, std::ios::binary);
	std::ostringstream text;
	text << stream.rdbuf();
	return text.str();
}

/// The first line in which two texts differ, for a message one can read.
std::string FirstDifference(const std::string& expected, const std::string& actual)
{
	std::istringstream left(expected);
	std::istringstream right(actual);
	std::string leftLine;
	std::string rightLine;
	for (int line = 1; std::getline(left, leftLine) && std::getline(right, rightLine); ++line)
	{
		if (leftLine != rightLine)
		{
			return "line " + std::to_string(line) + "\n  recorded: " + leftLine + "\n  now:      " + rightLine;
		}
	}
	return "one of them ends earlier";
}

TEST_P(PlaythroughTest, TheGameStillRunsAsRecorded)
{
	const Recorded& recorded = GetParam();
	const auto texts = host::LoadTexts(text::Language::English);
	ASSERT_TRUE(texts) << texts.Error();
	PlaythroughOptions options;
	options.setup.players = static_cast<std::uint8_t>(recorded.players);
	options.setup.seed = recorded.seed;
	options.unruly = recorded.unruly;
	const std::string expected = ReadRecorded(recorded.file);
	const std::string actual = PlaythroughText(options, *texts);
	ASSERT_FALSE(expected.empty()) << "no such file: " << recorded.file;
	EXPECT_TRUE(expected == actual) << recorded.file << ", " << FirstDifference(expected, actual)
									<< "\nIf the change is meant: Tests/Playthroughs/regenerate";
}

INSTANTIATE_TEST_SUITE_P(All, PlaythroughTest,
	testing::Values(Recorded{"two-players.txt", 2, 7, false}, Recorded{"three-players.txt", 3, 11, false},
		Recorded{"four-players.txt", 4, 12, false}, Recorded{"unruly-two-players.txt", 2, 3, true},
		Recorded{"unruly-four-players.txt", 4, 5, true}),
	[](const testing::TestParamInfo<Recorded>& test)
	{
		std::string name;
		for (const char* letter = test.param.file; *letter != '.'; ++letter)
		{
			name += *letter == '-' ? '_' : *letter;
		}
		return name;
	});

} // namespace
} // namespace faith::cli
