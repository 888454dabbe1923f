#include "FlickOfFaithRules/Launching.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string_view>

namespace faith::flick::test
{
namespace
{

constexpr std::string_view kLaw = "weaker_hand";
const std::int32_t kAngle = Usual(Param::HandSpreadAngle, 1'200);
// Permille of how far the direction of the player's flicks may stray.
constexpr std::int32_t kLeastPull = 700;
constexpr std::int32_t kMostPull = 1'400;

constexpr Aim kAim{90'000, 500, 0};

Setup Seeded(Setup setup, std::uint64_t seed)
{
	setup.seed = seed;
	return setup;
}

/// The active player flicks; how far the disc starts from where it was aimed and the hand strayed, in millidegrees to the left.
std::int32_t PullNow(TestGame& game, PieceId disc)
{
	Random lot = game.State().random;
	const HandError strayed = DrawError(lot, SpreadOf(LawsOnly(), game.State(), game.Active()));
	game.Do(Flick{game.Active(), {DiscAim{disc, kAim}}});
	return LaunchedNow(game).launches[0].angle - kAim.angle - strayed.angle;
}

/// A turn of the active player whose disc leaves the map; how far its flick was pulled.
std::int32_t PullInTurn(TestGame& game)
{
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, game.Active());
	game.Place1(disc);
	const std::int32_t pull = PullNow(game, disc);
	game.Settle({Leaves(disc)});
	return pull;
}

/// A hand whose direction strays so far was pulled as the law says.
void ExpectPulled(std::int32_t pull, std::int32_t spread = kAngle)
{
	EXPECT_GE(std::abs(pull), spread * kLeastPull / 1000);
	EXPECT_LE(std::abs(pull), spread * kMostPull / 1000);
}

// Rule 12.4
TEST(WeakerHand, PullsEveryFlickOfAPlayerAsideByTheSameAngleForTheWholeGeneration)
{
	TestGame game = Enact(Seeded(CouncilOn(kLaw, 4), 7));
	std::array<std::int32_t, 4> first{};
	for (int round = 0; round < 5; ++round)
	{
		for (Seat seat = 0; seat < 4; ++seat)
		{
			ASSERT_EQ(game.Active(), seat);
			const std::int32_t pull = PullInTurn(game);
			ExpectPulled(pull);
			first[seat] = round == 0 ? pull : first[seat];
			EXPECT_EQ(pull, first[seat]) << "round " << round << ", seat " << int{seat};
		}
	}
}

// Rule 12.4
TEST(WeakerHand, PullsFartherOrLessFarToEitherSideAsTheLotDecides)
{
	const std::int32_t range = kAngle * (kMostPull - kLeastPull) / 1000;
	std::int32_t least = kAngle * kMostPull / 1000;
	std::int32_t most = 0;
	std::set<bool> sides;
	std::set<std::int32_t> pulls;
	for (std::uint64_t seed = 1; seed <= 200; ++seed)
	{
		TestGame game = Enact(Seeded(CouncilOn(kLaw), seed));
		const std::int32_t pull = PullInTurn(game);
		ExpectPulled(pull);
		least = (std::min)(least, std::abs(pull));
		most = (std::max)(most, std::abs(pull));
		sides.insert(pull < 0);
		pulls.insert(pull);
	}
	EXPECT_LT(least, kAngle * kLeastPull / 1000 + range / 10);
	EXPECT_GT(most, kAngle * kMostPull / 1000 - range / 10);
	EXPECT_EQ(sides.size(), 2u);
	EXPECT_GT(pulls.size(), 100u);
}

// Rules 6.6, 12.4
TEST(WeakerHand, PullsInProportionToHowUnsteadyTheHandIs)
{
	for (const std::uint16_t steadiness : {kSteadiest, std::uint16_t{500}, std::uint16_t{2000}})
	{
		auto setup = Seeded(CouncilOn(kLaw), 7);
		setup.steadiness[0] = steadiness;
		TestGame game = Enact(setup);
		ExpectPulled(PullInTurn(game), kAngle * steadiness / 1000);
	}
}

// Rule 12.4
TEST(WeakerHand, PullsEachPlayerInAnotherWay)
{
	int opposite = 0;
	int apart = 0;
	for (std::uint64_t seed = 1; seed <= 40; ++seed)
	{
		TestGame game = Enact(Seeded(CouncilOn(kLaw), seed));
		const std::int32_t one = PullInTurn(game);
		const std::int32_t other = PullInTurn(game);
		opposite += (one < 0) != (other < 0) ? 1 : 0;
		apart += std::abs(std::abs(one) - std::abs(other)) > kAngle / 20 ? 1 : 0;
	}
	EXPECT_GT(opposite, 10);
	EXPECT_LT(opposite, 30);
	EXPECT_GT(apart, 25);
}

// Rules 6.8, 12.4
TEST(WeakerHand, PullsARepeatedFlickTheSameWay)
{
	TestGame game = Enact(Seeded(CouncilOn(kLaw), 3));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	const std::int32_t first = PullNow(game, disc);
	game.Settle({});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(PullNow(game, disc), first);
}

// Rules 10.3, 12.4
TEST(WeakerHand, TellsNobodyHowMuch)
{
	const auto one = Seeded(CouncilOn(kLaw, 4), 1);
	TestGame game = Enact(one);
	GameState other = game.State();
	for (ActiveEffect& effect : other.effects)
	{
		if (effect.source == CardNamed(kLaw))
		{
			ASSERT_NE(effect.secret, (std::array<std::int32_t, 4>{})) << "there is something to hide";
			effect.secret = {kLeastPull, -kLeastPull, kMostPull, -kMostPull};
		}
	}
	ASSERT_NE(other, game.State());
	for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kNobody})
	{
		EXPECT_EQ(ViewFor(LawsOnly(), game.State(), viewer), ViewFor(LawsOnly(), other, viewer)) << int{viewer};
	}
	EXPECT_TRUE(game.Happened<CardAsked>().empty());
	EXPECT_TRUE(game.Happened<PieceMoved>().empty());
}

// Rules 10.3, 12.4
TEST(WeakerHand, CannotBeForetoldByAskingWhatAFlickWouldLaunch)
{
	TestGame game = Enact(Seeded(CouncilOn(kLaw), 5));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	EXPECT_EQ(LaunchedBy(LawsOnly(), game.State(), 0, DiscAim{disc, kAim}).launches[0].angle, kAim.angle);
	ExpectPulled(PullNow(game, disc));
}

// Rule 12.4
TEST(WeakerHand, LetsDirectionsStrayFartherAndPowersAsUsual)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 3));
	ExpectNumber(game, Param::HandSpreadAngle, kAngle, kLaw);
	ExpectUnchanged(game, Param::HandSpreadPower);
	ExpectUnchanged(game, Param::LaunchSpeed);
	EXPECT_EQ(SpreadOf(LawsOnly(), game.State(), 0).angle, kAngle) << "the cone does not show the pull";
}

