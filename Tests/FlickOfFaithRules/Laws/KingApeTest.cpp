#include "Support/LawGame.h"

#include "FlickOfFaithRules/Board.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "king_ape";
constexpr RuleNumber kPresence{8, 1};
constexpr RuleNumber kDomination{8, 2};
/// The easternmost point of the northern island's border.
constexpr Point kCape{88'086, 173'537};

Position::Disc ApeAt(Point spot, std::uint8_t restsOn = kNoPiece)
{
	return OnMap(PieceKind::KingApe, kNobody, spot, restsOn);
}

PieceId Ape(const TestGame& game)
{
	return game.Find(PieceKind::KingApe, kNobody);
}

/// What the law moved in the last command.
std::vector<PieceMoved> MovedByLaw(const TestGame& game)
{
	std::vector<PieceMoved> moved;
	for (const PieceMoved& each : game.Happened<PieceMoved>())
	{
		if (each.card == CardNamed(kLaw))
		{
			moved.push_back(each);
		}
	}
	return moved;
}

/// The square of the distance from the Navel's centre to the nearest spot, in whole millimetres, with room for the ape.
std::int64_t NearestToNavel(const GameState& state)
{
	constexpr int steps = 80;
	std::int64_t nearest = -1;
	for (int x = -steps; x <= steps; ++x)
	{
		for (int y = -steps; y <= steps; ++y)
		{
			const Circle disc{At(x, y), RowOf(PieceKind::KingApe).radius};
			const std::int64_t squared = physics::DistanceSquared(disc.centre, Point{});
			const bool isNearer = nearest < 0 || squared < nearest;
			nearest = isNearer && InTheWay(state, disc) == kNoPiece ? squared : nearest;
		}
	}
	return nearest;
}

// Rule 12.8
TEST(KingApe, IsPutOnTheCentreOfTheNavel)
{
	const TestGame game = Enact(CouncilOn(kLaw, 4));
	const Piece& ape = game.PieceAt(Ape(game));
	EXPECT_EQ(ape.place, Place::Map);
	EXPECT_EQ(ape.position, Point{});
	EXPECT_EQ(ape.owner, kNobody);
	const auto moved = MovedByLaw(game);
	ASSERT_EQ(moved.size(), 1u);
	EXPECT_EQ(moved[0].piece, Ape(game));
	EXPECT_EQ(moved[0].from, Place::Box);
	EXPECT_EQ(moved[0].rule, (RuleNumber{12, 8}));
	EXPECT_EQ(game.Asked(), DecisionKind::Place) << "nobody is asked";
}

// Rule 12.8
TEST(KingApe, TakesTheNearestFreeSpotWhenTheCentreIsTaken)
{
	const Discs onNavel[]{{OnMap(PieceKind::Temple, 0, At(0, 20))}, {OnMap(PieceKind::Tornado, kNobody, At(0, 0))},
		{OnMap(PieceKind::Temple, 0, At(25, 10)), OnMap(PieceKind::Temple, 1, At(-20, 15)),
			OnMap(PieceKind::Temple, 1, At(5, -31))}};
	for (const Discs& discs : onNavel)
	{
		TestGame game = LawGame(CouncilOn(kLaw, 2, discs));
		const std::int64_t nearest = NearestToNavel(game.State());
		ASSERT_GT(nearest, 0);
		game.VoteAll(Thumb::Up);
		EXPECT_EQ(physics::DistanceSquared(game.PieceAt(Ape(game)).position, Point{}), nearest);
	}
	const TestGame game = Enact(CouncilOn(kLaw, 2, onNavel[0]));
	EXPECT_EQ(game.PieceAt(Ape(game)).position, At(0, -14)) << "touching is allowed";
}

// Rule 12.8
TEST(KingApe, IsPushedLikeAnyDisc)
{
	auto council = CouncilOn(kLaw);
	council.steadiness[0] = kSteadiest;
	TestGame game = Enact(council);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 500, 0}}}});
	PlayAtTable(game);
	EXPECT_EQ(game.PieceAt(Ape(game)).place, Place::Map);
	EXPECT_LT(game.PieceAt(Ape(game)).position.x, -Mm(10));
	EXPECT_LT(game.PieceAt(Ape(game)).position.y, -Mm(10));
}

// Rules 8.1, 8.2, 12.8
TEST(KingApe, KeepsTheIslandItTouchesFromPayingAnybody)
{
	const TestGame game = LawGame(WorshipUnder(kLaw, 2,
		{ApeAt(Beside(0, 0)), OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Temple, 0, Beside(0, 4)),
			OnMap(PieceKind::Prophet, 1, Beside(0, 2)), OnMap(PieceKind::Prophet, 1, City(2))}));
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.Score(1), 1 + 2) << "other islands pay as usual";
	const auto unpaid = game.Happened<Unpaid>();
	ASSERT_EQ(unpaid.size(), 3u);
	const std::array<std::pair<Seat, RuleNumber>, 3> expected{{{0, kPresence}, {1, kPresence}, {0, kDomination}}};
	for (std::size_t i = 0; i < unpaid.size(); ++i)
	{
		EXPECT_EQ(unpaid[i].player, expected[i].first);
		EXPECT_EQ(unpaid[i].rule, expected[i].second);
		EXPECT_EQ(unpaid[i].island, 0);
		EXPECT_EQ(unpaid[i].card, CardNamed(kLaw));
	}
}

