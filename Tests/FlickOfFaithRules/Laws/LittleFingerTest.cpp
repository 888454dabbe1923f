#include "FlickOfFaithRules/Launching.h"
#include "Support/HandSpeed.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "little_finger";
constexpr std::int32_t kSpeed = 560; ///< permille of the usual
const std::int32_t kAngle = Usual(Param::HandSpreadAngle, 1'700);

/// What seat 0 launches with a disc of this kind under the law; a steady hand unless told otherwise.
physics::Launch LaunchOf(PieceKind kind, Aim aim, std::uint64_t seed = 1, std::uint16_t steadiness = kSteadiest)
{
	Setup setup = MissionUnder(kLaw, 2, {InHand(PieceKind::Templar, 0), InHand(PieceKind::Sphinx, 0)});
	setup.seed = seed;
	setup.steadiness[0] = steadiness;
	TestGame game = LawGame(setup);
	const PieceId disc = game.FindIn(Place::Hand, kind, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, aim}}});
	return LaunchedNow(game).launches[0];
}

/// How far a flick with the least spread goes from the north-eastern cloud towards the Navel, in micrometres.
double WayOf(const Setup& setup, std::int32_t power)
{
	Setup steady = setup;
	steady.steadiness[0] = kSteadiest;
	TestGame game = LawGame(steady);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	const Point from = game.PieceAt(disc).position;
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, power, 0}}}});
	const Settled settled = PlayAtTable(game);
	EXPECT_EQ(settled.discs.size(), 1u);
	EXPECT_FALSE(settled.discs.at(0).left);
	return std::sqrt(static_cast<double>(physics::DistanceSquared(from, settled.discs.at(0).position)));
}

// Rule 12.3
TEST(LittleFinger, AlmostHalvesTheSpeedOfEveryKindOfProphet)
{
	const std::pair<PieceKind, double> tops[]{
		{PieceKind::Prophet, 2'600'000.0}, {PieceKind::Templar, 2'137'000.0}, {PieceKind::Sphinx, 1'729'000.0}};
	auto setup = MissionUnder(kLaw);
	setup.steadiness[0] = kSteadiest;
	const LaunchMaker steady(LawsOnly(), LawGame(setup).State(), 0);
	for (const auto& [kind, top] : tops)
	{
		for (const std::int32_t power : {40, 250, 810})
		{
			const double wanted = top * kSpeed / 1000 * std::sqrt(power / 1000.0);
			const double spread = SpeedSpread(steady, kind, power);
			EXPECT_LT(spread, wanted / 40);
			EXPECT_NEAR(LaunchOf(kind, Aim{0, power, 0}).speed, wanted, spread) << NameOf(kind) << ' ' << power;
		}
	}
}

// Rules 6.5, 12.3
TEST(LittleFinger, NeverPassesItsShareOfTheTopSpeed)
{
	std::int32_t fastest = 0;
	for (std::uint64_t seed = 1; seed <= 50; ++seed)
	{
		fastest = (std::max)(fastest, LaunchOf(PieceKind::Prophet, Aim{0, 1000, 0}, seed, 1000).speed);
	}
	const std::int32_t top = RowOf(PieceKind::Prophet).topSpeed / 1000 * kSpeed;
	EXPECT_LE(fastest, top);
	EXPECT_GT(fastest, top * 99 / 100);
}

// Rule 12.3
TEST(LittleFinger, LetsDirectionsStrayFarther)
{
	std::int32_t widest = 0;
	for (std::uint64_t seed = 1; seed <= 300; ++seed)
	{
		const physics::Launch launch = LaunchOf(PieceKind::Prophet, Aim{90'000, 500, 0}, seed, 1000);
		widest = (std::max)(widest, std::abs(launch.angle - 90'000));
	}
	EXPECT_LE(widest, kAngle);
	EXPECT_GT(widest, kAngle * 3 / 4);
}

// Rule 12.3
TEST(LittleFinger, IsTheReasonForSpeedAndSpreadOfEverybodyAndForNothingElse)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 4));
	ExpectNumber(game, Param::LaunchSpeed, kSpeed, kLaw);
	ExpectNumber(game, Param::HandSpreadAngle, kAngle, kLaw);
	ExpectUnchanged(game, Param::HandSpreadPower);
	ExpectUnchanged(game, Param::TableFriction);
	ExpectUnchanged(game, Param::FlickForm);
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(SpreadOf(LawsOnly(), game.State(), seat).angle, kAngle) << "the cone shown while aiming";
		EXPECT_EQ(SpreadOf(LawsOnly(), game.State(), seat).power, Usual(Param::HandSpreadPower));
	}
}

// Rule 12.3
TEST(LittleFinger, LetsADiscSlideAThirdOfTheWay)
{
	constexpr double share = kSpeed * kSpeed / 1e6;
	const double usual = WayOf(Study(2), 200);
	EXPECT_NEAR(WayOf(MissionUnder(kLaw), 200), usual * share, usual / 20)
		<< "the way goes with the square of the speed";
	EXPECT_NEAR(WayOf(MissionUnder(kLaw), static_cast<std::int32_t>(200 / share)), usual, usual / 10);
}

// Rules 6.8, 12.3
TEST(LittleFinger, SlowsARepeatedFlickToo)
{
	auto setup = MissionUnder(kLaw);
	setup.steadiness[0] = kSteadiest;
	TestGame game = LawGame(setup);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 250, 0}}}});
	const double wanted = RowOf(PieceKind::Prophet).topSpeed / 1000.0 * kSpeed / 2;
	const LaunchMaker hand(LawsOnly(), game.State(), 0);
	EXPECT_NEAR(LaunchedNow(game).launches[0].speed, wanted, SpeedSpread(hand, PieceKind::Prophet, 250));
}

// Rule 12.3
TEST(LittleFinger, EndsWithTheGeneration)
{
	const TestGame enacted = Enact(CouncilOn(kLaw));
	EXPECT_EQ(enacted.Happened<LawEnacted>().at(0).duration, Duration::ThisGeneration);
	ExpectNumber(enacted, Param::LaunchSpeed, kSpeed, kLaw);

	const TestGame game = AfterGenerationUnder(kLaw);
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::LaunchSpeed);
	ExpectUnchanged(game, Param::HandSpreadAngle);
}

// Rules 4.5, 12.3
TEST(LittleFinger, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	EXPECT_EQ(LaunchMaker::ForFlickOff(FlickOffUnder({CardNamed(kLaw)}).State(), 0).Spread().angle,
		Usual(Param::HandSpreadAngle));
}

} // namespace
} // namespace faith::flick::test
