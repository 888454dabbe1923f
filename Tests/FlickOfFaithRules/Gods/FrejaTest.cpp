#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kRule{13, 8};
constexpr RuleNumber kPresence{8, 1};
constexpr RuleNumber kDomination{8, 2};
constexpr std::int32_t kDrift = Mm(20);

/// Freja in seat 0 against Ra when worship begins.
Setup FrejaFirst(Discs discs, std::uint64_t seed = 1)
{
	auto setup = AtWorship(WithGods(Study(2, std::move(discs)), {"freja", "ra"}));
	setup.seed = seed;
	return setup;
}

/// Where the Heart landed in the last command.
Point Landing(const TestGame& game)
{
	const auto moves = MovesOf(game, "freja");
	EXPECT_FALSE(moves.empty());
	return moves.empty() ? Point{} : moves.front().position;
}

std::int64_t Squared(std::int32_t length)
{
	return std::int64_t{length} * length;
}

// Rule 13.8
TEST(Freja, IsAskedAtTheBeginningOfWorshipAndMayDecline)
{
	TestGame game = PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(0))}));
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	EXPECT_EQ(game.State().pending.Front(), QuestionOf("freja", 0, 2, true));
	EXPECT_TRUE(game.Happened<Scored>().empty()) << "before step a";
	game.Do(Answer(0, 0));
	EXPECT_EQ(game.Score(0), 0);
	EXPECT_EQ(game.Score(1), 1 + 2);
	EXPECT_TRUE(MovesOf(game, "freja").empty());
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Heart, kNobody)).place, Place::Box);
}

// Rules 11.5, 13.8
TEST(Freja, IsAskedOnlyWhenProphetsOfOthersLieOnTheMap)
{
	const Discs own{OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1)),
		Position::Disc{PieceKind::Prophet, 1, Place::Pool, {}, kNoPiece}};
	EXPECT_EQ(PlayGods(FrejaFirst(own)).Asked(), DecisionKind::Vote);
	EXPECT_TRUE(IsAsking(PlayGods(FrejaFirst({OnMap(PieceKind::Sphinx, 1, AtSea(0))})), "freja"));
}

// Rules 10.1, 13.8
TEST(Freja, NamesASpotOnTheMap)
{
	TestGame game = PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(0))}));
	for (const Point& beyond : {Point{240'001, 0}, Point{0, -240'001}})
	{
		game.Refuse(AnswerAt(0, beyond), Reason::SpotOffTheMap);
	}
	game.Refuse(AnswerAt(0, {2'000'000'000, 0}), Reason::SpotOffTheMap);
	EXPECT_EQ(game.Refuse(Answer(0, 2), Reason::OptionUnknown), Details{2});
	EXPECT_EQ(game.Refuse(AnswerAt(1, City(0)), Reason::NotYourTurn), Details{1});
	game.Refuse(Vote{0, Thumb::Up}, Reason::NotNow);
	game.Do(AnswerAt(0, {240'000, -240'000}));
}

// Rule 13.8
TEST(Freja, DropsTheHeartWithinTwentyMillimetresOnAllSidesButNeverOffTheMat)
{
	std::set<std::pair<bool, bool>> sides;
	std::int64_t farthest = 0;
	for (std::uint64_t seed = 1; seed <= 300; ++seed)
	{
		TestGame game = PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(0))}, seed));
		game.Do(AnswerAt(0, AtSea(1)));
		const Point landed = Landing(game);
		farthest = (std::max)(farthest, physics::DistanceSquared(landed, AtSea(1)));
		sides.emplace(landed.x > AtSea(1).x, landed.y > AtSea(1).y);
	}
	EXPECT_LE(farthest, Squared(kDrift));
	EXPECT_GT(farthest, Squared(kDrift - Mm(1))) << "sometimes it comes near the limit";
	EXPECT_EQ(sides.size(), 4u);
	for (std::uint64_t seed = 1; seed <= 100; ++seed)
	{
		const Point corner = board::CornerPoint(static_cast<int>(seed % 4));
		TestGame game = PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(0))}, seed));
		game.Do(AnswerAt(0, corner));
		EXPECT_TRUE(board::CentreOnMat(Landing(game)));
		EXPECT_LE(physics::DistanceSquared(Landing(game), corner), Squared(kDrift));
	}
}

