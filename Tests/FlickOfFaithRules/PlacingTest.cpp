#include "FlickOfFaithRules/Rules.h"

#include "Support/Arrangement.h"
#include "Support/TestGame.h"
#include "Support/TestLaw.h"

#include <cstdint>
#include <limits>
#include <variant>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr std::int32_t kLowest = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t kHighest = std::numeric_limits<std::int32_t>::max();

/// The active player's first unflicked prophet.
PieceId Ready(const TestGame& game)
{
	return game.FindIn(Place::Hand, PieceKind::Prophet, game.Active());
}

/// Seat 0, whose corner is the north-eastern one, puts a disc on a spot.
PlaceDiscs Put(PieceId disc, Point spot)
{
	return PlaceDiscs{0, 0, {Placing{disc, spot}}};
}

/// A spot by its distance (millimetres) from the eastern and the northern edge.
Point FromCorner(double west, double south)
{
	return At(240 - west, 240 - south);
}

/// What Rule 6.4 moved.
std::vector<PieceMoved> Cleared(const TestGame& game)
{
	std::vector<PieceMoved> cleared;
	for (const PieceMoved& event : game.Happened<PieceMoved>())
	{
		if (event.rule == RuleNumber{6, 4})
		{
			cleared.push_back(event);
		}
	}
	return cleared;
}

// Rule 6.1
TEST(Turns, BeginWithTheFirstPlayerAndPassToTheLeft)
{
	for (const int players : {2, 3, 4})
	{
		for (Seat first = 0; first < players; ++first)
		{
			TestGame game = TestGame::AtFirstCouncil(players, first);
			game.VoteAll(Thumb::Up);
			for (int turn = 0; turn < 2 * players; ++turn)
			{
				EXPECT_EQ(game.Active(), (first + turn) % players);
				const PieceId disc = game.PlaceAndFlick();
				game.Settle({DiscRest{disc, At(0, 240), kNoPiece, true}});
			}
		}
	}
}

// Rule 6.1
TEST(Turns, LetOnlyTheActivePlayerPlaceAndFlick)
{
	TestGame game(Study(3));
	const PieceId others = game.FindIn(Place::Hand, PieceKind::Prophet, 1);
	const CornerId corner = game.State().players[1].corner;
	const PlaceDiscs early{1, corner, {Placing{others, TestGame::CloudSpot(corner)}}};
	EXPECT_EQ(game.Refuse(early, Reason::NotYourTurn), (std::vector<std::int32_t>{1}));
	for (const Seat seat : {Seat{3}, Seat{4}, Seat{255}})
	{
		game.Refuse(PlaceDiscs{seat, corner, {Placing{others, At(210, 210)}}}, Reason::UnknownPlayer);
	}
	const PieceId disc = Ready(game);
	game.Place1(disc);
	game.Refuse(Flick{1, {DiscAim{disc, Aim{0, 500, 0}}}}, Reason::NotYourTurn);
	game.Refuse(Flick{255, {DiscAim{disc, Aim{0, 500, 0}}}}, Reason::UnknownPlayer);
	game.Refuse(early, Reason::NotNow);
}

// Rule 6.2
TEST(Turns, SkipPlayersWithoutUnflickedProphets)
{
	auto setup = Study(4);
	setup.position->unflicked = {1, 0, 2, 0};
	TestGame game(setup);
	std::vector<int> order;
	while (game.Asked() == DecisionKind::Place)
	{
		order.push_back(game.Active());
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({DiscRest{disc, At(0, 240), kNoPiece, true}});
	}
	EXPECT_EQ(order, (std::vector{0, 2, 2}));
	EXPECT_EQ(game.Happened<WorshipBegan>().size(), 1u);
	EXPECT_EQ(game.State().generation, 2);
}

// Rule 6.2
TEST(Turns, SkipAFirstPlayerWithoutUnflickedProphets)
{
	auto setup = Study(3);
	setup.position->unflicked = {0, 0, 3, 0};
	EXPECT_EQ(TestGame(setup).Active(), 2);
}

// Rule 6.2
TEST(Turns, EndTheMissionWhenNobodyHasAProphetLeft)
{
	auto setup = Study(2);
	setup.position->unflicked = {0, 0, 0, 0};
	TestGame game(setup);
	EXPECT_EQ(game.Happened<WorshipBegan>().size(), 1u);
	EXPECT_EQ(game.Asked(), DecisionKind::Vote);
	EXPECT_EQ(game.State().generation, 2);
}

