#include "FlickOfFaithAI/MatchFacts.h"

#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithRules/Launching.h"
#include "Support/LawGame.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

/// A game under test that is watched from the set-up on.
class WatchedGame
{
public:
	explicit WatchedGame(const flick::Setup& setup, const Rules& rules = Rules{PlainCatalogue()})
		: game_(setup, rules), observer_(game_.GetRules())
	{
		observer_.After(game_.Events(), game_.State());
	}

	WatchedGame& Do(const Command& command)
	{
		observer_.Before(game_.State(), command);
		game_.Do(command);
		observer_.After(game_.Events(), game_.State());
		return *this;
	}

	/// The active player puts the next prophet on this spot of the cloud.
	PieceId Place(Point spot)
	{
		const PieceId disc = game_.FindIn(Place::Hand, PieceKind::Prophet, game_.Active());
		Do(PlaceDiscs{game_.Active(), game_.State().players[game_.Active()].corner, {Placing{disc, spot}}});
		return disc;
	}

	/// The active player flicks a disc so that it would stop at the spot if nothing were in its way.
	WatchedGame& FlickTo(PieceId disc, Point spot)
	{
		const LaunchMaker hand(game_.GetRules().Cards(), game_.State(), game_.Active());
		const Point from = game_.PieceAt(disc).position;
		const double way = std::hypot(spot.x - from.x, spot.y - from.y);
		const double degrees = std::atan2(spot.y - from.y, spot.x - from.x) * 180.0 / 3.14159265358979;
		const auto angle = physics::NormalAngle(static_cast<std::int32_t>(std::lround(degrees * 1000.0)));
		const std::int32_t power = hand.PowerFor(PieceKind::Prophet, std::lround(way));
		return Do(Flick{game_.Active(), {DiscAim{disc, Aim{angle, power, 0}}}});
	}

	WatchedGame& Settle(std::vector<DiscRest> discs)
	{
		Settled settled;
		settled.discs = std::move(discs);
		return Do(settled);
	}

	const TestGame& Game() const { return game_; }
	const MatchFacts& Facts() const { return observer_.Facts(); }

private:
	TestGame game_;
	MatchObserver observer_;
};

/// Hands so steady that a flick ends about where it is meant to.
flick::Setup Steady(flick::Setup setup, std::uint8_t generation)
{
	setup.steadiness.fill(kSteadiest);
	setup.position->generation = generation;
	return setup;
}

std::int32_t PointsFrom(const MatchFacts& facts, Seat seat, PointSource source)
{
	return facts.seats.at(seat).points[static_cast<std::size_t>(source)];
}

std::int32_t PointsOf(const SeatFacts& seat)
{
	return std::accumulate(seat.points.begin(), seat.points.end(), 0);
}

// Rules 7.8, 8.1, 8.2
TEST(MatchFacts, AgreeWithHowAMatchEnded)
{
	const Rules rules;
	for (std::uint8_t players = 2; players <= 4; ++players)
	{
		flick::Setup setup;
		setup.players = players;
		setup.seed = 40u + players;
		const std::vector<const Contestant*> seats(players, FindContestant("aim_at_city"));
		MatchObserver observer(rules);
		SearchControl control;
		const ContestResult result = PlayContest(
			rules, setup, seats, true, control,
			[&](std::span<const Event> events, const GameState& state) { observer.After(events, state); },
			[&](const GameState& state, const Command& command) { observer.Before(state, command); });
		const MatchFacts& facts = observer.Facts();
		EXPECT_EQ(facts.players, players);
		EXPECT_EQ(facts.first, result.first);
		EXPECT_EQ(facts.winner, result.winner);
		ASSERT_LT(facts.winner, players);
		ASSERT_EQ(facts.seats.size(), players);
		std::int32_t total = 0;
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_EQ(PointsOf(facts.seats[seat]), result.scores[seat]) << int{players} << ", seat " << int{seat};
			EXPECT_EQ(facts.seats[seat].god, result.gods[seat]);
			EXPECT_GT(facts.seats[seat].decisions, 0u);
			total += result.scores[seat];
		}
		ASSERT_EQ(facts.generations.size(), static_cast<std::size_t>(RowOf(Param::Generations, players).base));
		EXPECT_EQ(facts.generations.back().scores, result.scores);
		std::int32_t before = 0;
		for (const GenerationFacts& generation : facts.generations)
		{
			EXPECT_NE(generation.law, kNoCard);
			const std::int32_t after = std::accumulate(generation.scores.begin(), generation.scores.end(), 0);
			EXPECT_EQ(after - before, generation.points) << "scores are those after worship";
			before = after;
		}
		EXPECT_EQ(before, total);
		EXPECT_LT(facts.lateFlicks, facts.flicks);
		EXPECT_LE(facts.contacts, facts.lateFlicks);
		EXPECT_LE(facts.costlyContacts, facts.contacts);
		EXPECT_GT(facts.city.aimed, 0u);
	}
}

