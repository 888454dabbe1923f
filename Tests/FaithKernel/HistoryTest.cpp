#include "FaithKernel/History.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace faith
{
namespace
{

using toy::Hide;
using toy::Landed;
using toy::Reason;
using toy::Roll;
using toy::StartToy;
using toy::Take;
using toy::Throw;
using toy::ToyHistory;

bool Accepts(ToyHistory& history, const toy::ToyCommand& command)
{
	return !history.Submit(command);
}

TEST(History, ASetUpThatTheRulesRefuseStartsNothing)
{
	const auto result = ToyHistory::Start({}, toy::ToySetup{5, 1, false, ""});
	ASSERT_FALSE(result);
	EXPECT_EQ(result.Error(), (Refusal<Reason>{Reason::BadPlayerCount, {5}}));
}

TEST(History, ACommandChangesTheStateAndIsLoggedWithItsEvents)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Take{0, 4}));
	EXPECT_EQ(history.State().scores[0], 4);
	ASSERT_EQ(history.Entries().size(), 1u);
	EXPECT_EQ(history.Entries()[0].command, toy::ToyCommand(Take{0, 4}));
	ASSERT_EQ(history.LiveCount(), 1u);
	ASSERT_EQ(history.Events(0).size(), 1u);
	EXPECT_EQ(history.Events(0)[0], (toy::ToyEvent{"score", 4}));
}

TEST(History, ARefusedCommandLeavesNoTrace)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Take{0, 4}));
	const std::uint64_t before = history.StateHash();
	EXPECT_EQ(history.Submit(Take{0, 10}), (Refusal<Reason>{Reason::AmountOutOfRange, {1, 9}}));
	EXPECT_EQ(history.Submit(Take{1, 1}).code, Reason::NotYourTurn);
	EXPECT_EQ(history.StateHash(), before);
	EXPECT_EQ(history.Entries().size(), 1u);
	EXPECT_EQ(history.AllEvents().size(), 2u);
}

TEST(History, AllEventsAreThoseOfTheSetUpAndOfTheLiveCommands)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Take{0, 4}));
	ASSERT_TRUE(Accepts(history, Take{0, 5}));
	ASSERT_EQ(history.Undo(0), UndoReason::None);
	const std::vector<toy::ToyEvent> expected{{"begin", 2}, {"score", 4}};
	EXPECT_EQ(history.AllEvents(), expected);
	ASSERT_EQ(history.BeginEvents().size(), 1u);
}

TEST(History, UndoTakesBackTheLastCommandAndIsLogged)
{
	ToyHistory history = StartToy();
	const std::uint64_t start = history.StateHash();
	ASSERT_TRUE(Accepts(history, Take{0, 4}));
	EXPECT_EQ(history.CanUndo(0), UndoReason::None);
	EXPECT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(history.StateHash(), start);
	EXPECT_EQ(history.LiveCount(), 0u);
	ASSERT_EQ(history.Entries().size(), 2u);
	EXPECT_EQ(history.Entries()[0].command, toy::ToyCommand(Take{0, 4}));
	EXPECT_EQ(history.Entries()[1], (ToyHistory::Entry{std::nullopt, 0}));
}

TEST(History, NothingCanBeUndoneBeforeTheFirstCommand)
{
	ToyHistory history = StartToy();
	EXPECT_EQ(history.Undo(0), UndoReason::NothingToUndo);
	EXPECT_TRUE(history.Entries().empty());
}

TEST(History, ThePlayerMayGoBackSeveralOwnCommands)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Take{0, 1}));
	ASSERT_TRUE(Accepts(history, Take{0, 2}));
	EXPECT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(history.Undo(0), UndoReason::NothingToUndo);
}

TEST(History, AnotherPlayersCommandCannotBeUndone)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Take{0, 4}));
	ASSERT_TRUE(Accepts(history, Hide{1, 3}));
	EXPECT_EQ(history.Undo(0), UndoReason::NotYours);
	EXPECT_EQ(history.Undo(1), UndoReason::None);
	EXPECT_EQ(history.Undo(1), UndoReason::NotYours);
	EXPECT_EQ(history.Undo(0), UndoReason::None);
}

TEST(History, ARandomDrawCannotBeUndone)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Roll{0}));
	EXPECT_EQ(history.Undo(0), UndoReason::Barrier);
	EXPECT_EQ(history.Entries().size(), 1u);
}

