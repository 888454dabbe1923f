#include "FlickOfFaithPresentation/Strike.h"

#include "FaithKernel/Random.h"
#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr double kTurn = 6.283185307179586;

/// How a disc moves. Millimetres, radians and seconds; counter-clockwise positive.
struct Motion
{
	double velocityX = 0.0;
	double velocityY = 0.0;
	double spin = 0.0;
};

/// What a blow makes of a resting disc of mass 1: the disc is cut into many small weights, and the blow's impulse is shared out
/// so that they stay one rigid disc. It adds its moment about the centre, the arm times the force a quarter turn ahead of it.
Motion Hit(const Strike& strike, double radius)
{
	constexpr int rings = 200;
	double inertia = 0.0;
	double mass = 0.0;
	for (int i = 0; i < rings; ++i)
	{
		const double middle = radius * (i + 0.5) / rings;
		const double weight = kTurn * middle * radius / rings;
		mass += weight;
		inertia += weight * middle * middle;
	}
	const double arm = std::hypot(strike.pointX, strike.pointY);
	const double impulse = std::hypot(strike.velocityX, strike.velocityY);
	const double ahead = std::atan2(strike.velocityY, strike.velocityX) - std::atan2(strike.pointY, strike.pointX);
	return {strike.velocityX, strike.velocityY, arm * impulse * std::sin(ahead) / (inertia / mass)};
}

Strike StrikeWith(std::int32_t angle, std::int32_t speed, std::int32_t spin, std::int32_t radius = Mm(10))
{
	return StrikeOf(physics::Launch{0, {}, angle, speed, spin}, radius);
}

const Strike& StrikeOn(const std::vector<Strike>& strikes, PieceId piece)
{
	const auto found =
		std::find_if(strikes.begin(), strikes.end(), [piece](const Strike& strike) { return strike.piece == piece; });
	EXPECT_NE(found, strikes.end()) << "nobody strikes " << int{piece};
	return found == strikes.end() ? strikes.front() : *found;
}

/// Every struck disc starts as it does in the exact simulation.
void ExpectExactStart(const GameState& state)
{
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(state, recording));
	for (const Strike& strike : StrikesOf(state))
	{
		const physics::Pose exact = recording.PoseAt(strike.piece, 0.0);
		const Motion motion = Hit(strike, RowOf(state.pieces[strike.piece].kind).radius / 1000.0);
		ASSERT_TRUE(exact.moved);
		EXPECT_NEAR(motion.velocityX, exact.velocity.x / 1000.0, 1e-3);
		EXPECT_NEAR(motion.velocityY, exact.velocity.y / 1000.0, 1e-3);
		EXPECT_NEAR(motion.spin, exact.spin, 1e-4 * std::abs(exact.spin) + 1e-6);
	}
}