// Rules 8.1, 8.2, 13.8
TEST(Freja, CountsTheProphetsOfOthersThatTheHeartTouchesForHerself)
{
	const Discs discs{OnMap(PieceKind::Prophet, 1, City(0)), OnMap(PieceKind::Prophet, 1, City(2)),
		OnMap(PieceKind::Prophet, 0, Beside(2, 4))};
	TestGame game = PlayGods(FrejaFirst(discs));
	const PieceId converted = game.Find(PieceKind::Prophet, 1, 0);
	game.Do(AnswerAt(0, City(0)));
	EXPECT_EQ(game.PointsFor(0, kPresence), 2);
	EXPECT_EQ(game.PointsFor(0, kDomination), 2) << "the north; in the south they are even";
	EXPECT_EQ(game.PointsFor(1, kPresence), 1) << "the south only";
	EXPECT_EQ(game.PointsFor(1, kDomination), 0);
	EXPECT_EQ(game.Happened<Scored>().at(0).pieces, (PieceList{converted}));
	EXPECT_EQ(game.PieceAt(converted).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(converted).owner, 1) << "it goes home to its owner";
}

// Rules 2.5, 13.8
TEST(Freja, ConvertsWhatTheHeartTouchesWhereItLanded)
{
	// The rims of Heart and prophet would just meet at the named spot: the drift decides.
	constexpr std::int32_t kReach = RowOf(PieceKind::Heart).reach + RowOf(PieceKind::Prophet).radius;
	const Point named{City(0).x, City(0).y + kReach};
	std::set<bool> seen;
	for (std::uint64_t seed = 1; seed <= 60; ++seed)
	{
		TestGame game = PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(0))}, seed));
		game.Do(AnswerAt(0, named));
		const bool touched = physics::DistanceSquared(Landing(game), City(0)) <= Squared(kReach);
		EXPECT_EQ(game.Score(0), touched ? 3 : 0);
		EXPECT_EQ(game.Score(1), touched ? 0 : 3);
		seen.insert(touched);
	}
	EXPECT_EQ(seen.size(), 2u);
}

// Rules 2.7, 13.8
TEST(Freja, ConvertsNoTempleAndAProphetOnATempleWithIt)
{
	const Discs discs{OnMap(PieceKind::Temple, 1, City(0)),
		OnMap(PieceKind::Prophet, 1, {City(0).x + Mm(27), City(0).y}, 0), OnMap(PieceKind::Prophet, 0, Beside(0, 6))};
	TestGame game = PlayGods(FrejaFirst(discs));
	// Too far from the prophet itself, but not from the temple it lies on.
	game.Do(AnswerAt(0, {City(0).x - Mm(25), City(0).y}));
	EXPECT_EQ(game.PointsFor(0, kPresence), 1);
	EXPECT_EQ(game.PointsFor(0, kDomination), 2) << "two prophets against a temple";
	EXPECT_EQ(game.PointsFor(1, kPresence), 1) << "for the temple";
	EXPECT_EQ(TemplesOnMap(game.State(), 1), 1);
}

// Rules 8.3, 13.8
TEST(Freja, HasTheHeartTakenAwayAfterStepB)
{
	TestGame game = PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(0))}));
	const PieceId heart = game.Find(PieceKind::Heart, kNobody);
	game.Do(AnswerAt(0, City(0)));
	const auto moves = MovesOf(game, "freja");
	ASSERT_EQ(moves.size(), 2u);
	EXPECT_EQ(moves[0].to, Place::Map);
	EXPECT_EQ(moves[1].piece, heart);
	EXPECT_EQ(moves[1].from, Place::Map);
	EXPECT_EQ(moves[1].to, Place::Box);
	EXPECT_EQ(moves[1].rule, kRule);
	EXPECT_EQ(game.PieceAt(heart).place, Place::Box);
	game.VoteAll(Thumb::Up);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, City(0))});
	ASSERT_EQ(game.PieceAt(disc).owner, 1);
	EXPECT_EQ(CountsFor(game.GetRules().Cards(), game.State(), disc), 1);
}

/// All discs of a mission leave the map but the last of player 1, which ends on a spot.
void PlayMissionEndingAt(TestGame& game, Point spot)
{
	while (game.Asked() == DecisionKind::Place)
	{
		const PieceId disc = game.PlaceAndFlick();
		const bool stays = game.PieceAt(disc).owner == 1 && UnflickedOf(game.State(), 1) == 0;
		game.Settle({stays ? Lies(disc, spot) : Leaves(disc)});
	}
}