// Rule 6.2
TEST(Turns, GiveEveryProphetOneTurnInAGeneration)
{
	for (const auto& [players, prophets] : {std::pair{2, 5}, std::pair{3, 6}, std::pair{4, 5}})
	{
		TestGame game = TestGame::AtFirstCouncil(players);
		game.VoteAll(Thumb::Up);
		int turns = 0;
		for (; game.Asked() == DecisionKind::Place; ++turns)
		{
			const PieceId disc = game.PlaceAndFlick();
			game.Settle({DiscRest{disc, At(0, 240), kNoPiece, true}});
		}
		EXPECT_EQ(turns, players * prophets);
	}
}

// Rule 6.3
TEST(Placing, PutsAnyUnflickedProphetOfChoiceOnTheSpot)
{
	TestGame game(Study(2));
	const PieceId third = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 2);
	game.Do(Put(third, At(205, 203)));
	EXPECT_EQ(game.PieceAt(third).place, Place::Map);
	EXPECT_EQ(game.PieceAt(third).position, At(205, 203));
	EXPECT_EQ(game.PieceAt(third).restsOn, kNoPiece);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 4);
	EXPECT_EQ(game.Asked(), DecisionKind::Flick);
	const auto moved = game.Happened<PieceMoved>();
	ASSERT_EQ(moved.size(), 1u);
	EXPECT_EQ(moved[0].rule, (RuleNumber{6, 3}));
}

// Rule 6.3
TEST(Placing, ReachesFromTheRimOfTheMatToTheCloudsOuterLine)
{
	// 39 mm and 52 mm from the edges are exactly 65 mm from the corner: the disc touches the outer line from inside.
	for (const Point spot : {Point{230'000, 230'000}, Point{201'000, 188'000}, Point{188'000, 201'000}})
	{
		TestGame game(Study(2));
		game.Do(Put(Ready(game), spot));
	}
	TestGame game(Study(2));
	const PieceId disc = Ready(game);
	const std::vector<std::int32_t> details{disc};
	EXPECT_EQ(game.Refuse(Put(disc, Point{230'001, 220'000}), Reason::OffTheMat), details);
	EXPECT_EQ(game.Refuse(Put(disc, Point{220'000, 230'001}), Reason::OffTheMat), details);
	EXPECT_EQ(game.Refuse(Put(disc, Point{200'999, 188'000}), Reason::OutsideTheCloud), details);
	EXPECT_EQ(game.Refuse(Put(disc, Point{201'000, 187'999}), Reason::OutsideTheCloud), details);
	EXPECT_EQ(game.Refuse(Put(disc, At(0, 0)), Reason::OutsideTheCloud), details);
}

// Rule 6.3
TEST(Placing, MeasuresTemplarAndSphinxByTheirOwnSize)
{
	for (const PieceKind kind : {PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game(Study(2, {Position::Disc{kind, 0, Place::Hand, Point{}, kNoPiece}}));
		const PieceId disc = game.FindIn(Place::Hand, kind, 0);
		const std::int32_t snug = board::kHalfMat - RowOf(kind).radius;
		game.Refuse(Put(disc, Point{snug + 1, snug}), Reason::OffTheMat);
		game.Refuse(Put(disc, Point{201'000, 188'000}), Reason::OutsideTheCloud);
		game.Do(Put(disc, Point{snug, snug}));
	}
}

// Rule 6.3
TEST(Placing, OverlapsNoOtherPieceButMayTouchOne)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, At(220, 220))}));
	const PieceId other = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	const PieceId disc = Ready(game);
	EXPECT_EQ(game.Refuse(Put(disc, At(220, 220)), Reason::SpotIsTaken), (std::vector<std::int32_t>{other}));
	game.Refuse(Put(disc, Point{Mm(200) + 1, Mm(220)}), Reason::SpotIsTaken);
	game.Do(Put(disc, At(200, 220)));
}

