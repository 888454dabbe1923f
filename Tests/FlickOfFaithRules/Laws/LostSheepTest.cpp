#include "Support/LawGame.h"

#include "FlickOfFaithRules/Board.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "lost_sheep";
constexpr std::uint8_t kDecline = 0;
constexpr std::uint8_t kNorth = 1;
constexpr std::uint8_t kEast = 2;
constexpr std::uint8_t kSouth = 3;
constexpr std::uint8_t kWest = 4;

/// The easternmost point of the northern island's border; what lies straight east of it is nearest to it.
constexpr Point kCape{88'086, 173'537};
/// By no more than this a disc may reach over the border that it is to touch.
constexpr std::int32_t kJustTouching = 500;

constexpr Point EastOfCape(std::int32_t distance)
{
	return Point{kCape.x + distance, kCape.y};
}

TestGame Worship(Discs discs, int players = 2)
{
	return LawGame(WorshipUnder(kLaw, players, std::move(discs)));
}

/// Whom the law asks, in this order, when everybody declines.
std::vector<Seat> AskedInOrder(TestGame& game)
{
	std::vector<Seat> asked;
	while (game.Asked() == DecisionKind::Card && asked.size() < kMaxPlayers)
	{
		const Decision decision = game.State().pending.Front();
		EXPECT_EQ(decision.card, CardNamed(kLaw));
		Seat seat = 0;
		while (seat < kMaxPlayers && decision.waitingFor != SeatBit(seat))
		{
			++seat;
		}
		asked.push_back(seat);
		game.Do(Choose{seat, kDecline, kNoPiece, {}});
	}
	return asked;
}

/// May a disc lie here, so that it touches the northern island?
bool IsFree(const GameState& state, Circle disc)
{
	return board::AgainstIsland(0, disc) != physics::Contact::Outside && board::WhollyOnMat(disc) &&
		InTheWay(state, disc) == kNoPiece;
}

/// The square of the distance from a spot to the nearest one, in steps of a millimetre, where the disc may lie.
std::int64_t NearestFree(const GameState& state, Circle from)
{
	constexpr int steps = 50;
	std::int64_t nearest = -1;
	for (int x = -steps; x <= steps; ++x)
	{
		for (int y = -steps; y <= steps; ++y)
		{
			const Point spot{from.centre.x + Mm(x), from.centre.y + Mm(y)};
			const std::int64_t squared = physics::DistanceSquared(from.centre, spot);
			const bool isNearer = nearest < 0 || squared < nearest;
			nearest = isNearer && IsFree(state, Circle{spot, from.radius}) ? squared : nearest;
		}
	}
	return nearest;
}

/// Where a prophet that lies straight east of the cape is led when nothing is in the way.
Circle StraightOn()
{
	TestGame game = Worship({OnMap(PieceKind::Prophet, 0, EastOfCape(Mm(40)))});
	game.Do(Choose{0, kNorth, game.Find(PieceKind::Prophet, 0), {}});
	return Circle{game.Happened<PieceMoved>().at(0).position, RowOf(PieceKind::Prophet).radius};
}

// Rule 12.2
TEST(LostSheep, MovesAProphetStraightOnUntilItTouchesTheBorder)
{
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game = Worship({OnMap(kind, 0, EastOfCape(Mm(37)))});
		const PieceId sheep = game.Find(kind, 0);
		game.Do(Choose{0, kNorth, sheep, {}});
		const auto moved = game.Happened<PieceMoved>();
		ASSERT_FALSE(moved.empty());
		EXPECT_EQ(moved[0].piece, sheep);
		EXPECT_EQ(moved[0].to, Place::Map);
		EXPECT_EQ(moved[0].card, CardNamed(kLaw));
		EXPECT_EQ(moved[0].rule, (RuleNumber{12, 2}));
		const std::int32_t touching = kCape.x + RowOf(kind).radius;
		EXPECT_LE(moved[0].position.x, touching);
		EXPECT_GE(moved[0].position.x, touching - kJustTouching);
		EXPECT_EQ(moved[0].position.y, kCape.y);
	}
}

