#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kNavelRule{7, 8};

/// A spot whose disc leaves the map there.

/// The rules by which things happened in the last command, in order.
std::vector<RuleNumber> RulesInOrder(const TestGame& game)
{
	std::vector<RuleNumber> rules;
	for (const Event& event : game.Events())
	{
		if (const auto* moved = std::get_if<PieceMoved>(&event))
		{
			rules.push_back(moved->rule);
		}
		else if (const auto* scored = std::get_if<Scored>(&event))
		{
			rules.push_back(scored->rule);
		}
	}
	return rules;
}

/// The players whose turns began in the last command.
std::vector<Seat> TurnsBegun(const TestGame& game)
{
	std::vector<Seat> seats;
	for (const TurnBegan& began : game.Happened<TurnBegan>())
	{
		seats.push_back(began.player);
	}
	return seats;
}

/// Plays out the mission, every disc leaving the map; whose turns there were.
std::vector<Seat> PlayOutMission(TestGame& game)
{
	std::vector<Seat> turns = TurnsBegun(game);
	while (game.Asked() == DecisionKind::Place)
	{
		game.TurnLeavingTheMap();
		for (const Seat seat : TurnsBegun(game))
		{
			turns.push_back(seat);
		}
	}
	return turns;
}

// Rule 7.1
TEST(Mission, BuildingThenNavelThenLostProphetsThenTemples)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Prophet, 1, Beside(1, 2)),
			OnMap(PieceKind::Temple, 1, City(2))}));
	const PieceId onNavel = game.Find(PieceKind::Prophet, 1, 0);
	const PieceId lost = game.Find(PieceKind::Prophet, 1, 1);
	const PieceId adrift = game.Find(PieceKind::Temple, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, City(0)), Lies(onNavel, At(0, 0)), Leaves(lost, At(240, 0)), Lies(adrift, AtSea(2))});
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	EXPECT_EQ(game.PieceAt(onNavel).place, Place::Map);
	EXPECT_EQ(game.PieceAt(lost).place, Place::OffMap);
	EXPECT_EQ(game.PieceAt(adrift).place, Place::Map);
	EXPECT_EQ(game.Score(1), 0);
	game.Do(BuildTemple{0, disc, game.FindIn(Place::Hand, PieceKind::Temple, 0), City(0)});
	const std::vector<RuleNumber> expected{{7, 2}, {7, 2}, {7, 7}, {7, 8}, {7, 9}, {7, 10}};
	EXPECT_EQ(RulesInOrder(game), expected);
}

// Rules 7.1, 7.8
TEST(Mission, ATempleBuiltThisTurnCountsForTheNavelOfThisTurn)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 0, Beside(0, 0)), OnMap(PieceKind::Prophet, 0, City(0))}));
	const PieceId pushed = game.Find(PieceKind::Prophet, 0, 0);
	const PieceId inCity = game.Find(PieceKind::Prophet, 0, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Lies(pushed, At(0, 0))});
	game.Do(BuildTemple{0, inCity, game.FindIn(Place::Hand, PieceKind::Temple, 0), City(0)});
	EXPECT_EQ(game.PointsFor(0, kNavelRule), 2);
}

// Rules 7.1, 7.8
TEST(Mission, ATempleMovedAwayByBuildingNoLongerCountsForTheNavel)
{
	Discs discs{OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 0, AtSea(0))};
	for (const int direction : {0, 2, 4, 6})
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, direction == 0 ? City(1) : Beside(2, direction)));
	}
	TestGame game(Study(2, discs));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(0, 0))});
	game.Do(BuildTemple{0, game.Find(PieceKind::Prophet, 0), game.Find(PieceKind::Temple, 0), City(0)});
	EXPECT_EQ(game.PointsFor(0, kNavelRule), 3) << "north and south, no longer east";
}

