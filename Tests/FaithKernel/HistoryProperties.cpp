#include "FaithKernel/History.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <vector>

namespace faith
{
namespace
{

using toy::RandomMatch;
using toy::ToyHistory;

RC_GTEST_PROP(HistoryProperties, TheStateIsThatOfTheLiveCommandsPlayedStraight, (std::uint64_t seed, bool practice))
{
	const ToyHistory history = RandomMatch(seed, 120, practice);
	ToyHistory straight = toy::StartToy(practice, seed);
	for (std::size_t i = 0; i < history.LiveCount(); ++i)
	{
		RC_ASSERT(!straight.Submit(history.LiveCommandAt(i)));
	}
	RC_ASSERT(straight.State() == history.State());
	RC_ASSERT(straight.AllEvents() == history.AllEvents());
	RC_ASSERT(straight.LiveCount() == history.LiveCount());
}

RC_GTEST_PROP(HistoryProperties, AppendingTheLogAgainGivesTheSameMatch, (std::uint64_t seed, bool practice))
{
	const ToyHistory history = RandomMatch(seed, 120, practice);
	ToyHistory again = toy::StartToy(practice, seed);
	for (const auto& entry : history.Entries())
	{
		RC_ASSERT(!again.Append(entry));
	}
	RC_ASSERT(again.StateHash() == history.StateHash());
	RC_ASSERT(again.Checkpoints().size() == history.Entries().size() / 8 + 1);
}

RC_GTEST_PROP(HistoryProperties, ARefusedCommandOrUndoChangesNothing, (std::uint64_t seed))
{
	ToyHistory history = RandomMatch(seed, 40);
	Random random{seed};
	for (int i = 0; i < 20; ++i)
	{
		const std::uint64_t hash = history.StateHash();
		const std::size_t entries = history.Entries().size();
		const toy::ToyCommand command = toy::AnyCommand(history.State(), random);
		const bool refused = static_cast<bool>(toy::ToyRules{}.Check(history.State(), command));
		RC_ASSERT(static_cast<bool>(history.Submit(command)) == refused);
		RC_ASSERT(history.Entries().size() == entries + (refused ? 0 : 1));
		RC_ASSERT((!refused || history.StateHash() == hash));
	}
}

} // namespace
} // namespace faith
