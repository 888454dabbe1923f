#include "FlickOfFaithCli/Ladder/Table.h"

#include "FlickOfFaithCli/Ladder/Json.h"
#include "FlickOfFaithCli/Ladder/Plot.h"
#include "FlickOfFaithCli/LadderPlans.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace faith::cli
{
namespace
{

using test::PlanOf;
using test::ResultsOf;
using testing::HasSubstr;
using testing::Not;

/// by_lot loses most, aim_at_city and novice share.
struct Known
{
	LadderPlan plan = PlanOf({"by_lot", "aim_at_city", "novice"}, 4);
	LadderResults results = ResultsOf(plan, {{0, 1, 0, 1}, {0, 0, 1, 0}, {1, 2, 0, 1}});
};

TEST(LadderStandings, AreThoseOfTheRatingsAndShares)
{
	const Known known;
	const Standings standings = StandingsOf(known.plan, known.results);
	ASSERT_EQ(standings.contestants.size(), 3u);
	EXPECT_EQ(standings.contestants[0].contestant, 2u);
	EXPECT_EQ(standings.contestants[2].contestant, 0u);
	EXPECT_EQ(standings.contestants[2].elo, 0.0);
	EXPECT_EQ(standings.contestants[2].matches, 16u);
	EXPECT_DOUBLE_EQ(standings.contestants[2].share, 3.0 / 16.0);
	EXPECT_GT(standings.contestants[0].margin, 0.0);
	ASSERT_EQ(standings.meetings.size(), 3u);
	const Meeting& met = standings.meetings[1];
	EXPECT_EQ(met.pairing.first, 2u) << "the stronger first";
	EXPECT_EQ(met.pairing.second, 0u);
	EXPECT_EQ(met.pairs, 4u);
	const Share share = ShareOfPairs(3.5, 3.25, 4);
	EXPECT_DOUBLE_EQ(met.share.share, share.share);
	EXPECT_DOUBLE_EQ(met.share.low, share.low);
}

TEST(LadderStandings, KnowThatPairsWhichAllEndedAlikeAreNoCertainty)
{
	const LadderPlan plan = PlanOf({"by_lot", "novice"}, 3);
	const Standings standings = StandingsOf(plan, ResultsOf(plan, {{0, 0, 0}}));
	EXPECT_EQ(standings.meetings[0].share.share, 1.0);
	EXPECT_GT(standings.meetings[0].share.low, 0.3);
	EXPECT_LT(standings.meetings[0].share.low, 0.6);
}

TEST(LadderStandings, PutThoseWithoutAMatchLast)
{
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city", "novice"}, 4);
	const Standings standings = StandingsOf(plan, ResultsOf(plan, {{}, {0, 0}, {}}));
	EXPECT_EQ(standings.contestants[0].contestant, 2u);
	EXPECT_EQ(standings.contestants[2].contestant, 1u);
	EXPECT_EQ(standings.contestants[2].matches, 0u);
	EXPECT_EQ(standings.meetings.size(), 1u);
}

TEST(LadderTable, TellsHowToRepeatItWhoStandsWhereAndWhoFaredHow)
{
	const Known known;
	const std::string versions = "rules version " + std::to_string(flick::Rules::kRulesVersion) + ", physics version " +
		std::to_string(flick::kPhysicsVersion);
	EXPECT_EQ(LadderTable(known.plan, known.results),
		"flick ladder --who by_lot,aim_at_city,novice --pairs 4 --seed 1\n" + versions +
			", own hands, 12 of 12 pairs\n"
			"\n"
			"  contestant     Elo   from     to   won %   matches\n"
			"  novice        +232    +56   +409    68.8        16\n"
			"  aim_at_city   +204    +30   +377    62.5        16\n"
			"  by_lot           0   -193   +193    18.8        16\n"
			"\n"
			"  pairing                won %   from      to    Elo   from     to   pairs\n"
			"  novice - aim_at_city    50.0   10.0    90.0      0   -382   +382       4\n"
			"  novice - by_lot         87.5   63.0   100.0   +338    +92   +inf       4\n"
			"  aim_at_city - by_lot    75.0   46.7   100.0   +191    -23   +inf       4\n"
			"\n"
			"by_lot has Elo 0. From and to are limits of 95 %; those of a rating take the\n"
			"ratings of the others as given.\n");
}

TEST(LadderTable, FitsIntoAHundredColumns)
{
	const LadderPlan plan{AllContestants(), 10'000, 123'456'789, 1000};
	LadderResults results(PairCountOf(plan), test::WonOfTwo(0));
	std::istringstream lines(LadderTable(plan, results));
	for (std::string line; std::getline(lines, line);)
	{
		EXPECT_LE(line.size(), 100u) << line;
	}
}

TEST(LadderTable, IsPrintedWithoutAnyResult)
{
	const LadderPlan plan = PlanOf({"by_lot", "novice"}, 3);
	const std::string table = LadderTable(plan, LadderResults(PairCountOf(plan)));
	EXPECT_THAT(table, HasSubstr("0 of 3 pairs"));
	EXPECT_THAT(table, HasSubstr("novice"));
	EXPECT_THAT(table, Not(HasSubstr("nan")));
}

TEST(LadderJson, SaysTheSameAsTheTable)
{
	const Known known;
	const auto json = nlohmann::json::parse(LadderJson(known.plan, known.results));
	EXPECT_EQ(json.at("command"), CommandOf(known.plan));
	EXPECT_EQ(json.at("pairs"), 12);
	EXPECT_EQ(json.at("planned"), 12);
	EXPECT_EQ(json.at("contestants").at(0).at("key"), "novice");
	EXPECT_EQ(json.at("contestants").at(2).at("elo"), 0.0);
	EXPECT_EQ(json.at("meetings").at(1).at("second"), "by_lot");
	EXPECT_EQ(json.at("meetings").at(1).at("share"), 0.875);
}

/// Whether every element that is opened is closed, in the right order.
bool IsWellFormed(const std::string& xml)
{
	std::vector<std::string> open;
	for (std::size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1))
	{
		const std::size_t end = xml.find('>', at);
		if (end == std::string::npos || xml.find('<', at + 1) < end)
		{
			return false;
		}
		const std::string tag = xml.substr(at + 1, end - at - 1);
		if (std::count(tag.begin(), tag.end(), '"') % 2 != 0)
		{
			return false;
		}
		if (tag.starts_with('/'))
		{
			if (open.empty() || open.back() != tag.substr(1))
			{
				return false;
			}
			open.pop_back();
		}
		else if (!tag.ends_with('/'))
		{
			open.push_back(tag.substr(0, tag.find(' ')));
		}
	}
	return open.empty();
}

TEST(LadderSvg, IsWellFormedAndHasARowForEachContestant)
{
	const Known known;
	const std::string svg = LadderSvg(known.plan, known.results);
	EXPECT_TRUE(svg.starts_with("<svg "));
	EXPECT_TRUE(IsWellFormed(svg)) << svg;
	EXPECT_THAT(svg, HasSubstr(">novice</text>"));
	EXPECT_THAT(svg, HasSubstr(">by_lot</text>"));
	EXPECT_THAT(svg, HasSubstr(CommandOf(known.plan)));
	EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(LadderSvg, IsDrawnWithoutAnyResult)
{
	const LadderPlan plan = PlanOf({"by_lot", "novice"}, 3);
	const std::string svg = LadderSvg(plan, LadderResults(PairCountOf(plan)));
	EXPECT_TRUE(IsWellFormed(svg)) << svg;
	EXPECT_THAT(svg, HasSubstr("no match yet"));
	EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

} // namespace
} // namespace faith::cli
