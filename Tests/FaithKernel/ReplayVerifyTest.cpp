#include "FaithKernel/ReplayVerify.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <variant>
#include <vector>

namespace faith
{
namespace
{

using toy::Landed;
using toy::Reason;
using toy::Roll;
using toy::Take;
using toy::Throw;
using toy::ToyRules;
using ToyReplay = ReplayData<ToyRules>;

/// Rolls and throws in turn: entry 3n is a roll, 3n+1 a throw, 3n+2 what the toy's physics makes of it.
ToyReplay Recorded(int rounds = 7)
{
	toy::ToyHistory history = toy::StartToy();
	for (int i = 0; i < rounds; ++i)
	{
		static_cast<void>(history.Submit(Roll{history.State().turn}));
		static_cast<void>(history.Submit(Throw{history.State().turn, {i, 10 * i}}));
		static_cast<void>(history.Submit(ToyRules::Simulate(*history.State().thrown)));
	}
	return MakeReplayData(history, ToyRules::kPhysicsVersion);
}

/// Throws again and says which distance differs first.
OutcomeCheck Simulate(const toy::ToyState& state, const toy::ToyCommand& command)
{
	const auto* landed = std::get_if<Landed>(&command);
	if (landed == nullptr)
	{
		return {};
	}
	const Landed again = ToyRules::Simulate(*state.thrown);
	for (std::size_t i = 0; i < again.distances.Size(); ++i)
	{
		if (again.distances[i] != landed->distances[i])
		{
			return {OutcomeMatch::Differs, static_cast<std::int32_t>(i)};
		}
	}
	return {OutcomeMatch::Matches, 0};
}

auto Judge(const ToyReplay& data, const ToyRules& rules = {})
{
	return VerifyReplay(rules, data, ToyRules::kPhysicsVersion, Simulate);
}

TEST(ReplayVerify, AnHonestReplayIsVerifiedTwice)
{
	const auto verdict = Judge(Recorded());
	EXPECT_EQ(verdict.rules, RulesVerdict<Reason>{});
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Verified);
	EXPECT_EQ(verdict.physics.agreed, 7u);
	EXPECT_TRUE(verdict.IsVerified());
}

TEST(ReplayVerify, WithoutASimulatorPhysicsIsNotChecked)
{
	const auto verdict = VerifyReplay(ToyRules{}, Recorded());
	EXPECT_EQ(verdict.rules.result, RulesResult::Verified);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::NotChecked);
	EXPECT_TRUE(verdict.IsVerified());
}

TEST(ReplayVerify, AnotherPhysicsIsNotAsked)
{
	ToyReplay data = Recorded();
	data.physicsVersion = 2;
	const auto fail = [](const auto&, const auto&)
	{
		ADD_FAILURE() << "the simulator was asked";
		return OutcomeCheck{};
	};
	const auto verdict = VerifyReplay(ToyRules{}, data, 3, fail);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::NotChecked);
	EXPECT_EQ(verdict.physics.recordedVersion, 2u);
}

TEST(ReplayVerify, AFalseOutcomeIsFoundByPhysicsEvenIfTheRulesAgree)
{
	toy::ToyHistory history = toy::StartToy();
	static_cast<void>(history.Submit(Throw{0, {1, 2}}));
	static_cast<void>(history.Submit(Landed{{2, 4}}));
	static_cast<void>(history.Submit(Throw{1, {1, 2}}));
	static_cast<void>(history.Submit(Landed{{2, 999}}));
	const auto verdict = Judge(MakeReplayData(history, ToyRules::kPhysicsVersion));
	EXPECT_EQ(verdict.rules.result, RulesResult::Verified);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Diverged);
	EXPECT_EQ(verdict.physics.entry, 3u);
	EXPECT_EQ(verdict.physics.detail, 1);
	EXPECT_EQ(verdict.physics.agreed, 1u);
	EXPECT_FALSE(verdict.IsVerified());
}

TEST(ReplayVerify, AChangedCommandDivergesInItsStretch)
{
	ToyReplay data = Recorded();
	data.entries[10].command = Throw{1, {3, 31}};
	const auto verdict = VerifyReplay(ToyRules{}, data);
	// The outcome is stored, so only the state between the two entries differs: no checkpoint sees it.
	EXPECT_EQ(verdict.rules.result, RulesResult::Verified);
	EXPECT_EQ(Judge(data).physics.entry, 11u);

	data = Recorded();
	data.entries[11].command = Landed{{6, 61}};
	const auto changed = VerifyReplay(ToyRules{}, data).rules;
	EXPECT_EQ(changed.result, RulesResult::Diverged);
	EXPECT_EQ(changed.entry, 15u);
	EXPECT_EQ(changed.expected, data.hashes[2]);
	EXPECT_NE(changed.got, changed.expected);
}

