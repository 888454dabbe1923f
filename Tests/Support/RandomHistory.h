#pragma once

#include "FaithKernel/History.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithAI/UnrulyTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace faith::flick::test
{

/// A match played by lot on an unruly table, one command at a time.
class RandomHistory
{
public:
	RandomHistory(int players, std::uint64_t seed, bool practice = false)
		: history_(Begin(players, seed, practice)), random_{seed}, table_(seed)
	{
	}

	bool IsOver() const { return history_.State().step == Step::GameOver; }
	History<Rules>& Match() { return history_; }
	Random& Lot() { return random_; }

	/// Plays one command, which must be accepted.
	void Step1()
	{
		const Command command = Next();
		const Refusal refusal = history_.Submit(command);
		ASSERT_FALSE(refusal) << NameOf(refusal.code);
	}

private:
	static History<Rules> Begin(int players, std::uint64_t seed, bool practice)
	{
		Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		setup.seed = seed;
		setup.practice = practice;
		return *History<Rules>::Start(Rules{}, setup);
	}

	Command Next()
	{
		const GameState& state = history_.State();
		if (state.pending.Front().kind == DecisionKind::Settle)
		{
			return table_.Play(state);
		}
		const std::vector<Command> samples = SampleCommands(history_.GetRules(), state);
		return samples[random_.Below(static_cast<std::uint32_t>(samples.size()))];
	}

	History<Rules> history_;
	Random random_;
	UnrulyTable table_;
};

} // namespace faith::flick::test
