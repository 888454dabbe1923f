#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace faith::flick::test
{
namespace
{

/// Player 0 has flicked a prophet to a spot; what lies on the map besides is given.
struct AfterFlick
{
	explicit AfterFlick(Point spot, const Discs& discs = {}, int players = 2)
		: game(Study(players, discs)), prophet(game.TurnEndingAt(spot))
	{
	}

	BuildTemple With(Point spot) const { return BuildTemple{0, prophet, game.Find(PieceKind::Temple, 0, 3), spot}; }

	TestGame game;
	PieceId prophet;
};

/// All four temples of player 0 on the map: none in hand. The first is in the north, the others east, south and west.
Discs AllTemplesBuilt()
{
	Discs discs;
	for (IslandId island = 0; island < 4; ++island)
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, Beside(island, 0)));
	}
	return discs;
}

// Rule 7.2
TEST(Building, ProphetTouchingACityGoesToThePoolForATempleOnItsIsland)
{
	for (IslandId island = 0; island < 4; ++island)
	{
		AfterFlick after(City(island));
		ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
		const PieceId temple = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
		after.game.Do(BuildTemple{0, after.prophet, temple, City(island)});
		EXPECT_EQ(after.game.PieceAt(after.prophet).place, Place::Pool);
		EXPECT_EQ(after.game.PieceAt(temple).place, Place::Map);
		EXPECT_EQ(after.game.PieceAt(temple).position, City(island));
		EXPECT_EQ(after.game.CountIn(Place::Hand, PieceKind::Temple, 0), 3);
		const auto built = after.game.Happened<TempleBuilt>();
		ASSERT_EQ(built.size(), 1u);
		EXPECT_EQ(built[0].island, island);
		EXPECT_EQ(built[0].temple, temple);
		EXPECT_FALSE(built[0].moved);
	}
}

// Rule 7.2
TEST(Building, OnePointOfACityIsEnoughAndAMicrometreLessIsNot)
{
	for (IslandId island = 0; island < 4; ++island)
	{
		const Point city = City(island);
		EXPECT_EQ(AfterFlick({city.x + 19'800, city.y + 26'400}).game.Asked(), DecisionKind::Build);
		AfterFlick beside({city.x + 19'800, city.y + 26'401});
		EXPECT_EQ(beside.game.Asked(), DecisionKind::Place);
		EXPECT_EQ(beside.game.Active(), 1);
	}
}

