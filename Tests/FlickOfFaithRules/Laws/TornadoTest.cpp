#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "tornado";
constexpr std::uint8_t kPut = 1;
constexpr RuleNumber kRule{12, 9};

Position::Disc TornadoAt(Point spot)
{
	return OnMap(PieceKind::Tornado, kNobody, spot);
}

PieceId Tornado(const TestGame& game)
{
	return game.Find(PieceKind::Tornado, kNobody);
}

/// The council has chosen the law; with two players seat 1, to the right of the first player, is asked for a spot.
TestGame Asking(Discs discs = {})
{
	return Enact(CouncilOn(kLaw, 2, std::move(discs)));
}

Choose PutAt(Point spot, Seat player = 1)
{
	return Choose{player, kPut, kNoPiece, spot};
}

/// A mission in which the Tornado lies on a spot.
TestGame Blowing(Point spot, Discs others = {})
{
	others.push_back(TornadoAt(spot));
	return LawGame(MissionUnder(kLaw, 2, std::move(others)));
}

/// The rules by which pieces were moved in the last command, in order.
std::vector<RuleNumber> MovesInOrder(const TestGame& game)
{
	std::vector<RuleNumber> rules;
	for (const PieceMoved& moved : game.Happened<PieceMoved>())
	{
		rules.push_back(moved.rule);
	}
	return rules;
}

// Rule 12.9
TEST(Tornado, IsPutOnTheMapByThePlayerToTheRightOfTheFirst)
{
	for (int players = 2; players <= 4; ++players)
	{
		for (int first = 0; first < players; ++first)
		{
			auto council = CouncilOn(kLaw, players);
			council.position->firstPlayer = static_cast<Seat>(first);
			TestGame game = Enact(council);
			const auto right = static_cast<Seat>((first + players - 1) % players);
			ASSERT_EQ(game.Asked(), DecisionKind::Card);
			EXPECT_EQ(game.State().pending.Front().waitingFor, SeatBit(right));
			ASSERT_EQ(game.Happened<CardAsked>().size(), 1u);
			EXPECT_EQ(game.Refuse(PutAt(At(0, 0), static_cast<Seat>(first)), Reason::NotYourTurn), Details{first});
			game.Do(PutAt(At(30, -40), right));
			EXPECT_EQ(game.PieceAt(Tornado(game)).place, Place::Map);
			EXPECT_EQ(game.PieceAt(Tornado(game)).position, At(30, -40));
			EXPECT_EQ(game.Happened<PieceMoved>().at(0).card, CardNamed(kLaw));
			EXPECT_EQ(game.Active(), first) << "the mission begins";
		}
	}
}

// Rule 12.9
TEST(Tornado, HasToBePutSomewhere)
{
	TestGame game = Asking();
	EXPECT_EQ(game.Refuse(Choose{1, 0, kNoPiece, {}}, Reason::OptionUnknown), Details{0});
	EXPECT_EQ(game.Refuse(Choose{1, 2, kNoPiece, {}}, Reason::OptionUnknown), Details{2});
	game.Refuse(PlaceDiscs{0, 0, {}}, Reason::NotNow);
}

// Rule 12.9
TEST(Tornado, LiesWhollyOnTheMapAndItsWhirlTouchesNoCloud)
{
	TestGame game = Asking();
	EXPECT_EQ(game.Refuse(PutAt({0, Mm(220) + 1}), Reason::OffTheMat), Details{Tornado(game)});
	game.Refuse(PutAt({1'000'001, 0}), Reason::SpotOffTheMap);
	// 72 mm and 96 mm from the edges are exactly 120 mm from the corner: 75 mm of cloud and 45 mm of whirl.
	EXPECT_EQ(game.Refuse(PutAt(At(168, 144)), Reason::TouchesACloud), Details{0});
	EXPECT_EQ(game.Refuse(PutAt(At(144, -168)), Reason::TouchesACloud), Details{1});
	EXPECT_EQ(game.Refuse(PutAt(At(-168, -144)), Reason::TouchesACloud), Details{2});
	EXPECT_EQ(game.Refuse(PutAt(At(-144, 168)), Reason::TouchesACloud), Details{3});
	TestGame(game).Do(PutAt(At(0, 220)));
	TestGame(game).Do(PutAt({Mm(168) - 1, Mm(144)}));
}

