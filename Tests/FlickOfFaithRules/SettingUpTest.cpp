#include "FlickOfFaithRules/Setup.h"

#include "FlickOfFaithRules/View.h"
#include "Support/TestGame.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

Setup NewGame(int players, std::uint64_t seed = 1)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = seed;
	return setup;
}

std::vector<int> Corners(const TestGame& game)
{
	std::vector<int> corners;
	for (const Player& player : game.State().players)
	{
		corners.push_back(player.corner);
	}
	return corners;
}

/// The laws in the order in which they will be drawn, from the first council on.
std::vector<int> DrawOrder(const TestGame& game)
{
	const GameState& state = game.State();
	std::vector<int> order{state.council.upper.value, state.council.lower.value};
	for (std::size_t i = state.deck.Size(); i > 0; --i)
	{
		order.push_back(state.deck[i - 1].value);
	}
	return order;
}

// Rule 3.1
TEST(SettingUp, SeatsFourPlayersClockwiseAndTwoAtOppositeCorners)
{
	EXPECT_EQ(Corners(TestGame(NewGame(4))), (std::vector{0, 1, 2, 3}));
	EXPECT_EQ(Corners(TestGame(NewGame(2))), (std::vector{0, 2}));
}

// Rule 3.1
TEST(SettingUp, DrawsTheEmptyCornerOfThreePlayersAndKeepsThemClockwise)
{
	std::set<int> empty;
	for (std::uint64_t seed = 0; seed < 64; ++seed)
	{
		const std::vector<int> corners = Corners(TestGame(NewGame(3, seed)));
		ASSERT_EQ(corners.size(), 3u);
		const std::set<int> taken(corners.begin(), corners.end());
		ASSERT_EQ(taken.size(), 3u);
		empty.insert(0 + 1 + 2 + 3 - corners[0] - corners[1] - corners[2]);
		// Going left from seat to seat goes round the table exactly once.
		int steps = 0;
		for (std::size_t i = 0; i < 3; ++i)
		{
			steps += (corners[(i + 1) % 3] - corners[i] + 4) % 4;
		}
		EXPECT_EQ(steps, 4);
	}
	EXPECT_EQ(empty, (std::set{0, 1, 2, 3}));
}

// Rule 3.1
TEST(SettingUp, RefusesOtherNumbersOfPlayers)
{
	for (const int players : {0, 1, 5, 255})
	{
		EXPECT_EQ(RefuseSetup(NewGame(players), Reason::SetupPlayers), (std::vector{players}));
	}
}

// Rule 3.2
TEST(SettingUp, ShufflesAllTwentyLaws)
{
	std::set<std::vector<int>> orders;
	std::set<int> first;
	for (std::uint64_t seed = 1; seed <= 200; ++seed)
	{
		const std::vector<int> order = DrawOrder(TestGame::AtFirstCouncil(2, 0, seed));
		orders.insert(order);
		first.insert(order[0]);
		std::vector<int> sorted = order;
		std::stable_sort(sorted.begin(), sorted.end());
		ASSERT_EQ(sorted.size(), 20u);
		for (int i = 0; i < 20; ++i)
		{
			EXPECT_EQ(sorted[static_cast<std::size_t>(i)], i + 1);
		}
	}
	EXPECT_EQ(orders.size(), 200u);
	EXPECT_EQ(first.size(), 20u) << "every law must be able to come first";
}

// Rule 3.2
TEST(SettingUp, ShufflesTheSameWayForTheSameSeed)
{
	EXPECT_EQ(DrawOrder(TestGame::AtFirstCouncil(4, 0, 77)), DrawOrder(TestGame::AtFirstCouncil(4, 0, 77)));
	EXPECT_NE(DrawOrder(TestGame::AtFirstCouncil(4, 0, 77)), DrawOrder(TestGame::AtFirstCouncil(4, 0, 78)));
}

