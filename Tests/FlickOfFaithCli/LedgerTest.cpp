#include "FlickOfFaithCli/Ledger.h"

#include <gtest/gtest.h>

#include <vector>

namespace faith::cli
{
namespace
{

flick::Scored Entry(flick::Seat player, std::int32_t points)
{
	flick::Scored scored;
	scored.player = player;
	scored.points = points;
	return scored;
}

// Rule 9.4
TEST(Ledger, ListsEveryScoreInOrderWithARunningTotal)
{
	const std::vector<flick::Event> events{
		Entry(0, 4), flick::TurnEnded{0}, Entry(1, 3), Entry(0, -1), flick::TurnEnded{1}};
	const Json ledger = LedgerJson(events, 2);
	ASSERT_EQ(ledger.at("entries").size(), 3u);
	EXPECT_EQ(ledger.at("entries")[1].at("event"), 2);
	EXPECT_EQ(ledger.at("entries")[2].at("points"), -1);
	EXPECT_EQ(ledger.at("entries")[2].at("total"), 3);
	EXPECT_EQ(ledger.at("totals"), Json({3, 3}));
}

TEST(Ledger, IsEmptyBeforeAnythingIsScored)
{
	const Json ledger = LedgerJson({}, 3);
	EXPECT_TRUE(ledger.at("entries").empty());
	EXPECT_EQ(ledger.at("totals"), Json({0, 0, 0}));
}

} // namespace
} // namespace faith::cli
