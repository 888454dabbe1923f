#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace faith::flick::test
{
namespace
{

using Scores = std::array<std::int32_t, kMaxPlayers>;

/// The winner is about to be determined.
TestGame Ending(int players, Scores scores, Discs discs = {}, std::uint64_t seed = 1)
{
	auto setup = Study(players, std::move(discs));
	setup.seed = seed;
	setup.position->phase = StartPhase::Ending;
	setup.position->generation = players == 3 ? 3 : 4;
	setup.position->scores = scores;
	return TestGame(setup);
}

void ExpectWinner(const TestGame& game, Seat winner, WinReason reason)
{
	EXPECT_EQ(game.State().step, Step::GameOver);
	EXPECT_EQ(game.State().winner, winner);
	EXPECT_EQ(NameOf(game.State().winReason), NameOf(reason));
	const auto ended = game.Happened<GameEnded>();
	ASSERT_EQ(ended.size(), 1u);
	EXPECT_EQ(ended[0].winner, winner);
	EXPECT_EQ(ended[0].reason, reason);
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		EXPECT_EQ(ended[0].scores[seat], game.Score(seat));
		EXPECT_EQ(ended[0].temples[seat], game.State().finalTemples[seat]);
	}
}

/// The participants commit aims, and their discs come to rest this far from the Navel (in mm; below 0: off the map).
void FlickOffAt(TestGame& game, const std::array<double, kMaxPlayers>& distances, std::vector<DiscRest> others = {})
{
	game.CommitAims();
	std::vector<DiscRest> rests = std::move(others);
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		const PieceId disc = game.State().flickOff.discs[seat];
		const double far = distances[seat];
		const std::array<Point, 4> spots{At(0, far), At(far, 0), At(0, -far), At(-far, 0)};
		if (disc != kNoPiece)
		{
			rests.push_back(far < 0 ? DiscRest{disc, At(240, 10.0 * seat), kNoPiece, true}
									: DiscRest{disc, spots[seat], kNoPiece, false});
		}
	}
	game.Settle(rests);
}

// Rules 1.1, 9.1
TEST(Ending, MostPointsWinWhateverTheTemples)
{
	for (int players = 2; players <= 4; ++players)
	{
		for (Seat winner = 0; winner < players; ++winner)
		{
			Scores scores{};
			scores[winner] = 1;
			const auto other = static_cast<Seat>((winner + 1) % players);
			ExpectWinner(
				Ending(players, scores, {OnMap(PieceKind::Temple, other, City(0))}), winner, WinReason::MostPoints);
		}
	}
}

// Rules 1.2, 9.1
TEST(Ending, OnlyTheWorshipOfTheLastGenerationEndsTheGame)
{
	for (int players = 2; players <= 4; ++players)
	{
		const int last = players == 3 ? 3 : 4;
		for (int generation = 1; generation <= last; ++generation)
		{
			auto setup = Study(players);
			setup.position->phase = StartPhase::Worship;
			setup.position->generation = static_cast<std::uint8_t>(generation);
			setup.position->scores = {9, 0, 0, 0};
			const TestGame game(setup);
			EXPECT_EQ(game.State().step == Step::GameOver, generation == last);
			EXPECT_EQ(game.State().generation, generation == last ? last : generation + 1);
		}
	}
}

// Rule 9.1
TEST(Ending, TheWorshipOfTheLastGenerationStillCounts)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 1, City(0))});
	setup.position->phase = StartPhase::Worship;
	setup.position->generation = 4;
	setup.position->scores = {2, 0, 0, 0};
	const TestGame game(setup);
	ExpectWinner(game, 1, WinReason::MostPoints);
	EXPECT_EQ(game.Score(1), 3);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 5);
}

// Rule 9.2
TEST(Ending, ATieGoesToTheMostTemplesOnTheMap)
{
	for (int players = 2; players <= 4; ++players)
	{
		const auto last = static_cast<Seat>(players - 1);
		Scores scores{};
		scores[0] = scores[last] = 5;
		const TestGame game = Ending(players, scores,
			{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, last, City(1)),
				OnMap(PieceKind::Temple, last, City(2))});
		ExpectWinner(game, last, WinReason::MostTemples);
		EXPECT_TRUE(game.Happened<FlickOffBegan>().empty());
	}
}

