#include "FlickOfFaithAI/Coach.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"
#include "Support/Threads.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

namespace faith::flick
{
namespace
{

using test::At;
using test::Beside;
using test::City;
using test::Discs;
using test::LawGame;
using test::MissionUnder;
using test::OnMap;
using test::Study;
using test::TestGame;

/// Quick, for tests.
CoachSettings Quick()
{
	CoachSettings settings;
	settings.image = 600;
	settings.tries = 8;
	settings.draws = 40;
	return settings;
}

Advice SuggestFor(const TestGame& game, Seat seat, const CoachSettings& settings = Quick(), std::size_t threads = 1)
{
	faith::test::Threads executor(threads);
	SearchControl control;
	return Coach(game.GetRules(), settings, executor, control)
		.Suggest(ViewFor(game.GetRules().Cards(), game.State(), seat));
}

Evaluation EvaluateFor(const TestGame& game, const Flick& flick, const CoachSettings& settings = Quick())
{
	InlineExecutor executor;
	SearchControl control;
	return Coach(game.GetRules(), settings, executor, control)
		.Evaluate(ViewFor(game.GetRules().Cards(), game.State(), flick.player), flick);
}

/// Temples of seat 0 on every island.
Discs TempleOnEveryIsland()
{
	Discs discs;
	for (IslandId island = 0; island < 4; ++island)
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, City(island)));
	}
	return discs;
}

/// Seat 0 has placed a prophet.
TestGame ReadyToFlick(Discs discs)
{
	TestGame game(Study(2, std::move(discs)));
	game.Place1(game.FindIn(Place::Hand, PieceKind::Prophet, 0));
	return game;
}

Flick FlickOf(const TestGame& game, Aim aim)
{
	return Flick{0, {DiscAim{game.State().turn.discs[0], aim}}};
}

/// So that an undisturbed prophet comes to rest there.
Flick FlickAt(const TestGame& game, Point target)
{
	const Point from = game.PieceAt(game.State().turn.discs[0]).position;
	const std::int64_t way = physics::IntegerSqrt(static_cast<std::uint64_t>(physics::DistanceSquared(from, target)));
	return FlickOf(game, Aim{AngleTowards(from, target), PowerToReach(PieceKind::Prophet, way), 0});
}

// Rule 7.8
TEST(Coach, SendsWhoIsPresentEverywhereToTheNavel)
{
	const TestGame game = ReadyToFlick(TempleOnEveryIsland());
	CoachSettings settings = Quick();
	settings.steadiness = kSteadiest;
	const Advice advice = SuggestFor(game, 0, settings);
	ASSERT_EQ(advice.silence, Silence::None);
	ASSERT_FALSE(advice.flicks.empty());
	const FlickOutlook& best = advice.flicks.front();
	EXPECT_GT(best.discs.at(0).chances.navel, 0.8);
	EXPECT_NEAR(best.points[0], 5.0 * best.discs.at(0).chances.navel, 1e-9) << "1 VP and 1 VP for each island";
	EXPECT_EQ(best.points[1], 0.0);
	EXPECT_NEAR(best.worship[0], 12.0, 1e-9) << "3 VP for each island dominated";
}

