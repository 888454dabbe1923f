#include "FlickOfFaithPresentation/Intents.h"

#include "FlickOfFaithAI/RandomGame.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr Aim kAim{225'000, 300, -200};
constexpr std::uint8_t kEverybody = 0x0F;

/// Two prophets of player 0 in the own cloud, one on the other or side by side.
TestGame PlacedTwo(std::string_view law, Point second)
{
	TestGame game = LawGame(MissionUnder(law));
	const PieceId first = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId other = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	game.Do(PlaceDiscs{0, 0, {Placing{first, At(205, 205)}, Placing{other, second}}});
	return game;
}

/// The discs that the intent flicks; all of them with the given aim.
std::vector<PieceId> FlickedBy(const TestGame& game)
{
	std::vector<PieceId> discs;
	const std::optional<Command> intent = FlickWith(game.State(), kAim);
	const Flick* flick = intent ? std::get_if<Flick>(&*intent) : nullptr;
	EXPECT_NE(flick, nullptr);
	for (const DiscAim& launch : flick != nullptr ? flick->launches : FixedVector<DiscAim, 2>{})
	{
		EXPECT_EQ(launch.aim, kAim);
		discs.push_back(launch.piece);
	}
	return discs;
}

TEST(Intents, AFlickIsOnlyMeantWhenOneIsAsked)
{
	flick::Setup setup;
	setup.players = 2;
	TestGame game(setup);
	EXPECT_FALSE(FlickWith(game.State(), kAim)) << "gods are chosen";
	game.ChooseGods();
	EXPECT_FALSE(FlickWith(game.State(), kAim)) << "aims are committed";
	game.CommitAims();
	EXPECT_FALSE(FlickWith(game.State(), kAim)) << "the table has to report";
	game.SettleFlickOff(0);
	EXPECT_FALSE(FlickWith(game.State(), kAim)) << "the council votes";
	game.VoteAll(Thumb::Up);
	EXPECT_FALSE(FlickWith(game.State(), kAim)) << "nothing is placed";
	EXPECT_FALSE(FlickWith(GameState{}, kAim));
}

TEST(Intents, FlicksWhatWasPlaced)
{
	TestGame game(Study(2));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	EXPECT_EQ(FlickedBy(game), std::vector<PieceId>{disc});
	game.Do(*FlickWith(game.State(), kAim));
	EXPECT_EQ(game.Asked(), DecisionKind::Settle);
}

// Rule 6.8
TEST(Intents, FlicksAgainWhatStayedInTheCloud)
{
	TestGame game(Study(2));
	const PieceId disc = game.TurnEndingAt(At(200, 200));
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(FlickedBy(game), std::vector<PieceId>{disc});
	game.Do(*FlickWith(game.State(), kAim));
}

// Rule 12.6
TEST(Intents, FlicksBothDiscsWithTheSameAimWithBothHands)
{
	TestGame game = PlacedTwo("both_hands", At(205, 226));
	EXPECT_EQ(FlickedBy(game).size(), 2u);
	game.Do(*FlickWith(game.State(), kAim));
	EXPECT_EQ(LaunchedNow(game).launches.Size(), 2u);
}

// Rule 12.5
TEST(Intents, FlicksTheLowerDiscOfATower)
{
	TestGame game = PlacedTwo("tower_of_babel", At(205, 205));
	EXPECT_EQ(FlickedBy(game).size(), 1u);
	game.Do(*FlickWith(game.State(), kAim));
}

// Rules 6.8, 12.5, 12.6
TEST(Intents, FlicksAgainWhateverTheCardsSay)
{
	for (const std::string_view law : {"tower_of_babel", "both_hands"})
	{
		TestGame game = PlacedTwo(law, law == "both_hands" ? At(205, 226) : At(205, 205));
		const auto discs = game.State().turn.discs;
		game.Do(*FlickWith(game.State(), kAim));
		game.Settle({Lies(discs[0], At(190, 200)), Lies(discs[1], At(215, 200))});
		ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
		ASSERT_EQ(FlickableDiscs(game.State()).Size(), 2u);
		game.Do(*FlickWith(game.State(), kAim));
		EXPECT_EQ(game.Asked(), DecisionKind::Settle) << law;
	}
}

// Rule 12.20
TEST(Intents, FlicksTheDiscThatACardLetsFlickAgain)
{
	TestGame game = LawGame(MissionUnder("second_calling"));
	const PieceId disc = game.TurnEndingAt(AtSea(0));
	EXPECT_FALSE(FlickWith(game.State(), kAim)) << "the card has to be answered first";
	game.Do(Pick(0, disc));
	EXPECT_EQ(FlickedBy(game), std::vector<PieceId>{disc});
	game.Do(*FlickWith(game.State(), kAim));
}

TEST(Intents, AnythingAllowedBringsAMatchToItsEnd)
{
	for (const int players : {2, 3, 4})
	{
		flick::Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		setup.seed = 3;
		TestGame game(setup, Rules{});
		std::size_t commands = 0;
		while (game.State().step != Step::GameOver && commands < kMostCommands)
		{
			const std::optional<Command> any = AnythingAllowed(game.GetRules(), game.State(), kEverybody);
			ASSERT_EQ(any.has_value(), game.Asked() != DecisionKind::Settle);
			game.Do(any ? *any : Command{PlayExactly(game.State())});
			++commands;
		}
		EXPECT_EQ(game.State().step, Step::GameOver);
		EXPECT_FALSE(AnythingAllowed(game.GetRules(), game.State(), kEverybody));
	}
}

TEST(Intents, AnythingAllowedSpeaksOnlyForTheSeatsItIsGiven)
{
	const TestGame council = TestGame::AtFirstCouncil(3);
	for (Seat seat = 0; seat < 3; ++seat)
	{
		const auto any = AnythingAllowed(council.GetRules(), council.State(), SeatBit(seat));
		ASSERT_TRUE(any);
		EXPECT_EQ(Rules::Actor(*any), std::optional<std::uint8_t>(seat));
	}
	EXPECT_FALSE(AnythingAllowed(council.GetRules(), council.State(), 0));
	const TestGame mission(Study(2));
	EXPECT_TRUE(AnythingAllowed(mission.GetRules(), mission.State(), SeatBit(0)));
	EXPECT_FALSE(AnythingAllowed(mission.GetRules(), mission.State(), SeatBit(1))) << "it is not their turn";
}

} // namespace
} // namespace faith::flick::test