// Rule 9.2
TEST(Ending, OnlyTemplesOfTiedPlayersAreCompared)
{
	const TestGame game = Ending(3, {5, 4, 5, 0},
		{OnMap(PieceKind::Temple, 1, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
			OnMap(PieceKind::Temple, 2, City(2))});
	ExpectWinner(game, 2, WinReason::MostTemples);
}

// Rules 7.10, 9.2
TEST(Ending, ATempleInHandIsNoTempleOnTheMap)
{
	// The temples in hand differ (four and three), those on the map decide: none and one.
	ExpectWinner(Ending(2, {3, 3, 0, 0}, {OnMap(PieceKind::Temple, 1, City(0))}), 1, WinReason::MostTemples);
}

// Rule 9.3
TEST(Ending, PlayersStillTiedFlickItOff)
{
	TestGame game = Ending(4, {5, 5, 1, 5},
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 3, City(1)),
			OnMap(PieceKind::Temple, 2, City(2))});
	const auto began = game.Happened<FlickOffBegan>();
	ASSERT_EQ(began.size(), 1u);
	EXPECT_EQ(began[0].participants, SeatBit(0) | SeatBit(3)) << "1 has fewer temples, 2 fewer points";
	EXPECT_TRUE(began[0].decidesGame);
	game.Refuse(CommitAim{1, TestGame::CloudSpot(1), Aim{0, 500, 0}}, Reason::NotYourTurn);
	FlickOffAt(game, {60, 0, 0, 59});
	ExpectWinner(game, 3, WinReason::FlickOff);
	EXPECT_EQ(game.Score(3), 5) << "the flick-off pays nothing";
}

// Rules 4.6, 9.3
TEST(Ending, TheFlickOffLeavesTheMapAsItIs)
{
	TestGame game = Ending(2, {5, 5, 0, 0},
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
			OnMap(PieceKind::KingApe, kNobody, AtSea(2))});
	const PieceId pushed = game.Find(PieceKind::Temple, 1);
	FlickOffAt(game, {-1, 200, 0, 0}, {DiscRest{pushed, At(240, 0), kNoPiece, true}});
	ExpectWinner(game, 1, WinReason::FlickOff);
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Temple, 0)).position, City(0));
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::KingApe, kNobody)).position, AtSea(2));
	EXPECT_EQ(game.PieceAt(pushed).place, Place::Hand);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 5);
}

// Rules 4.6, 9.2, 9.3
TEST(Ending, TemplesCountAsTheyStoodBeforeTheFlickOff)
{
	TestGame game = Ending(3, {5, 5, 5, 0},
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
			OnMap(PieceKind::Temple, 2, City(2))});
	EXPECT_EQ(game.State().finalTemples, (std::array<std::uint8_t, kMaxPlayers>{1, 1, 1, 0}));
	const PieceId ofWinner = game.Find(PieceKind::Temple, 1);
	const PieceId ofOther = game.Find(PieceKind::Temple, 2);
	FlickOffAt(game, {50, 50, 90, 0}, {DiscRest{ofWinner, At(240, 0), kNoPiece, true}});
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim) << "a tied flick-off is repeated; temples decide nothing any more";
	FlickOffAt(game, {-1, 30, 0, 0}, {DiscRest{ofOther, At(0, -240), kNoPiece, true}});
	ExpectWinner(game, 1, WinReason::FlickOff);
	EXPECT_EQ(TemplesOnMap(game.State(), 1), 0);
	EXPECT_EQ(game.Happened<GameEnded>()[0].temples, (std::array<std::uint8_t, kMaxPlayers>{1, 1, 1, 0}));
}

// Rule 9.2
TEST(Ending, TemplesAreNotedForTheResultHoweverItIsFound)
{
	const Discs temples{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
		OnMap(PieceKind::Temple, 1, City(2))};
	for (const std::int32_t points : {4, 5, 6})
	{
		const TestGame game = Ending(2, {5, points, 0, 0}, temples);
		ASSERT_EQ(game.Happened<GameEnded>().size(), 1u);
		EXPECT_EQ(game.Happened<GameEnded>()[0].temples, (std::array<std::uint8_t, kMaxPlayers>{1, 2, 0, 0}));
		EXPECT_EQ(game.State().finalTemples, game.Happened<GameEnded>()[0].temples);
	}
}