// Rules 2.5, 12.8
TEST(KingApe, TouchesAnIslandInASinglePoint)
{
	const std::int32_t radius = RowOf(PieceKind::KingApe).radius;
	for (const std::int32_t farther : {0, 1})
	{
		const TestGame game = LawGame(WorshipUnder(
			kLaw, 2, {ApeAt({kCape.x + radius + farther, kCape.y}), OnMap(PieceKind::Prophet, 0, City(0))}));
		EXPECT_EQ(game.Score(0), farther == 0 ? 0 : 3);
	}
}

// Rules 2.6, 2.7, 12.8
TEST(KingApe, CountsForSeveralIslandsAndWhereThePieceBelowItLies)
{
	const Discs prophets{OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 0, City(1))};
	Discs between = prophets;
	between.push_back(ApeAt(At(87, 87)));
	EXPECT_EQ(LawGame(WorshipUnder(kLaw, 2, between)).Score(0), 0);

	// The prophet below lies in the sea, the ape reaches over the border.
	Discs above = prophets;
	above.push_back(OnMap(PieceKind::Prophet, 1, {kCape.x + Mm(11), kCape.y}));
	above.push_back(ApeAt({kCape.x + Mm(5), kCape.y}, 2));
	EXPECT_EQ(LawGame(WorshipUnder(kLaw, 2, above)).Score(0), 6);
}

// Rules 7.8, 12.8
TEST(KingApe, DoesNotKeepTheNavelFromPayingForPresence)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {ApeAt(Beside(0, 0)), OnMap(PieceKind::Prophet, 0, City(0))}));
	game.TurnEndingAt(At(0, 0));
	game.Do(DoneBuilding{0});
	EXPECT_EQ(game.PointsFor(0, RuleNumber{7, 8}), 2);
}

// Rule 12.8
TEST(KingApe, IsPutBackInStepCWhenItLeftTheMap)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {ApeAt(Beside(1, 2))}));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0)), Leaves(Ape(game))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.PieceAt(Ape(game)).place, Place::OffMap) << "not before the steps";
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 900, 0}}}});
	game.Settle({Lies(disc, At(0, 0))});
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool) << "step b took the prophet off the Navel";
	EXPECT_EQ(game.PieceAt(Ape(game)).place, Place::Map);
	EXPECT_EQ(game.PieceAt(Ape(game)).position, Point{});
	ASSERT_EQ(MovedByLaw(game).size(), 1u);
	EXPECT_EQ(MovedByLaw(game)[0].from, Place::OffMap);
	EXPECT_EQ(game.Active(), 1);
}

// Rule 12.8
TEST(KingApe, IsPutBackOnTheNearestFreeSpot)
{
	TestGame game = LawGame(MissionUnder(kLaw, 2, {ApeAt(Beside(1, 2)), OnMap(PieceKind::Temple, 1, At(0, 37))}));
	const PieceId disc = game.PlaceAndFlick();
	const PieceId temple = game.Find(PieceKind::Temple, 1);
	game.Settle({Lies(disc, AtSea(0)), Lies(temple, At(0, 24)), Leaves(Ape(game))});
	EXPECT_EQ(game.PieceAt(Ape(game)).position, At(0, -10)) << "the temple goes home only in step d";
	EXPECT_EQ(game.PieceAt(temple).place, Place::Hand);
}

// Rules 8.6, 12.8
TEST(KingApe, StaysWhereItLiesForTheRestOfTheGame)
{
	TestGame game = AfterGenerationUnder(kLaw, {ApeAt(Beside(3, 1)), OnMap(PieceKind::Temple, 1, City(3))});
	EXPECT_FALSE(HasExpired(game, kLaw));
	EXPECT_EQ(game.PieceAt(Ape(game)).position, Beside(3, 1));
	EXPECT_EQ(game.Score(1), 0);
	game.VoteAll(Thumb::Up);
	EXPECT_EQ(game.PieceAt(Ape(game)).position, Beside(3, 1)) << "another law does not bring it back to the Navel";
}

// Rules 4.5, 4.6, 12.8
TEST(KingApe, IsNotPutBackInAFlickOff)
{
	auto setup = MissionUnder(kLaw, 2, {ApeAt(At(0, 0))});
	setup.position->phase = StartPhase::Ending;
	TestGame game = LawGame(setup);
	game.CommitAims();
	const auto discs = game.State().flickOff.discs;
	game.Settle({Leaves(Ape(game)), Lies(discs[0], At(0, 60)), Lies(discs[1], At(60, 0))});
	EXPECT_TRUE(MovedByLaw(game).empty());
	EXPECT_EQ(game.PieceAt(Ape(game)).place, Place::OffMap);
	EXPECT_EQ(game.State().flickOff.repeats, 1);
	game.CommitAims();
	game.SettleFlickOff(1);
	EXPECT_EQ(game.State().winner, 1);
}

} // namespace
} // namespace faith::flick::test