// Rule 7.7
TEST(Mission, OnePointOfTheNavelIsEnoughAndAMicrometreLessIsNot)
{
	constexpr std::int32_t reach = NavelReach(PieceKind::Prophet);
	static_assert(reach % 5 == 0, "3, 4 and 5 make a right angle");
	for (const auto& [x, y] : {std::pair(reach, 0), std::pair(-reach / 5 * 3, reach / 5 * 4), std::pair(0, -reach)})
	{
		TestGame game(Study(2));
		const PieceId disc = game.TurnEndingAt({x, y});
		EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
		EXPECT_EQ(game.Score(0), 1);
	}
	for (const auto& [x, y] :
		{std::pair(reach + 1, 0), std::pair(-reach / 5 * 3, reach / 5 * 4 + 1), std::pair(0, -reach - 1)})
	{
		TestGame game(Study(2));
		const PieceId disc = game.TurnEndingAt({x, y});
		EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
		EXPECT_EQ(game.Score(0), 0);
	}
}

// Rules 7.7, 7.8
TEST(Mission, AllProphetsOfAllPlayersOnTheNavelScoreInAnybodysTurn)
{
	TestGame game(Study(4,
		{OnMap(PieceKind::Prophet, 1, AtSea(0)), OnMap(PieceKind::Prophet, 1, AtSea(1)),
			OnMap(PieceKind::Templar, 2, AtSea(2)), OnMap(PieceKind::Sphinx, 3, AtSea(3)),
			OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Prophet, 2, Beside(1, 2)),
			OnMap(PieceKind::Temple, 2, City(2))}));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Lies(game.Find(PieceKind::Prophet, 1, 0), At(12, 12)),
		Lies(game.Find(PieceKind::Prophet, 1, 1), At(-12, 12)), Lies(game.Find(PieceKind::Templar, 2), At(-12, -12)),
		Lies(game.Find(PieceKind::Sphinx, 3), At(20, -15))});
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.Score(1), 2 + 2) << "two prophets, each with one island";
	EXPECT_EQ(game.Score(2), 1 + 2);
	EXPECT_EQ(game.Score(3), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 1), 2);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Templar, 2), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Sphinx, 3), 1);
}

// Rules 7.7, 7.10
TEST(Mission, TheNavelTakesAndPaysNeitherTemplesNorTheKingApe)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 0, At(0, 20)), OnMap(PieceKind::KingApe, kNobody, At(0, -15))}));
	ASSERT_TRUE(TouchesNavel(game.State(), game.Find(PieceKind::Temple, 0)));
	ASSERT_TRUE(TouchesNavel(game.State(), game.Find(PieceKind::KingApe, kNobody)));
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Temple, 0)).place, Place::Hand) << "it touches no island";
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::KingApe, kNobody)).place, Place::Map);
	EXPECT_EQ(RulesInOrder(game), (std::vector<RuleNumber>{{7, 10}}));
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rule 7.8
TEST(Mission, ANavelProphetPaysOneAndOneMoreForEveryIslandWithPresence)
{
	for (int islands = 0; islands <= 4; ++islands)
	{
		Discs discs;
		std::uint8_t bits = 0;
		for (IslandId island = 0; island < islands; ++island)
		{
			discs.push_back(OnMap(island % 2 == 0 ? PieceKind::Prophet : PieceKind::Temple, 0, Beside(island, 0)));
			discs.push_back(OnMap(PieceKind::Temple, 0, Beside(island, 4)));
			bits = static_cast<std::uint8_t>(bits | (1u << island));
		}
		discs.resize(static_cast<std::size_t>(islands == 4 ? 5 : 2 * islands));
		if (islands == 4)
		{
			discs[1] = OnMap(PieceKind::Prophet, 0, Beside(3, 0));
			discs[3] = OnMap(PieceKind::Prophet, 0, Beside(1, 2));
		}
		TestGame game(Study(2, discs));
		const PieceId disc = game.TurnEndingAt(At(0, 0));
		const auto entries = game.Happened<Scored>();
		ASSERT_EQ(entries.size(), 1u);
		EXPECT_EQ(entries[0].points, 1 + islands);
		EXPECT_EQ(entries[0].rule, kNavelRule);
		EXPECT_EQ(entries[0].islands, bits);
		EXPECT_EQ(entries[0].pieces, (PieceList{disc}));
		EXPECT_EQ(game.Score(0), 1 + islands);
	}
}