TEST(Coach, SuggestsClearlyDifferentFlicksTheBestFirst)
{
	CoachSettings settings = Quick();
	settings.steadiness = kSteadiest;
	const Advice advice = SuggestFor(ReadyToFlick(TempleOnEveryIsland()), 0, settings);
	ASSERT_EQ(advice.flicks.size(), 3u);
	EXPECT_EQ(advice.flicks[0].regret, 0.0);
	for (std::size_t i = 1; i < advice.flicks.size(); ++i)
	{
		EXPECT_LE(advice.flicks[i].worth, advice.flicks[i - 1].worth);
		EXPECT_DOUBLE_EQ(advice.flicks[i].regret, advice.flicks[0].worth - advice.flicks[i].worth);
		EXPECT_LT(advice.flicks[i].discs.at(0).chances.navel, 1.0) << "another way to the Navel is nothing new";
		for (std::size_t j = 0; j < i; ++j)
		{
			const Aim& a = advice.flicks[i].flick.launches[0].aim;
			const Aim& b = advice.flicks[j].flick.launches[0].aim;
			EXPECT_TRUE(std::abs(a.angle - b.angle) >= 5'000 || std::abs(a.power - b.power) * 8 >= b.power);
		}
	}
}

// Rules 2.2, 2.4, 2.6
TEST(Coach, GivesChancesThatAddUp)
{
	const TestGame game = ReadyToFlick({});
	for (const std::int32_t power : {60, 300, 450, 1000})
	{
		const Evaluation evaluation = EvaluateFor(game, FlickOf(game, Aim{225'000, power, 0}));
		ASSERT_EQ(evaluation.silence, Silence::None);
		ASSERT_FALSE(evaluation.refusal);
		const RegionChances& chances = evaluation.flick.discs.at(0).chances;
		double land = chances.navel;
		for (std::size_t island = 0; island < 4; ++island)
		{
			EXPECT_LE(chances.cities[island], chances.islands[island]);
			land += chances.islands[island];
		}
		EXPECT_GE(land + chances.sea + chances.offMap, 1.0 - 1e-9);
		EXPECT_LE(chances.sea + chances.offMap, 1.0 + 1e-9);
		EXPECT_LE(chances.cloud, chances.sea + land + 1e-9);
		EXPECT_EQ(evaluation.flick.discs.at(0).landings.size(), 40u);
	}
}

TEST(Coach, TellsWhatLeavesTheMap)
{
	const TestGame game = ReadyToFlick({});
	const Evaluation evaluation = EvaluateFor(game, FlickOf(game, Aim{45'000, 1000, 0}));
	const DiscOutlook& disc = evaluation.flick.discs.at(0);
	EXPECT_EQ(disc.chances.offMap, 1.0);
	EXPECT_EQ(disc.chances.sea, 0.0);
	for (const Landing& landing : disc.landings)
	{
		EXPECT_TRUE(landing.left);
	}
	EXPECT_GT(evaluation.flick.regret, 0.0);
	EXPECT_EQ(evaluation.flick.points[0], 0.0);
}

TEST(Coach, RegretsNothingAboutItsOwnAdvice)
{
	CoachSettings settings = Quick();
	settings.steadiness = kSteadiest;
	settings.count = 1;
	const TestGame game = ReadyToFlick(TempleOnEveryIsland());
	const Advice advice = SuggestFor(game, 0, settings);
	const Evaluation evaluation = EvaluateFor(game, advice.flicks.front().flick, settings);
	EXPECT_NEAR(evaluation.flick.regret, 0.0, 1e-9);
	EXPECT_EQ(evaluation.flick, evaluation.best);
	EXPECT_EQ(evaluation.flick.discs.at(0).chances.navel, 1.0) << "a steady hand does not miss";
}

TEST(Coach, SeesThatASteadyHandEarnsMore)
{
	CoachSettings steady = Quick();
	steady.steadiness = kSteadiest;
	CoachSettings shaky = Quick();
	shaky.steadiness = kShakiest;
	const TestGame game = ReadyToFlick(TempleOnEveryIsland());
	const Flick flick = FlickAt(game, Point{});
	const Evaluation sure = EvaluateFor(game, flick, steady);
	const Evaluation chancy = EvaluateFor(game, flick, shaky);
	EXPECT_GT(sure.flick.worth, chancy.flick.worth);
	EXPECT_GT(sure.flick.points[0], chancy.flick.points[0]);
}

// Rule 10.3
TEST(Coach, KnowsNothingThatThePlayerDoesNot)
{
	const TestGame game = ReadyToFlick({OnMap(PieceKind::Prophet, 1, Beside(0, 0))});
	GameState other = game.State();
	other.random = Random{0xBADu};
	std::swap(other.deck[0], other.deck[1]);
	InlineExecutor executor;
	SearchControl control;
	const Coach coach(game.GetRules(), Quick(), executor, control);
	const Catalogue& cards = game.GetRules().Cards();
	EXPECT_EQ(coach.Suggest(ViewFor(cards, other, 0)).flicks, coach.Suggest(ViewFor(cards, game.State(), 0)).flicks);
}

TEST(Coach, GivesTheSameAdviceWithAnyNumberOfThreads)
{
	const TestGame game = ReadyToFlick({OnMap(PieceKind::Prophet, 1, Beside(1, 3))});
	const Advice one = SuggestFor(game, 0, Quick(), 1);
	EXPECT_EQ(SuggestFor(game, 0, Quick(), 3).flicks, one.flicks);
	CoachSettings other = Quick();
	other.seed = 2;
	EXPECT_NE(SuggestFor(game, 0, other).flicks, one.flicks) << "another seed, other draws";
}

// Rule 12.1
TEST(Coach, IsSilentWhenTheMapIsHidden)
{
	TestGame game = LawGame(MissionUnder("blind_obedience"));
	EXPECT_EQ(SuggestFor(game, 0).silence, Silence::None) << "nothing is hidden while the disc is placed";
	game.Place1(game.FindIn(Place::Hand, PieceKind::Prophet, 0));
	const Advice advice = SuggestFor(game, 0);
	EXPECT_EQ(advice.silence, Silence::MapHidden);
	EXPECT_TRUE(advice.flicks.empty());
	EXPECT_EQ(EvaluateFor(game, FlickAt(game, Point{})).silence, Silence::MapHidden);
}

TEST(Coach, SpeaksOnlyToWhoIsAskedToFlick)
{
	const TestGame game = ReadyToFlick({});
	EXPECT_EQ(SuggestFor(game, 1).silence, Silence::NothingToFlick);
	EXPECT_EQ(SuggestFor(game, kNobody).silence, Silence::NothingToFlick);
	EXPECT_EQ(SuggestFor(TestGame(flick::Setup{}), 0).silence, Silence::NothingToFlick);
}

TEST(Coach, PlacesTheDiscWhereThatIsStillToBeDone)
{
	const TestGame game(Study(2));
	const Advice advice = SuggestFor(game, 0);
	ASSERT_TRUE(advice.placing);
	ASSERT_FALSE(advice.flicks.empty());
	EXPECT_EQ(advice.flicks[0].flick.launches[0].piece, advice.placing->discs[0].piece);
	EXPECT_EQ(advice.table.pending.Front().kind, DecisionKind::Flick);
}

TEST(Coach, RefusesAFlickThatTheRulesRefuse)
{
	const TestGame game = ReadyToFlick({});
	EXPECT_EQ(EvaluateFor(game, FlickOf(game, Aim{0, 1001, 0})).refusal.code, Reason::PowerOutOfRange);
	EXPECT_EQ(EvaluateFor(game, Flick{0, {DiscAim{12, Aim{0, 10, 0}}}}).refusal.code, Reason::DiscNotReady);
}

// Rule 6.8
TEST(Coach, ComparesFlickingAgainWithKeeping)
{
	TestGame game = ReadyToFlick({});
	const PieceId disc = game.State().turn.discs[0];
	game.Do(FlickOf(game, Aim{225'000, 1, 0}));
	game.Do(PlayExactly(game.State()));
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	const Advice advice = SuggestFor(game, 0);
	ASSERT_TRUE(advice.keep);
	EXPECT_TRUE(advice.keep->discs.empty());
	EXPECT_GT(advice.keep->regret, 0.0);
	EXPECT_EQ(advice.flicks[0].flick.launches[0].piece, disc);
	EXPECT_FALSE(SuggestFor(ReadyToFlick({}), 0).keep);
}

// Rule 12.13
TEST(Coach, CountsWhatALawPays)
{
	// A prophet of seat 1 lies on the way, near the edge.
	TestGame game = LawGame(MissionUnder("holy_war", 2, {OnMap(PieceKind::Prophet, 1, At(150, 233))}));
	game.Do(PlaceDiscs{0, 0, {Placing{game.FindIn(Place::Hand, PieceKind::Prophet, 0), At(210, 210)}}});
	CoachSettings settings = Quick();
	settings.steadiness = kSteadiest;
	const Point from = At(210, 210);
	const Aim aim{AngleTowards(from, At(150, 233)), 900, 0};
	const Evaluation evaluation = EvaluateFor(game, FlickOf(game, aim), settings);
	EXPECT_GT(evaluation.flick.points[0], 0.9) << "1 VP for the prophet that leaves the map";
}

// Rules 7.2, 8.1, 8.2
TEST(Coach, BuildsWhatCanBeBuiltAndCountsTheWorship)
{
	CoachSettings settings = Quick();
	settings.steadiness = kSteadiest;
	const TestGame game = ReadyToFlick({OnMap(PieceKind::Temple, 1, City(3))});
	const Evaluation evaluation = EvaluateFor(game, FlickAt(game, City(0)), settings);
	EXPECT_EQ(evaluation.flick.discs.at(0).chances.cities[0], 1.0);
	EXPECT_NEAR(evaluation.flick.worship[0], 3.0, 1e-9);
	EXPECT_NEAR(evaluation.flick.worship[1], 3.0, 1e-9);
	EXPECT_EQ(evaluation.flick.points[0], 0.0);
}

// Rules 12.5, 12.6
TEST(Coach, AimsTwoDiscsAtOnce)
{
	for (const char* law : {"both_hands", "tower_of_babel"})
	{
		const TestGame game = LawGame(MissionUnder(law));
		const Advice advice = SuggestFor(game, 0);
		ASSERT_EQ(advice.silence, Silence::None) << law;
		ASSERT_FALSE(advice.flicks.empty());
		EXPECT_EQ(advice.flicks[0].discs.size(), 2u) << law;
		EXPECT_FALSE(game.GetRules().Check(advice.table, advice.flicks[0].flick));
	}
}

TEST(Coach, AnnouncesAndCountsItsWork)
{
	InlineExecutor executor;
	SearchControl control;
	const TestGame game = ReadyToFlick({});
	const CoachSettings settings = Quick();
	static_cast<void>(
		Coach(game.GetRules(), settings, executor, control).Suggest(ViewFor(game.GetRules().Cards(), game.State(), 0)));
	EXPECT_EQ(control.Planned(), Coach::Planned(settings));
	EXPECT_GE(control.Done(), control.Planned());
	EXPECT_LT(control.Done(), control.Planned() + 100) << "but for a few";
}

TEST(Coach, KeepsToABudget)
{
	for (const std::uint32_t flicks : {1'000u, 5'000u, 50'000u})
	{
		for (const std::uint32_t count : {1u, 3u, 8u})
		{
			const std::uint64_t planned = Coach::Planned(CoachWithin(flicks, count));
			EXPECT_LE(planned, flicks + 1'500) << flicks << " " << count;
			EXPECT_GE(planned, flicks) << flicks << " " << count;
		}
	}
}

} // namespace
} // namespace faith::flick