// Rule 12.4
TEST(WeakerHand, WorksInAPositionSetUpWithIt)
{
	TestGame game = LawGame(Seeded(MissionUnder(kLaw), 1));
	std::array<std::int32_t, 2> first{};
	for (Seat seat = 0; seat < 2; ++seat)
	{
		first[seat] = PullInTurn(game);
		ExpectPulled(first[seat]);
	}
	EXPECT_EQ(PullInTurn(game), first[0]);
	EXPECT_EQ(PullInTurn(game), first[1]);
}

// Rule 12.4
TEST(WeakerHand, EndsWithTheGeneration)
{
	auto setup = Seeded(CouncilOn(kLaw), 1);
	setup.position->unflicked = {1, 0, 0, 0};
	setup.position->deck.push_back(CardNamed("great_pilgrimage"));
	setup.position->deck.push_back(CardNamed("sacrifice"));
	TestGame game = Enact(setup);
	ExpectPulled(PullInTurn(game));
	EXPECT_TRUE(HasExpired(game, kLaw));
	game.VoteAll(Thumb::Up);
	ExpectUnchanged(game, Param::HandSpreadAngle);
	EXPECT_EQ(PullInTurn(game), 0);
	EXPECT_EQ(PullInTurn(game), 0);
}

// Rules 4.5, 12.4
TEST(WeakerHand, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	auto setup = Seeded(MissionUnder(kLaw), 1);
	setup.position->generation = 4;
	setup.position->unflicked = {1, 0, 0, 0};
	TestGame game = LawGame(setup);
	ExpectPulled(PullInTurn(game));
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
	Random lot = game.State().random;
	game.CommitAims();
	Seat seat = 0;
	for (const physics::Launch& launch : LaunchedNow(game).launches)
	{
		const HandError strayed = DrawError(lot, LaunchMaker::ForFlickOff(game.State(), seat++).Spread());
		EXPECT_EQ(launch.angle, physics::NormalAngle(strayed.angle)) << "all aim at 0°";
	}
}

} // namespace
} // namespace faith::flick::test