// Rule 3.3
TEST(SettingUp, DealsEveryPlayerAnotherGodCardByChance)
{
	for (const int players : {2, 3, 4})
	{
		std::set<int> firstSeat;
		for (std::uint64_t seed = 0; seed < 64; ++seed)
		{
			TestGame game(NewGame(players, seed));
			std::set<int> cards;
			for (const Player& player : game.State().players)
			{
				EXPECT_LT(player.godCard, 4);
				cards.insert(player.godCard);
			}
			EXPECT_EQ(cards.size(), static_cast<std::size_t>(players));
			firstSeat.insert(game.State().players[0].godCard);
			const auto dealt = game.Happened<GodsDealt>();
			ASSERT_EQ(dealt.size(), 1u);
			EXPECT_EQ(dealt[0].cards[0], game.State().players[0].godCard);
		}
		EXPECT_EQ(firstSeat, (std::set{0, 1, 2, 3}));
	}
}

// Rule 3.3
TEST(SettingUp, MakesTheGodTheChosenSideOfTheDealtCard)
{
	for (const GodSide side : {GodSide::A, GodSide::B})
	{
		TestGame game(NewGame(4, 9));
		game.ChooseGods(side);
		for (const Player& player : game.State().players)
		{
			const GodCard& card = game.GetRules().Cards().godCards[player.godCard];
			EXPECT_EQ(player.god, card.sides[static_cast<std::size_t>(side)]->id);
		}
	}
}

// Rule 3.4
TEST(SettingUp, RevealsTheGodsOnlyWhenAllHaveChosen)
{
	for (const int players : {2, 3, 4})
	{
		TestGame game(NewGame(players));
		// The last seat chooses first: any order is fine.
		for (int seat = players - 1; seat > 0; --seat)
		{
			game.Do(ChooseGod{static_cast<Seat>(seat), GodSide::B});
			EXPECT_EQ(game.Asked(), DecisionKind::ChooseGod);
			EXPECT_EQ(game.Happened<Committed>().size(), 1u);
			EXPECT_EQ(game.Events().size(), 1u);
			EXPECT_EQ(game.State().players[static_cast<std::size_t>(seat)].god, kNoCard);
		}
		game.Do(ChooseGod{0, GodSide::A});
		const auto revealed = game.Happened<GodsRevealed>();
		ASSERT_EQ(revealed.size(), 1u);
		EXPECT_EQ(revealed[0].gods[1], game.State().players[1].god);
		EXPECT_NE(game.State().players[1].god, kNoCard);
	}
}

// Rule 3.4
TEST(SettingUp, HidesAChosenSideFromTheOthersUntilAllHaveChosen)
{
	TestGame chosenA(NewGame(3));
	TestGame chosenB(NewGame(3));
	chosenA.Do(ChooseGod{1, GodSide::A});
	chosenB.Do(ChooseGod{1, GodSide::B});
	const Catalogue& cards = StandardCatalogue();
	for (const Seat viewer : {Seat{0}, Seat{2}, kNobody})
	{
		EXPECT_EQ(ViewFor(cards, chosenA.State(), viewer), ViewFor(cards, chosenB.State(), viewer));
	}
	EXPECT_NE(ViewFor(cards, chosenA.State(), 1), ViewFor(cards, chosenB.State(), 1));
}

// Rule 3.4
TEST(SettingUp, LetsNobodyChooseTwice)
{
	TestGame game(NewGame(2));
	game.Do(ChooseGod{1, GodSide::A});
	EXPECT_EQ(game.Refuse(ChooseGod{1, GodSide::B}, Reason::AlreadyChosen), (std::vector<std::int32_t>{1}));
}

// Rule 3.4
TEST(SettingUp, RefusesSeatsAndSidesThatDoNotExist)
{
	TestGame game(NewGame(2));
	for (const Seat seat : {Seat{2}, Seat{3}, Seat{4}, Seat{8}, Seat{255}})
	{
		EXPECT_EQ(game.Refuse(ChooseGod{seat, GodSide::A}, Reason::UnknownPlayer), (std::vector<std::int32_t>{seat}));
	}
	game.Refuse(ChooseGod{0, static_cast<GodSide>(2)}, Reason::OptionUnknown);
	game.Refuse(ChooseGod{0, static_cast<GodSide>(255)}, Reason::OptionUnknown);
}