// Rule 6.3
TEST(Placing, OverlapsNoPieceThatReachesIntoTheCloudFromOutside)
{
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 0, At(178, 178))}));
	const PieceId disc = Ready(game);
	// 16.8 mm and 22.4 mm away is 28 mm away, the sum of the radii.
	game.Refuse(Put(disc, Point{Mm(194.8) - 1, Mm(200.4)}), Reason::SpotIsTaken);
	game.Do(Put(disc, At(194.8, 200.4)));
}

// Rule 6.3
TEST(Placing, TakesNothingButOwnProphetsFromTheHand)
{
	auto setup = Study(2,
		{OnMap(PieceKind::Prophet, 0, At(100, 100)),
			Position::Disc{PieceKind::Prophet, 0, Place::Pool, Point{}, kNoPiece}});
	TestGame game(setup);
	const Point spot = At(210, 210);
	const auto refuse = [&](PieceId piece, Reason reason)
	{ EXPECT_EQ(game.Refuse(Put(piece, spot), reason), (std::vector<std::int32_t>{piece})); };
	refuse(54, Reason::UnknownPiece);
	refuse(200, Reason::UnknownPiece);
	refuse(255, Reason::UnknownPiece);
	refuse(game.FindIn(Place::Hand, PieceKind::Prophet, 1), Reason::NotYourPiece);
	refuse(game.Find(PieceKind::KingApe, kNobody), Reason::NotYourPiece);
	refuse(game.Find(PieceKind::Sphinx, kNobody), Reason::NotYourPiece);
	refuse(game.FindIn(Place::Hand, PieceKind::Temple, 0), Reason::NotAProphet);
	refuse(game.FindIn(Place::Map, PieceKind::Prophet, 0), Reason::NotInHand);
	refuse(game.FindIn(Place::Pool, PieceKind::Prophet, 0), Reason::NotInHand);
	refuse(game.FindIn(Place::Box, PieceKind::Prophet, 0), Reason::NotInHand);
	refuse(game.FindIn(Place::Box, PieceKind::Templar, 0), Reason::NotInHand);
}

// Rule 6.3
TEST(Placing, TakesExactlyOneProphet)
{
	TestGame game(Study(2));
	const PieceId one = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId two = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	EXPECT_EQ(game.Refuse(PlaceDiscs{0, 0, {}}, Reason::WrongNumberOfDiscs), (std::vector<std::int32_t>{1}));
	game.Refuse(PlaceDiscs{0, 0, {Placing{one, At(220, 220)}, Placing{two, At(195, 220)}}}, Reason::WrongNumberOfDiscs);
}

// Rule 6.3
TEST(Placing, UsesTheOwnCloudOnly)
{
	TestGame game(Study(4));
	const PieceId disc = Ready(game);
	for (const CornerId corner : {CornerId{1}, CornerId{2}, CornerId{3}, CornerId{4}, CornerId{200}, CornerId{255}})
	{
		const PlaceDiscs command{0, corner, {Placing{disc, TestGame::CloudSpot(static_cast<CornerId>(corner % 4))}}};
		EXPECT_EQ(game.Refuse(command, Reason::NotYourCorner), (std::vector<std::int32_t>{corner}));
	}
	game.Refuse(Put(disc, TestGame::CloudSpot(2)), Reason::OutsideTheCloud);
}

// Rule 6.3
TEST(Placing, RefusesSpotsFarBeyondAnyTable)
{
	TestGame game(Study(2));
	const PieceId disc = Ready(game);
	for (const std::int32_t x : {kLowest, kHighest, kLowest + 1, 0})
	{
		for (const std::int32_t y : {kLowest, kHighest})
		{
			game.Refuse(Put(disc, Point{x, y}), Reason::OffTheMat);
			game.Refuse(Put(disc, Point{y, x}), Reason::OffTheMat);
		}
	}
}

// Rules 1.6, 6.3
TEST(Placing, TakesTwoDifferentDiscsThatDoNotOverlapWhenACardAsksForTwo)
{
	const TestLaw law({{Param::DiscsPerFlick, Op::Override, 2}});
	auto setup = Study(2);
	setup.position->laws = {TestLaw::kId};
	TestGame game(setup, law.Play());
	const PieceId one = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId two = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	const auto both = [](Placing a, Placing b) { return PlaceDiscs{0, 0, {a, b}}; };
	EXPECT_EQ(game.Refuse(Put(one, At(220, 220)), Reason::WrongNumberOfDiscs), (std::vector<std::int32_t>{2}));
	EXPECT_EQ(game.Refuse(both({one, At(220, 220)}, {one, At(195, 220)}), Reason::SameDiscTwice),
		(std::vector<std::int32_t>{one}));
	game.Refuse(both({one, At(220, 220)}, {two, Point{Mm(200) + 1, Mm(220)}}), Reason::SpotIsTaken);
	game.Do(both({one, At(220, 220)}, {two, At(200, 220)}));
	EXPECT_EQ(game.State().turn.discs.Size(), 2u);
}