// Rules 8.1, 8.2, 12.2
TEST(LostSheep, ComesBeforeScoringSoThatTheIslandPays)
{
	TestGame game = Worship({OnMap(PieceKind::Prophet, 0, EastOfCape(Mm(20)))});
	TestGame declined = game;
	game.Do(Choose{0, kNorth, game.Find(PieceKind::Prophet, 0), {}});
	EXPECT_EQ(game.PointsFor(0, RuleNumber{8, 1}), 1);
	EXPECT_EQ(game.PointsFor(0, RuleNumber{8, 2}), 2);
	declined.Do(Choose{0, kDecline, kNoPiece, {}});
	EXPECT_EQ(declined.Score(0), 0);
	EXPECT_TRUE(declined.Happened<Scored>().empty());
	EXPECT_EQ(declined.State().generation, 2);
}

// Rule 12.2
TEST(LostSheep, TakesTheNearestFreeSpotWhenSomethingIsInTheWay)
{
	const Discs inTheWay[]{{OnMap(PieceKind::Temple, 1, At(98, 198))}, {OnMap(PieceKind::Prophet, 1, At(98, 173))},
		{OnMap(PieceKind::Temple, 1, At(90, 160)), OnMap(PieceKind::Temple, 1, At(90, 197))}};
	for (Discs discs : inTheWay)
	{
		discs.push_back(OnMap(PieceKind::Prophet, 0, EastOfCape(Mm(40))));
		TestGame game = Worship(discs);
		const PieceId sheep = game.Find(PieceKind::Prophet, 0);
		const Circle straightOn = StraightOn();
		ASSERT_FALSE(IsFree(game.State(), straightOn));
		const std::int64_t nearest = NearestFree(game.State(), straightOn);
		game.Do(Choose{0, kNorth, sheep, {}});
		const Point spot = game.Happened<PieceMoved>().at(0).position;
		EXPECT_EQ(physics::DistanceSquared(spot, straightOn.centre), nearest);
		EXPECT_EQ(game.PointsFor(0, RuleNumber{8, 1}), 1);
	}
}

// Rule 12.2
TEST(LostSheep, LetsThePlayerChooseAmongIslandsThatAreEquallyNear)
{
	for (const Point spot : {AtSea(0), At(100.4, 99.6), At(99.6, 100.4)})
	{
		for (const std::uint8_t island : {kNorth, kEast})
		{
			TestGame game = Worship({OnMap(PieceKind::Prophet, 0, spot)});
			const PieceId sheep = game.Find(PieceKind::Prophet, 0);
			EXPECT_EQ(game.Refuse(Choose{0, kSouth, sheep, {}}, Reason::NotTheNearestIsland), Details{2});
			EXPECT_EQ(game.Refuse(Choose{0, kWest, sheep, {}}, Reason::NotTheNearestIsland), Details{3});
			game.Do(Choose{0, island, sheep, {}});
			EXPECT_EQ(game.Happened<Scored>().at(0).islands, 1u << (island - 1));
		}
	}
}

// Rule 12.2
TEST(LostSheep, AllowsNoIslandThatIsMoreThanAMillimetreFartherThanTheNearest)
{
	// Half a millimetre off the diagonal, one island is 1.08 mm nearer than the other.
	TestGame east = Worship({OnMap(PieceKind::Prophet, 0, At(100.5, 99.5))});
	EXPECT_EQ(
		east.Refuse(Choose{0, kNorth, east.Find(PieceKind::Prophet, 0), {}}, Reason::NotTheNearestIsland), Details{0});
	east.Do(Choose{0, kEast, east.Find(PieceKind::Prophet, 0), {}});
	EXPECT_EQ(east.Score(0), 3);
	TestGame north = Worship({OnMap(PieceKind::Prophet, 0, At(99.5, 100.5))});
	EXPECT_EQ(
		north.Refuse(Choose{0, kEast, north.Find(PieceKind::Prophet, 0), {}}, Reason::NotTheNearestIsland), Details{1});
}