// Rule 3.4
TEST(SettingUp, AllowsNothingElseBeforeTheGodsAreChosen)
{
	TestGame game(NewGame(2));
	const PieceId prophet = game.Find(PieceKind::Prophet, 0);
	const std::vector<Command> others{
		CommitAim{0, TestGame::CloudSpot(0), Aim{0, 500, 0}},
		Vote{0, Thumb::Up},
		PlaceDiscs{0, 0, {Placing{prophet, TestGame::CloudSpot(0)}}},
		Flick{0, {DiscAim{prophet, Aim{0, 500, 0}}}},
		Settled{},
		Keep{0},
		BuildTemple{0, prophet, prophet, Point{}},
		DoneBuilding{0},
		Choose{0, 0, kNoPiece, Point{}},
	};
	for (const Command& command : others)
	{
		EXPECT_EQ(
			game.Refuse(command, Reason::NotNow), (std::vector{static_cast<std::int32_t>(DecisionKind::ChooseGod)}));
	}
}

// Rule 3.5
TEST(SettingUp, GivesFiveProphetsSixWithThreePlayersAndFourTemples)
{
	for (const auto& [players, prophets] : {std::pair{2, 5}, std::pair{3, 6}, std::pair{4, 5}})
	{
		TestGame game = TestGame::AtFirstCouncil(players);
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), prophets);
			EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, seat), 4);
			EXPECT_EQ(UnflickedOf(game.State(), seat), prophets);
			EXPECT_EQ(game.Score(seat), 0);
		}
	}
}

// Rule 3.6
TEST(SettingUp, PutsEverythingThatIsNotDealtIntoTheBox)
{
	for (const auto& [players, prophets] : {std::pair{2, 5}, std::pair{3, 6}, std::pair{4, 5}})
	{
		TestGame game = TestGame::AtFirstCouncil(players);
		int inHand = 0;
		int inBox = 0;
		for (const Piece& piece : game.State().pieces)
		{
			inHand += piece.place == Place::Hand ? 1 : 0;
			inBox += piece.place == Place::Box ? 1 : 0;
		}
		EXPECT_EQ(inHand, players * (prophets + 4));
		EXPECT_EQ(inHand + inBox, players * 13 + 5);
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Prophet, seat), 7 - prophets);
			EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Templar, seat), 2);
		}
	}
}

// Rule 3.7
TEST(SettingUp, GivesTheMarkerToTheWinnerOfAFlickOffAmongAllPlayers)
{
	for (const int players : {2, 3, 4})
	{
		for (Seat winner = 0; winner < players; ++winner)
		{
			TestGame game(NewGame(players));
			game.ChooseGods();
			EXPECT_EQ(game.Asked(), DecisionKind::CommitAim);
			EXPECT_EQ(game.State().flickOff.participants, (1 << players) - 1);
			EXPECT_FALSE(game.State().flickOff.decidesGame);
			EXPECT_EQ(game.State().firstPlayer, kNobody);
			game.CommitAims();
			game.SettleFlickOff(winner);
			EXPECT_EQ(game.State().firstPlayer, winner);
			ASSERT_EQ(game.Happened<FirstPlayerFound>().size(), 1u);
			EXPECT_EQ(game.Happened<FirstPlayerFound>()[0].player, winner);
			EXPECT_EQ(game.State().generation, 1);
		}
	}
}

// Rule 6.6
TEST(SettingUp, AgreesHowSteadyEverySeatIs)
{
	auto setup = NewGame(2);
	setup.steadiness = {kSteadiest, kShakiest, 1000, 1000};
	TestGame game(setup);
	EXPECT_EQ(game.State().players[0].steadiness, 50);
	EXPECT_EQ(game.State().players[1].steadiness, 5000);
	for (const int wrong : {0, kSteadiest - 1, kShakiest + 1, 65535})
	{
		setup.steadiness = {1000, static_cast<std::uint16_t>(wrong), 1000, 1000};
		EXPECT_EQ(RefuseSetup(setup, Reason::SetupSteadiness), (std::vector<std::int32_t>{1}));
	}
}

} // namespace
} // namespace faith::flick