// Rules 1.6, 6.3
TEST(Placing, TakesTheLastDiscAloneEvenWhenACardAsksForTwo)
{
	const TestLaw law({{Param::DiscsPerFlick, Op::Override, 2}});
	auto setup = Study(2);
	setup.position->laws = {TestLaw::kId};
	setup.position->unflicked = {1, -1, -1, -1};
	TestGame game(setup, law.Play());
	const PieceId last = Ready(game);
	game.Do(Put(last, At(220, 220)));
	game.Do(Flick{0, {DiscAim{last, Aim{0, 500, 0}}}});
}

// Rules 1.6, 6.3
TEST(Placing, IsForbiddenWhereACardForbidsIt)
{
	TestLaw law({});
	law.Definition().constrain = [](const HookContext& context, const Command& command)
	{
		const bool isPlacing = std::holds_alternative<PlaceDiscs>(command);
		return isPlacing ? Refusal{Reason::ForbiddenByCard, {context.self.source.value}} : Refusal{};
	};
	auto setup = Study(2);
	TestGame free(setup, law.Play());
	free.Do(Put(Ready(free), At(220, 220)));
	setup.position->laws = {TestLaw::kId};
	TestGame game(setup, law.Play());
	EXPECT_EQ(game.Refuse(Put(Ready(game), At(220, 220)), Reason::ForbiddenByCard), (std::vector<std::int32_t>{1}));
}

// Rules 1.6, 6.3
TEST(Placing, AllowsAnotherCloudWhenACardDoes)
{
	const TestLaw law({{Param::LaunchFromAnyCorner, Op::Override, 1}});
	auto setup = Study(2);
	setup.position->laws = {TestLaw::kId};
	TestGame game(setup, law.Play());
	const PieceId disc = Ready(game);
	game.Refuse(PlaceDiscs{0, 4, {Placing{disc, At(210, 210)}}}, Reason::NotYourCorner);
	game.Refuse(PlaceDiscs{0, 255, {Placing{disc, At(210, 210)}}}, Reason::NotYourCorner);
	game.Do(PlaceDiscs{0, 3, {Placing{disc, TestGame::CloudSpot(3)}}});
}

// Rule 6.4
TEST(Clearing, MovesTheDiscWithTheShortestWayJustOutOfAFullCloud)
{
	// Three temples leave no room for a prophet. The second is farthest from the corner and has the shortest way out.
	TestGame game(Study(2,
		{OnMap(PieceKind::Temple, 1, FromCorner(28, 28)), OnMap(PieceKind::Temple, 1, FromCorner(20, 64)),
			OnMap(PieceKind::Temple, 1, FromCorner(63.5, 20))}));
	const std::vector<PieceMoved> cleared = Cleared(game);
	ASSERT_EQ(cleared.size(), 1u);
	const PieceId temple = game.FindIn(Place::Map, PieceKind::Temple, 1, 1);
	EXPECT_EQ(cleared[0].piece, temple);
	EXPECT_FALSE(TouchesCloud(game.State(), temple, 0));
	EXPECT_TRUE(board::CentreOnMat(game.PieceAt(temple).position));
	// The rim was 25.95 mm from the outside, and "just out" is not farther than the grain of the search.
	const auto way = physics::IntegerSqrt(
		static_cast<std::uint64_t>(physics::DistanceSquared(game.PieceAt(temple).position, FromCorner(20, 64))));
	EXPECT_GT(way, 25'900u);
	EXPECT_LT(way, 27'500u);
	EXPECT_EQ(game.PieceAt(game.FindIn(Place::Map, PieceKind::Temple, 1, 0)).position, FromCorner(28, 28));
	EXPECT_EQ(game.PieceAt(game.FindIn(Place::Map, PieceKind::Temple, 1, 2)).position, FromCorner(63.5, 20));
	ExpectNoOverlap(game.State());
	game.PlaceAndFlick();
}

// Rule 6.4
TEST(Clearing, LeavesACloudWithAFreeSpotAlone)
{
	TestGame game(
		Study(2, {OnMap(PieceKind::Temple, 1, FromCorner(28, 28)), OnMap(PieceKind::Temple, 1, FromCorner(20, 64))}));
	EXPECT_TRUE(Cleared(game).empty());
	EXPECT_EQ(game.PieceAt(game.FindIn(Place::Map, PieceKind::Temple, 1, 1)).position, FromCorner(20, 64));
	EXPECT_TRUE(FreeSpotInCloud(game.State(), 0, PieceKind::Prophet));
}

// Rule 6.4
TEST(Clearing, MovesKingApeLikeAnyOtherPiece)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Temple, 1, FromCorner(28, 28)), OnMap(PieceKind::Temple, 1, FromCorner(63.5, 20)),
			OnMap(PieceKind::KingApe, kNobody, FromCorner(20, 64))}));
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_TRUE(FreeSpotInCloud(game.State(), 0, PieceKind::Prophet));
	EXPECT_FALSE(TouchesCloud(game.State(), game.Find(PieceKind::KingApe, kNobody), 0));
	ExpectNoOverlap(game.State());
}

