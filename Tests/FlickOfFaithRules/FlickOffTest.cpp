#include "FlickOfFaithRules/Rules.h"

#include "FlickOfFaithRules/View.h"
#include "Support/TestGame.h"
#include "Support/TestLaw.h"

#include <cstdint>
#include <limits>
#include <set>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr Aim kAim{0, 500, 0};

/// A new game in which the first flick-off is open.
TestGame AtFlickOff(int players, std::uint64_t seed = 1)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = seed;
	TestGame game(setup);
	game.ChooseGods();
	return game;
}

/// A tied game: the last flick-off is open, with these discs on the map.
Setup TiedGame(int players, std::vector<Position::Disc> discs = {})
{
	auto setup = Study(players, std::move(discs));
	setup.position->phase = StartPhase::Ending;
	return setup;
}

/// A centre at exactly this distance from the Navel's, in another direction for each seat.
Point AtDistance(Seat seat, std::int32_t distance)
{
	constexpr Point kDirections[]{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
	return Point{kDirections[seat].x * distance, kDirections[seat].y * distance};
}

/// Everybody commits, and the discs end at these distances (micrometres) from the Navel's centre; -1 leaves the map.
void RunFlickOff(TestGame& game, const std::vector<std::int32_t>& distances)
{
	game.CommitAims();
	std::vector<DiscRest> rests;
	for (Seat seat = 0; seat < distances.size(); ++seat)
	{
		const PieceId disc = game.State().flickOff.discs[seat];
		if (disc != kNoPiece)
		{
			const bool left = distances[seat] < 0;
			rests.push_back(DiscRest{disc, AtDistance(seat, left ? Mm(240) : distances[seat]), kNoPiece, left});
		}
	}
	game.Settle(rests);
}

// Rule 4.1
TEST(FlickOff, LaunchesOneRegularProphetOfEverybodyAtTheSameInstant)
{
	for (const int players : {2, 3, 4})
	{
		TestGame game = AtFlickOff(players);
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_TRUE(game.Happened<Launched>().empty());
			game.Do(CommitAim{seat, TestGame::CloudSpot(game.State().players[seat].corner), kAim});
		}
		const auto launched = game.Happened<Launched>();
		ASSERT_EQ(launched.size(), 1u);
		ASSERT_EQ(launched[0].launches.Size(), static_cast<std::size_t>(players));
		std::set<int> owners;
		for (const physics::Launch& launch : launched[0].launches)
		{
			const Piece& piece = game.PieceAt(launch.piece);
			EXPECT_EQ(piece.kind, PieceKind::Prophet);
			EXPECT_EQ(piece.place, Place::Map);
			EXPECT_EQ(launch.from, TestGame::CloudSpot(game.State().players[piece.owner].corner));
			EXPECT_EQ(launch.from, piece.position);
			EXPECT_GT(launch.speed, 0);
			owners.insert(piece.owner);
		}
		EXPECT_EQ(owners.size(), static_cast<std::size_t>(players));
		EXPECT_EQ(game.Asked(), DecisionKind::Settle);
	}
}

