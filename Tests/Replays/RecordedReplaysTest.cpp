#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/ReplayStore.h"

#include <gtest/gtest.h>

#include <string>

namespace faith::cli
{
namespace
{

/// Matches saved by `flick match --save`; Tests/Playthroughs/regenerate writes them anew.
class RecordedReplaysTest : public testing::TestWithParam<const char*>
{
};

// Rule 10.4
TEST_P(RecordedReplaysTest, ARecordedMatchStillVerifies)
{
	const auto bytes = ReadReplayFile(std::string(FAITH_SOURCE_DIR) + "/Tests/Replays/" + GetParam());
	ASSERT_TRUE(bytes) << bytes.Error();
	const auto data = DecodeReplay<flick::Rules>(*bytes);
	ASSERT_TRUE(data) << Describe(data.Error());
	const flick::MatchVerdict verdict = flick::VerifyMatch(flick::Rules{}, *data);
	EXPECT_EQ(verdict.rules.result, RulesResult::Verified);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Verified);
}

INSTANTIATE_TEST_SUITE_P(
	All, RecordedReplaysTest, testing::Values("two-players.flick", "three-players.flick", "four-players.flick"));

} // namespace
} // namespace faith::cli
