#include "FlickOfFaithRules/Rules.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Launching.h"
#include "Support/HandSpeed.h"
#include "Support/TestGame.h"
#include "Support/TestLaw.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <set>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr std::int32_t kLowest = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t kHighest = std::numeric_limits<std::int32_t>::max();

/// Far out on the cloud's side of seat 0, in the sea, with nothing in the way.
constexpr Point kSea = At(100, 100);

/// What seat 0 launches with a disc of this kind and this aim.
physics::Launch LaunchOf(PieceKind kind, Aim aim, std::uint64_t seed = 1, std::uint16_t steadiness = kSteadiest)
{
	auto setup = Study(2,
		{Position::Disc{PieceKind::Templar, 0, Place::Hand, Point{}, kNoPiece},
			Position::Disc{PieceKind::Sphinx, 0, Place::Hand, Point{}, kNoPiece}});
	setup.seed = seed;
	setup.steadiness[0] = steadiness;
	TestGame game(setup);
	const PieceId disc = game.FindIn(Place::Hand, kind, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, aim}}});
	const auto launched = game.Happened<Launched>();
	EXPECT_EQ(launched.size(), 1u);
	EXPECT_EQ(launched[0].launches.Size(), 1u);
	return launched[0].launches[0];
}

/// The hand of seat 0 in a mission without cards.
LaunchMaker HandOf(std::uint16_t steadiness)
{
	auto setup = Study(2);
	setup.steadiness[0] = steadiness;
	const TestGame game(setup);
	return {game.GetRules().Cards(), game.State(), 0};
}

/// A game of two in which seat 0 has placed its first prophet on a spot and may flick it.
TestGame Placed(Point spot = At(210, 210), std::vector<Position::Disc> discs = {})
{
	TestGame game(Study(2, std::move(discs)));
	game.Do(PlaceDiscs{0, 0, {Placing{game.FindIn(Place::Hand, PieceKind::Prophet, 0), spot}}});
	return game;
}

PieceId Flicked(const TestGame& game)
{
	return game.State().turn.discs[0];
}

Flick FlickIt(const TestGame& game, Aim aim = Aim{0, 500, 0})
{
	return Flick{0, {DiscAim{Flicked(game), aim}}};
}

DiscRest Rest(PieceId disc, Point spot, PieceId on = kNoPiece)
{
	return DiscRest{disc, spot, on, false};
}

// Rule 6.5
TEST(Flicking, GivesTopSpeedTimesTheSquareRootOfThePower)
{
	const std::pair<PieceKind, double> tops[]{
		{PieceKind::Prophet, 2'600'000.0}, {PieceKind::Templar, 2'137'000.0}, {PieceKind::Sphinx, 1'729'000.0}};
	const LaunchMaker steady = HandOf(kSteadiest);
	for (const auto& [kind, top] : tops)
	{
		for (const std::int32_t power : {40, 250, 490, 810})
		{
			const double wanted = top * std::sqrt(power / 1000.0);
			const double spread = SpeedSpread(steady, kind, power);
			EXPECT_LT(spread, wanted / 40);
			EXPECT_NEAR(LaunchOf(kind, Aim{0, power, 0}).speed, wanted, spread) << NameOf(kind) << ' ' << power;
		}
	}
}

// Rule 6.5
TEST(Flicking, ReachesTopSpeedAtFullPowerAndNeverPassesIt)
{
	std::int32_t fastest = 0;
	for (std::uint64_t seed = 1; seed <= 100; ++seed)
	{
		fastest = (std::max)(fastest, LaunchOf(PieceKind::Prophet, Aim{0, 1000, 0}, seed, 1000).speed);
	}
	EXPECT_LE(fastest, 2'600'000);
	EXPECT_GT(fastest, 2'590'000);
}

// Rule 6.5
TEST(Flicking, MovesADiscEvenWithTheLeastPower)
{
	for (std::uint64_t seed = 1; seed <= 50; ++seed)
	{
		EXPECT_GT(LaunchOf(PieceKind::Prophet, Aim{0, 1, 0}, seed, kShakiest).speed, 0);
	}
}

