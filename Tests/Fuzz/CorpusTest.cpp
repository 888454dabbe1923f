#include "Fuzz/FuzzedRules.h"

#include "FaithKernel/ReplayVerify.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace faith
{
namespace
{

// When this fails because the rules or their files have changed on purpose, write the corpus again with MakeCorpus.
TEST(Corpus, EveryFileIsAReplayThatStillVerifies)
{
	std::size_t count = 0;
	for (const auto& entry : std::filesystem::directory_iterator(FAITH_SOURCE_DIR "/Tests/Fuzz/Corpus/Replay"))
	{
		std::ifstream file(entry.path(), std::ios::binary);
		const std::vector<char> text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
		const std::vector<std::uint8_t> bytes(text.begin(), text.end());
		const auto data = DecodeReplay<FuzzedRules>(bytes);
		ASSERT_TRUE(data) << entry.path() << ": " << Describe(data.Error());
		EXPECT_EQ(VerifyReplay(FuzzedRules{}, *data).rules.result, RulesResult::Verified) << entry.path();
		EXPECT_EQ(EncodeReplay(*data), bytes) << entry.path();
		++count;
	}
	EXPECT_GE(count, 20u);
}

} // namespace
} // namespace faith