// Rule 4.1
TEST(FlickOff, KeepsSpotAndAimSecretUntilAllHaveSettled)
{
	TestGame one = AtFlickOff(3);
	TestGame other = AtFlickOff(3);
	const Point spot = TestGame::CloudSpot(one.State().players[1].corner);
	one.Do(CommitAim{1, spot, Aim{10'000, 100, 0}});
	other.Do(CommitAim{1, Point{spot.x + 1, spot.y}, Aim{200'000, 900, 5}});
	for (const Seat viewer : {Seat{0}, Seat{2}, kNobody})
	{
		EXPECT_EQ(
			ViewFor(StandardCatalogue(), one.State(), viewer), ViewFor(StandardCatalogue(), other.State(), viewer));
	}
	EXPECT_NE(ViewFor(StandardCatalogue(), one.State(), 1), ViewFor(StandardCatalogue(), other.State(), 1));
	ASSERT_EQ(one.Events().size(), 1u);
	EXPECT_EQ(one.Happened<Committed>().size(), 1u);
}

// Rule 4.1
TEST(FlickOff, TakesEachAimOnceAndFromPlayersOnly)
{
	TestGame game = AtFlickOff(2);
	game.Do(CommitAim{1, TestGame::CloudSpot(2), kAim});
	game.Refuse(CommitAim{1, TestGame::CloudSpot(2), kAim}, Reason::AlreadyChosen);
	for (const Seat seat : {Seat{2}, Seat{4}, Seat{255}})
	{
		game.Refuse(CommitAim{seat, TestGame::CloudSpot(0), kAim}, Reason::UnknownPlayer);
	}
	game.Refuse(Settled{}, Reason::NotNow);
	game.Refuse(Vote{0, Thumb::Up}, Reason::NotNow);
}

// Rules 4.1, 6.3
TEST(FlickOff, WantsTheProphetWhollyInTheOwnCloud)
{
	TestGame game = AtFlickOff(4);
	game.Refuse(CommitAim{0, TestGame::CloudSpot(1), kAim}, Reason::OutsideTheCloud);
	game.Refuse(CommitAim{0, At(0, 0), kAim}, Reason::OutsideTheCloud);
	game.Refuse(CommitAim{0, Point{200'999, 188'000}, kAim}, Reason::OutsideTheCloud);
	game.Refuse(CommitAim{0, Point{230'001, 230'000}, kAim}, Reason::OffTheMat);
	game.Do(CommitAim{0, Point{201'000, 188'000}, kAim});
	game.Do(CommitAim{1, Point{230'000, -230'000}, kAim});
}

// Rules 4.1, 6.5
TEST(FlickOff, RefusesAimsThatNoFingerHas)
{
	TestGame game = AtFlickOff(2);
	const Point spot = TestGame::CloudSpot(0);
	for (const std::int32_t angle :
		{-1, 360'000, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()})
	{
		EXPECT_EQ(game.Refuse(CommitAim{0, spot, Aim{angle, 500, 0}}, Reason::AngleOutOfRange), (std::vector{angle}));
	}
	for (const std::int32_t power :
		{0, -1, 1001, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()})
	{
		EXPECT_EQ(game.Refuse(CommitAim{0, spot, Aim{0, power, 0}}, Reason::PowerOutOfRange), (std::vector{power}));
	}
	for (const std::int32_t spin :
		{-1001, 1001, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()})
	{
		EXPECT_EQ(game.Refuse(CommitAim{0, spot, Aim{0, 500, spin}}, Reason::SpinOutOfRange), (std::vector{spin}));
	}
	for (const std::int32_t remote :
		{std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()})
	{
		game.Refuse(CommitAim{0, Point{remote, remote}, kAim}, Reason::OffTheMat);
	}
}

// Rules 4.1, 6.3
TEST(FlickOff, LeavesWhatAlreadyLiesInTheCloudItsPlace)
{
	TestGame game(TiedGame(2, {OnMap(PieceKind::KingApe, kNobody, At(210, 210))}));
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	EXPECT_EQ(game.Refuse(CommitAim{0, At(210, 210), kAim}, Reason::SpotIsTaken), (std::vector<std::int32_t>{ape}));
	game.Refuse(CommitAim{0, Point{Mm(210), Mm(184) + 1}, kAim}, Reason::SpotIsTaken);
	game.Do(CommitAim{0, At(210, 184), kAim});
}

// Rules 4.1, 6.4
TEST(FlickOff, HasASpotForEverybodyEvenIfACloudIsFull)
{
	TestGame game(TiedGame(2,
		{OnMap(PieceKind::Temple, 1, At(212, 212)), OnMap(PieceKind::Temple, 1, At(220, 176)),
			OnMap(PieceKind::Temple, 0, At(176.5, 220)), OnMap(PieceKind::Temple, 0, At(0, 150))}));
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
	const auto spot = FreeSpotInCloud(game.State(), 0, PieceKind::Prophet);
	ASSERT_TRUE(spot);
	game.Do(CommitAim{0, *spot, kAim});
}

// Rule 4.1
TEST(FlickOff, TakesProphetsFromWhereverTheyAreWhenNoneIsInHand)
{
	auto setup = TiedGame(2);
	setup.position->unflicked = {0, 0, 0, 0};
	TestGame fromPool(setup);
	fromPool.CommitAims();
	EXPECT_EQ(fromPool.Asked(), DecisionKind::Settle);

	std::vector<Position::Disc> discs;
	for (int i = 0; i < 7; ++i)
	{
		discs.push_back(OnMap(PieceKind::Prophet, 0, At(-90 + 30 * i, 0)));
	}
	TestGame fromMap(TiedGame(2, discs));
	fromMap.CommitAims();
	EXPECT_EQ(fromMap.Asked(), DecisionKind::Settle);
	for (const PieceId disc : {fromMap.State().flickOff.discs[0], fromPool.State().flickOff.discs[0]})
	{
		ASSERT_NE(disc, kNoPiece);
		EXPECT_EQ(fromMap.PieceAt(disc).kind, PieceKind::Prophet);
		EXPECT_EQ(fromMap.PieceAt(disc).owner, 0);
	}
}

// Rule 4.2
TEST(FlickOff, IsWonByTheCentreNearestToTheNavelsCentre)
{
	for (Seat winner = 0; winner < 4; ++winner)
	{
		TestGame game = AtFlickOff(4);
		std::vector<std::int32_t> distances{Mm(50), Mm(50), Mm(50), Mm(50)};
		distances[winner] = Mm(49);
		RunFlickOff(game, distances);
		EXPECT_EQ(game.State().firstPlayer, winner);
		const auto measured = game.Happened<FlickOffMeasured>();
		ASSERT_EQ(measured.size(), 1u);
		EXPECT_EQ(measured[0].distances[winner], Mm(49));
		EXPECT_EQ(measured[0].nearest, SeatBit(winner));
		EXPECT_FALSE(game.Happened<FirstPlayerFound>()[0].byLot);
	}
}

// Rule 4.2
TEST(FlickOff, PutsADiscThatLeftTheMapBehindEveryDiscThatDidNot)
{
	TestGame game = AtFlickOff(3);
	game.CommitAims();
	const auto& discs = game.State().flickOff.discs;
	// Seat 0 lies in the farthest corner of the mat, farther than where the others crossed the edge.
	game.Settle({DiscRest{discs[0], At(240, 240), kNoPiece, false}, DiscRest{discs[1], At(240, 0), kNoPiece, true},
		DiscRest{discs[2], At(0, -240), kNoPiece, true}});
	EXPECT_EQ(game.State().firstPlayer, 0);
	EXPECT_EQ(game.Happened<FlickOffMeasured>()[0].distances[1], -1);
}

// Rules 2.7, 4.2
TEST(FlickOff, MeasuresAProphetThatLiesOnAnotherWhereThatLies)
{
	flick::Setup setup;
	setup.players = 2;
	TestGame game(setup);
	game.ChooseGods();
	game.CommitAims();
	const PieceId below = game.State().flickOff.discs[0];
	const PieceId above = game.State().flickOff.discs[1];
	game.Settle({DiscRest{below, At(50, 0), kNoPiece, false}, DiscRest{above, At(35, 0), below, false}});
	const auto measured = game.Happened<FlickOffMeasured>();
	ASSERT_EQ(measured.size(), 1u);
	EXPECT_EQ(measured[0].distances[0], Mm(50));
	EXPECT_EQ(measured[0].distances[1], Mm(50));
	EXPECT_EQ(game.State().flickOff.repeats, 1);
}

// Rule 4.3
TEST(FlickOff, IsTiedWithinHalfAMillimetreOfTheNearest)
{
	TestGame tied = AtFlickOff(2);
	RunFlickOff(tied, {Mm(30), Mm(30.5)});
	EXPECT_EQ(tied.State().firstPlayer, kNobody);
	EXPECT_EQ(tied.Asked(), DecisionKind::CommitAim);
	EXPECT_EQ(tied.State().flickOff.repeats, 1);

	TestGame decided = AtFlickOff(2);
	RunFlickOff(decided, {Mm(30), Mm(30.5) + 1});
	EXPECT_EQ(decided.State().firstPlayer, 0);
}

// Rule 4.3
TEST(FlickOff, MeasuresTiesFromTheNearestAndRepeatsAmongTheTiedOnly)
{
	TestGame game = AtFlickOff(4);
	// Seat 3 is within half a millimetre of seat 1, but not of the nearest.
	RunFlickOff(game, {Mm(100), Mm(30.4), Mm(30), Mm(30.8)});
	EXPECT_EQ(game.State().flickOff.participants, SeatBit(1) | SeatBit(2));
	const auto began = game.Happened<FlickOffBegan>();
	ASSERT_EQ(began.size(), 1u);
	EXPECT_EQ(began[0].participants, SeatBit(1) | SeatBit(2));
	EXPECT_EQ(began[0].repeat, 1);
	game.Refuse(CommitAim{0, TestGame::CloudSpot(0), kAim}, Reason::NotYourTurn);
	game.Refuse(CommitAim{3, TestGame::CloudSpot(3), kAim}, Reason::NotYourTurn);
	RunFlickOff(game, {0, Mm(20), Mm(60), 0});
	EXPECT_EQ(game.State().firstPlayer, 1);
}

// Rule 4.3
TEST(FlickOff, IsTiedForAllWhenAllDiscsLeftTheMap)
{
	for (const int players : {2, 3, 4})
	{
		TestGame game = AtFlickOff(players);
		RunFlickOff(game, std::vector<std::int32_t>(static_cast<std::size_t>(players), -1));
		EXPECT_EQ(game.State().flickOff.participants, (1 << players) - 1);
		EXPECT_EQ(game.State().flickOff.repeats, 1);
	}
}

// Rule 4.4
TEST(FlickOff, IsDecidedByTheLotAfterFiveRepeats)
{
	std::set<int> winners;
	for (std::uint64_t seed = 1; seed <= 40; ++seed)
	{
		TestGame game = AtFlickOff(3, seed);
		for (int round = 0; round <= 5; ++round)
		{
			EXPECT_EQ(game.State().flickOff.repeats, round);
			EXPECT_EQ(game.State().firstPlayer, kNobody);
			RunFlickOff(game, {Mm(80), Mm(40), Mm(40)});
		}
		const auto found = game.Happened<FirstPlayerFound>();
		ASSERT_EQ(found.size(), 1u);
		EXPECT_TRUE(found[0].byLot);
		EXPECT_EQ(game.State().firstPlayer, found[0].player);
		winners.insert(found[0].player);
	}
	EXPECT_EQ(winners, (std::set{1, 2}));
}

// Rule 4.4
TEST(FlickOff, OfTheEndIsDecidedByTheLotAsWell)
{
	TestGame game(TiedGame(2));
	for (int round = 0; round <= 5; ++round)
	{
		EXPECT_EQ(game.State().winner, kNobody);
		RunFlickOff(game, {-1, -1});
	}
	EXPECT_LT(game.State().winner, 2);
	EXPECT_EQ(game.State().winReason, WinReason::Lot);
}

// Rule 4.5
TEST(FlickOff, LetsNobodyFlickTwice)
{
	TestGame game = AtFlickOff(2);
	game.CommitAims();
	// Nobody's disc left its cloud. The table may also report nothing: then nothing moved.
	game.Settle({});
	EXPECT_EQ(game.Asked(), DecisionKind::CommitAim) << "both are equally far: a repeat, but no second flick";
	EXPECT_TRUE(game.Happened<ReflickOffered>().empty());
	game.Refuse(Keep{0}, Reason::NotNow);
	game.Refuse(Flick{0, {DiscAim{game.Find(PieceKind::Prophet, 0), kAim}}}, Reason::NotNow);
}

// Rule 4.5
TEST(FlickOff, IsNotChangedByAnyCard)
{
	const TestLaw law({{Param::LaunchSpeed, Op::Override, 200}, {Param::HandSpreadAngle, Op::Override, 30'000},
		{Param::HandSpreadPower, Op::Override, 500}, {Param::FlickForm, Op::Override, 2},
		{Param::TableFriction, Op::Override, 300}, {Param::TempleMass, Op::Multiply, 2000}});
	auto setup = TiedGame(2);
	TestGame plain(setup, law.Play());
	setup.position->laws = {TestLaw::kId};
	TestGame withLaw(setup, law.Play());
	plain.CommitAims();
	withLaw.CommitAims();
	const Launched without = plain.Happened<Launched>()[0];
	const Launched with = withLaw.Happened<Launched>()[0];
	EXPECT_EQ(with.launches, without.launches);
	EXPECT_EQ(with.form, FlickForm::Flat);
	EXPECT_EQ(with.friction, 1000);
	EXPECT_EQ(with.templeMass, RowOf(Param::TempleMass, 2).base);
}

// Rule 4.6
TEST(FlickOff, ReturnsTheProphetsToTheirOwners)
{
	TestGame game = AtFlickOff(4);
	RunFlickOff(game, {0, Mm(60), Mm(120), -1});
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), 5);
		EXPECT_EQ(game.State().flickOff.discs[seat], kNoPiece);
		EXPECT_EQ(game.Score(seat), 0) << "the Navel scores nothing in a flick-off";
	}
}

// Rule 4.6
TEST(FlickOff, ReturnsTheProphetsBeforeARepeatToo)
{
	TestGame game = AtFlickOff(2);
	RunFlickOff(game, {-1, -1});
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 5);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 5);
}

// Rule 4.6
TEST(FlickOff, LeavesTemplesAndKingApeWhereTheyWerePushed)
{
	TestGame game(TiedGame(2,
		{OnMap(PieceKind::Temple, 0, At(0, 150)), OnMap(PieceKind::Temple, 1, At(150, 0)),
			OnMap(PieceKind::KingApe, kNobody, At(-150, 0))}));
	const PieceId temple = game.FindIn(Place::Map, PieceKind::Temple, 0);
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	game.CommitAims();
	const auto& discs = game.State().flickOff.discs;
	game.Settle({DiscRest{discs[0], At(0, 40), kNoPiece, false}, DiscRest{discs[1], At(0, -80), kNoPiece, false},
		DiscRest{temple, At(100, 110), kNoPiece, false}, DiscRest{ape, At(0, 0), kNoPiece, false}});
	EXPECT_EQ(game.State().winner, 0);
	EXPECT_EQ(game.PieceAt(temple).place, Place::Map);
	EXPECT_EQ(game.PieceAt(temple).position, At(100, 110));
	EXPECT_EQ(game.PieceAt(ape).position, At(0, 0));
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Temple, 1), 1);
}

// Rule 4.6
TEST(FlickOff, ReturnsATempleThatWasPushedOffTheMap)
{
	TestGame game(TiedGame(2, {OnMap(PieceKind::Temple, 0, At(0, 150)), OnMap(PieceKind::Temple, 1, At(150, 0))}));
	const PieceId temple = game.FindIn(Place::Map, PieceKind::Temple, 1);
	game.CommitAims();
	const auto& discs = game.State().flickOff.discs;
	game.Settle({DiscRest{discs[0], At(0, 30), kNoPiece, false}, DiscRest{discs[1], At(0, -30), kNoPiece, false},
		DiscRest{temple, At(240, 0), kNoPiece, true}});
	EXPECT_EQ(game.PieceAt(temple).place, Place::Hand);
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Temple, 0), 1);
	EXPECT_EQ(game.Asked(), DecisionKind::CommitAim) << "still tied: the temples were counted before";
}

// Rules 4.6, 2.8
TEST(FlickOff, LaysWhatRestedOnAReturnedProphetOnTheMat)
{
	TestGame game(TiedGame(2, {OnMap(PieceKind::KingApe, kNobody, At(-150, 0))}));
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	game.CommitAims();
	const auto& discs = game.State().flickOff.discs;
	game.Settle({DiscRest{discs[0], At(0, 40), kNoPiece, false}, DiscRest{discs[1], At(0, -80), kNoPiece, false},
		DiscRest{ape, At(0, 50), discs[0], false}});
	EXPECT_EQ(game.PieceAt(ape).restsOn, kNoPiece);
	EXPECT_EQ(game.PieceAt(ape).position, At(0, 50));
}

} // namespace
} // namespace faith::flick