// Rule 7.8
TEST(Mission, PresenceIsCountedOnceAllProphetsAreOffTheNavel)
{
	// The temple is where the prophet below it lies. Once that is taken, it touches the northern island by itself.
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 0, Beside(0, 4))}));
	const PieceId temple = game.Find(PieceKind::Temple, 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(0, 20)), Lies(temple, At(0, 40), disc)});
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
	EXPECT_TRUE(TouchesIsland(game.State(), temple, 0));
	EXPECT_EQ(game.PointsFor(0, kNavelRule), 1 + 1);
}

// Rules 2.7, 7.7
TEST(Mission, AProphetLyingOnANavelPieceIsOnTheNavelToo)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, At(0, 28)), OnMap(PieceKind::Prophet, 1, AtSea(1))}));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(0, 42), game.Find(PieceKind::Temple, 1))});
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
	EXPECT_EQ(game.Score(0), 1);
}

// Rules 2.8, 7.7
TEST(Mission, ATempleOnANavelProphetComesDownWhenTheProphetIsTaken)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, Beside(0, 4))}));
	const PieceId temple = game.Find(PieceKind::Temple, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(0, 20)), Lies(temple, At(0, 40), disc)});
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(temple).place, Place::Map) << "it now touches the island by itself";
	EXPECT_EQ(game.PieceAt(temple).restsOn, kNoPiece);
}

// Rules 6.10, 7.7
TEST(Mission, TheNavelIsLookedAtOnceAfterTheLastFlick)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, AtSea(0)), OnMap(PieceKind::Prophet, 1, AtSea(1))}));
	const PieceId passing = game.Find(PieceKind::Prophet, 1, 0);
	const PieceId lost = game.Find(PieceKind::Prophet, 1, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0)), Lies(passing, At(0, 0)), Leaves(lost, At(0, -240))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.PieceAt(passing).place, Place::Map);
	EXPECT_EQ(game.PieceAt(lost).place, Place::OffMap);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 900, 0}}}});
	game.Settle({Lies(disc, At(0, 0)), Lies(passing, AtSea(2))});
	EXPECT_EQ(game.Score(1), 0) << "it only passed by";
	EXPECT_EQ(game.Score(0), 1);
	EXPECT_EQ(game.PieceAt(lost).place, Place::Pool) << "losses of both flicks count together";
}

// Rule 7.9
TEST(Mission, AllProphetsThatLeftTheMapGoToThePool)
{
	TestGame game(Study(3,
		{OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Templar, 2, Beside(2, 0)),
			OnMap(PieceKind::Sphinx, 0, Beside(3, 0))}));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Leaves(disc, At(240, 1)), Leaves(game.Find(PieceKind::Prophet, 1), At(240, -1)),
		Leaves(game.Find(PieceKind::Templar, 2), At(0, -240)), Leaves(game.Find(PieceKind::Sphinx, 0), At(-240, 0))});
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 1), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Templar, 2), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Sphinx, 0), 1);
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rules 2.7, 7.9, 7.10
TEST(Mission, WhatLiesOnALostPieceIsLostWithIt)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, City(1)), OnMap(PieceKind::Prophet, 1, City(1), 0)}));
	const PieceId temple = game.Find(PieceKind::Temple, 1);
	const PieceId above = game.Find(PieceKind::Prophet, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(temple, At(240, 0)), Lies(above, At(235, 0), temple)});
	EXPECT_EQ(game.PieceAt(temple).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(above).place, Place::Pool);
}

// Rule 7.10
TEST(Mission, ATempleTouchingOnlyTheBorderStaysAndAMicrometreFartherItReturns)
{
	// Straight east of the easternmost point of the northern island's outline.
	constexpr Point kTouching{88'086 + 18'000, 150'000 + 23'537};
	for (const std::int32_t farther : {0, 1})
	{
		TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, City(0))}));
		const PieceId temple = game.Find(PieceKind::Temple, 1);
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({Lies(disc, AtSea(2)), Lies(temple, {kTouching.x + farther, kTouching.y})});
		EXPECT_EQ(game.PieceAt(temple).place, farther == 0 ? Place::Map : Place::Hand);
	}
}

