#include "FaithKernel/Hash.h"
#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayVerify.h"
#include "Support/RandomHistory.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace faith::flick
{
namespace
{

using test::RandomHistory;

bool IsBarrierEvent(const Event& event)
{
	return std::holds_alternative<CameToRest>(event) || std::holds_alternative<LawsDrawn>(event) ||
		std::holds_alternative<VotesRevealed>(event) || std::holds_alternative<GodsRevealed>(event) ||
		std::holds_alternative<Launched>(event);
}

bool LastHasBarrier(const History<Rules>& match)
{
	const auto events = match.Events(match.LiveCount() - 1);
	const bool lot = !(match.StateAt(match.LiveCount() - 1).random == match.State().random);
	return lot || std::any_of(events.begin(), events.end(), IsBarrierEvent);
}

// Rule 10.2
RC_GTEST_PROP(UndoProperties, AnAllowedUndoLeadsBackToTheExactStateBefore, ())
{
	RandomHistory game(*rc::gen::inRange(2, 5), *rc::gen::arbitrary<std::uint64_t>());
	std::size_t undone = 0;
	while (!game.IsOver() && undone < 40)
	{
		const std::uint64_t before = game.Match().StateHash();
		game.Step1();
		const auto actor = Rules::Actor(game.Match().LiveCommandAt(game.Match().LiveCount() - 1));
		const Seat player = actor.value_or(0);
		RC_ASSERT((game.Match().CanUndo(player) == UndoReason::None) == (actor && !LastHasBarrier(game.Match())));
		if (game.Match().CanUndo(player) == UndoReason::None && game.Lot().Below(3) == 0)
		{
			RC_ASSERT(game.Match().Undo(player) == UndoReason::None);
			RC_ASSERT(game.Match().StateHash() == before);
			++undone;
		}
	}
}

// Rule 10.2
RC_GTEST_PROP(UndoProperties, NobodyTakesBackAnothersCommand, ())
{
	RandomHistory game(*rc::gen::inRange(2, 5), *rc::gen::arbitrary<std::uint64_t>());
	for (int i = 0; i < 60 && !game.IsOver(); ++i)
	{
		game.Step1();
		const auto actor = Rules::Actor(game.Match().LiveCommandAt(game.Match().LiveCount() - 1));
		for (Seat seat = 0; seat < game.Match().State().PlayerCount(); ++seat)
		{
			RC_ASSERT(seat == actor || game.Match().CanUndo(seat) != UndoReason::None);
		}
	}
}

// Rule 10.2
RC_GTEST_PROP(UndoProperties, PracticeGoesBackToTheBeginning, ())
{
	RandomHistory game(*rc::gen::inRange(2, 5), *rc::gen::arbitrary<std::uint64_t>(), true);
	const std::uint64_t beginning = game.Match().StateHash();
	for (int i = 0; i < 50; ++i)
	{
		game.Step1();
	}
	for (int i = 0; i < 50; ++i)
	{
		RC_ASSERT(game.Match().Undo(0) == UndoReason::None);
	}
	RC_ASSERT(game.Match().StateHash() == beginning);
	RC_ASSERT(game.Match().Undo(0) == UndoReason::NothingToUndo);
}

RC_GTEST_PROP(UndoProperties, AReplayWithUndoneCommandsVerifies, ())
{
	RandomHistory game(*rc::gen::inRange(2, 5), *rc::gen::arbitrary<std::uint64_t>(), true);
	while (!game.IsOver() && game.Match().Entries().size() < 120)
	{
		game.Step1();
		if (game.Lot().Below(4) == 0)
		{
			RC_ASSERT(game.Match().Undo(1) == UndoReason::None);
		}
	}
	const auto data = DecodeReplay<Rules>(EncodeReplay(game.Match(), 0));
	RC_ASSERT(data.HasValue());
	const auto resumed = ResumeReplay(Rules{}, *data);
	RC_ASSERT(resumed.HasValue());
	RC_ASSERT(resumed->StateHash() == game.Match().StateHash());
	RC_ASSERT(resumed->Entries().size() == game.Match().Entries().size());
}

} // namespace
} // namespace faith::flick