// Rules 9.1, 13.8
TEST(Freja, MayDropTheHeartInEveryWorshipTheLastIncluded)
{
	TestGame game = PlayGods(WithGods(Study(2), {"freja", "zeus"}));
	for (int generation = 1; generation <= 4; ++generation)
	{
		PlayMissionEndingAt(game, Beside(2, 0));
		ASSERT_TRUE(IsAsking(game, "freja"));
		game.Do(AnswerAt(0, Beside(2, 0)));
		EXPECT_EQ(game.Score(0), 3 * generation);
		EXPECT_EQ(game.Score(1), 0);
		if (generation < 4)
		{
			game.VoteAll(Thumb::Up);
		}
	}
	EXPECT_EQ(game.State().winner, 0);
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Heart, kNobody)).place, Place::Box);
}

// Rules 13.6, 13.8
TEST(Freja, ChangesWhoIsTiedForTheMost)
{
	const Discs discs{OnMap(PieceKind::Prophet, 1, Beside(0, 0)), OnMap(PieceKind::Prophet, 1, Beside(0, 4))};
	TestGame game = PlayGods(AtWorship(WithGods(Study(2, discs), {"freja", "themis"})));
	game.Do(AnswerAt(0, Beside(0, 0)));
	EXPECT_EQ(game.Score(0), 1);
	EXPECT_EQ(game.Score(1), 1 + 2) << "Themis no longer dominates, but is tied";
}

// Rules 12.2, 12.11, 13.8
TEST(Freja, IsAskedAfterTheLostSheepAndTheKraken)
{
	const Discs discs{OnMap(PieceKind::Prophet, 1, AtSea(0)), OnMap(PieceKind::Prophet, 1, AtSea(1))};
	for (const auto& laws : {std::array{"lost_sheep", "kraken"}, std::array{"kraken", "lost_sheep"}})
	{
		TestGame game = PlayAllCards(UnderLaws(FrejaFirst(discs), {laws[0], laws[1]}));
		ASSERT_TRUE(IsAsking(game, "lost_sheep"));
		game.Do(Answer(1, 0));
		ASSERT_TRUE(IsAsking(game, "kraken"));
		game.Do(Answer(1, 1, game.Find(PieceKind::Prophet, 1, 0)));
		EXPECT_TRUE(IsAsking(game, "freja"));
	}
	TestGame swallowed = PlayAllCards(UnderLaws(FrejaFirst({discs[0]}), {"kraken"}));
	EXPECT_EQ(swallowed.Asked(), DecisionKind::Vote) << "the Kraken took the only one";
}

// Rules 12.12, 13.8
TEST(Freja, MakesAPilgrimageWithTheProphetsShePersuaded)
{
	const Discs discs{OnMap(PieceKind::Temple, 0, City(1)), OnMap(PieceKind::Temple, 0, City(2)),
		OnMap(PieceKind::Prophet, 0, City(3)), OnMap(PieceKind::Prophet, 1, City(0)),
		OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Prophet, 1, Beside(2, 0))};
	TestGame without = PlayAllCards(UnderLaws(FrejaFirst(discs), {"great_pilgrimage"}));
	without.Do(Answer(0, 0));
	EXPECT_EQ(without.PointsFor(0, {12, 12}), 1);
	EXPECT_EQ(without.PointsFor(1, {12, 12}), 1);
	TestGame with = PlayAllCards(UnderLaws(FrejaFirst(discs), {"great_pilgrimage"}));
	with.Do(AnswerAt(0, City(0)));
	EXPECT_EQ(with.PointsFor(0, {12, 12}), 3) << "all four islands";
	EXPECT_EQ(with.PointsFor(1, {12, 12}), 0) << "only two are left";
}

// Rules 9.4, 11.6, 13.8
TEST(Freja, IsNamedInTheLedgerForWhatTheHeartBrings)
{
	TestGame game =
		PlayGods(FrejaFirst({OnMap(PieceKind::Prophet, 1, City(2)), OnMap(PieceKind::Prophet, 0, City(1))}));
	game.Do(AnswerAt(0, City(2)));
	for (const Scored& entry : game.Happened<Scored>())
	{
		const bool byHeart = entry.islands == 1u << 2;
		EXPECT_EQ(entry.because.Contains(CardNamed("freja")), byHeart) << int{entry.islands};
	}
	EXPECT_EQ(game.Score(0), 6);
	EXPECT_EQ(game.Score(1), 0);
}

} // namespace
} // namespace faith::flick::test
