#include "FlickOfFaithAI/Hand.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithAI/Opponent.h"
#include "FlickOfFaithAI/Placed.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/View.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// Flicks of somebody who knows what to aim at, but strays by up to so much.
std::vector<FlickMade> FlicksWith(const HandSpread& spread)
{
	Thinking thinking;
	thinking.image = 1500;
	thinking.candidates = 12;
	thinking.draws = 12;
	Random random{9};
	std::vector<FlickMade> flicks;
	for (int i = 0; i < 24; ++i)
	{
		flick::Setup setup = Study(2, {OnMap(PieceKind::Prophet, 1, Beside(static_cast<IslandId>(i % 4), i / 4))});
		setup.seed = static_cast<std::uint64_t>(i);
		TestGame game(setup, Rules{PlainCatalogue()});
		PlaceProphet(game);
		const PlayerView view = ViewFor(game.GetRules().Cards(), game.State(), game.Active());
		auto flick = std::get<Flick>(Opponent(thinking, 1).Decide(game.GetRules(), view));
		Aim& aim = flick.launches.Front().aim;
		const HandError error = DrawError(random, spread);
		aim.angle = physics::NormalAngle(aim.angle + error.angle);
		aim.power = std::clamp(aim.power * (1000 + error.power) / 1000, 1, kFullPower);
		flicks.push_back({game.State(), flick});
	}
	return flicks;
}

std::optional<HandSpread> Measure(std::span<const FlickMade> flicks)
{
	InlineExecutor here;
	SearchControl control;
	return MeasureHand(Rules{PlainCatalogue()}, flicks, here, control);
}

// Rule 6.6
TEST(HandTest, MeasuresAShakyHandAsShakierThanASteadyOne)
{
	const auto steady = Measure(FlicksWith({500, 15}));
	const auto shaky = Measure(FlicksWith({4000, 120}));
	ASSERT_TRUE(steady && shaky);
	EXPECT_GT(shaky->angle, 2 * steady->angle);
	EXPECT_GT(shaky->power, 2 * steady->power);
	EXPECT_LT(shaky->angle, 8000);
}

TEST(HandTest, FindsTheFlicksOfASeatInAMatch)
{
	flick::Setup setup;
	setup.players = 2;
	setup.seed = 4;
	const auto match = PlayMatch(Rules{PlainCatalogue()}, setup, PlayExactly);
	ASSERT_TRUE(match);
	std::size_t total = 0;
	for (const Seat seat : {Seat{0}, Seat{1}})
	{
		const auto flicks = FlicksMadeBy(*match, seat);
		total += flicks.size();
		for (const FlickMade& made : flicks)
		{
			EXPECT_EQ(made.flick.player, seat);
			EXPECT_FALSE(match->GetRules().Check(made.before, made.flick));
		}
	}
	std::size_t flicked = 0;
	for (std::size_t i = 0; i < match->LiveCount(); ++i)
	{
		flicked += std::holds_alternative<Flick>(match->LiveCommandAt(i)) ? 1 : 0;
	}
	EXPECT_EQ(total, flicked) << "without cards every flick is one of one disc in sight";
	EXPECT_GT(total, 20u);
}

TEST(HandTest, SaysNothingAfterAFewFlicks)
{
	auto flicks = FlicksWith({500, 15});
	flicks.resize(kFewestFlicks - 1);
	EXPECT_FALSE(Measure(flicks));
	EXPECT_FALSE(Measure({}));
}

TEST(HandTest, AHandLikeThePersonsStraysAtLeastAsTheRulesHaveIt)
{
	EXPECT_EQ(SteadinessLike(1000, {1, 1}), 1000);
	const HandSpread normal = SpreadOfHand(1000);
	const auto times = [&normal](std::int32_t factor) {
		return HandSpread{normal.angle * factor, normal.power * factor};
	};
	EXPECT_NEAR(SteadinessLike(1000, normal), 1414, 1);
	EXPECT_GT(SteadinessLike(1000, times(2)), SteadinessLike(1000, normal));
	EXPECT_EQ(SteadinessLike(1000, times(10)), 4000);
	EXPECT_EQ(SteadinessLike(50, {1, 1}), 500);
}

TEST(HandTest, ANormalHandStraysAsTheRulesSay)
{
	EXPECT_EQ(SpreadOfHand(1000).angle, RowOf(Param::HandSpreadAngle, 2).base);
	EXPECT_EQ(SpreadOfHand(500).power, RowOf(Param::HandSpreadPower, 2).base / 2);
}

TEST(HandTest, NumbersThatNoHandCanHaveAreNoMeasurement)
{
	const auto hand = HandFrom(1200, 40);
	ASSERT_TRUE(hand);
	EXPECT_EQ(hand->angle, 1200);
	EXPECT_EQ(hand->power, 40);
	for (const auto& [angle, power] : std::vector<std::pair<std::int64_t, std::int64_t>>{
			 {0, 0}, {0, 40}, {1200, 0}, {-1, 40}, {180'001, 40}, {1200, 5'000'000'000}})
	{
		EXPECT_FALSE(HandFrom(angle, power)) << angle << ", " << power;
	}
}

TEST(HandTest, AMirrorThatKnowsNobodyHasTheHandOfTheHighPriest)
{
	EXPECT_EQ(MirrorSteadiness(150, {}), FindContestant("high_priest")->steadiness);
	EXPECT_EQ(FindContestant("mirror")->steadiness, kMirrorUnmeasured);
	EXPECT_EQ(FindContestant("mirror")->key, "mirror");
}

TEST(HandTest, MirrorsGetTheHandOfTheFirstPersonAndOthersKeepTheirs)
{
	const HandSpread measured{1000, 30};
	flick::Setup setup;
	setup.players = 4;
	setup.steadiness = {800, 2500, 1, 150};
	GiveMirrorsTheirHand(setup, SeatBit(1) | SeatBit(3), SeatBit(2), measured);
	EXPECT_EQ(setup.steadiness[2], SteadinessLike(2500, measured));
	EXPECT_EQ(setup.steadiness[0], 800);
	EXPECT_EQ(setup.steadiness[1], 2500);
	EXPECT_EQ(setup.steadiness[3], 150);
}

TEST(HandTest, MirrorsAmongThemselvesPlayAsAgainstANormalHand)
{
	flick::Setup setup;
	setup.players = 2;
	setup.steadiness = {150, 150};
	GiveMirrorsTheirHand(setup, 0, SeatBit(0) | SeatBit(1), HandSpread{1000, 30});
	EXPECT_EQ(setup.steadiness[0], SteadinessLike(1000, {1000, 30}));
	EXPECT_EQ(setup.steadiness[1], setup.steadiness[0]);
}

} // namespace
} // namespace faith::flick