// Rule 12.2
TEST(LostSheep, AsksEverybodyWithAProphetInTheSeaInTurnOrder)
{
	auto setup = WorshipUnder(kLaw, 4,
		{OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 1, City(1)),
			OnMap(PieceKind::Prophet, 2, AtSea(2)), OnMap(PieceKind::Prophet, 3, TestGame::CloudSpot(3))});
	setup.position->firstPlayer = 2;
	TestGame game = LawGame(setup);
	EXPECT_EQ(game.Happened<CardAsked>().size(), 3u);
	EXPECT_EQ(AskedInOrder(game), (std::vector<Seat>{2, 3, 0}));
}

// Rules 11.5, 12.2
TEST(LostSheep, AsksNobodyWhoHasNothingInTheSea)
{
	TestGame game = Worship({OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Temple, 0, AtSea(1)),
		OnMap(PieceKind::Prophet, 1, {0, NavelReach(PieceKind::Prophet)}),
		Position::Disc{PieceKind::Prophet, 1, Place::Pool, Point{}, kNoPiece}});
	EXPECT_TRUE(game.Happened<CardAsked>().empty());
	EXPECT_EQ(game.State().generation, 2);
}

// Rule 12.2
TEST(LostSheep, TakesOneOwnProphetInTheSeaAndNothingElse)
{
	TestGame game = Worship({OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 0, City(2)),
		OnMap(PieceKind::Prophet, 1, AtSea(1)), OnMap(PieceKind::Temple, 0, AtSea(2)),
		OnMap(PieceKind::KingApe, kNobody, AtSea(3))});
	const PieceId sheep = game.Find(PieceKind::Prophet, 0);
	const PieceId onIsland = game.Find(PieceKind::Prophet, 0, 1);
	const PieceId inHand = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	const PieceId others = game.Find(PieceKind::Prophet, 1);
	const PieceId temple = game.Find(PieceKind::Temple, 0);
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	EXPECT_EQ(game.Refuse(Choose{1, kEast, others, {}}, Reason::NotYourTurn), Details{1});
	EXPECT_EQ(game.Refuse(Choose{0, kEast, others, {}}, Reason::NotYourPiece), Details{others});
	EXPECT_EQ(game.Refuse(Choose{0, kWest, ape, {}}, Reason::NotYourPiece), Details{ape});
	EXPECT_EQ(game.Refuse(Choose{0, kWest, temple, {}}, Reason::NotAProphet), Details{temple});
	EXPECT_EQ(game.Refuse(Choose{0, kSouth, onIsland, {}}, Reason::NotInTheSea), Details{onIsland});
	EXPECT_EQ(game.Refuse(Choose{0, kNorth, inHand, {}}, Reason::NotInTheSea), Details{inHand});
	EXPECT_EQ(game.Refuse(Choose{0, kNorth, kNoPiece, {}}, Reason::UnknownPiece), Details{kNoPiece});
	EXPECT_EQ(game.Refuse(Choose{0, kWest + 1, sheep, {}}, Reason::OptionUnknown), Details{kWest + 1});
	game.Do(Choose{0, kNorth, sheep, {}});
	EXPECT_EQ(game.State().pending.Front().waitingFor, SeatBit(1)) << "one prophet, then it is the next player's turn";
}