/// Player 0 flicks a tower of these two with spin.
TestGame FlickedTower(PieceKind lower, PieceKind upper)
{
	TestGame game = LawGame(MissionUnder("tower_of_babel", 2,
		{InHand(PieceKind::Templar, 0), InHand(PieceKind::Templar, 0), InHand(PieceKind::Sphinx, 0)}));
	const PieceId below = game.FindIn(Place::Hand, lower, 0);
	const PieceId above = game.FindIn(Place::Hand, upper, 0, lower == upper ? 1 : 0);
	game.Do(PlaceDiscs{0, 0, {Placing{below, At(205, 205)}, Placing{above, At(205, 205)}}});
	game.Do(Flick{0, {DiscAim{below, Aim{225'000, 300, 700}}}});
	return game;
}

TEST(Strike, GivesExactlyTheSpeedOfTheLaunch)
{
	Random random{1};
	for (int i = 0; i < 200; ++i)
	{
		const std::int32_t angle = random.Between(0, physics::kFullTurn - 1);
		const std::int32_t speed = random.Between(1, 2'600'000);
		const Strike strike = StrikeWith(angle, speed, random.Between(-90'000, 90'000));
		EXPECT_NEAR(strike.velocityX, speed / 1000.0 * std::cos(angle / 360'000.0 * kTurn), 1e-6);
		EXPECT_NEAR(strike.velocityY, speed / 1000.0 * std::sin(angle / 360'000.0 * kTurn), 1e-6);
	}
}

TEST(Strike, MeetsTheRimFromBehind)
{
	Random random{2};
	for (int i = 0; i < 200; ++i)
	{
		const Strike strike =
			StrikeWith(random.Between(0, physics::kFullTurn - 1), Mm(900), random.Between(-90'000, 90'000));
		EXPECT_NEAR(std::hypot(strike.pointX, strike.pointY), 10.0, 1e-9);
		EXPECT_LT(strike.pointX * strike.velocityX + strike.pointY * strike.velocityY, 0.0);
	}
	const Strike straight = StrikeWith(0, Mm(900), 0);
	EXPECT_DOUBLE_EQ(straight.pointX, -10.0);
	EXPECT_DOUBLE_EQ(straight.pointY, 0.0);
}

TEST(Strike, ABlowToTheNorthOnTheEasternSideTurnsTheDiscCounterClockwise)
{
	constexpr std::int32_t north = 90'000;
	EXPECT_GT(StrikeWith(north, Mm(900), 20'000).pointX, 1.0);
	EXPECT_LT(StrikeWith(north, Mm(900), -20'000).pointX, -1.0);
	EXPECT_NEAR(StrikeWith(north, Mm(900), 0).pointX, 0.0, 1e-9);
}

TEST(Strike, GivesTheSpinOfTheLaunch)
{
	Random random{3};
	for (int i = 0; i < 200; ++i)
	{
		const std::int32_t radius = random.Between(Mm(10), Mm(16));
		const std::int32_t speed = random.Between(Mm(50), Mm(2'600));
		const auto most = static_cast<std::int32_t>(std::int64_t{speed} * kFullSpin / radius);
		const std::int32_t spin = random.Between(-most, most);
		const Strike strike = StrikeWith(random.Between(0, physics::kFullTurn - 1), speed, spin, radius);
		EXPECT_NEAR(Hit(strike, radius / 1000.0).spin, spin / 1000.0, 1e-4 * std::abs(spin / 1000.0) + 1e-6);
	}
}

TEST(Strike, ABlowAtTheVerySideGivesAllTheSpinThereIs)
{
	const Strike strike = StrikeWith(0, Mm(100), 500'000);
	EXPECT_NEAR(strike.pointX, 0.0, 1e-9);
	EXPECT_NEAR(strike.pointY, -10.0, 1e-9);
	EXPECT_NEAR(Hit(strike, 10.0).spin, 20.0, 1e-2) << "2 v / r";
	EXPECT_NEAR(StrikeWith(0, Mm(100), -500'000).pointY, 10.0, 1e-9);
}

TEST(Strike, ADiscWithoutSpeedIsOnlyTouched)
{
	const Strike strike = StrikeWith(45'000, 0, 5'000);
	EXPECT_EQ(strike.velocityX, 0.0);
	EXPECT_EQ(strike.velocityY, 0.0);
	EXPECT_NEAR(std::hypot(strike.pointX, strike.pointY), 10.0, 1e-9);
}

// Rule 6.5
TEST(Strike, StartsEveryFlickAsTheExactSimulationDoes)
{
	for (const std::int32_t spin : {-kFullSpin, -300, 0, 300, kFullSpin})
	{
		TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, AtSea(2))}));
		const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
		game.Place1(disc);
		game.Do(Flick{0, {DiscAim{disc, Aim{200'000, 800, spin}}}});
		const std::vector<Strike> strikes = StrikesOf(game.State());
		ASSERT_EQ(strikes.size(), 1u) << "nothing else is struck";
		EXPECT_EQ(strikes[0].piece, disc);
		EXPECT_FALSE(strikes[0].rolls);
		ExpectExactStart(game.State());
	}
}

// Rule 4.1
TEST(Strike, StrikesAllDiscsOfAFlickOffAtOnce)
{
	flick::Setup setup;
	setup.players = 4;
	TestGame game(setup);
	game.ChooseGods();
	game.CommitAims();
	EXPECT_EQ(StrikesOf(game.State()).size(), 4u);
	ExpectExactStart(game.State());
}

// Rule 12.5
TEST(Strike, WhatLiesOnAStruckDiscStartsWithIt)
{
	const TestGame game = FlickedTower(PieceKind::Prophet, PieceKind::Prophet);
	const std::vector<Strike> strikes = StrikesOf(game.State());
	ASSERT_EQ(strikes.size(), 2u);
	EXPECT_EQ(game.PieceAt(strikes[1].piece).restsOn, strikes[0].piece);
	EXPECT_EQ(strikes[1].velocityX, strikes[0].velocityX);
	EXPECT_EQ(strikes[1].velocityY, strikes[0].velocityY);
	ExpectExactStart(game.State());
}

// Rule 12.5
TEST(Strike, AWiderDiscCarriesASmallerOneThatIsStruckAtItsOwnRim)
{
	for (const auto& [lower, upper] : {std::pair{PieceKind::Templar, PieceKind::Prophet},
			 std::pair{PieceKind::Sphinx, PieceKind::Prophet}, std::pair{PieceKind::Sphinx, PieceKind::Templar}})
	{
		const TestGame game = FlickedTower(lower, upper);
		const std::vector<Strike> strikes = StrikesOf(game.State());
		ASSERT_EQ(strikes.size(), 2u);
		EXPECT_NEAR(std::hypot(strikes[1].pointX, strikes[1].pointY), RowOf(upper).radius / 1000.0, 1e-9);
		ExpectExactStart(game.State());
	}
}

// Rule 12.5
TEST(Strike, RidersCarryRidersAndWhoIsStruckHimselfKeepsHisOwnBlow)
{
	GameState state = FlickedTower(PieceKind::Sphinx, PieceKind::Templar).State();
	const PieceId lower = state.launched.launches[0].piece;
	const PieceId third = UnflickedProphets(state, 0).Front();
	const PieceId upper = StrikesOf(state)[1].piece;
	state.pieces[third].place = Place::Map;
	state.pieces[third].position = state.pieces[upper].position;
	state.pieces[third].restsOn = upper;
	EXPECT_EQ(StrikesOf(state).size(), 3u);
	ExpectExactStart(state);

	state.launched.launches.PushBack(physics::Launch{upper, state.pieces[upper].position, 180'000, Mm(400), 0});
	const std::vector<Strike> strikes = StrikesOf(state);
	ASSERT_EQ(strikes.size(), 3u);
	EXPECT_NEAR(StrikeOn(strikes, upper).velocityX, -400.0, 1e-6);
	EXPECT_NEAR(StrikeOn(strikes, third).velocityX, -400.0, 1e-6) << "it lies on the one that was struck last";
	EXPECT_LT(StrikeOn(strikes, lower).velocityY, 0.0);
	ExpectExactStart(state);
}

// Rule 12.7
TEST(Strike, RollsWhereDiscsAreRolled)
{
	TestGame game = LawGame(MissionUnder("rolling_stones"));
	const PieceId disc = game.PlaceAndFlick();
	GameState state = game.State();
	const PieceId rider = UnflickedProphets(state, 0).Front();
	state.pieces[rider].place = Place::Map;
	state.pieces[rider].position = state.pieces[disc].position;
	state.pieces[rider].restsOn = disc;
	const std::vector<Strike> strikes = StrikesOf(state);
	ASSERT_EQ(strikes.size(), 2u);
	EXPECT_TRUE(strikes[0].rolls);
	EXPECT_TRUE(strikes[1].rolls) << "as in the exact simulation";
	EXPECT_GT(std::hypot(strikes[0].velocityX, strikes[0].velocityY), 0.0);
}

TEST(Strike, StrikesNothingBeforeTheFirstFlick)
{
	EXPECT_TRUE(StrikesOf(TestGame(Study(2)).State()).empty());
}

} // namespace
} // namespace faith::flick::test