TEST(ReplayVerify, OtherRulesDivergeInTheFirstStretch)
{
	const auto verdict = Judge(Recorded(), ToyRules{1});
	EXPECT_EQ(verdict.rules.result, RulesResult::Diverged);
	EXPECT_EQ(verdict.rules.entry, 7u);
}

TEST(ReplayVerify, ADivergenceInTheLastShortStretchIsNamedByItsLastEntry)
{
	ToyReplay data = Recorded();
	data.entries.back().command = Landed{{0, 0}};
	EXPECT_EQ(VerifyReplay(ToyRules{}, data).rules.entry, data.entries.size() - 1);
}

TEST(ReplayVerify, AnotherStateAfterTheSetUpDivergesBeforeAnyEntry)
{
	ToyReplay data = Recorded();
	data.setup.seed ^= 1;
	const auto verdict = Judge(data).rules;
	EXPECT_EQ(verdict.result, RulesResult::Diverged);
	EXPECT_EQ(verdict.entry, std::nullopt);
}

TEST(ReplayVerify, ARefusedCommandIsNamedWithItsReason)
{
	ToyReplay data = Recorded();
	data.entries[9].command = Take{0, 10};
	const auto verdict = Judge(data);
	EXPECT_EQ(verdict.rules.result, RulesResult::Refused);
	EXPECT_EQ(verdict.rules.entry, 9u);
	EXPECT_EQ(verdict.rules.refusal.command, (Refusal<Reason>{Reason::AmountOutOfRange, {1, 9}}));
	EXPECT_EQ(verdict.physics.agreed, 3u);
}

TEST(ReplayVerify, ARefusedUndoIsNamedWithItsReason)
{
	ToyReplay data = Recorded();
	data.entries[9] = {std::nullopt, 1};
	const auto verdict = Judge(data).rules;
	EXPECT_EQ(verdict.result, RulesResult::Refused);
	EXPECT_EQ(verdict.entry, 9u);
	EXPECT_EQ(verdict.refusal.undo, UndoReason::Barrier);
}

TEST(ReplayVerify, AnOutcomeThatTheRulesRefuseIsNotSimulated)
{
	ToyReplay data = Recorded();
	data.entries[3].command = Landed{};
	const auto verdict = Judge(data);
	EXPECT_EQ(verdict.rules.refusal.command.code, Reason::NothingThrown);
	EXPECT_EQ(verdict.physics.result, PhysicsResult::Verified);
}

TEST(ReplayVerify, ARefusedSetUpIsItsOwnVerdict)
{
	ToyReplay data = Recorded();
	data.setup.players = 9;
	const auto verdict = Judge(data).rules;
	EXPECT_EQ(verdict.result, RulesResult::SetupRefused);
	EXPECT_EQ(verdict.refusal.command.code, Reason::BadPlayerCount);
}

TEST(ReplayVerify, AResumedMatchHasTheSameStateLogAndUndo)
{
	const toy::ToyHistory history = toy::RandomMatch(4, 90);
	const auto resumed = ResumeReplay(ToyRules{}, MakeReplayData(history, 0));
	ASSERT_TRUE(resumed);
	EXPECT_EQ(resumed->State(), history.State());
	EXPECT_EQ(resumed->Entries().size(), history.Entries().size());
	EXPECT_EQ(resumed->LiveCount(), history.LiveCount());
	EXPECT_EQ(resumed->CanUndo(0), history.CanUndo(0));
}

TEST(ReplayVerify, AMatchThatWaitsForTheTableCanBeResumed)
{
	toy::ToyHistory history = toy::StartToy();
	ASSERT_FALSE(static_cast<bool>(history.Submit(Throw{0, {8}})));
	auto resumed = ResumeReplay(ToyRules{}, MakeReplayData(history, 0));
	ASSERT_TRUE(resumed);
	EXPECT_FALSE(static_cast<bool>(resumed->Submit(ToyRules::Simulate(*resumed->State().thrown))));
}

TEST(ReplayVerify, ADivergingReplayIsNotResumed)
{
	const auto resumed = ResumeReplay(ToyRules{1}, Recorded());
	ASSERT_FALSE(resumed);
	EXPECT_EQ(resumed.Error().result, RulesResult::Diverged);
}

} // namespace
} // namespace faith