// Rules 1.4, 7.2
TEST(Building, TemplarsAndTheSphinxCanBeTurnedIntoTemples)
{
	const Point north = City(0);
	const Point east = City(1);
	AfterFlick after(AtSea(2),
		{OnMap(PieceKind::Templar, 0, {north.x - 35'500, north.y}),
			OnMap(PieceKind::Sphinx, 0, {east.x, east.y + 39'000})});
	const PieceId templar = after.game.Find(PieceKind::Templar, 0);
	const PieceId sphinx = after.game.Find(PieceKind::Sphinx, 0);
	after.game.Do(BuildTemple{0, templar, after.game.FindIn(Place::Hand, PieceKind::Temple, 0), north});
	after.game.Do(BuildTemple{0, sphinx, after.game.FindIn(Place::Hand, PieceKind::Temple, 0), east});
	EXPECT_EQ(after.game.PieceAt(templar).place, Place::Pool);
	EXPECT_EQ(after.game.PieceAt(sphinx).place, Place::Pool);
	EXPECT_EQ(TemplesOnMap(after.game.State(), 0), 2);
}

// Rule 7.2
TEST(Building, NobodyHasToBuild)
{
	AfterFlick after(City(0));
	after.game.Do(DoneBuilding{0});
	EXPECT_EQ(after.game.PieceAt(after.prophet).place, Place::Map);
	EXPECT_EQ(TemplesOnMap(after.game.State(), 0), 0);
	EXPECT_EQ(after.game.Active(), 1);
}

// Rule 7.3
TEST(Building, ProphetsOfEarlierTurnsQualifyInAnyOrder)
{
	AfterFlick after(AtSea(0),
		{OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 0, City(1)),
			OnMap(PieceKind::Prophet, 0, City(2))});
	for (const IslandId island : {1, 2, 0})
	{
		ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
		const PieceId temple = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
		after.game.Do(BuildTemple{0, after.game.Find(PieceKind::Prophet, 0, island), temple, City(island)});
	}
	EXPECT_EQ(TemplesOnMap(after.game.State(), 0), 3);
	EXPECT_EQ(after.game.Active(), 1);
}

// Rule 7.3
TEST(Building, DoneEndsBuildingWithProphetsLeftInCities)
{
	AfterFlick after(City(0), {OnMap(PieceKind::Prophet, 0, City(1)), OnMap(PieceKind::Prophet, 0, City(2))});
	after.game.Do(after.With(Beside(0, 0)));
	ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
	after.game.Do(DoneBuilding{0});
	EXPECT_EQ(after.game.Active(), 1);
	EXPECT_EQ(after.game.CountIn(Place::Map, PieceKind::Prophet, 0), 2);
	after.game.TurnEndingAt(AtSea(3));
	after.game.TurnEndingAt(AtSea(2));
	EXPECT_EQ(after.game.Asked(), DecisionKind::Build) << "asked again in the next own turn";
}

// Rule 7.3
TEST(Building, OnlyTheActivePlayerBuilds)
{
	AfterFlick others(AtSea(0), {OnMap(PieceKind::Prophet, 1, City(0))});
	EXPECT_EQ(others.game.Asked(), DecisionKind::Place);
	AfterFlick after(City(1), {OnMap(PieceKind::Prophet, 1, City(0))});
	const PieceId foreign = after.game.Find(PieceKind::Prophet, 1);
	const PieceId own = after.game.Find(PieceKind::Temple, 0);
	EXPECT_EQ(
		after.game.Refuse(BuildTemple{1, foreign, after.game.Find(PieceKind::Temple, 1), City(0)}, Reason::NotYourTurn),
		std::vector<std::int32_t>{1});
	EXPECT_EQ(after.game.Refuse(DoneBuilding{1}, Reason::NotYourTurn), std::vector<std::int32_t>{1});
	EXPECT_EQ(after.game.Refuse(BuildTemple{0, foreign, own, City(0)}, Reason::NotYourPiece),
		std::vector<std::int32_t>{foreign});
}

// Rule 7.3
TEST(Building, OnlyAProphetThatTouchesACityBecomesATemple)
{
	AfterFlick after(City(0),
		{OnMap(PieceKind::Prophet, 0, Beside(1, 0)), OnMap(PieceKind::Temple, 0, City(1)),
			OnMap(PieceKind::Prophet, 1, City(2))});
	const PieceId aside = after.game.FindIn(Place::Map, PieceKind::Prophet, 0);
	const PieceId inHand = after.game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	const PieceId temple = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
	const PieceId built = after.game.FindIn(Place::Map, PieceKind::Temple, 0);
	const auto expect = [&](PieceId prophet, Reason reason) {
		EXPECT_EQ(
			after.game.Refuse(BuildTemple{0, prophet, temple, City(1)}, reason), std::vector<std::int32_t>{prophet});
	};
	expect(aside, Reason::NotTouchingACity);
	expect(inHand, Reason::NotTouchingACity);
	expect(built, Reason::NotAProphet);
	expect(kNoPiece, Reason::UnknownPiece);
	expect(static_cast<PieceId>(after.game.State().pieces.Size()), Reason::UnknownPiece);
}

// Rules 2.7, 7.3
TEST(Building, ProphetLyingOnAPieceThatTouchesACityQualifies)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, {City(0).x + 33'000, City(0).y})}));
	const PieceId below = game.Find(PieceKind::Prophet, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, {City(0).x + 45'000, City(0).y}, below, false}});
	EXPECT_EQ(game.Asked(), DecisionKind::Build);
}

// Rule 7.4
TEST(Building, ATempleInHandComesBeforeOneOnTheMap)
{
	AfterFlick after(City(0),
		{OnMap(PieceKind::Temple, 0, City(1)), OnMap(PieceKind::Temple, 0, City(2)),
			OnMap(PieceKind::Temple, 0, City(3))});
	const PieceId inHand = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
	const PieceId built = after.game.FindIn(Place::Map, PieceKind::Temple, 0);
	EXPECT_EQ(after.game.Refuse(BuildTemple{0, after.prophet, built, City(0)}, Reason::TempleInHandFirst),
		std::vector<std::int32_t>{inHand});
	after.game.Do(BuildTemple{0, after.prophet, inHand, City(0)});
}

// Rule 7.4
TEST(Building, WithoutATempleInHandAnyOwnTempleOfAnyIslandIsMoved)
{
	for (int nth = 0; nth < 4; ++nth)
	{
		AfterFlick after(City(0), AllTemplesBuilt());
		ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
		const PieceId temple = after.game.Find(PieceKind::Temple, 0, nth);
		after.game.Do(BuildTemple{0, after.prophet, temple, Beside(0, 4)});
		EXPECT_EQ(after.game.PieceAt(temple).position, Beside(0, 4));
		EXPECT_EQ(after.game.PieceAt(after.prophet).place, Place::Pool);
		EXPECT_EQ(TemplesOnMap(after.game.State(), 0), 4);
		ASSERT_EQ(after.game.Happened<TempleBuilt>().size(), 1u);
		EXPECT_TRUE(after.game.Happened<TempleBuilt>()[0].moved);
	}
}

// Rule 7.4
TEST(Building, ATempleBuiltThisTurnCanBeMovedOnInTheSameTurn)
{
	Discs discs = AllTemplesBuilt();
	discs.pop_back();
	discs.push_back(OnMap(PieceKind::Prophet, 0, City(1)));
	AfterFlick after(City(0), discs);
	const PieceId temple = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
	after.game.Do(BuildTemple{0, after.prophet, temple, City(0)});
	ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
	after.game.Do(BuildTemple{0, after.game.Find(PieceKind::Prophet, 0), temple, City(1)});
	EXPECT_EQ(after.game.PieceAt(temple).position, City(1));
	EXPECT_EQ(TemplesOnMap(after.game.State(), 0), 4);
	EXPECT_EQ(after.game.CountIn(Place::Hand, PieceKind::Temple, 0), 0);
}

// Rules 7.1, 7.4
TEST(Building, ATempleThatJustLeftTheMapIsNotInHandYet)
{
	TestGame game(Study(2, AllTemplesBuilt()));
	const PieceId gone = game.Find(PieceKind::Temple, 0, 3);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, City(0), kNoPiece, false}, DiscRest{gone, At(-240, 45), kNoPiece, true}});
	EXPECT_EQ(
		game.Refuse(BuildTemple{0, disc, gone, City(0)}, Reason::TempleNotAvailable), std::vector<std::int32_t>{gone});
	game.Do(BuildTemple{0, disc, game.Find(PieceKind::Temple, 0, 1), City(0)});
	EXPECT_EQ(game.PieceAt(gone).place, Place::Hand);
}

// Rules 7.1, 7.4
TEST(Building, ATemplePushedIntoTheSeaIsStillOnTheMapForBuilding)
{
	TestGame game(Study(2, AllTemplesBuilt()));
	const PieceId adrift = game.Find(PieceKind::Temple, 0, 3);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, City(0), kNoPiece, false}, DiscRest{adrift, AtSea(3), kNoPiece, false}});
	game.Do(BuildTemple{0, disc, adrift, City(0)});
	EXPECT_EQ(game.PieceAt(adrift).position, City(0));
	EXPECT_EQ(game.PieceAt(adrift).place, Place::Map);
}

// Rule 7.4
TEST(Building, OnlyAnOwnTempleIsATemple)
{
	AfterFlick after(City(0));
	const auto expect = [&](PieceId temple, Reason reason)
	{
		EXPECT_EQ(after.game.Refuse(BuildTemple{0, after.prophet, temple, City(0)}, reason),
			std::vector<std::int32_t>{temple});
	};
	expect(after.game.Find(PieceKind::Temple, 1), Reason::NotYourPiece);
	expect(after.game.FindIn(Place::Hand, PieceKind::Prophet, 0), Reason::NotATemple);
	expect(after.prophet, Reason::NotATemple);
	expect(after.game.Find(PieceKind::KingApe, kNobody), Reason::NotYourPiece);
	expect(kNoPiece, Reason::UnknownPiece);
}

// Rule 7.5
TEST(Building, ATempleStandsWhollyInsideTheOuterLineToTheMicrometre)
{
	// The line has a dent straight north of the city, whose bottom is the nearest point of it.
	const std::int32_t dent = board::IslandCentre(0).y + 77'150;
	AfterFlick after(City(0));
	EXPECT_EQ(after.game.Refuse(after.With({0, dent - 18'000 + 1}), Reason::OutsideTheIsland),
		std::vector<std::int32_t>{after.With({}).temple});
	after.game.Do(after.With({0, dent - 18'000}));
}

// Rule 7.5
TEST(Building, ATempleStandsOnTheMatAndOnAnIsland)
{
	constexpr std::int32_t kFar = std::numeric_limits<std::int32_t>::max();
	AfterFlick after(City(0));
	after.game.Refuse(after.With(At(0, 222.001)), Reason::OffTheMat);
	after.game.Refuse(after.With({kFar, kFar}), Reason::OffTheMat);
	after.game.Refuse(after.With({-kFar - 1, 0}), Reason::OffTheMat);
	after.game.Refuse(after.With(At(0, 0)), Reason::OutsideTheIsland);
	after.game.Refuse(after.With(AtSea(0)), Reason::OutsideTheIsland);
}

// Rule 7.2
TEST(Building, ATempleStandsOnTheIslandOfItsProphetsCity)
{
	for (IslandId city = 0; city < 4; ++city)
	{
		AfterFlick after(City(city));
		for (IslandId island = 0; island < 4; ++island)
		{
			if (island != city)
			{
				EXPECT_EQ(
					after.game.Refuse(after.With(City(island)), Reason::WrongIsland), std::vector<std::int32_t>{city});
			}
		}
	}
}

// Rule 7.5
TEST(Building, ATempleMayTouchAnotherPieceButNotOverlapIt)
{
	AfterFlick after(City(0), {OnMap(PieceKind::Prophet, 1, At(0, 200))});
	const PieceId other = after.game.FindIn(Place::Map, PieceKind::Prophet, 1);
	EXPECT_EQ(after.game.Refuse(after.With({0, 172'001}), Reason::SpotIsTaken), std::vector<std::int32_t>{other});
	after.game.Do(after.With({0, 172'000}));
}

// Rule 7.5
TEST(Building, TheOldSpotOfAMovedTempleIsFree)
{
	AfterFlick after(City(0), AllTemplesBuilt());
	const PieceId temple = after.game.Find(PieceKind::Temple, 0, 0);
	const PieceId other = after.game.Find(PieceKind::Temple, 0, 1);
	after.game.Refuse(BuildTemple{0, after.prophet, other, At(0, 194)}, Reason::SpotIsTaken);
	after.game.Do(BuildTemple{0, after.prophet, temple, At(0, 194)});
	EXPECT_EQ(after.game.PieceAt(temple).position, At(0, 194));
}

// Rules 2.8, 7.5
TEST(Building, WhatLayOnTheProphetComesDownAndKeepsItsSpot)
{
	TestGame game(Study(2));
	game.TurnEndingAt(AtSea(0));
	game.TurnEndingAt(AtSea(1));
	const PieceId above = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, City(0), kNoPiece, false}, DiscRest{above, At(0, 165), disc, false}});
	const PieceId temple = game.FindIn(Place::Hand, PieceKind::Temple, 0);
	EXPECT_EQ(
		game.Refuse(BuildTemple{0, disc, temple, City(0)}, Reason::SpotIsTaken), std::vector<std::int32_t>{above});
	game.Do(BuildTemple{0, disc, temple, At(0, 137)});
	EXPECT_EQ(game.PieceAt(above).restsOn, kNoPiece);
	EXPECT_EQ(game.PieceAt(above).position, At(0, 165));
}

/// Discs of players 1 to 3 all over the northern island, so close that no temple fits between; `gap` is left out.
Discs CrowdedNorth(std::optional<Point> gap = std::nullopt)
{
	Discs discs{OnMap(PieceKind::Temple, 1, City(0))};
	int placed = 0;
	for (int x = -78; x <= 78; x += 39)
	{
		for (int y = 72; y <= 228; y += 39)
		{
			const Point spot = At(x, y);
			const bool needed = board::AgainstIsland(0, Circle{spot, Mm(10)}) != physics::Contact::Outside;
			if (needed && spot != City(0) && spot != gap)
			{
				discs.push_back(OnMap(PieceKind::Prophet, static_cast<Seat>(1 + placed / 7), spot));
				++placed;
			}
		}
	}
	return discs;
}

/// Player 0's prophet comes to rest on the temple in the middle of the crowd.
TestGame FlickIntoTheCrowd(const Discs& crowd)
{
	TestGame game(Study(4, crowd));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, City(0), game.Find(PieceKind::Temple, 1), false}});
	return game;
}

// Rule 7.6
TEST(Building, WithoutAFreeSpotNobodyIsAskedAndTheProphetStays)
{
	const TestGame game = FlickIntoTheCrowd(CrowdedNorth());
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_EQ(game.Happened<TurnEnded>().size(), 1u);
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Prophet, 0), 1);
	const TestGame withGap = FlickIntoTheCrowd(CrowdedNorth(At(0, 189)));
	EXPECT_EQ(withGap.Asked(), DecisionKind::Build);
}

// Rules 7.4, 7.6
TEST(Building, TheSpotOfAnOwnTempleIsAFreeSpotOnlyWhenThatTempleMayMove)
{
	Discs crowd = CrowdedNorth(At(0, 189));
	crowd.push_back(OnMap(PieceKind::Temple, 0, At(0, 189)));
	EXPECT_EQ(FlickIntoTheCrowd(crowd).Asked(), DecisionKind::Place);
	for (IslandId island = 1; island < 4; ++island)
	{
		crowd.push_back(OnMap(PieceKind::Temple, 0, City(island)));
	}
	TestGame game = FlickIntoTheCrowd(crowd);
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(
		BuildTemple{0, game.FindIn(Place::Map, PieceKind::Prophet, 0), game.Find(PieceKind::Temple, 0), At(0, 189)});
}

// Rule 7.6
TEST(Building, AProphetWithoutASpotDoesNotKeepAnotherFromBuilding)
{
	Discs crowd = CrowdedNorth();
	crowd.push_back(OnMap(PieceKind::Prophet, 0, City(1)));
	TestGame game = FlickIntoTheCrowd(crowd);
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	const PieceId temple = game.FindIn(Place::Hand, PieceKind::Temple, 0);
	game.Refuse(
		BuildTemple{0, game.FindIn(Place::Map, PieceKind::Prophet, 0, 1), temple, City(0)}, Reason::SpotIsTaken);
	game.Do(BuildTemple{0, game.FindIn(Place::Map, PieceKind::Prophet, 0), temple, City(1)});
	EXPECT_EQ(game.Happened<TurnEnded>().size(), 1u) << "the other one is not asked for";
}

// Rule 2.8
TEST(Building, TellsWhatComesDownWhenItsBaseIsTaken)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 1, City(0), 0)}));
	const PieceId base = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	const PieceId upper = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	game.TurnEndingAt(AtSea(0));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	const PieceId temple = UsableTemples(game.State(), 0).Front();
	game.Do(BuildTemple{0, base, temple, At(0, 190)});
	const auto moved = game.Happened<PieceMoved>();
	ASSERT_GE(moved.size(), 2u);
	EXPECT_EQ(moved[0].piece, upper);
	EXPECT_EQ(moved[0].restsOn, kNoPiece);
	EXPECT_EQ(moved[0].rule, (RuleNumber{2, 8}));
	EXPECT_EQ(moved[1].piece, base);
}

// Rule 7.6
TEST(Building, AFullIslandIsNoticedWhicheverTempleIsMeant)
{
	std::vector<Position::Disc> discs{OnMap(PieceKind::Prophet, 0, City(0))};
	const auto isApart = [&](Point spot, std::int32_t apart)
	{
		for (const Position::Disc& disc : discs)
		{
			if (physics::DistanceSquared(disc.position, spot) < std::int64_t{apart} * apart)
			{
				return false;
			}
		}
		return true;
	};
	for (int x = -90; x <= 90 && discs.size() < 15; x += 3)
	{
		for (int y = 60; y <= 235 && discs.size() < 15; y += 3)
		{
			if (isApart(At(x, y), Mm(36)))
			{
				discs.push_back(OnMap(PieceKind::Temple, static_cast<Seat>(1 + discs.size() % 3), At(x, y)));
			}
		}
	}
	discs.resize(std::min<std::size_t>(discs.size(), 13));
	TestGame game(Study(4, discs));
	game.TurnEndingAt(AtSea(0));
	const bool hasRoom =
		FreeTempleSpot(game.State(), 0, game.FindIn(Place::Map, PieceKind::Prophet, 0), kNoPiece).has_value();
	EXPECT_EQ(game.Asked() == DecisionKind::Build, hasRoom);
}

} // namespace
} // namespace faith::flick::test
