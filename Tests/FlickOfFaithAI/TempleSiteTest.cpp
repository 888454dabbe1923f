#include "TempleSite.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace faith::flick
{
namespace
{

using namespace test;

BuildTemple FirstOffer(const TestGame& game)
{
	for (const Command& command : SampleCommands(game.GetRules(), game.State()))
	{
		if (const auto* const build = std::get_if<BuildTemple>(&command))
		{
			return *build;
		}
	}
	ADD_FAILURE() << "nothing can be built";
	return {};
}

// Rule 7.5
TEST(TempleSite, IsAllowedAndNotInOnesOwnWay)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, Point{City(0).x, City(0).y + Mm(20)})}));
	game.TurnEndingAt(City(0));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	const BuildTemple offered = FirstOffer(game);
	ASSERT_NE(offered.spot, City(0)) << "somebody is in the way there";
	const BuildTemple better = AtBestSite(game.GetRules(), game.State(), offered);
	EXPECT_FALSE(game.GetRules().Check(game.State(), better));
	const Point corner = board::CornerPoint(game.State().players[better.player].corner);
	const auto beside = [&](Point spot)
	{ return std::abs(std::int64_t{spot.x} * corner.y - std::int64_t{spot.y} * corner.x); };
	EXPECT_GT(beside(better.spot), beside(offered.spot));
	EXPECT_EQ(better.prophet, offered.prophet);
	EXPECT_EQ(better.temple, offered.temple);
}

// Rule 7.5
TEST(TempleSite, StaysInTheCityWhereThatIsFree)
{
	TestGame game(Study(2));
	game.TurnEndingAt(City(0));
	const BuildTemple offered = FirstOffer(game);
	EXPECT_EQ(AtBestSite(game.GetRules(), game.State(), offered), offered);
}

} // namespace
} // namespace faith::flick