// Rule 12.9
TEST(Tornado, TouchesNoOtherDiscWhenItIsPut)
{
	TestGame game = Asking({OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 1, City(2))});
	const PieceId north = game.Find(PieceKind::Temple, 0);
	EXPECT_EQ(game.Refuse(PutAt(City(0)), Reason::SpotIsTaken), Details{north});
	EXPECT_EQ(game.Refuse(PutAt(At(38, 150)), Reason::SpotIsTaken), Details{north}) << "18 mm and 20 mm: they touch";
	game.Do(PutAt({Mm(38) + 1, Mm(150)}));
	EXPECT_EQ(game.PieceAt(north).place, Place::Map) << "a temple in the whirl stays";
}

// Rule 12.9
TEST(Tornado, SweepsAllProphetsThatTouchTheWhirlIntoThePool)
{
	TestGame game = LawGame(MissionUnder(kLaw, 4,
		{TornadoAt(At(0, 150)), OnMap(PieceKind::Prophet, 0, At(0, 95)), OnMap(PieceKind::Prophet, 1, At(-33, 106)),
			OnMap(PieceKind::Templar, 2, At(-57.5, 150)), OnMap(PieceKind::Sphinx, 3, At(0, 211)),
			OnMap(PieceKind::Prophet, 3, {Mm(55) + 1, Mm(150)}), OnMap(PieceKind::Temple, 1, At(30, 120)),
			OnMap(PieceKind::KingApe, kNobody, At(30, 180))}));
	game.TurnEndingAt(AtSea(2));
	for (const auto& [kind, owner] : {std::pair(PieceKind::Prophet, Seat{0}), std::pair(PieceKind::Prophet, Seat{1}),
			 std::pair(PieceKind::Templar, Seat{2}), std::pair(PieceKind::Sphinx, Seat{3})})
	{
		EXPECT_EQ(game.CountIn(Place::Pool, kind, owner), 1) << NameOf(kind) << int{owner};
	}
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Prophet, 3), 1) << "a micrometre beyond the whirl";
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Temple, 1), 1);
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::KingApe, kNobody)).place, Place::Map);
	for (const PieceMoved& moved : game.Happened<PieceMoved>())
	{
		EXPECT_EQ(moved.card, CardNamed(kLaw));
		EXPECT_EQ(moved.rule, kRule);
	}
	EXPECT_TRUE(game.Happened<Scored>().empty());
}

// Rules 7.1, 12.9
TEST(Tornado, SweepsAfterBuildingTheNavelAndTheLostProphetsAndBeforeTemplesReturn)
{
	TestGame game = Blowing(At(0, 60),
		{OnMap(PieceKind::Prophet, 1, At(0, -30)), OnMap(PieceKind::Prophet, 1, AtSea(2)),
			OnMap(PieceKind::Temple, 1, City(2)), OnMap(PieceKind::Prophet, 0, At(0, 118))});
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, At(40, 60)), Lies(game.Find(PieceKind::Prophet, 1, 0), At(-20, -10)),
		Leaves(game.Find(PieceKind::Prophet, 1, 1)), Lies(game.Find(PieceKind::Temple, 1), AtSea(3))});
	ASSERT_EQ(game.Asked(), DecisionKind::Build) << "a prophet in the city lies outside the whirl";
	EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
	game.Do(DoneBuilding{0});
	EXPECT_EQ(MovesInOrder(game), (std::vector<RuleNumber>{{7, 7}, {7, 9}, kRule, {7, 10}}));
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
}