// Rules 4.3, 9.3
TEST(Ending, TheTiedRepeatTheFlickOffAmongThemselves)
{
	TestGame game = Ending(4, {2, 2, 2, 2});
	FlickOffAt(game, {50, 50.5, 50.501, 50});
	const auto again = game.Happened<FlickOffBegan>();
	ASSERT_EQ(again.size(), 1u);
	EXPECT_EQ(again[0].participants, SeatBit(0) | SeatBit(1) | SeatBit(3));
	EXPECT_EQ(again[0].repeat, 1);
	EXPECT_TRUE(again[0].decidesGame);
	FlickOffAt(game, {-1, -1, 0, -1});
	EXPECT_EQ(game.Happened<FlickOffBegan>().at(0).participants, SeatBit(0) | SeatBit(1) | SeatBit(3));
	FlickOffAt(game, {-1, 230, 0, -1});
	ExpectWinner(game, 1, WinReason::FlickOff);
}

// Rules 4.4, 9.3
TEST(Ending, AfterFiveRepeatsTheLotDecidesAmongThoseStillTied)
{
	std::set<Seat> winners;
	for (std::uint64_t seed = 1; seed <= 16; ++seed)
	{
		TestGame game = Ending(3, {2, 2, 2, 0}, {}, seed);
		FlickOffAt(game, {50, 60, 50, 0});
		for (int repeat = 1; repeat <= 5; ++repeat)
		{
			ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
			EXPECT_EQ(game.State().flickOff.repeats, repeat);
			FlickOffAt(game, {40, 0, 40, 0});
		}
		ExpectWinner(game, game.State().winner, WinReason::Lot);
		winners.insert(game.State().winner);
	}
	EXPECT_EQ(winners, (std::set<Seat>{0, 2}));
}

// Rule 9.3
TEST(Ending, AFlickOffIsPossibleThoughNoProphetIsInHand)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 1, City(1))});
	setup.position->phase = StartPhase::Ending;
	setup.position->generation = 4;
	setup.position->unflicked = {0, 0, 0, 0};
	TestGame game(setup);
	FlickOffAt(game, {60, 59, 0, 0});
	ExpectWinner(game, 1, WinReason::FlickOff);
}

// Rule 9.4
TEST(Ending, TheLedgerAddsUpToTheScoresOverAWholeGame)
{
	for (int players = 2; players <= 4; ++players)
	{
		TestGame game = TestGame::AtFirstCouncil(players, 1);
		std::array<std::int32_t, kMaxPlayers> sums{};
		std::set<RuleNumber> rules;
		const auto note = [&]
		{
			for (const Scored& entry : game.Happened<Scored>())
			{
				sums[entry.player] += entry.points;
				rules.insert(entry.rule);
				EXPECT_NE(entry.points, 0);
			}
		};
		int turn = 0;
		while (game.State().step != Step::GameOver && game.Asked() != DecisionKind::CommitAim)
		{
			if (game.Asked() == DecisionKind::Vote)
			{
				game.VoteAll(Thumb::Up);
			}
			const auto island = static_cast<IslandId>(turn % 4);
			const Point spot = turn % 3 == 0 ? At(0, 0) : Beside(island, (turn / 4) % 8);
			game.TurnEndingAt(spot);
			note();
			++turn;
		}
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_EQ(sums[seat], game.Score(seat));
			EXPECT_GT(sums[seat], 0);
		}
		EXPECT_EQ(rules, (std::set<RuleNumber>{{7, 8}, {8, 1}, {8, 2}}));
	}
}

// Rules 9.1, 10.1
TEST(Ending, NothingIsAllowedOnceTheGameIsOver)
{
	TestGame game = Ending(2, {1, 0, 0, 0});
	EXPECT_EQ(game.Asked(), DecisionKind::None);
	const std::vector<Command> commands{ChooseGod{}, CommitAim{}, Vote{}, PlaceDiscs{}, Flick{}, Settled{}, Keep{},
		BuildTemple{}, DoneBuilding{}, Choose{}, Vote{7, Thumb::Up}};
	for (const Command& command : commands)
	{
		EXPECT_TRUE(game.Refuse(command, Reason::GameIsOver).empty());
	}
}

} // namespace
} // namespace faith::flick::test
