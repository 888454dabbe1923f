#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "rolling_stones";
/// Micrometres/s²: how strongly a disc that lies flat is braked.
constexpr double kBrake = physics::kFrictionPermille / 1000.0 * physics::kGravity;
constexpr double kRollingBrake = 0.3 * kBrake;
constexpr double kFallsFlat = 60'000.0; ///< micrometres/s

/// A disc of seat 0 that has been flicked from the cloud under the law, and how the table plays it.
struct Roll
{
	explicit Roll(Aim aim, Discs discs = {}, PieceKind kind = PieceKind::Prophet)
		: game(LawGame(Steady(std::move(discs)))), disc(game.FindIn(Place::Hand, kind, 0))
	{
		game.Do(PlaceDiscs{0, 0, {Placing{disc, At(205, 205)}}});
		game.Do(Flick{0, {DiscAim{disc, aim}}});
		settled = PlayAndRecord(game.State(), recording);
	}

	static Setup Steady(Discs discs)
	{
		Setup setup = MissionUnder(kLaw, 2, std::move(discs));
		setup.steadiness[0] = kSteadiest;
		return setup;
	}

	const Launched& Launch() const { return game.State().launched; }

	/// The stretches of a disc's way, in order.
	std::vector<physics::Segment> WayOf(PieceId piece) const
	{
		std::vector<physics::Segment> way;
		std::copy_if(recording.Segments().begin(), recording.Segments().end(), std::back_inserter(way),
			[piece](const physics::Segment& segment) { return segment.piece == piece; });
		return way;
	}

	TestGame game;
	PieceId disc;
	physics::Recording recording;
	Settled settled;
};

constexpr Aim kTowardsNavel{225'000, 100, 0};

double SpeedOf(const physics::Pose& pose)
{
	return std::hypot(pose.velocity.x, pose.velocity.y);
}

double WayGone(const Roll& roll)
{
	const Point from = roll.Launch().launches[0].from;
	return std::sqrt(static_cast<double>(physics::DistanceSquared(from, roll.settled.discs.at(0).position)));
}

// Rule 12.7
TEST(RollingStones, RollsEveryKindOfProphetWith55PercentOfTheSpeed)
{
	const std::pair<PieceKind, double> tops[]{
		{PieceKind::Prophet, 2'600'000.0}, {PieceKind::Templar, 2'137'000.0}, {PieceKind::Sphinx, 1'729'000.0}};
	for (const auto& [kind, top] : tops)
	{
		for (const std::int32_t power : {40, 250, 810})
		{
			const Roll roll(
				Aim{225'000, power, 0}, {InHand(PieceKind::Templar, 0), InHand(PieceKind::Sphinx, 0)}, kind);
			const double wanted = top * 0.55 * std::sqrt(power / 1000.0);
			EXPECT_NEAR(roll.Launch().launches[0].speed, wanted, wanted / 100) << NameOf(kind) << ' ' << power;
			EXPECT_EQ(roll.Launch().form, FlickForm::Rolling);
			EXPECT_TRUE(roll.WayOf(roll.disc).at(0).rolling);
		}
	}
}

// Rule 12.7
TEST(RollingStones, IsTheReasonForFormAndSpeedOfEverybodyAndForNothingElse)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 4));
	ExpectNumber(game, Param::LaunchSpeed, 550, kLaw);
	ExpectNumber(game, Param::FlickForm, static_cast<std::int32_t>(FlickForm::Rolling), kLaw);
	for (const Param param :
		{Param::HandSpreadAngle, Param::HandSpreadPower, Param::DiscsPerFlick, Param::TableFriction})
	{
		ExpectUnchanged(game, param);
	}
}