// Rules 8.1, 8.2
TEST(MatchFacts, CountPresenceAndDominationForTheGenerationThatPaysThem)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Temple, 1, City(1))});
	setup.position->unflicked = {1, 0, 0, 0};
	WatchedGame watched(setup);
	const PieceId disc = watched.Place(TestGame::CloudSpot(0));
	watched.FlickTo(disc, AtSea(0)).Settle({Leaves(disc)}).Do(DoneBuilding{0});
	ASSERT_EQ(watched.Game().State().generation, 2);
	for (const Seat seat : {Seat{0}, Seat{1}})
	{
		EXPECT_EQ(PointsFrom(watched.Facts(), seat, PointSource::Presence), 1);
		EXPECT_EQ(PointsFrom(watched.Facts(), seat, PointSource::Domination), 2);
		EXPECT_EQ(PointsOf(watched.Facts().seats[seat]), 3);
	}
	ASSERT_EQ(watched.Facts().generations.size(), 2u);
	const GenerationFacts& first = watched.Facts().generations[0];
	EXPECT_EQ(first.points, 6);
	EXPECT_EQ(first.scores[0], 3) << "after its worship, though the next generation began in the same command";
	EXPECT_EQ(first.scores[1], 3);
	EXPECT_EQ(watched.Facts().generations[1].points, 0);
	EXPECT_EQ(watched.Facts().generations[1].scores, first.scores);
	EXPECT_EQ(watched.Facts().seats[0].decisions, 3u);
	EXPECT_EQ(watched.Facts().seats[1].decisions, 0u);
}

// Rules 7.8, 12.18
TEST(MatchFacts, CountWhatALawAddsToTheNavelAsPointsOfCards)
{
	WatchedGame watched(MissionUnder("sacrifice", 2, {OnMap(PieceKind::Temple, 0, City(1))}), Rules{LawsOnly()});
	const PieceId disc = watched.Place(TestGame::CloudSpot(0));
	watched.FlickTo(disc, Point{}).Settle({Lies(disc, Point{})});
	const std::int32_t score = watched.Game().Score(0);
	EXPECT_EQ(PointsFrom(watched.Facts(), 0, PointSource::Navel), 2);
	EXPECT_EQ(PointsFrom(watched.Facts(), 0, PointSource::Cards), score - 2);
	EXPECT_GT(score, 2);
	EXPECT_EQ(watched.Facts().navel, (AimFacts{1, 1}));
}

