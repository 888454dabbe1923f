#include "FlickOfFaithCli/Ladder/Play.h"

#include "FlickOfFaithCli/LadderPlans.h"
#include "FlickOfFaithHost/ThreadExecutor.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

namespace faith::cli
{
namespace
{

using test::PlanOf;

LadderResults Play(const LadderPlan& plan, std::size_t threads)
{
	LadderResults results(PairCountOf(plan));
	host::ThreadExecutor executor(threads);
	SearchControl control;
	const auto fault = PlayLadder(plan, results, executor, control, [](std::size_t, const PairResult&) {});
	EXPECT_FALSE(fault.has_value());
	return results;
}

TEST(LadderPlan, HasEveryPairOfEveryTwoContestantsOnce)
{
	const LadderPlan plan{AllContestants(), 3, 1, std::nullopt};
	const std::size_t count = plan.contestants.size();
	std::set<std::pair<std::size_t, std::size_t>> pairings;
	for (const auto [first, second] : PairingsOf(plan))
	{
		EXPECT_LT(first, second);
		EXPECT_LT(second, count);
		pairings.insert({first, second});
	}
	EXPECT_EQ(pairings.size(), count * (count - 1) / 2);
	EXPECT_EQ(PairingsOf(plan).size(), pairings.size());
	EXPECT_EQ(PairCountOf(plan), 3 * pairings.size());
	for (std::size_t place = 0; place < PairCountOf(plan); ++place)
	{
		const PlannedPair pair = PairAt(plan, place);
		EXPECT_LT(pair.pairing, pairings.size());
		EXPECT_LT(pair.number, 3u);
		EXPECT_EQ(PlaceOf(plan, pair), place);
	}
}

TEST(LadderPlan, BeginsWithTheFirstPairOfEveryPairing)
{
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city", "novice"}, 2);
	for (std::size_t place = 0; place < PairCountOf(plan); ++place)
	{
		EXPECT_EQ(PairAt(plan, place).number, place / 3);
	}
}

TEST(LadderPlan, NamesTheCommandThatPlaysIt)
{
	LadderPlan plan{AllContestants(), 100, 7, std::nullopt};
	EXPECT_EQ(CommandOf(plan), "flick ladder --pairs 100 --seed 7");
	plan = PlanOf({"by_lot", "novice"}, 5);
	plan.hands = 800;
	EXPECT_EQ(CommandOf(plan), "flick ladder --who by_lot,novice --pairs 5 --seed 1 --equal-hands 800");
}

TEST(LadderPlay, GivesTheSameResultsWithAnyNumberOfThreads)
{
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city", "novice"}, 3);
	const LadderResults results = Play(plan, 1);
	EXPECT_EQ(results, Play(plan, 4));
	for (const std::optional<PairResult>& result : results)
	{
		EXPECT_TRUE(result.has_value());
	}
}

TEST(LadderPlay, PlaysAPairTheSameWhoeverElseTakesPart)
{
	const LadderPlan three = PlanOf({"by_lot", "aim_at_city", "novice"}, 2);
	const LadderResults all = Play(three, 2);
	const LadderPlan two = PlanOf({"by_lot", "novice"}, 1);
	LadderPlan later = two;
	later.seed = SeedOf(three, 1);
	EXPECT_EQ(Play(two, 1)[0], all[PlaceOf(three, {1, 0})]);
	EXPECT_EQ(Play(later, 1)[0], all[PlaceOf(three, {1, 1})]);
}

TEST(LadderPlay, ExchangesSeatsWithinAPair)
{
	// The first moves by lot in both, so with the same seats both matches would be the same.
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city"}, 3);
	bool differs = false;
	for (const std::optional<PairResult>& result : Play(plan, 1))
	{
		differs = differs || !(result->matches[0] == result->matches[1]);
	}
	EXPECT_TRUE(differs);
}

TEST(LadderPlay, LeavesAloneWhatIsThere)
{
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city"}, 3);
	LadderResults results(PairCountOf(plan));
	results[1] = test::WonOfTwo(1);
	InlineExecutor executor;
	SearchControl control;
	std::set<std::size_t> played;
	const auto fault = PlayLadder(plan, results, executor, control,
		[&](std::size_t place, const PairResult& result)
		{
			played.insert(place);
			EXPECT_EQ(results[place], result);
		});
	EXPECT_FALSE(fault.has_value());
	EXPECT_EQ(played, (std::set<std::size_t>{0, 2}));
	EXPECT_EQ(results[1], test::WonOfTwo(1));
}

TEST(LadderPlay, GivesUpWhatIsUnfinishedWhenCancelled)
{
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city"}, 50);
	LadderResults results(PairCountOf(plan));
	host::ThreadExecutor executor(2);
	SearchControl control;
	int played = 0;
	const auto fault = PlayLadder(plan, results, executor, control,
		[&](std::size_t, const PairResult&)
		{
			if (++played == 3)
			{
				control.Cancel();
			}
		});
	EXPECT_FALSE(fault.has_value());
	EXPECT_EQ(played, 3);
	std::ptrdiff_t there = 0;
	const LadderResults whole = Play(PlanOf({"by_lot", "aim_at_city"}, 6), 1);
	for (std::size_t place = 0; place < results.size(); ++place)
	{
		there += results[place] ? 1 : 0;
		EXPECT_TRUE(!results[place] || place >= whole.size() || results[place] == whole[place]);
	}
	EXPECT_EQ(there, 3);
}

TEST(LadderPlay, StopsAtAMatchThatIsRefused)
{
	LadderPlan plan = PlanOf({"by_lot", "aim_at_city"}, 4);
	plan.hands = 1; // no hand is that steady
	LadderResults results(PairCountOf(plan));
	InlineExecutor executor;
	SearchControl control;
	const auto fault = PlayLadder(plan, results, executor, control, [](std::size_t, const PairResult&) { FAIL(); });
	ASSERT_TRUE(fault.has_value());
	EXPECT_EQ(fault->pair.number, 0u);
	EXPECT_TRUE(static_cast<bool>(fault->refusal));
	EXPECT_TRUE(control.IsCancelled());
}

} // namespace
} // namespace faith::cli