// Rule 6.4
TEST(Clearing, MovesAsManyAsItTakesForTheOnlyDiscInHand)
{
	// The Sphinx needs more room than a prophet: four temples and some prophets are in its way.
	auto setup = Study(2,
		{OnMap(PieceKind::Temple, 1, FromCorner(28, 28)), OnMap(PieceKind::Temple, 1, FromCorner(20, 64)),
			OnMap(PieceKind::Temple, 1, FromCorner(63.5, 20)), OnMap(PieceKind::Temple, 1, FromCorner(62, 60)),
			OnMap(PieceKind::Prophet, 1, FromCorner(20, 93)), OnMap(PieceKind::Prophet, 1, FromCorner(92, 20)),
			Position::Disc{PieceKind::Sphinx, 0, Place::Hand, Point{}, kNoPiece}});
	setup.position->unflicked = {1, -1, -1, -1};
	TestGame game(setup);
	EXPECT_EQ(game.Active(), 0);
	EXPECT_TRUE(FreeSpotInCloud(game.State(), 0, PieceKind::Sphinx));
	ExpectNoOverlap(game.State());
	game.PlaceAndFlick(PieceKind::Sphinx);
}

// Rule 6.4
TEST(Clearing, ClearsACloudFullOfProphets)
{
	std::vector<Position::Disc> discs;
	Seat owner = 0;
	for (int west = 11; west <= 75; west += 21)
	{
		for (int south = 11; south <= 75; south += 21)
		{
			discs.push_back(OnMap(PieceKind::Prophet, owner, FromCorner(west, south)));
			owner = static_cast<Seat>((owner + 1) % 4);
		}
	}
	auto setup = Study(4, discs);
	setup.position->unflicked = {1, 1, 1, 1};
	TestGame game(setup);
	EXPECT_TRUE(FreeSpotInCloud(game.State(), 0, PieceKind::Prophet));
	ExpectNoOverlap(game.State());
	game.PlaceAndFlick();
}

// Rules 6.4, 2.8
TEST(Clearing, LeavesNothingInTheAirWhenATowerIsInTheWay)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Temple, 1, FromCorner(28, 28)), OnMap(PieceKind::Temple, 1, FromCorner(63.5, 20)),
			OnMap(PieceKind::Temple, 1, FromCorner(20, 64)), OnMap(PieceKind::Templar, 1, FromCorner(20, 68), 2),
			OnMap(PieceKind::Prophet, 1, FromCorner(20, 70), 3)}));
	EXPECT_TRUE(FreeSpotInCloud(game.State(), 0, PieceKind::Prophet));
	ExpectNoOverlap(game.State());
	for (const Piece& piece : game.State().pieces)
	{
		if (piece.restsOn != kNoPiece)
		{
			EXPECT_TRUE(physics::Overlaps(ShapeOf(piece), ShapeOf(game.PieceAt(piece.restsOn))));
		}
	}
}

} // namespace
} // namespace faith::flick