TEST(History, ARevealCannotBeUndoneButASecretCan)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Hide{0, 3}));
	EXPECT_EQ(history.CanUndo(0), UndoReason::None);
	ASSERT_TRUE(Accepts(history, Hide{1, 4}));
	EXPECT_EQ(history.Undo(1), UndoReason::Barrier);
}

TEST(History, AnOutcomeOfTheTableIsABarrierForEverybody)
{
	ToyHistory history = StartToy();
	ASSERT_TRUE(Accepts(history, Throw{0, {5}}));
	EXPECT_EQ(history.CanUndo(0), UndoReason::None);
	ASSERT_TRUE(Accepts(history, Landed{{10}}));
	EXPECT_EQ(history.Undo(0), UndoReason::Barrier);
	EXPECT_EQ(history.Undo(1), UndoReason::Barrier);
}

TEST(History, PracticeModeHasNoBarrierAndNoOwners)
{
	ToyHistory history = StartToy(true);
	const std::uint64_t start = history.StateHash();
	ASSERT_TRUE(Accepts(history, Roll{0}));
	ASSERT_TRUE(Accepts(history, Throw{1, {5}}));
	ASSERT_TRUE(Accepts(history, Landed{{10}}));
	EXPECT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_TRUE(history.State().thrown.has_value());
	EXPECT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(history.StateHash(), start);
	EXPECT_EQ(history.Undo(0), UndoReason::NothingToUndo);
}

TEST(History, ARollTakenBackInPracticeRollsTheSameAgain)
{
	ToyHistory history = StartToy(true);
	ASSERT_TRUE(Accepts(history, Roll{0}));
	const std::uint64_t rolled = history.StateHash();
	ASSERT_EQ(history.Undo(0), UndoReason::None);
	ASSERT_TRUE(Accepts(history, Roll{0}));
	EXPECT_EQ(history.StateHash(), rolled);
}

TEST(History, EveryEarlierStateCanBeSeenAgain)
{
	ToyHistory history = StartToy();
	std::vector<toy::ToyState> states{history.State()};
	for (int i = 0; i < 50; ++i)
	{
		ASSERT_TRUE(Accepts(history, Take{0, 1 + i % 9}));
		states.push_back(history.State());
	}
	for (std::size_t i = 0; i < states.size(); ++i)
	{
		EXPECT_EQ(history.StateAt(i), states[i]) << i;
	}
}

TEST(History, UndoAcrossSnapshotsAndNewCommandsAfterItAgreeWithPlayingStraight)
{
	ToyHistory history = StartToy();
	for (int i = 0; i < 33; ++i)
	{
		ASSERT_TRUE(Accepts(history, Take{0, 1}));
	}
	for (int i = 0; i < 20; ++i)
	{
		ASSERT_EQ(history.Undo(0), UndoReason::None);
	}
	for (int i = 0; i < 10; ++i)
	{
		ASSERT_TRUE(Accepts(history, Take{0, 2}));
	}
	ASSERT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(history.State().scores[0], 13 + 18);
	EXPECT_EQ(history.StateAt(16).scores[0], 13 + 6);
}

TEST(History, LiveCommandsAreThoseNotTakenBack)
{
	ToyHistory history = StartToy();
	const LogEntry<toy::ToyCommand> undo{std::nullopt, 0};
	for (const auto& entry : {LogEntry<toy::ToyCommand>{Take{0, 1}}, {Take{0, 2}}, undo, {Take{0, 3}}, undo, undo,
			 {Take{0, 4}}, {Take{0, 5}}})
	{
		ASSERT_FALSE(static_cast<bool>(history.Append(entry)));
	}
	ASSERT_EQ(history.LiveCount(), 2u);
	EXPECT_EQ(history.LiveCommandAt(0), toy::ToyCommand(Take{0, 4}));
	EXPECT_EQ(history.LiveCommandAt(1), toy::ToyCommand(Take{0, 5}));
	EXPECT_EQ(history.Entries().size(), 8u);
}

TEST(History, AppendingAnEntryDoesWhatItSaysOrTellsWhyNot)
{
	ToyHistory history = StartToy();
	EXPECT_FALSE(static_cast<bool>(history.Append({Take{0, 3}, 0})));
	EXPECT_EQ(history.Append({Take{1, 3}, 0}).command.code, Reason::NotYourTurn);
	EXPECT_EQ(history.Append({std::nullopt, 1}).undo, UndoReason::NotYours);
	EXPECT_FALSE(static_cast<bool>(history.Append({std::nullopt, 0})));
	EXPECT_EQ(history.Entries().size(), 2u);
}

} // namespace
} // namespace faith
