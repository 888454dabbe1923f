#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "templars";

/// So many prophets and Templars of a player are in hand.
void ExpectInHand(const TestGame& game, Seat seat, int prophets, int templars)
{
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), prophets) << "seat " << int{seat};
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, seat), templars) << "seat " << int{seat};
}

/// The active player's turn with a Templar that ends on a spot.
PieceId TemplarTurnEndingAt(TestGame& game, Point spot)
{
	const PieceId templar = game.PlaceAndFlick(PieceKind::Templar);
	game.Settle({Lies(templar, spot)});
	return templar;
}

/// The mission of two players in which every disc, Templars first, is flicked off the map.
void LoseAll(TestGame& game)
{
	for (int turn = 0; turn < 2 * 5; ++turn)
	{
		const PieceId disc = UnflickedProphets(game.State(), game.Active()).Back();
		game.Place1(disc);
		game.Do(Flick{game.Active(), {DiscAim{disc, Aim{0, 500, 0}}}});
		game.Settle({Leaves(disc)});
	}
}

// Rule 12.10
TEST(Templars, ExchangesTwoProphetsOfEveryPlayerForTheTemplarsOfTheOwnColour)
{
	for (int players = 2; players <= 4; ++players)
	{
		const TestGame game = Enact(CouncilOn(kLaw, players));
		const int dealt = players == 3 ? 6 : 5;
		for (Seat seat = 0; seat < players; ++seat)
		{
			ExpectInHand(game, seat, dealt - 2, 2);
			EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Prophet, seat), 7 - (dealt - 2));
			EXPECT_EQ(UnflickedOf(game.State(), seat), dealt) << "nobody has more or fewer than before";
		}
		EXPECT_EQ(game.Asked(), DecisionKind::Place) << "nobody is asked";
	}
}

// Rules 11.6, 12.10
TEST(Templars, TellsOfEveryExchangeInItsName)
{
	const TestGame game = Enact(CouncilOn(kLaw, 3));
	const auto moved = game.Happened<PieceMoved>();
	ASSERT_EQ(moved.size(), 3u * 4u);
	for (const PieceMoved& each : moved)
	{
		EXPECT_EQ(each.card, CardNamed(kLaw));
		EXPECT_EQ(each.rule, (RuleNumber{12, 10}));
		const bool isTemplar = game.PieceAt(each.piece).kind == PieceKind::Templar;
		EXPECT_EQ(each.from, isTemplar ? Place::Box : Place::Hand);
		EXPECT_EQ(each.to, isTemplar ? Place::Hand : Place::Box);
	}
}

// Rules 1.4, 12.10
TEST(Templars, TakesRegularProphetsOnly)
{
	auto council = CouncilOn(kLaw, 2, {InHand(PieceKind::Sphinx, 0)});
	council.position->unflicked = {3, 5, 0, 0};
	const TestGame game = Enact(council);
	ExpectInHand(game, 0, 0, 2);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Sphinx, 0), 1);
	ExpectInHand(game, 1, 3, 2);
}

// Rule 12.10
TEST(Templars, LeavesTemplesAndTheMapAlone)
{
	const TestGame game = Enact(CouncilOn(kLaw, 2, {OnMap(PieceKind::Temple, 0, City(0))}));
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Temple, 0), 1);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 0), 3);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 1), 4);
	ExpectUnchanged(game, Param::ProphetsPerPlayer);
}

// Rules 6.5, 12.10
TEST(Templars, FlicksATemplarLikeAProphetAtItsOwnTopSpeed)
{
	auto council = CouncilOn(kLaw);
	council.steadiness[0] = kSteadiest;
	TestGame game = Enact(council);
	const PieceId templar = game.FindIn(Place::Hand, PieceKind::Templar, 0);
	game.Place1(templar);
	game.Do(Flick{0, {DiscAim{templar, Aim{225'000, 250, 0}}}});
	EXPECT_NEAR(LaunchedNow(game).launches[0].speed, 1'068'500, 10'685);
	const Settled settled = PlayAtTable(game);
	ASSERT_EQ(settled.discs.size(), 1u);
	EXPECT_EQ(game.PieceAt(templar).place, Place::Map);
	EXPECT_EQ(game.Active(), 1);
}

// Rules 1.4, 12.10
TEST(Templars, MayBecomeATempleScoreTheNavelAndBeLostLikeAnyProphet)
{
	const TestGame begun = Enact(CouncilOn(kLaw));
	TestGame building = begun;
	const PieceId inCity = TemplarTurnEndingAt(building, City(0));
	ASSERT_EQ(building.Asked(), DecisionKind::Build);
	building.Do(BuildTemple{0, inCity, building.FindIn(Place::Hand, PieceKind::Temple, 0), City(0)});
	EXPECT_EQ(building.PieceAt(inCity).place, Place::Pool);

	TestGame scoring = begun;
	const PieceId onNavel = TemplarTurnEndingAt(scoring, At(0, 0));
	EXPECT_EQ(scoring.Score(0), 1);
	EXPECT_EQ(scoring.PieceAt(onNavel).place, Place::Pool);

	TestGame losing = begun;
	const PieceId lost = losing.PlaceAndFlick(PieceKind::Templar);
	losing.Settle({Leaves(lost)});
	EXPECT_EQ(losing.PieceAt(lost).place, Place::Pool);
}

// Rules 8.1, 8.2, 12.10
TEST(Templars, CountsATemplarAsOneProphetInWorship)
{
	const TestGame game = LawGame(WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Templar, 0, City(0)), OnMap(PieceKind::Prophet, 1, Beside(0, 0)),
			OnMap(PieceKind::Templar, 1, City(1))}));
	EXPECT_EQ(game.Score(0), 1) << "tied with a prophet: nobody dominates";
	EXPECT_EQ(game.Score(1), 1 + 1 + 2);
}

// Rules 8.3, 12.10
TEST(Templars, ComeHomeInWorshipAndStayForTheRestOfTheGame)
{
	auto council = CouncilOn(kLaw);
	council.position->deck.push_back(CardNamed("great_pilgrimage"));
	council.position->deck.push_back(CardNamed("sacrifice"));
	TestGame game = Enact(council);
	LoseAll(game);
	ASSERT_EQ(game.State().generation, 2);
	EXPECT_FALSE(HasExpired(game, kLaw));
	ExpectInHand(game, 0, 3, 2);
	game.VoteAll(Thumb::Up);
	ExpectInHand(game, 0, 3, 2);
	ExpectInHand(game, 1, 3, 2);
}

// Rules 4.1, 4.5, 12.10
TEST(Templars, TakesNoTemplarForAFlickOff)
{
	auto council = CouncilOn(kLaw);
	council.position->generation = 4;
	TestGame game = Enact(council);
	LoseAll(game);
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
	game.CommitAims();
	for (const physics::Launch& launch : LaunchedNow(game).launches)
	{
		EXPECT_EQ(game.PieceAt(launch.piece).kind, PieceKind::Prophet);
	}
}

} // namespace
} // namespace faith::flick::test
