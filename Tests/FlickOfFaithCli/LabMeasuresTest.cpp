#include "FlickOfFaithCli/Lab/ChoiceMeasures.h"
#include "FlickOfFaithCli/Lab/CouncilMeasures.h"
#include "FlickOfFaithCli/Lab/Measure.h"
#include "FlickOfFaithCli/Lab/Plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace faith::cli
{
namespace
{

Measure Between(double low, double high, Goal goal)
{
	Measure measure;
	measure.low = low;
	measure.high = high;
	measure.value = (low + high) / 2;
	measure.sample = 10;
	return WithGoal(measure, goal);
}

const Measure& Find(const std::vector<Measure>& measures, std::string_view start)
{
	const auto found = std::find_if(
		measures.begin(), measures.end(), [&](const Measure& measure) { return measure.name.starts_with(start); });
	EXPECT_NE(found, measures.end()) << start;
	return *found;
}

TEST(LabMeasures, AreJudgedByTheirWholeInterval)
{
	EXPECT_EQ(VerdictOf(Between(0.3, 0.4, {0.2, 0.5})), Verdict::Met);
	EXPECT_EQ(VerdictOf(Between(0.1, 0.3, {0.2, 0.5})), Verdict::NotDecided);
	EXPECT_EQ(VerdictOf(Between(0.6, 0.7, {0.2, 0.5})), Verdict::Missed);
	EXPECT_EQ(VerdictOf(Between(0.6, 0.7, AtLeast(0.5))), Verdict::Met);
	EXPECT_EQ(VerdictOf(Between(0.6, 0.7, AtMost(0.5))), Verdict::Missed);
	EXPECT_EQ(VerdictOf(Measure{}), Verdict::NoGoal);
}

TEST(LabMeasures, AreFarOffOnlyWellBeyondTheGoal)
{
	EXPECT_FALSE(IsFarOff(Between(0.6, 0.7, {0.2, 0.5})));
	EXPECT_TRUE(IsFarOff(Between(0.85, 0.9, {0.2, 0.5})));
	EXPECT_FALSE(IsFarOff(Between(0.3, 0.4, AtLeast(0.5))));
	EXPECT_TRUE(IsFarOff(Between(0.1, 0.2, AtLeast(0.5))));
	EXPECT_TRUE(IsFarOff(Between(0.4, 0.5, AtMost(0.2))));
}

TEST(LabMeasures, SayTheirGoalInWords)
{
	Measure measure = Between(0.1, 0.2, {0.25, 0.4});
	EXPECT_EQ(GoalText(measure), "0.25 to 0.40");
	measure.isShare = true;
	EXPECT_EQ(GoalText(measure), "25.0 to 40.0");
	EXPECT_EQ(GoalText(WithGoal(measure, AtLeast(0.6))), "at least 60.0");
	EXPECT_EQ(GoalText(WithGoal(measure, AtMost(0.2))), "at most 20.0");
}

TEST(LabMeasures, OfFewTriesHaveWideLimits)
{
	Tries tries;
	tries.Add(false);
	tries.Add(false);
	const Measure none = tries.As("none");
	EXPECT_EQ(none.value, 0.0);
	EXPECT_GT(none.high, 0.5);
}

/// Law 1 adds a fifth to the points, law 2 changes nothing but luck.
std::vector<flick::LawTrial> TrialsOfTwoLaws()
{
	std::vector<flick::LawTrial> trials(40);
	for (std::size_t i = 0; i < trials.size(); ++i)
	{
		const auto luck = static_cast<std::int32_t>(i % 2);
		trials[i].leader = 0;
		trials[i].last = 1;
		trials[i].without = {flick::kNoCard, 100 + luck, 20, 0};
		trials[i].with = {{flick::EffectId{1}, 120 + luck, 20, 0}, {flick::EffectId{2}, 100 + (1 - luck), 20, 0}};
	}
	return trials;
}

TEST(LabMeasures, TellLawsThatMatterFromIdleOnes)
{
	const auto trials = TrialsOfTwoLaws();
	const std::vector<Measure> measures = LawMeasures(trials);
	const Measure& strong = Find(measures, "law blind_obedience: points");
	EXPECT_NEAR(strong.value, 0.2, 0.01);
	EXPECT_EQ(VerdictOf(strong), Verdict::Met);
	EXPECT_EQ(VerdictOf(Find(measures, "law lost_sheep: points")), Verdict::Missed);
	EXPECT_EQ(Find(measures, "law kraken: points").sample, 0u);
}

TEST(LabMeasures, TakeTheLuckOutOfVotes)
{
	// Luck of 5 % in each half and nothing else, then a true value of 5 % as well.
	std::vector<flick::VoteTrial> idle;
	std::vector<flick::VoteTrial> real;
	for (int i = 0; i < 64; ++i)
	{
		const std::int32_t first = (i & 1) != 0 ? 50'000 : -50'000;
		const std::int32_t second = (i & 2) != 0 ? 50'000 : -50'000;
		const std::int32_t truth = (i & 4) != 0 ? 50'000 : -50'000;
		idle.push_back({1, {{first, second}, {second, first}}});
		real.push_back({1, {{truth + first, truth + second}, {-truth + first, -truth + second}}});
	}
	EXPECT_NEAR(VoteMeasures(idle)[0].value, 0.0, 1e-9);
	EXPECT_GT(VoteMeasures(real)[0].value, 0.8);
	EXPECT_EQ(VerdictOf(VoteMeasures(real)[0]), Verdict::Met);
	EXPECT_NEAR(VoteMeasures(real)[2].value, 0.05, 0.03);
}

TEST(LabMeasures, GuessEachMatchFromTheOthers)
{
	flick::FlickChoice navel;
	navel.still = 100;
	navel.best = {200, 195, -1, 110, 110, -1};
	flick::FlickChoice city = navel;
	city.turn = 1;
	city.best = {120, 200, -1, 110, 110, -1};
	const std::vector<flick::MatchChoices> matches(5, flick::MatchChoices{{navel, city}});
	const std::vector<Measure> measures = ChoiceMeasures(matches);
	EXPECT_EQ(Find(measures, "best kind guessed from turn").value, 1.0);
	EXPECT_EQ(Find(measures, "best kind guessed without").value, 0.5);
	EXPECT_EQ(Find(measures, "second kind gains").value, 0.5);
	EXPECT_EQ(Find(measures, "best kind is the Navel").value, 0.5);
}

TEST(LabPlanTest, HasEveryTaskOnceAndMixesThem)
{
	LabPlan plan;
	plan.levels = {"novice", "priest", "oracle"};
	const std::vector<LabTask> tasks = TasksOf(plan);
	EXPECT_EQ(std::set<LabTask>(tasks.begin(), tasks.end()).size(), tasks.size());
	std::set<LabSection> early;
	for (std::size_t i = 0; i < tasks.size() / 10; ++i)
	{
		early.insert(tasks[i].section);
	}
	EXPECT_EQ(early.size(), kEnumCount<LabSection>);
}

TEST(LabPlanTest, GivesLevelsTheSameDealsAndNumbersOthers)
{
	const LabPlan plan;
	const LabTask novice{LabSection::Points, "novice", "", 4, true, 3};
	LabTask other = novice;
	other.who = "priest";
	EXPECT_EQ(SeedOf(plan, novice), SeedOf(plan, other));
	other.number = 4;
	EXPECT_NE(SeedOf(plan, novice), SeedOf(plan, other));
}

} // namespace
} // namespace faith::cli