// Rule 12.7
TEST(RollingStones, RollsWith30PercentOfTheFrictionUntilItLiesFlatBelow60MillimetresPerSecond)
{
	for (const std::int32_t power : {60, 100, 150})
	{
		const Roll roll(Aim{225'000, power, 0});
		const double speed = roll.Launch().launches[0].speed;
		const double rolled = (speed * speed - kFallsFlat * kFallsFlat) / (2.0 * kRollingBrake);
		const double slid = kFallsFlat * kFallsFlat / (2.0 * kBrake);
		EXPECT_NEAR(WayGone(roll), rolled + slid, 10.0) << power;
		const auto way = roll.WayOf(roll.disc);
		ASSERT_EQ(way.size(), 2u);
		EXPECT_TRUE(way[0].rolling);
		EXPECT_NEAR(SpeedOf(PoseOn(way[0], way[0].end)), kFallsFlat, 10.0);
		EXPECT_FALSE(way[1].rolling);
	}
}

// Rule 12.7
TEST(RollingStones, RollsStraightOnWhateverTheSpin)
{
	const Roll plain(kTowardsNavel);
	for (const std::int32_t spin : {-1000, 1000})
	{
		const Roll spun(Aim{kTowardsNavel.angle, kTowardsNavel.power, spin});
		EXPECT_EQ(spun.settled, plain.settled);
	}
	const Point at = plain.settled.discs.at(0).position;
	const double angle = std::atan2(At(205, 205).y - at.y, At(205, 205).x - at.x) * 180.0 / std::acos(-1.0);
	EXPECT_NEAR(angle, (plain.Launch().launches[0].angle - 180'000) / 1000.0, 0.001);
}

// Rule 12.7
TEST(RollingStones, MeetsTheFirstThingItTouchesWithHalfItsMass)
{
	const Roll roll(kTowardsNavel, {OnMap(PieceKind::Prophet, 1, At(170, 170))});
	const PieceId target = roll.game.Find(PieceKind::Prophet, 1);
	ASSERT_EQ(roll.recording.Impacts().size(), 1u);
	const auto way = roll.WayOf(roll.disc);
	const auto pushed = roll.WayOf(target);
	ASSERT_GE(way.size(), 2u);
	ASSERT_EQ(pushed.size(), 1u);
	const double lost = SpeedOf(PoseOn(way[0], way[0].end)) - SpeedOf(PoseOn(way[1], way[1].start));
	const double gained = SpeedOf(PoseOn(pushed[0], pushed[0].start));
	EXPECT_GT(gained, 0.0);
	EXPECT_NEAR(lost / gained, 2.0, 0.01) << "two discs of the same mass would exchange the same speed";
}

// Rule 12.7
TEST(RollingStones, LiesFlatOnceItTouchedSomethingAndPushesDiscsThatDoNotRoll)
{
	const Roll roll(
		Aim{225'000, 300, 0}, {OnMap(PieceKind::Prophet, 1, At(170, 170)), OnMap(PieceKind::Prophet, 1, At(150, 150))});
	ASSERT_GE(roll.recording.Impacts().size(), 2u);
	const double touched = roll.recording.Impacts()[0].time;
	for (const physics::Segment& segment : roll.recording.Segments())
	{
		EXPECT_EQ(segment.rolling, segment.piece == roll.disc && segment.start < touched);
	}
}

// Rules 6.7, 12.7
TEST(RollingStones, CanBePlayedAtTheTable)
{
	for (const std::int32_t power : {1, 50, 300, 1000})
	{
		Roll roll(
			Aim{235'000, power, 0}, {OnMap(PieceKind::Temple, 1, City(0)), OnMap(PieceKind::Prophet, 1, AtSea(0))});
		roll.game.Do(roll.settled);
		EXPECT_NE(roll.game.Asked(), DecisionKind::Settle);
	}
}

// Rules 6.8, 12.7
TEST(RollingStones, RollsARepeatedFlickToo)
{
	Roll roll(kTowardsNavel);
	roll.game.Settle({});
	ASSERT_EQ(roll.game.Asked(), DecisionKind::Reflick);
	roll.game.Do(Flick{0, {DiscAim{roll.disc, Aim{225'000, 250, 0}}}});
	EXPECT_EQ(LaunchedNow(roll.game).form, FlickForm::Rolling);
	EXPECT_NEAR(LaunchedNow(roll.game).launches[0].speed, 715'000, 7'150);
}

// Rule 12.7
TEST(RollingStones, EndsWithTheGeneration)
{
	const TestGame enacted = Enact(CouncilOn(kLaw));
	EXPECT_EQ(enacted.Happened<LawEnacted>().at(0).duration, Duration::ThisGeneration);
	ExpectNumber(enacted, Param::LaunchSpeed, 550, kLaw);

	const TestGame game = AfterGenerationUnder(kLaw);
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::LaunchSpeed);
	ExpectUnchanged(game, Param::FlickForm);
}

// Rules 4.5, 12.7
TEST(RollingStones, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	EXPECT_EQ(LaunchedNow(FlickOffUnder({CardNamed(kLaw)})).form, FlickForm::Flat);
}

} // namespace
} // namespace faith::flick::test
