#include "FaithKernel/Hash.h"
#include "FaithKernel/Codec.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace faith
{
namespace
{

std::uint64_t HashOfText(std::string_view text)
{
	Hasher hasher;
	for (const char c : text)
	{
		hasher.PutByte(static_cast<std::uint8_t>(c));
	}
	return hasher.Value();
}

TEST(HashDeterminism, KnownTextsGiveThePublishedValues)
{
	EXPECT_EQ(HashOfText(""), 0xCBF29CE484222325u);
	EXPECT_EQ(HashOfText("a"), 0xAF63DC4C8601EC8Cu);
	EXPECT_EQ(HashOfText("foobar"), 0x85944171F73967E8u);
}

TEST(HashDeterminism, TheStateOfARandomMatchIsPinned)
{
	EXPECT_EQ(toy::RandomMatch(42, 200).StateHash(), 6176384178138207502u);
}

TEST(Hash, IsThatOfTheEncodedBytes)
{
	const toy::ToyState state = toy::RandomMatch(3, 50).State();
	Hasher hasher;
	hasher.PutBytes(Encode(state));
	EXPECT_EQ(HashOf(state), hasher.Value());
}

TEST(Hash, ChangesWithEveryField)
{
	const toy::ToyState base = toy::StartToy().State();
	std::vector<toy::ToyState> others(7, base);
	others[0].random.state ^= 1;
	others[1].scores[1] = 1;
	others[2].hidden[0] = 0;
	others[3].turn = 1;
	others[4].thrown.emplace();
	others[5].moods.push_back(toy::Mood::Calm);
	others[6].scores.PushBack(0);
	for (const toy::ToyState& other : others)
	{
		EXPECT_NE(HashOf(other), HashOf(base));
	}
}

} // namespace
} // namespace faith
