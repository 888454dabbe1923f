#include "FlickOfFaithCli/ReplayWording.h"

#include "FlickOfFaithHost/TextFiles.h"

#include <gtest/gtest.h>

#include <string>

namespace faith::cli
{
namespace
{

class ReplayWording : public testing::TestWithParam<text::Language>
{
};

INSTANTIATE_TEST_SUITE_P(EveryLanguage, ReplayWording,
	testing::Values(text::Language::English, text::Language::German, text::Language::Polish),
	[](const testing::TestParamInfo<text::Language>& tested) { return std::string(NameOf(tested.param)); });

TEST_P(ReplayWording, HasASentenceForEveryFault)
{
	const auto texts = host::LoadTexts(GetParam());
	ASSERT_TRUE(texts.HasValue()) << texts.Error();
	for (std::size_t fault = 1; fault < kEnumCount<ReplayFault>; ++fault)
	{
		ReplayError error{static_cast<ReplayFault>(fault), ReplaySection::Setup, 7};
		const bool isContent = error.fault == ReplayFault::BadContent;
		for (std::size_t content = isContent ? 1 : 0; content < (isContent ? kEnumCount<ReadFault> : 1); ++content)
		{
			error.content = static_cast<ReadFault>(content);
			EXPECT_NE(DescribeReplayError(error, &*texts).find(" 7)"), std::string::npos) << NameOf(error.fault);
		}
	}
	EXPECT_EQ(texts->FailureCount(), 0u) << testing::PrintToString(texts->Failures());
}

TEST(ReplayWordingInEnglish, SaysWhere)
{
	const auto texts = host::LoadTexts(text::Language::English);
	ASSERT_TRUE(texts.HasValue()) << texts.Error();
	ReplayError error{ReplayFault::BadContent, ReplaySection::Entries, 231, 17, "command.spot.x"};
	error.content = ReadFault::NumberOutOfRange;
	EXPECT_EQ(DescribeReplayError(error, &*texts),
		"The content of the replay makes no sense: a number is out of range. (entry 17, field command.spot.x, byte "
		"231)");
	EXPECT_EQ(DescribeReplayError({ReplayFault::SectionDamaged, ReplaySection::Entries, 99, 16}, &*texts),
		"The replay is damaged: the checksum of this part is wrong. (entries from 16 on, byte 99)");
	ReplayError newer{ReplayFault::NewerRules, ReplaySection::Game, 20};
	newer.found = 9;
	newer.expected = 1;
	EXPECT_EQ(DescribeReplayError(newer, &*texts),
		"The replay has version 9 of the rules; this program reads versions up to 1. (game, byte 20)");
	EXPECT_EQ(DescribeReplayError(newer, nullptr), Describe(newer));
}

} // namespace
} // namespace faith::cli