// Rules 7.2, 7.8, 12.9
TEST(Tornado, LetsAProphetInTheWhirlBuildOrScoreFirst)
{
	TestGame game = Blowing(At(0, 100));
	const PieceId disc = game.TurnEndingAt(At(0, 138));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(BuildTemple{0, disc, game.FindIn(Place::Hand, PieceKind::Temple, 0), City(0)});
	EXPECT_EQ(TemplesOnMap(game.State(), 0), 1);

	TestGame onNavel = Blowing(At(0, 40));
	onNavel.TurnEndingAt(At(0, 0));
	EXPECT_EQ(onNavel.Score(0), 1);
}

// Rules 2.7, 12.9
TEST(Tornado, SweepsAProphetThatLiesOnAnotherPieceWhenThatPieceTouchesTheWhirl)
{
	TestGame game = Blowing(At(0, 0),
		{OnMap(PieceKind::Temple, 1, At(0, 62)), OnMap(PieceKind::Prophet, 1, At(0, 80), 0),
			OnMap(PieceKind::Temple, 1, At(0, -64)), OnMap(PieceKind::Prophet, 1, At(0, -50), 2)});
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Prophet, 1, 0)).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Prophet, 1, 1)).place, Place::Map) << "its temple is out of reach";
}

// Rule 12.9
TEST(Tornado, IsPushedLikeAnyDiscAndSweepsWhereItComesToRest)
{
	auto setup = MissionUnder(kLaw, 2, {TornadoAt(At(150, 150)), OnMap(PieceKind::Prophet, 1, At(90, 90))});
	setup.steadiness[0] = kSteadiest;
	TestGame game = LawGame(setup);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Do(PlaceDiscs{0, 0, {Placing{disc, At(205, 205)}}});
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 160, 0}}}});
	PlayAtTable(game);
	const Piece& tornado = game.PieceAt(Tornado(game));
	EXPECT_EQ(tornado.place, Place::Map);
	EXPECT_LT(tornado.position.x, Mm(140));
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 1), 1) << "85 mm away before, in the whirl now";
}

// Rule 12.9
TEST(Tornado, ComesBackInStepCNearTheNavelAndSweepsThere)
{
	TestGame game = Blowing(At(150, 0), {OnMap(PieceKind::Prophet, 1, At(0, 50))});
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(Tornado(game))});
	EXPECT_EQ(game.PieceAt(Tornado(game)).place, Place::Map);
	EXPECT_EQ(game.PieceAt(Tornado(game)).position, Point{});
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 1), 1);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
}

// Rules 2.8, 8.6, 12.9
TEST(Tornado, IsGoneWithTheGenerationAndSoIsItsWhirl)
{
	TestGame game = AfterGenerationUnder(kLaw, {TornadoAt(At(0, 150)), OnMap(PieceKind::Temple, 1, At(0, 150), 0)});
	EXPECT_TRUE(HasExpired(game, kLaw));
	EXPECT_EQ(game.PieceAt(Tornado(game)).place, Place::Box);
	const Piece& temple = game.PieceAt(game.FindIn(Place::Map, PieceKind::Temple, 1));
	EXPECT_EQ(temple.restsOn, kNoPiece) << "what lay on it comes down";
	game.VoteAll(Thumb::Up);
	EXPECT_EQ(game.Active(), 1);
	const PieceId disc = game.TurnEndingAt(At(40, 150));
	EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
}

// Rule 12.9
TEST(Tornado, TouchesNoOtherDiscWhenItComesBack)
{
	TestGame game = Blowing(At(150, 0), {OnMap(PieceKind::KingApe, kNobody, At(0, 0))});
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(Tornado(game))});
	const Circle ape = ShapeOf(game.PieceAt(game.Find(PieceKind::KingApe, kNobody)));
	EXPECT_FALSE(physics::Touches(ShapeOf(game.PieceAt(Tornado(game))), ape));
}

} // namespace
} // namespace faith::flick::test