// Rules 2.8, 12.2
TEST(LostSheep, LetsWhatLayOnTheProphetComeDown)
{
	auto setup = WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Prophet, 0, EastOfCape(Mm(40))), OnMap(PieceKind::Prophet, 1, EastOfCape(Mm(45)), 0)});
	TestGame game = LawGame(setup);
	const PieceId above = game.Find(PieceKind::Prophet, 1);
	game.Do(Choose{0, kNorth, game.Find(PieceKind::Prophet, 0), {}});
	EXPECT_EQ(game.PieceAt(above).restsOn, kNoPiece);
	EXPECT_EQ(game.PieceAt(above).position, EastOfCape(Mm(45)));
	ASSERT_EQ(game.Asked(), DecisionKind::Card) << "it lies in the sea by itself now";
	game.Do(Choose{1, kNorth, above, {}});
	EXPECT_EQ(game.Score(0), 1);
	EXPECT_EQ(game.Score(1), 1);
}

// Rule 12.2
TEST(LostSheep, IsAskedInEveryWorshipForTheRestOfTheGame)
{
	auto council = CouncilOn(kLaw);
	council.position->unflicked = {1, 0, 0, 0};
	TestGame game = Enact(council);
	EXPECT_EQ(game.Happened<LawEnacted>().at(0).duration, Duration::RestOfGame);
	EXPECT_EQ(game.Asked(), DecisionKind::Place) << "not before worship";
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(AskedInOrder(game), std::vector<Seat>{0});
	EXPECT_TRUE(IsInForce(game, kLaw));
	EXPECT_FALSE(HasExpired(game, kLaw));

	auto last = WorshipUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, AtSea(0))});
	last.position->generation = 4;
	TestGame ending = LawGame(last);
	ending.Do(Choose{1, kNorth, ending.Find(PieceKind::Prophet, 1), {}});
	EXPECT_EQ(ending.State().winner, 1);
}

// Rules 2.7, 12.2
TEST(LostSheep, MeasuresAProphetThatLiesOnAPieceWhereThatPieceLies)
{
	// The ape is nearest to the eastern island, the prophet's own centre to the northern one.
	TestGame game =
		Worship({OnMap(PieceKind::KingApe, kNobody, At(112, 108)), OnMap(PieceKind::Prophet, 0, At(104, 116), 0)});
	const PieceId sheep = game.Find(PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(Choose{0, kNorth, sheep, {}}, Reason::NotTheNearestIsland), Details{0});
	game.Do(Choose{0, kEast, sheep, {}});
	EXPECT_EQ(game.Score(0), 3);
}

// Rule 12.2
TEST(LostSheep, FindsAFreeSpotHoweverFarAlongTheBorder)
{
	// Temples leave no room within six centimetres of the cape; the western half of the island is empty.
	Discs discs{OnMap(PieceKind::Prophet, 0, EastOfCape(Mm(38)))};
	for (const double y : {133.0, 172.5, 212.0})
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, At(57.5, y)));
		discs.push_back(OnMap(PieceKind::Temple, 1, At(97, y)));
	}
	TestGame game = Worship(discs);
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	game.Do(Choose{0, kNorth, game.Find(PieceKind::Prophet, 0), {}});
}

// Rules 2.8, 11.5, 12.2
TEST(LostSheep, AsksNobodyWhoseSheepCameAshoreMeanwhile)
{
	TestGame game = LawGame(WorshipUnder(
		"lost_sheep", 2, {OnMap(PieceKind::Sphinx, 0, At(106, 173.5)), OnMap(PieceKind::Prophet, 1, At(95, 173), 0)}));
	const PieceId sphinx = game.Find(PieceKind::Sphinx, 0);
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	ASSERT_EQ(game.State().pending.Size(), 2u);
	for (std::uint8_t option = 1; option <= 4 && game.Asked() == DecisionKind::Card; ++option)
	{
		const Choose away{0, option, sphinx, {}, 0};
		if (!game.GetRules().Check(game.State(), away))
		{
			game.Do(away);
		}
	}
	EXPECT_EQ(game.Asked(), DecisionKind::Vote) << "the prophet came down on the island";
}

} // namespace
} // namespace faith::flick::test
