#include "FlickOfFaithRules/Launching.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "blind_obedience";
const std::int32_t kAngle = Usual(Param::HandSpreadAngle, 1'600);
const std::int32_t kPower = Usual(Param::HandSpreadPower, 1'300);
constexpr std::int32_t kRounding = 5; ///< permille of the power

TestGame Blind(int players = 2)
{
	return LawGame(MissionUnder(kLaw, players));
}

bool IsHiddenFrom(const TestGame& game, Seat viewer)
{
	return ViewFor(LawsOnly(), game.State(), viewer).mapHidden;
}

/// How far the flicks of many games over the usual way stray at most, in millidegrees and in permille of the power.
HandSpread FarthestOf(std::uint16_t steadiness)
{
	HandSpread farthest;
	for (std::uint64_t seed = 1; seed <= 300; ++seed)
	{
		auto setup = MissionUnder(kLaw);
		setup.seed = seed;
		setup.steadiness[0] = steadiness;
		TestGame game = LawGame(setup);
		const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
		game.Place1(disc);
		const LaunchMaker maker(LawsOnly(), game.State(), 0);
		const Aim aim{90'000, maker.PowerFor(PieceKind::Prophet, kUsualWay), 0};
		game.Do(Flick{0, {DiscAim{disc, aim}}});
		const physics::Launch launch = LaunchedNow(game).launches[0];
		const double share = static_cast<double>(launch.speed) / maker.TopSpeed(PieceKind::Prophet);
		farthest.angle = (std::max)(farthest.angle, std::abs(launch.angle - aim.angle));
		const double strayed = std::fabs(share * share * kFullPower / aim.power - 1.0);
		const auto power = static_cast<std::int32_t>(std::lround(strayed * 1000.0));
		farthest.power = (std::max)(farthest.power, power);
	}
	return farthest;
}

// Rule 12.1
TEST(BlindObedience, HidesTheMapFromTheActivePlayerFromPlacingUntilEverythingLiesStill)
{
	TestGame game = Blind(3);
	EXPECT_FALSE(IsHiddenFrom(game, 0)) << "the discs are placed in full sight";
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	EXPECT_TRUE(IsHiddenFrom(game, 0));
	game.Do(Flick{0, {DiscAim{disc, Aim{0, 500, 0}}}});
	EXPECT_TRUE(IsHiddenFrom(game, 0));
	game.Settle({Lies(disc, City(0))});
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	EXPECT_FALSE(IsHiddenFrom(game, 0)) << "who builds sees where";
}

// Rule 12.1
TEST(BlindObedience, HidesTheMapFromNobodyElse)
{
	TestGame game = Blind(3);
	for (const Seat active : {Seat{0}, Seat{1}, Seat{2}})
	{
		ASSERT_EQ(game.Active(), active);
		const PieceId disc = game.PlaceAndFlick();
		for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kNobody})
		{
			EXPECT_EQ(IsHiddenFrom(game, viewer), viewer == active) << int{viewer};
		}
		game.Settle({Leaves(disc)});
	}
}

// Rules 6.8, 12.1
TEST(BlindObedience, HidesTheMapOfARepeatedFlickToo)
{
	TestGame game = Blind();
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, TestGame::CloudSpot(0))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	game.Do(Flick{0, {DiscAim{disc, Aim{225'000, 500, 0}}}});
	EXPECT_TRUE(IsHiddenFrom(game, 0));
	game.Settle({Lies(disc, AtSea(0))});
	EXPECT_FALSE(IsHiddenFrom(game, 0));
	EXPECT_EQ(game.Active(), 1);
}

// Rule 12.1
TEST(BlindObedience, LetsDirectionsAndPowersStrayFarther)
{
	const TestGame game = Blind(4);
	ExpectNumber(game, Param::MapHiddenWhileAiming, 1, kLaw);
	ExpectNumber(game, Param::HandSpreadAngle, kAngle, kLaw);
	ExpectNumber(game, Param::HandSpreadPower, kPower, kLaw);
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(SpreadOf(LawsOnly(), game.State(), seat).angle, kAngle) << "the cone shown while aiming";
		EXPECT_EQ(SpreadOf(LawsOnly(), game.State(), seat).power, kPower);
	}
}

// Rules 6.6, 12.1
TEST(BlindObedience, StraysThatFarAndNoFarther)
{
	const HandSpread usual = FarthestOf(1000);
	EXPECT_LE(usual.angle, kAngle);
	EXPECT_GT(usual.angle, kAngle * 3 / 4);
	EXPECT_LE(usual.power, kPower + kRounding);
	EXPECT_GT(usual.power, kPower * 3 / 4);
	const HandSpread steady = FarthestOf(100);
	EXPECT_LE(steady.angle, kAngle / 10) << "how steady a seat is, still counts";
	EXPECT_LE(steady.power, kPower / 10 + kRounding);
}

// Rule 12.1
TEST(BlindObedience, LeavesSpeedAndTableAlone)
{
	TestGame game = Blind();
	for (const Param param : {Param::LaunchSpeed, Param::FlickForm, Param::DiscsPerFlick, Param::TableFriction})
	{
		ExpectUnchanged(game, param);
	}
	game.PlaceAndFlick();
	EXPECT_EQ(LaunchedNow(game).form, FlickForm::Flat);
	PlayAtTable(game);
}

// Rule 12.1
TEST(BlindObedience, IsInForceAtOnceAndEndsWithTheGeneration)
{
	TestGame enacted = Enact(CouncilOn(kLaw));
	EXPECT_EQ(enacted.Happened<LawEnacted>().at(0).duration, Duration::ThisGeneration);
	enacted.PlaceAndFlick();
	EXPECT_TRUE(IsHiddenFrom(enacted, 0));

	TestGame game = AfterGenerationUnder(kLaw);
	EXPECT_TRUE(HasExpired(game, kLaw));
	ExpectUnchanged(game, Param::MapHiddenWhileAiming);
	ExpectUnchanged(game, Param::HandSpreadAngle);
	ExpectUnchanged(game, Param::HandSpreadPower);
}

// Rules 4.5, 12.1
TEST(BlindObedience, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	const TestGame game = FlickOffUnder({CardNamed(kLaw)});
	EXPECT_EQ(LaunchMaker::ForFlickOff(game.State(), 0).Spread().angle, Usual(Param::HandSpreadAngle));
	EXPECT_EQ(LaunchMaker::ForFlickOff(game.State(), 0).Spread().power, Usual(Param::HandSpreadPower));
	EXPECT_FALSE(IsHiddenFrom(game, 0));
	EXPECT_FALSE(IsHiddenFrom(game, 1));
}

// Rules 4.5, 12.1
TEST(BlindObedience, HidesNoFlickOffFromSpectators)
{
	// Nobody is active in a flick-off, and a spectator without a seat is taken for that nobody.
	EXPECT_FALSE(IsHiddenFrom(FlickOffUnder({CardNamed(kLaw)}), kNobody));
}

} // namespace
} // namespace faith::flick::test