TEST(MatchFacts, CountWhatAFlickWasMeantForAndWhetherItGotThere)
{
	WatchedGame watched(Study(2));
	const PieceId missed = watched.Place(TestGame::CloudSpot(0));
	watched.FlickTo(missed, Point{});
	EXPECT_EQ(watched.Facts().navel, (AimFacts{1, 0}));
	EXPECT_EQ(watched.Facts().city, (AimFacts{0, 0}));
	watched.Settle({Lies(missed, AtSea(1))});
	EXPECT_EQ(watched.Facts().navel, (AimFacts{1, 0}));

	const CornerId corner = watched.Game().State().players[1].corner;
	const PieceId builder = watched.Place(TestGame::CloudSpot(corner));
	watched.FlickTo(builder, City(2)).Settle({Lies(builder, City(2))});
	EXPECT_EQ(watched.Facts().city, (AimFacts{1, 0})) << "a city is reached by building there";
	watched.Do(BuildTemple{1, builder, watched.Game().FindIn(Place::Hand, PieceKind::Temple, 1), City(2)});
	EXPECT_EQ(watched.Facts().city, (AimFacts{1, 1}));
	EXPECT_EQ(watched.Facts().seats[1].temples, 1u);
	EXPECT_EQ(watched.Facts().seats[0].temples, 0u);
	EXPECT_EQ(watched.Facts().flicks, 2u);
	EXPECT_EQ(watched.Facts().lateFlicks, 0u) << "in the first generation nothing is counted as late";
}

// Rules 8.1, 8.2
TEST(MatchFacts, CountAContactThatCostsPoints)
{
	// A prophet at the rim of an island is pushed off the map.
	for (const Seat owner : {Seat{1}, Seat{0}})
	{
		const Point rim{Mm(150), Mm(82)};
		WatchedGame watched(Steady(Study(2, {OnMap(PieceKind::Prophet, owner, rim)}), 2));
		ASSERT_TRUE(
			TouchesIsland(watched.Game().State(), watched.Game().FindIn(Place::Map, PieceKind::Prophet, owner), 1));
		const PieceId disc = watched.Place(At(205, 205));
		watched.FlickTo(disc, Point{11 * rim.x - 10 * Mm(205), 11 * rim.y - 10 * Mm(205)});
		EXPECT_EQ(watched.Facts().lateFlicks, 1u);
		EXPECT_EQ(watched.Facts().contacts, owner == 1 ? 1u : 0u) << "own pieces do not count";
		EXPECT_EQ(watched.Facts().costlyContacts, owner == 1 ? 1u : 0u);
	}
}

TEST(MatchFacts, CountAContactThatCostsNothing)
{
	// A prophet in the sea has no points to lose.
	WatchedGame watched(Steady(Study(2, {OnMap(PieceKind::Prophet, 1, At(150, 150))}), 2));
	const PieceId disc = watched.Place(At(210, 210));
	watched.FlickTo(disc, At(120, 120));
	EXPECT_EQ(watched.Facts().contacts, 1u);
	EXPECT_EQ(watched.Facts().costlyContacts, 0u);
}

TEST(MatchFacts, CountNoContactWhereNobodyIsInTheWayOrInTheFirstGeneration)
{
	WatchedGame late(Steady(Study(2, {OnMap(PieceKind::Prophet, 1, At(150, -150))}), 2));
	PieceId disc = late.Place(At(210, 210));
	late.FlickTo(disc, At(120, 120));
	EXPECT_EQ(late.Facts().lateFlicks, 1u);
	EXPECT_EQ(late.Facts().contacts, 0u);

	WatchedGame early(Steady(Study(2, {OnMap(PieceKind::Prophet, 1, At(150, 150))}), 1));
	disc = early.Place(At(210, 210));
	early.FlickTo(disc, At(120, 120));
	EXPECT_EQ(early.Facts().flicks, 1u);
	EXPECT_EQ(early.Facts().lateFlicks, 0u);
	EXPECT_EQ(early.Facts().contacts, 0u);
}

TEST(MatchFacts, KnowASoleLeader)
{
	EXPECT_EQ(SoleLeader(std::array<std::int32_t, 3>{3, 5, 1}), 1);
	EXPECT_EQ(SoleLeader(std::array<std::int32_t, 3>{-3, -5, -4}), 0);
	EXPECT_EQ(SoleLeader(std::array<std::int32_t, 1>{0}), 0);
	EXPECT_EQ(SoleLeader(std::array<std::int32_t, 3>{5, 1, 5}), kNobody);
	EXPECT_EQ(SoleLeader(std::array<std::int32_t, 4>{}), kNobody);
	EXPECT_EQ(SoleLeader({}), kNobody);
}

} // namespace
} // namespace faith::flick
