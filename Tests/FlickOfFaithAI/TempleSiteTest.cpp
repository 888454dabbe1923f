#include "TempleSite.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

std::vector<BuildTemple> Offers(const TestGame& game)
{
	std::vector<BuildTemple> offers;
	for (const Command& command : SampleCommands(game.GetRules(), game.State()))
	{
		if (const auto* const build = std::get_if<BuildTemple>(&command))
		{
			offers.push_back(*build);
		}
	}
	EXPECT_FALSE(offers.empty()) << "nothing can be built";
	return offers;
}

/// A prophet of the active player has reached the city of an island.
TestGame BuildingOn(IslandId island, int players, Seat active = 0, Discs discs = {})
{
	flick::Setup setup = Study(players, std::move(discs));
	setup.position->activePlayer = active;
	TestGame game(setup);
	game.TurnEndingAt(City(island));
	EXPECT_EQ(game.Asked(), DecisionKind::Build);
	return game;
}

BuildTemple SiteIn(const TestGame& game)
{
	return AtBestSite(game.GetRules(), game.State(), Offers(game).front());
}

std::int64_t FromCloudOf(const TestGame& game, Seat seat, Point spot)
{
	return physics::DistanceSquared(board::CornerPoint(game.State().players[seat].corner), spot);
}

// Rules 7.3, 7.5
TEST(TempleSite, IsAllowedAndOnTheSameIslandWhateverIsInTheWay)
{
	for (int players = 2; players <= 4; ++players)
	{
		for (IslandId island = 0; island < 4; ++island)
		{
			for (const Discs& discs : {Discs{}, Discs{OnMap(PieceKind::Prophet, 1, Beside(island, 3))},
					 Discs{OnMap(PieceKind::Temple, 1, Beside(island, 0)),
						 OnMap(PieceKind::Temple, 1, Beside(island, 2)), OnMap(PieceKind::Temple, 1, Beside(island, 4)),
						 OnMap(PieceKind::Temple, 1, Beside(island, 6))}})
			{
				const TestGame game = BuildingOn(island, players, 0, discs);
				for (const BuildTemple& offered : Offers(game))
				{
					const BuildTemple site = AtBestSite(game.GetRules(), game.State(), offered);
					EXPECT_FALSE(game.GetRules().Check(game.State(), site));
					EXPECT_EQ(site.prophet, offered.prophet);
					EXPECT_EQ(site.temple, offered.temple);
					EXPECT_EQ(board::IslandsTouched({site.spot, RowOf(PieceKind::Temple).radius}), 1 << island);
				}
			}
		}
	}
}

// Rule 7.5
TEST(TempleSite, DoesNotDependOnWhichSpotIsListedFirst)
{
	const TestGame game = BuildingOn(1, 4);
	const BuildTemple site = SiteIn(game);
	for (const BuildTemple& offered : Offers(game))
	{
		BuildTemple other = AtBestSite(game.GetRules(), game.State(), offered);
		other.prophet = site.prophet;
		other.temple = site.temple;
		EXPECT_EQ(other, site);
	}
}

// Rule 7.5
TEST(TempleSite, LiesBehindTheCityForTheBuilderAndBeforeItForTheOther)
{
	for (IslandId island = 0; island < 4; ++island)
	{
		for (const Seat seat : {Seat{0}, Seat{1}})
		{
			const TestGame game = BuildingOn(island, 2, seat);
			const auto other = static_cast<Seat>(1 - seat);
			const Point spot = SiteIn(game).spot;
			EXPECT_GT(FromCloudOf(game, seat, spot), FromCloudOf(game, seat, City(island))) << "a backstop";
			EXPECT_LT(FromCloudOf(game, other, spot), FromCloudOf(game, other, City(island))) << "an obstacle";
		}
	}
}

// Rule 7.5
TEST(TempleSite, FavoursNoCornerOfTheMap)
{
	// Two players sit at opposite corners: half a turn of the map exchanges them.
	for (const IslandId island : {IslandId{0}, IslandId{1}})
	{
		for (const Seat seat : {Seat{0}, Seat{1}})
		{
			const Point spot = SiteIn(BuildingOn(island, 2, seat)).spot;
			const auto opposite = static_cast<IslandId>(island + 2);
			const Point turned = SiteIn(BuildingOn(opposite, 2, static_cast<Seat>(1 - seat))).spot;
			EXPECT_EQ(turned, (Point{-spot.x, -spot.y})) << int{island} << ", seat " << int{seat};
		}
	}
}

} // namespace
} // namespace faith::flick
