#include "FlickOfFaithAI/ReplayCheck.h"

#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faith::flick
{
namespace
{

History<Rules> Played(bool practice = false)
{
	Setup setup;
	setup.players = 2;
	setup.seed = 11;
	setup.practice = practice;
	return *PlayMatch(Rules{}, setup, PlayExactly);
}

/// The first report in a log in which a disc stays on the map.
std::size_t FindReport(const MatchData& data)
{
	std::size_t i = 0;
	const auto stays = [](const Settled* settled)
	{ return settled != nullptr && !settled->discs.empty() && !settled->discs[0].left; };
	while (!stays(std::get_if<Settled>(&*data.entries[i].command)))
	{
		++i;
	}
	return i;
}

/// The data of a match that goes on as the rules say after one report was changed.
MatchData WithOtherOutcome(const MatchData& data, std::size_t entry, const Settled& outcome)
{
	auto history = *History<Rules>::Start(Rules{}, data.setup);
	for (std::size_t i = 0; i < entry; ++i)
	{
		EXPECT_FALSE(history.Append(data.entries[i]));
	}
	EXPECT_FALSE(history.Submit(outcome));
	return MakeReplayData(history, kPhysicsVersion);
}

TEST(ReplayCheck, VerifiesAMatch)
{
	const MatchVerdict verdict = VerifyMatch(Rules{}, MakeReplayData(Played(), kPhysicsVersion));
	EXPECT_TRUE(verdict.IsVerified());
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Verified);
	EXPECT_GT(verdict.physics.agreed, 20u);
}

// Rule 6.7
TEST(ReplayCheck, NamesTheFirstOutcomeThatTheTableDoesNotGive)
{
	const MatchData data = MakeReplayData(Played(), kPhysicsVersion);
	const std::size_t entry = FindReport(data);
	Settled outcome = *std::get_if<Settled>(&*data.entries[entry].command);
	outcome.discs[0].position.x += outcome.discs[0].position.x > 0 ? -1 : 1;
	const MatchVerdict verdict = VerifyMatch(Rules{}, WithOtherOutcome(data, entry, outcome));
	EXPECT_EQ(verdict.rules.result, RulesResult::Verified);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Diverged);
	EXPECT_EQ(verdict.physics.entry, entry);
	EXPECT_EQ(verdict.physics.detail, outcome.discs[0].piece);
	EXPECT_FALSE(verdict.IsVerified());
}

TEST(ReplayCheck, NamesACommandThatTheRulesRefuse)
{
	MatchData data = MakeReplayData(Played(), kPhysicsVersion);
	data.entries[20].command = ChooseGod{0, GodSide::A};
	const MatchVerdict verdict = VerifyMatch(Rules{}, data);
	EXPECT_EQ(verdict.rules.result, RulesResult::Refused);
	EXPECT_EQ(verdict.rules.entry, 20u);
	EXPECT_EQ(verdict.rules.refusal.command.code, Reason::NotNow);
}

TEST(ReplayCheck, NoticesAnotherSetup)
{
	MatchData data = MakeReplayData(Played(), kPhysicsVersion);
	data.setup.seed = 12;
	EXPECT_EQ(VerifyMatch(Rules{}, data).rules.result, RulesResult::Diverged);
}

TEST(ReplayCheck, LeavesOutcomesOfOtherTablesAlone)
{
	const MatchVerdict verdict = VerifyMatch(Rules{}, MakeReplayData(Played(), 0));
	EXPECT_EQ(verdict.physics.result, PhysicsResult::NotChecked);
	EXPECT_TRUE(verdict.IsVerified());
}

TEST(ReplayCheck, FollowsOutcomesThatWereTakenBackInPractice)
{
	History<Rules> history = Played(true);
	const std::size_t count = history.LiveCount();
	std::vector<Command> again;
	for (std::size_t i = count - 30; i < count; ++i)
	{
		again.push_back(history.LiveCommandAt(i));
	}
	for (std::size_t i = 0; i < again.size(); ++i)
	{
		ASSERT_EQ(history.Undo(0), UndoReason::None);
	}
	for (const Command& command : again)
	{
		ASSERT_FALSE(history.Submit(command));
	}
	const MatchVerdict verdict = VerifyMatch(Rules{}, MakeReplayData(history, kPhysicsVersion));
	EXPECT_EQ(verdict.rules.result, RulesResult::Verified);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Verified);
}

} // namespace
} // namespace faith::flick
