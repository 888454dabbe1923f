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
constexpr std::int32_t kLeastPull = 3'000; ///< millidegrees
constexpr std::int32_t kMostPull = 8'000;
/// With the steadiest hand a flick strays by no more than this: 5 % of the usual 1° and of the law's 1°.
constexpr std::int32_t kStray = 100;

constexpr Aim kAim{90'000, 500, 0};

Setup Steadied(Setup setup, std::uint64_t seed)
{
	setup.seed = seed;
	setup.steadiness.fill(kSteadiest);
	return setup;
}

/// The active player flicks; how far the disc starts from where it was aimed, in millidegrees to the left.
std::int32_t PullNow(TestGame& game, PieceId disc)
{
	game.Do(Flick{game.Active(), {DiscAim{disc, kAim}}});
	return LaunchedNow(game).launches[0].angle - kAim.angle;
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

void ExpectPulled(std::int32_t pull)
{
	EXPECT_GE(std::abs(pull), kLeastPull - kStray);
	EXPECT_LE(std::abs(pull), kMostPull + kStray);
}

// Rule 12.4
TEST(WeakerHand, PullsEveryFlickOfAPlayerAsideByTheSameAngleForTheWholeGeneration)
{
	TestGame game = Enact(Steadied(CouncilOn(kLaw, 4), 7));
	std::array<std::int32_t, 4> first{};
	for (int round = 0; round < 5; ++round)
	{
		for (Seat seat = 0; seat < 4; ++seat)
		{
			ASSERT_EQ(game.Active(), seat);
			const std::int32_t pull = PullInTurn(game);
			ExpectPulled(pull);
			first[seat] = round == 0 ? pull : first[seat];
			EXPECT_NEAR(pull, first[seat], 2 * kStray) << "round " << round << ", seat " << int{seat};
		}
	}
}

// Rule 12.4
TEST(WeakerHand, PullsByAnythingFrom3To8DegreesToEitherSideAsTheLotDecides)
{
	std::int32_t least = kMostPull;
	std::int32_t most = 0;
	std::set<bool> sides;
	std::set<std::int32_t> pulls;
	for (std::uint64_t seed = 1; seed <= 200; ++seed)
	{
		TestGame game = Enact(Steadied(CouncilOn(kLaw), seed));
		const std::int32_t pull = PullInTurn(game);
		ExpectPulled(pull);
		least = (std::min)(least, std::abs(pull));
		most = (std::max)(most, std::abs(pull));
		sides.insert(pull < 0);
		pulls.insert(pull);
	}
	EXPECT_LT(least, kLeastPull + 500);
	EXPECT_GT(most, kMostPull - 500);
	EXPECT_EQ(sides.size(), 2u);
	EXPECT_GT(pulls.size(), 100u);
}

// Rule 12.4
TEST(WeakerHand, PullsEachPlayerInAnotherWay)
{
	int opposite = 0;
	int apart = 0;
	for (std::uint64_t seed = 1; seed <= 40; ++seed)
	{
		TestGame game = Enact(Steadied(CouncilOn(kLaw), seed));
		const std::int32_t one = PullInTurn(game);
		const std::int32_t other = PullInTurn(game);
		opposite += (one < 0) != (other < 0) ? 1 : 0;
		apart += std::abs(std::abs(one) - std::abs(other)) > 3 * kStray ? 1 : 0;
	}
	EXPECT_GT(opposite, 10);
	EXPECT_LT(opposite, 30);
	EXPECT_GT(apart, 30);
}

// Rules 6.8, 12.4
TEST(WeakerHand, PullsARepeatedFlickTheSameWay)
{
	TestGame game = Enact(Steadied(CouncilOn(kLaw), 3));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	const std::int32_t first = PullNow(game, disc);
	game.Settle({});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	EXPECT_NEAR(PullNow(game, disc), first, 2 * kStray);
}

// Rules 10.3, 12.4
TEST(WeakerHand, TellsNobodyHowMuch)
{
	const auto one = Steadied(CouncilOn(kLaw, 4), 1);
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
	TestGame game = Enact(Steadied(CouncilOn(kLaw), 5));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	EXPECT_EQ(LaunchedBy(LawsOnly(), game.State(), 0, DiscAim{disc, kAim}).launches[0].angle, kAim.angle);
	ExpectPulled(PullNow(game, disc));
}

// Rule 12.4
TEST(WeakerHand, LetsDirectionsStrayBy1DegreeMoreAndPowersAsUsual)
{
	const TestGame game = LawGame(MissionUnder(kLaw, 3));
	ExpectNumber(game, Param::HandSpreadAngle, 2'000, kLaw);
	ExpectUnchanged(game, Param::HandSpreadPower);
	ExpectUnchanged(game, Param::LaunchSpeed);
	EXPECT_EQ(SpreadOf(LawsOnly(), game.State(), 0).angle, 2'000) << "the cone does not show the pull";
}

// Rule 12.4
TEST(WeakerHand, WorksInAPositionSetUpWithIt)
{
	TestGame game = LawGame(Steadied(MissionUnder(kLaw), 1));
	std::array<std::int32_t, 2> first{};
	for (Seat seat = 0; seat < 2; ++seat)
	{
		first[seat] = PullInTurn(game);
		ExpectPulled(first[seat]);
	}
	EXPECT_NEAR(PullInTurn(game), first[0], 2 * kStray);
	EXPECT_NEAR(PullInTurn(game), first[1], 2 * kStray);
}

// Rule 12.4
TEST(WeakerHand, EndsWithTheGeneration)
{
	auto setup = Steadied(CouncilOn(kLaw), 1);
	setup.position->unflicked = {1, 0, 0, 0};
	setup.position->deck.push_back(CardNamed("great_pilgrimage"));
	setup.position->deck.push_back(CardNamed("sacrifice"));
	TestGame game = Enact(setup);
	ExpectPulled(PullInTurn(game));
	EXPECT_TRUE(HasExpired(game, kLaw));
	game.VoteAll(Thumb::Up);
	ExpectUnchanged(game, Param::HandSpreadAngle);
	EXPECT_LE(std::abs(PullInTurn(game)), kStray);
	EXPECT_LE(std::abs(PullInTurn(game)), kStray);
}

// Rules 4.5, 12.4
TEST(WeakerHand, DoesNotChangeAFlickOff)
{
	ExpectFlickOffUnchangedBy(kLaw);
	auto setup = Steadied(MissionUnder(kLaw), 1);
	setup.position->generation = 4;
	setup.position->unflicked = {1, 0, 0, 0};
	TestGame game = LawGame(setup);
	ExpectPulled(PullInTurn(game));
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
	game.CommitAims();
	for (const physics::Launch& launch : LaunchedNow(game).launches)
	{
		const std::int32_t off = (std::min)(launch.angle, physics::kFullTurn - launch.angle);
		EXPECT_LE(off, kStray) << "all aim at 0°";
	}
}

} // namespace
} // namespace faith::flick::test