// Rule 7.10
TEST(Mission, TemplesOfAllPlayersInTheSeaOrOffTheMapReturnToTheirOwners)
{
	TestGame game(Study(4,
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
			OnMap(PieceKind::Temple, 2, City(2)), OnMap(PieceKind::Temple, 3, City(3))}));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(0, 100)), Lies(game.Find(PieceKind::Temple, 0), AtSea(0)),
		Leaves(game.Find(PieceKind::Temple, 1), At(240, 0)), Lies(game.Find(PieceKind::Temple, 2), At(0, 0))});
	for (Seat seat = 0; seat < 3; ++seat)
	{
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, seat), 4);
	}
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Temple, 3), 1);
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rules 2.7, 7.10
TEST(Mission, ATempleLyingOnOneInTheSeaReturnsWithItWhicheverIsFirst)
{
	for (const int lower : {0, 1})
	{
		TestGame game(Study(2, {OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 0, City(1))}));
		const PieceId below = game.Find(PieceKind::Temple, 0, lower);
		const PieceId above = game.Find(PieceKind::Temple, 0, 1 - lower);
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({Lies(disc, AtSea(2)), Lies(below, At(110, 173)), Lies(above, At(90, 173), below)});
		EXPECT_EQ(game.PieceAt(below).place, Place::Hand);
		EXPECT_EQ(game.PieceAt(above).place, Place::Hand) << "it counts for the sea, like the one below";
	}
}

// Rules 2.8, 7.10
TEST(Mission, AProphetOnAReturningTempleComesDownAndStays)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, City(0))}));
	const PieceId temple = game.Find(PieceKind::Temple, 1);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(temple, AtSea(1)), Lies(disc, At(105, -105), temple)});
	EXPECT_EQ(game.PieceAt(temple).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
	EXPECT_EQ(game.PieceAt(disc).position, At(105, -105));
	EXPECT_EQ(game.PieceAt(disc).restsOn, kNoPiece);
}

// Rule 7.11
TEST(Mission, TheTurnEndsAfterTheStepsAndTheNextPlayerIsActive)
{
	TestGame game(Study(3));
	game.TurnEndingAt(At(0, 0));
	std::vector<std::string_view> names;
	for (const Event& event : game.Events())
	{
		names.push_back(std::visit([](const auto& each) { return each.kName; }, event));
	}
	const std::vector<std::string_view> expected{"came_to_rest", "piece_moved", "scored", "turn_ended", "turn_began"};
	EXPECT_EQ(names, expected);
	EXPECT_EQ(game.Happened<TurnEnded>()[0].player, 0);
	EXPECT_EQ(game.Active(), 1);
}

// Rules 6.1, 7.11
TEST(Mission, TurnsPassToTheLeftFromTheFirstPlayerUntilAllAreFlicked)
{
	for (int players = 2; players <= 4; ++players)
	{
		for (Seat first = 0; first < players; ++first)
		{
			TestGame game = TestGame::AtFirstCouncil(players, first);
			game.VoteAll(Thumb::Up);
			std::vector<Seat> expected;
			for (int turn = 0; turn < players * (players == 3 ? 6 : 5); ++turn)
			{
				expected.push_back(static_cast<Seat>((first + turn) % players));
			}
			EXPECT_EQ(PlayOutMission(game), expected);
			EXPECT_EQ(game.Happened<WorshipBegan>().size(), 1u);
		}
	}
}

// Rules 6.2, 7.11
TEST(Mission, PlayersWithoutUnflickedProphetsAreSkipped)
{
	auto setup = Study(4);
	setup.position->unflicked = {1, 3, 0, 2};
	TestGame game(setup);
	EXPECT_EQ(PlayOutMission(game), (std::vector<Seat>{0, 1, 3, 1, 3, 1}));
	setup.position->unflicked = {0, 0, 2, 0};
	TestGame alone(setup);
	EXPECT_EQ(PlayOutMission(alone), (std::vector<Seat>{2, 2}));
	setup.position->unflicked = {0, 0, 0, 0};
	TestGame nobody(setup);
	EXPECT_EQ(nobody.Happened<WorshipBegan>().size(), 1u);
	EXPECT_EQ(nobody.Asked(), DecisionKind::Vote) << "the next council";
}

} // namespace
} // namespace faith::flick::test
