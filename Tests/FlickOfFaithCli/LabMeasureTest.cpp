#include "FlickOfFaithCli/Lab/MatchMeasures.h"
#include "FlickOfFaithCli/Lab/Measure.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faith::cli
{
namespace
{

TEST(LabMeasure, EstimatesTheSumOfThePartsOverThatOfTheWholes)
{
	Ratio ratio;
	ratio.Add(1, 2);
	ratio.Add(3, 4);
	ratio.Add(0, 2);
	const Measure measure = ratio.As("share", true);
	EXPECT_EQ(measure.name, "share");
	EXPECT_TRUE(measure.isShare);
	EXPECT_EQ(measure.sample, 3u);
	EXPECT_DOUBLE_EQ(measure.value, 0.5);
	EXPECT_LT(measure.low, 0.5);
	EXPECT_DOUBLE_EQ(measure.high - 0.5, 0.5 - measure.low);
}

TEST(LabMeasure, IsCertainOfWhatIsTheSameInEveryMatch)
{
	Ratio ratio;
	for (int i = 0; i < 10; ++i)
	{
		ratio.Add(i, 2.0 * i);
	}
	const Measure measure = ratio.As("share", true);
	EXPECT_DOUBLE_EQ(measure.low, 0.5);
	EXPECT_DOUBLE_EQ(measure.high, 0.5);
}

TEST(LabMeasure, SaysNothingWithoutAnyWhole)
{
	Ratio ratio;
	EXPECT_EQ(ratio.As("none", true).sample, 0u);
	ratio.Add(0, 0);
	const Measure measure = ratio.As("none", true);
	EXPECT_EQ(measure.sample, 0u);
	EXPECT_EQ(VerdictOf(measure), Verdict::NoGoal);
}

flick::MatchFacts TwoPlayers(flick::Seat winner, std::vector<std::pair<std::int32_t, std::int32_t>> scores)
{
	flick::MatchFacts match;
	match.players = 2;
	match.first = 1;
	match.winner = winner;
	match.seats.resize(2);
	for (const auto& [one, other] : scores)
	{
		flick::GenerationFacts generation;
		generation.scores = {one, other};
		match.generations.push_back(generation);
	}
	return match;
}

double ValueOf(const std::vector<Measure>& measures, const std::string& name)
{
	const auto found =
		std::find_if(measures.begin(), measures.end(), [&](const Measure& measure) { return measure.name == name; });
	EXPECT_NE(found, measures.end()) << name;
	return found == measures.end() ? -1.0 : found->value;
}

TEST(LabMatchMeasures, FollowTheLeadFromWorshipToWorship)
{
	// The lead passes to the other player once, over a tie; then it returns in the last generation.
	const std::vector<flick::MatchFacts> matches{TwoPlayers(0, {{3, 1}, {4, 4}, {5, 6}, {9, 6}}),
		TwoPlayers(1, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}), TwoPlayers(1, {{0, 1}, {0, 2}, {3, 3}, {3, 4}})};
	const std::vector<Measure> measures = MeasuresOf(matches, true);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "lead changes"), 2.0 / 3);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "leader before the last generation wins"), 1.0 / 2) << "nobody led in the third";
	EXPECT_DOUBLE_EQ(ValueOf(measures, "turn 1"), 2.0 / 3);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "turn 2"), 1.0 / 3);
}

TEST(LabMatchMeasures, TellWherePointsComeFrom)
{
	flick::MatchFacts match = TwoPlayers(0, {{0, 0}, {0, 0}});
	match.seats[0].points = {1, 2, 3, 0};
	match.seats[1].points = {3, 0, 1, 2};
	match.seats[1].temples = 3;
	match.lateFlicks = 8;
	match.contacts = 4;
	match.costlyContacts = 1;
	const std::vector<Measure> measures = MeasuresOf({&match, 1}, true);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "points from the Navel"), 4.0 / 12);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "points from presence"), 2.0 / 12);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "points from domination"), 4.0 / 12);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "points from cards"), 2.0 / 12);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "mean score"), 6.0);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "temples built by a player"), 1.5);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "flicks that first meet another's piece"), 0.5);
	EXPECT_DOUBLE_EQ(ValueOf(measures, "of these, costly to its owner"), 0.25);
}

TEST(LabMatchMeasures, AreNoneWithoutMatches)
{
	EXPECT_TRUE(MeasuresOf({}, true).empty());
}

} // namespace
} // namespace faith::cli