// Rule 6.5
TEST(Flicking, SpinsTheRimAtTheGivenShareOfTheSpeed)
{
	EXPECT_EQ(LaunchOf(PieceKind::Prophet, Aim{0, 500, 0}).spin, 0);
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Sphinx})
	{
		const physics::Launch left = LaunchOf(kind, Aim{0, 500, 1000});
		// Milliradians per second: speed over radius, times a thousand.
		EXPECT_NEAR(left.spin, 1000.0 * left.speed / RowOf(kind).radius, 2.0);
		EXPECT_NEAR(LaunchOf(kind, Aim{0, 500, -500}).spin, -left.spin / 2.0, 2.0);
	}
}

// Rule 6.5
TEST(Flicking, StartsWhereTheDiscLies)
{
	TestGame game = Placed(At(207, 203));
	game.Do(FlickIt(game));
	const physics::Launch launch = game.Happened<Launched>()[0].launches[0];
	EXPECT_EQ(launch.from, At(207, 203));
	EXPECT_EQ(launch.piece, Flicked(game));
	EXPECT_EQ(game.Happened<Launched>()[0].form, FlickForm::Flat);
	EXPECT_EQ(game.Asked(), DecisionKind::Settle);
}

// Rule 6.5
TEST(Flicking, AcceptsTheWholeRangeOfAimsAndNothingBeyond)
{
	TestGame game = Placed();
	for (const std::int32_t angle : {-1, 360'000, kLowest, kHighest})
	{
		EXPECT_EQ(game.Refuse(FlickIt(game, Aim{angle, 500, 0}), Reason::AngleOutOfRange), (std::vector{angle}));
	}
	for (const std::int32_t power : {0, -1, 1001, kLowest, kHighest})
	{
		EXPECT_EQ(game.Refuse(FlickIt(game, Aim{0, power, 0}), Reason::PowerOutOfRange), (std::vector{power}));
	}
	for (const std::int32_t spin : {-1001, 1001, kLowest, kHighest})
	{
		EXPECT_EQ(game.Refuse(FlickIt(game, Aim{0, 500, spin}), Reason::SpinOutOfRange), (std::vector{spin}));
	}
	for (const Aim aim : {Aim{0, 1, -1000}, Aim{359'999, 1000, 1000}})
	{
		TestGame(game).Do(FlickIt(game, aim));
	}
}

// Rule 6.5
TEST(Flicking, TakesTheDiscThatWasPlacedAndNoOther)
{
	TestGame game = Placed(At(210, 210), {OnMap(PieceKind::Templar, 0, kSea)});
	const Aim aim{0, 500, 0};
	const PieceId placed = Flicked(game);
	const PieceId other = game.FindIn(Place::Map, PieceKind::Templar, 0);
	EXPECT_EQ(game.Refuse(Flick{0, {DiscAim{other, aim}}}, Reason::DiscNotReady), (std::vector<std::int32_t>{other}));
	game.Refuse(Flick{0, {DiscAim{game.FindIn(Place::Hand, PieceKind::Prophet, 0), aim}}}, Reason::DiscNotReady);
	game.Refuse(Flick{0, {DiscAim{200, aim}}}, Reason::DiscNotReady);
	game.Refuse(Flick{0, {DiscAim{255, aim}}}, Reason::DiscNotReady);
	EXPECT_EQ(game.Refuse(Flick{0, {}}, Reason::WrongNumberOfDiscs), (std::vector<std::int32_t>{1}));
	game.Refuse(Flick{0, {DiscAim{placed, aim}, DiscAim{placed, aim}}}, Reason::WrongNumberOfDiscs);
}

// Rules 1.6, 6.5
TEST(Flicking, LaunchesTwoDifferentDiscsAtOnceWhenACardAsksForTwo)
{
	const TestLaw law({{Param::DiscsPerFlick, Op::Override, 2}});
	auto setup = Study(2);
	setup.position->laws = {TestLaw::kId};
	TestGame game(setup, law.Play());
	const PieceId one = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId two = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	game.Do(PlaceDiscs{0, 0, {Placing{one, At(220, 220)}, Placing{two, At(195, 220)}}});
	const Aim aim{200'000, 500, 0};
	game.Refuse(Flick{0, {DiscAim{one, aim}}}, Reason::WrongNumberOfDiscs);
	EXPECT_EQ(game.Refuse(Flick{0, {DiscAim{two, aim}, DiscAim{two, aim}}}, Reason::SameDiscTwice),
		(std::vector<std::int32_t>{two}));
	game.Do(Flick{0, {DiscAim{two, aim}, DiscAim{one, aim}}});
	EXPECT_EQ(game.Happened<Launched>()[0].launches.Size(), 2u);
}

// Rule 6.6
TEST(Hand, SpreadsDirectionAndPowerALittleByTheLotOfTheGame)
{
	std::set<std::int32_t> angles;
	std::set<std::int32_t> speeds;
	const std::int32_t spread = RowOf(Param::HandSpreadAngle, 2).base;
	const LaunchMaker hand = HandOf(1000);
	const double wanted = hand.TopSpeed(PieceKind::Prophet) * std::sqrt(0.2);
	const double slower = SpeedSpread(hand, PieceKind::Prophet, 200);
	double sum = 0;
	for (std::uint64_t seed = 1; seed <= 200; ++seed)
	{
		const physics::Launch launch = LaunchOf(PieceKind::Prophet, Aim{90'000, 200, 0}, seed, 1000);
		EXPECT_LE(std::abs(launch.angle - 90'000), spread);
		EXPECT_NEAR(launch.speed, wanted, slower);
		angles.insert(launch.angle);
		speeds.insert(launch.speed);
		sum += launch.angle - 90'000;
	}
	EXPECT_GT(angles.size(), 100u);
	EXPECT_GT(speeds.size(), 100u);
	EXPECT_LT(*speeds.begin(), wanted - slower / 2);
	EXPECT_LT(std::abs(sum / 200), spread / 4.0) << "the hand pulls to no side";
	EXPECT_LT(*angles.begin(), 90'000);
	EXPECT_GT(*angles.rbegin(), 90'000);
}

// Rules 6.5, 6.6
TEST(Hand, KnowsThePowerForEveryWayAndTheWayOfEveryPower)
{
	const LaunchMaker hand = HandOf(1000);
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx})
	{
		const std::int64_t farthest = hand.WayOf(kind, kFullPower);
		std::int64_t before = 0;
		for (std::int32_t power = 1; power <= kFullPower; ++power)
		{
			const std::int64_t way = hand.WayOf(kind, power);
			EXPECT_EQ(hand.PowerFor(kind, way), power) << NameOf(kind);
			EXPECT_NEAR(static_cast<double>(way), static_cast<double>(farthest) * power / kFullPower, 1.0);
			EXPECT_GT(way, before);
			before = way;
		}
		EXPECT_EQ(hand.PowerFor(kind, 0), 1) << "no flick is none";
		EXPECT_EQ(hand.PowerFor(kind, -1), 1);
		EXPECT_EQ(hand.PowerFor(kind, 2 * farthest), kFullPower);
	}
}

// Rule 6.5
TEST(Hand, KnowsHowFarTheTableLetsADiscSlide)
{
	for (const Modifier& modifier : {Modifier{Param::TempleMass, Op::Multiply, 2'000},
			 Modifier{Param::TableFriction, Op::Override, 400}, Modifier{Param::LaunchSpeed, Op::Override, 700}})
	{
		const TestLaw law({modifier});
		auto setup = Study(2);
		setup.position->laws = {TestLaw::kId};
		TestGame game(setup, law.Play());
		const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
		game.Place1(disc);
		const LaunchMaker hand(game.GetRules().Cards(), game.State(), 0);
		GameState trial = game.State();
		const std::int32_t power = hand.PowerFor(PieceKind::Prophet, Mm(150));
		trial.launched = LaunchedBy(game.GetRules().Cards(), trial, 0, DiscAim{disc, Aim{225'000, power, 0}});
		const Settled settled = PlayExactly(trial);
		ASSERT_EQ(settled.discs.size(), 1u);
		const double slid = std::sqrt(
			static_cast<double>(physics::DistanceSquared(game.PieceAt(disc).position, settled.discs[0].position)));
		EXPECT_NEAR(slid, static_cast<double>(hand.WayOf(PieceKind::Prophet, power)), 200.0);
	}
}

// Rule 6.6
TEST(Hand, SpreadsThePowerMoreTheFartherADiscIsMeantToSlideAndTheDirectionAlwaysAlike)
{
	const LaunchMaker hand = HandOf(1000);
	const HandSpread usual = hand.Spread();
	EXPECT_EQ(usual, SpreadOfHand(1000));
	const auto over = [&hand](PieceKind kind, std::int64_t way)
	{ return hand.SpreadFor(kind, hand.PowerFor(kind, way)); };
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx})
	{
		EXPECT_NEAR(over(kind, kUsualWay).power, usual.power, usual.power / 100.0) << NameOf(kind);
		std::int32_t before = 0;
		for (const std::int32_t way : {10, 50, 100, 200, 300, 400})
		{
			const HandSpread spread = over(kind, Mm(way));
			EXPECT_EQ(spread.angle, usual.angle) << NameOf(kind) << ' ' << way;
			EXPECT_GT(spread.power, before) << NameOf(kind) << ' ' << way;
			before = spread.power;
		}
		EXPECT_GE(hand.SpreadFor(kind, 1).power, usual.power / 2) << "the softest flick is not safe either";
	}
}

// Rule 6.6
TEST(Hand, NeverTakesMoreThanNineTenthsOfThePower)
{
	const LaunchMaker shaky = HandOf(kShakiest);
	for (const std::int32_t power : {1, 200, kFullPower})
	{
		EXPECT_EQ(shaky.SpreadFor(PieceKind::Prophet, power).power, 900);
	}
	const LaunchMaker hand = HandOf(1000);
	Piece piece;
	piece.kind = PieceKind::Prophet;
	const auto speedAt = [&](std::int32_t power, std::int32_t error) {
		return hand.Make(piece, DiscAim{0, Aim{0, power, 0}}, HandError{0, error}).speed;
	};
	const double tenth = std::sqrt(0.1);
	for (const std::int32_t power : {10, 200, kFullPower})
	{
		const std::int32_t wanted = speedAt(power, 0);
		EXPECT_NEAR(speedAt(power, -100'000), wanted * tenth, wanted / 1000.0);
		EXPECT_GT(speedAt(power, -100'000), 0);
	}
	EXPECT_NEAR(speedAt(100, 100'000), speedAt(190, 0), speedAt(190, 0) / 1000.0);
	EXPECT_EQ(speedAt(kFullPower, 100'000), hand.TopSpeed(PieceKind::Prophet)) << "nothing starts faster";
}

// Rule 6.6
TEST(Hand, StretchesAnErrorLikeTheSpread)
{
	const LaunchMaker hand = HandOf(1000);
	Piece piece;
	piece.kind = PieceKind::Prophet;
	for (const std::int32_t power : {50, 200, 350})
	{
		const std::int32_t most = hand.SpreadFor(PieceKind::Prophet, power).power;
		const auto launch =
			hand.Make(piece, DiscAim{0, Aim{90'000, power, 0}}, HandError{hand.Spread().angle, -hand.Spread().power});
		EXPECT_EQ(launch.angle, 90'000 + hand.Spread().angle);
		const double wanted = hand.TopSpeed(PieceKind::Prophet) * std::sqrt(power / 1000.0 * (1000 - most) / 1000.0);
		EXPECT_NEAR(launch.speed, wanted, wanted / 500) << power;
	}
}

// Rule 6.6
TEST(Hand, DrawsErrorsWithinItsSpreadAndSmallOnesMoreOften)
{
	Random lot{5};
	const HandSpread spread{3'000, 400};
	int nearAngles = 0;
	int nearPowers = 0;
	constexpr int draws = 4'000;
	for (int i = 0; i < draws; ++i)
	{
		const HandError error = DrawError(lot, spread);
		EXPECT_LE(std::abs(error.angle), spread.angle);
		EXPECT_LE(std::abs(error.power), spread.power);
		nearAngles += std::abs(error.angle) <= spread.angle / 2 ? 1 : 0;
		nearPowers += std::abs(error.power) <= spread.power / 2 ? 1 : 0;
	}
	EXPECT_NEAR(nearAngles, draws * 3 / 4, draws / 40) << "the mean of two even draws";
	EXPECT_NEAR(nearPowers, draws * 3 / 4, draws / 40);
}

// Rule 6.6
TEST(Hand, SpreadsInProportionToTheSteadinessOfTheSeat)
{
	for (const int steadiness : {50, 200, 1000, 5000})
	{
		std::int32_t widest = 0;
		for (std::uint64_t seed = 1; seed <= 200; ++seed)
		{
			const auto launch =
				LaunchOf(PieceKind::Prophet, Aim{90'000, 500, 0}, seed, static_cast<std::uint16_t>(steadiness));
			widest = (std::max)(widest, std::abs(launch.angle - 90'000));
		}
		const std::int32_t spread = RowOf(Param::HandSpreadAngle, 2).base * steadiness / 1000;
		EXPECT_LE(widest, spread);
		EXPECT_GE(widest, spread / 2);
	}
}

// Rule 6.6
TEST(Hand, KeepsTheAngleWithinAFullTurn)
{
	std::set<bool> sides;
	for (std::uint64_t seed = 1; seed <= 50; ++seed)
	{
		for (const std::int32_t angle : {0, 359'999})
		{
			const std::int32_t launched = LaunchOf(PieceKind::Prophet, Aim{angle, 500, 0}, seed, kShakiest).angle;
			EXPECT_GE(launched, 0);
			EXPECT_LT(launched, 360'000);
			sides.insert(launched < 180'000);
		}
	}
	EXPECT_EQ(sides.size(), 2u);
}

// Rule 6.6
TEST(Hand, SpreadsAnotherWayWithEveryFlick)
{
	TestGame game = Placed();
	game.Do(FlickIt(game));
	const physics::Launch first = game.Happened<Launched>()[0].launches[0];
	game.Settle({});
	game.Do(FlickIt(game));
	const physics::Launch second = game.Happened<Launched>()[0].launches[0];
	EXPECT_FALSE(first.angle == second.angle && first.speed == second.speed);
}

// Rules 6.5, 6.6
TEST(Hand, CanBeForetoldWhenItsErrorIsKnown)
{
	TestGame game = Placed();
	const GameState before = game.State();
	const DiscAim flick{Flicked(game), Aim{45'000, 700, -300}};
	game.Do(Flick{0, {flick}});
	Random random = before.random;
	const HandError error = DrawError(random, SpreadOf(StandardCatalogue(), before, 0));
	EXPECT_EQ(LaunchedBy(StandardCatalogue(), before, 0, flick, error), game.Happened<Launched>()[0]);
	EXPECT_EQ(LaunchedBy(StandardCatalogue(), before, 0, flick).launches[0].angle, 45'000);
}

// Rule 6.8
TEST(Reflick, IsOfferedWhileTheDiscTouchesTheCloudInOnePoint)
{
	// 51 mm and 68 mm from the edges are exactly 85 mm from the corner.
	for (const Point spot : {At(210, 210), At(201, 188), At(189, 172)})
	{
		TestGame game = Placed();
		game.Do(FlickIt(game));
		game.Settle({Rest(Flicked(game), spot)});
		EXPECT_EQ(game.Asked(), DecisionKind::Reflick);
		ASSERT_EQ(game.Happened<ReflickOffered>().size(), 1u);
		EXPECT_EQ(game.Happened<ReflickOffered>()[0].player, 0);
	}
	TestGame game = Placed();
	game.Do(FlickIt(game));
	game.Settle({Rest(Flicked(game), Point{188'999, 172'000})});
	EXPECT_EQ(game.Active(), 1);
	EXPECT_TRUE(game.Happened<ReflickOffered>().empty());
}

// Rule 6.8
TEST(Reflick, StartsFromWhereTheDiscLies)
{
	TestGame game = Placed();
	game.Do(FlickIt(game));
	game.Settle({Rest(Flicked(game), At(189, 172))});
	game.Do(FlickIt(game));
	EXPECT_EQ(game.Happened<Launched>()[0].launches[0].from, At(189, 172));
	game.Settle({Rest(Flicked(game), kSea)});
	EXPECT_EQ(game.Active(), 1);
}

// Rule 6.8
TEST(Reflick, MayBeDeclinedAndLeavesTheDiscThere)
{
	TestGame game = Placed();
	const PieceId disc = Flicked(game);
	game.Do(FlickIt(game));
	game.Settle({Rest(disc, At(200, 200))});
	game.Refuse(Keep{1}, Reason::NotYourTurn);
	game.Refuse(Keep{4}, Reason::UnknownPlayer);
	game.Refuse(Settled{}, Reason::NotNow);
	game.Do(Keep{0});
	EXPECT_EQ(game.Active(), 1);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
	EXPECT_EQ(game.PieceAt(disc).position, At(200, 200));
}

// Rule 6.8
TEST(Reflick, IsOnlyForTheFlickedDisc)
{
	TestGame game = Placed(At(210, 210), {OnMap(PieceKind::Templar, 0, At(225, 180))});
	const PieceId flicked = Flicked(game);
	const PieceId lying = game.FindIn(Place::Map, PieceKind::Templar, 0);
	game.Do(FlickIt(game));
	game.Settle({Rest(flicked, kSea)});
	EXPECT_EQ(game.Active(), 1) << "another own disc in the cloud does not count";
	EXPECT_TRUE(TouchesCloud(game.State(), lying, 0));
}

// Rule 6.8
TEST(Reflick, RefusesDiscsThatWereNotFlicked)
{
	TestGame game = Placed(At(210, 210), {OnMap(PieceKind::Templar, 0, At(225, 180))});
	const PieceId flicked = Flicked(game);
	const PieceId lying = game.FindIn(Place::Map, PieceKind::Templar, 0);
	game.Do(FlickIt(game));
	game.Settle({});
	game.Refuse(Flick{0, {DiscAim{lying, Aim{0, 500, 0}}}}, Reason::DiscNotReady);
	game.Refuse(Flick{0, {}}, Reason::WrongNumberOfDiscs);
	game.Refuse(Flick{0, {DiscAim{flicked, Aim{0, 0, 0}}}}, Reason::PowerOutOfRange);
}

// Rules 2.7, 6.8
TEST(Reflick, FollowsThePieceTheDiscLiesOn)
{
	TestGame game = Placed(At(210, 210), {OnMap(PieceKind::KingApe, kNobody, At(160, 180))});
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	game.Do(FlickIt(game));
	// The ape touches the cloud, the prophet on it would not.
	game.Settle({Rest(ape, At(180, 180)), Rest(Flicked(game), At(170, 165), ape)});
	EXPECT_FALSE(board::AgainstCloud(0, Circle{At(170, 165), Mm(10)}) != physics::Contact::Outside);
	EXPECT_EQ(game.Asked(), DecisionKind::Reflick);
}

// Rule 6.8
TEST(Reflick, IsNotOfferedForADiscThatLeftTheMap)
{
	TestGame game = Placed();
	const PieceId disc = Flicked(game);
	game.Do(FlickIt(game));
	game.Settle({DiscRest{disc, At(230, 240), kNoPiece, true}});
	EXPECT_EQ(game.Active(), 1);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
}

// Rules 1.6, 6.8
TEST(Reflick, WithTwoDiscsIsForTheOneThatIsStillInTheCloud)
{
	const TestLaw law({{Param::DiscsPerFlick, Op::Override, 2}});
	auto setup = Study(2);
	setup.position->laws = {TestLaw::kId};
	TestGame game(setup, law.Play());
	const PieceId one = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId two = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	const Aim aim{200'000, 500, 0};
	game.Do(PlaceDiscs{0, 0, {Placing{one, At(220, 220)}, Placing{two, At(195, 220)}}});
	game.Do(Flick{0, {DiscAim{two, aim}, DiscAim{one, aim}}});
	game.Settle({Rest(two, kSea)});
	EXPECT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.Refuse(Flick{0, {DiscAim{two, aim}}}, Reason::OutsideTheCorner), (std::vector<std::int32_t>{two}));
	game.Do(Flick{0, {DiscAim{one, aim}}});
}

// Rule 6.9
TEST(Reflick, IsOfferedThreeTimesInATurn)
{
	TestGame game = Placed();
	const PieceId disc = Flicked(game);
	for (const int left : {3, 2, 1})
	{
		game.Do(FlickIt(game));
		game.Settle({});
		EXPECT_EQ(game.Asked(), DecisionKind::Reflick);
		ASSERT_EQ(game.Happened<ReflickOffered>().size(), 1u);
		EXPECT_EQ(game.Happened<ReflickOffered>()[0].left, left);
	}
	game.Do(FlickIt(game));
	game.Settle({});
	EXPECT_EQ(game.Active(), 1);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Map);
	EXPECT_EQ(game.PieceAt(disc).position, At(210, 210));
	// The next turn has its own three repeats.
	game.PlaceAndFlick();
	game.Settle({});
	ASSERT_EQ(game.Happened<ReflickOffered>().size(), 1u);
	EXPECT_EQ(game.Happened<ReflickOffered>()[0].left, 3);
}

// Rule 6.10
TEST(Reflick, ComesBeforeNavelAndPoolAreLookedAt)
{
	TestGame game =
		Placed(At(210, 210), {OnMap(PieceKind::Prophet, 1, At(60, 0)), OnMap(PieceKind::Templar, 1, At(200, 0))});
	const PieceId onNavel = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	const PieceId lost = game.FindIn(Place::Map, PieceKind::Templar, 1);
	game.Do(FlickIt(game));
	game.Settle({Rest(onNavel, At(0, 0)), DiscRest{lost, At(240, 0), kNoPiece, true}});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(game.PieceAt(onNavel).place, Place::Map);
	EXPECT_EQ(game.Score(1), 0);
	EXPECT_EQ(game.PieceAt(lost).place, Place::OffMap);
	// The second flick pushes it off the Navel again: it never scores.
	game.Do(FlickIt(game));
	game.Settle({Rest(onNavel, At(60, 0)), Rest(Flicked(game), kSea)});
	EXPECT_EQ(game.Score(1), 0);
	EXPECT_EQ(game.PieceAt(onNavel).place, Place::Map);
	EXPECT_EQ(game.PieceAt(lost).place, Place::Pool) << "losses of every flick of the turn count together";
	EXPECT_EQ(game.Active(), 1);
}

// Rule 6.10
TEST(Reflick, KeepsScoringTheNavelToOnceATurn)
{
	TestGame game = Placed(At(210, 210), {OnMap(PieceKind::Prophet, 1, At(60, 0))});
	const PieceId onNavel = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	game.Do(FlickIt(game));
	game.Settle({Rest(onNavel, At(0, 0))});
	game.Do(FlickIt(game));
	game.Settle({});
	EXPECT_EQ(game.Score(1), 0);
	game.Do(Keep{0});
	EXPECT_EQ(game.Score(1), 1);
	EXPECT_EQ(game.PieceAt(onNavel).place, Place::Pool);
}

// Rule 6.10
TEST(Reflick, CountsAPieceThatLeftForNoRegionFromThatMomentOn)
{
	TestGame game = Placed(At(210, 210), {OnMap(PieceKind::Temple, 1, At(0, 222))});
	const PieceId temple = game.FindIn(Place::Map, PieceKind::Temple, 1);
	ASSERT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 1), 1);
	game.Do(FlickIt(game));
	// Where it crossed the edge it would still touch the island's outer line.
	game.Settle({DiscRest{temple, At(0, 240), kNoPiece, true}});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 1), 0);
	EXPECT_FALSE(TouchesIsland(game.State(), temple, 0));
	EXPECT_EQ(TemplesOnMap(game.State(), 1), 0);
	game.Do(Keep{0});
	EXPECT_EQ(game.PieceAt(temple).place, Place::Hand);
}

} // namespace
} // namespace faith::flick
