#include "FlickOfFaithAI/Opponent.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/Placed.h"
#include "Support/GodGame.h"
#include "Support/LawGame.h"
#include "Support/Threads.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// Little of everything, so that every part is at work.
Thinking Short()
{
	Thinking thinking;
	thinking.image = 120;
	thinking.candidates = 3;
	thinking.draws = 4;
	thinking.spots = 2;
	thinking.spotImage = 40;
	thinking.playouts = 2;
	thinking.deepCandidates = 2;
	thinking.deepDraws = 2;
	return thinking;
}

Command DecisionOf(const Thinking& thinking, const Rules& rules, const GameState& state, Seat seat)
{
	return Opponent(thinking, 7).Decide(rules, ViewFor(rules.Cards(), state, seat));
}

/// The same table with other secrets: the order of the deck, the lot, what others have chosen.
GameState WithOtherSecrets(GameState state, Seat viewer)
{
	state.random.state ^= 0x1234;
	state.random.Shuffle(state.deck, static_cast<std::uint32_t>(state.deck.Size()));
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		if (seat != viewer)
		{
			state.players[seat].secretThumb = Thumb::Up;
			state.players[seat].secretSide = GodSide::B;
			state.players[seat].secretAim = Aim{1000, 100, 10};
		}
	}
	for (ActiveEffect& effect : state.effects)
	{
		effect.secret[0] += 3;
	}
	return state;
}

/// Two games, at a vote and at a flick under a card that has a secret.
std::vector<TestGame> SomeQuestions()
{
	std::vector<TestGame> games;
	flick::Setup council = Study(3);
	council.position->phase = StartPhase::Council;
	games.push_back(TestGame(council, Rules{}));
	TestGame placing(UnderLaws(Study(2, {OnMap(PieceKind::Prophet, 1, Beside(0, 0))}), {"weaker_hand"}), Rules{});
	games.push_back(placing);
	PlaceProphet(placing);
	games.push_back(placing);
	return games;
}

// Rule 10.3
TEST(OpponentTest, WhatIsHiddenDoesNotChangeItsMove)
{
	for (const TestGame& game : SomeQuestions())
	{
		const Seat seat = game.Asked() == DecisionKind::Vote ? Seat{1} : game.Active();
		const GameState other = WithOtherSecrets(game.State(), seat);
		ASSERT_FALSE(other == game.State());
		EXPECT_EQ(DecisionOf(Short(), game.GetRules(), game.State(), seat),
			DecisionOf(Short(), game.GetRules(), other, seat));
	}
}

// Rules 5.2, 10.3
TEST(OpponentTest, WhoHasVotedAlreadyDoesNotChangeItsVote)
{
	for (std::uint64_t seed = 1; seed <= 8; ++seed)
	{
		flick::Setup council = Study(3);
		council.position->phase = StartPhase::Council;
		council.seed = seed;
		TestGame game(council, Rules{});
		ASSERT_EQ(game.Asked(), DecisionKind::Vote);
		const Command first = DecisionOf(Short(), game.GetRules(), game.State(), 1);
		game.Do(Vote{0, Thumb::Up}).Do(Vote{2, Thumb::Up});
		EXPECT_EQ(DecisionOf(Short(), game.GetRules(), game.State(), 1), first);
	}
}

TEST(OpponentTest, MovesAreTheSameWithAnyNumberOfThreads)
{
	for (const TestGame& game : SomeQuestions())
	{
		const Seat seat = game.Asked() == DecisionKind::Vote ? Seat{1} : game.Active();
		const PlayerView view = ViewFor(game.GetRules().Cards(), game.State(), seat);
		const Command alone = Opponent(Short(), 7).Decide(game.GetRules(), view);
		for (const std::size_t width : {2u, 3u})
		{
			faith::test::Threads threads(width);
			SearchControl control;
			EXPECT_EQ(Opponent(Short(), 7).Decide(game.GetRules(), view, threads, control), alone);
			EXPECT_GT(control.Done(), 0u);
		}
	}
}

TEST(OpponentTest, ACancelledSearchStillGivesALegalMove)
{
	for (const TestGame& game : SomeQuestions())
	{
		const Seat seat = game.Asked() == DecisionKind::Vote ? Seat{1} : game.Active();
		SearchControl control;
		control.Cancel();
		InlineExecutor here;
		const PlayerView view = ViewFor(game.GetRules().Cards(), game.State(), seat);
		const Command command = Opponent(Short(), 7).Decide(game.GetRules(), view, here, control);
		EXPECT_FALSE(game.GetRules().Check(game.State(), command));
	}
}

// Rules 10.3, 12.1
TEST(OpponentTest, DoesNotLookAtAMapThatIsHidden)
{
	const flick::Setup setup =
		UnderLaws(WithGods(Study(2, {OnMap(PieceKind::Prophet, 1, Beside(0, 0))}), {"ra", "tyr"}), {"blind_obedience"});
	for (const bool placedItself : {true, false})
	{
		TestGame game(setup, Rules{});
		Opponent opponent(Short(), 7);
		const Seat seat = game.Active();
		if (placedItself)
		{
			game.Do(opponent.Decide(game.GetRules(), ViewFor(game.GetRules().Cards(), game.State(), seat)));
		}
		else
		{
			PlaceProphet(game);
		}
		ASSERT_EQ(game.Asked(), DecisionKind::Flick);
		GameState moved = game.State();
		moved.pieces[game.Find(PieceKind::Prophet, 1)].position = Beside(3, 2);
		const PlayerView view = ViewFor(game.GetRules().Cards(), game.State(), seat);
		const PlayerView other = ViewFor(game.GetRules().Cards(), moved, seat);
		ASSERT_TRUE(view.mapHidden);
		Opponent same = opponent;
		const Command command = opponent.Decide(game.GetRules(), view);
		EXPECT_EQ(command, same.Decide(game.GetRules(), other));
		game.Do(command);
	}
}

// Rule 7.8
TEST(OpponentTest, GoesForTheNavelWhenPresentOnAllIslands)
{
	Discs temples;
	for (IslandId island = 0; island < 4; ++island)
	{
		temples.push_back(OnMap(PieceKind::Temple, 0, Beside(island, 2)));
	}
	flick::Setup setup = Study(2, temples);
	setup.steadiness[0] = kSteadiest;
	TestGame game(setup, Rules{PlainCatalogue()});
	PlaceProphet(game);
	const Command command = DecisionOf(Short(), game.GetRules(), game.State(), game.Active());
	game.Do(command);
	game.Do(PlayExactly(game.State()));
	EXPECT_EQ(game.Score(0), 5);
}

// Rules 7.2, 7.3
TEST(OpponentTest, BuildsTheTempleThatItsProphetEarned)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	game.TurnEndingAt(City(0));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	const Command command = DecisionOf(Short(), game.GetRules(), game.State(), game.Active());
	EXPECT_TRUE(std::holds_alternative<BuildTemple>(command));
}

// Rule 6.8
TEST(OpponentTest, FlicksAgainRatherThanStayInTheCloud)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	game.TurnEndingAt(TestGame::CloudSpot(game.State().players[game.Active()].corner));
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	const Command command = DecisionOf(Short(), game.GetRules(), game.State(), game.Active());
	EXPECT_TRUE(std::holds_alternative<Flick>(command));
}

// Rules 6.8, 12.5
TEST(OpponentTest, EveryLevelFlicksOneDiscAgainWhereACardForbidsBoth)
{
	TestGame game = LawGame(MissionUnder("tower_of_babel", 2, {}));
	const PieceId lower = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId upper = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	game.Do(PlaceDiscs{0, 0, {Placing{lower, At(205, 205)}, Placing{upper, At(205, 205)}}});
	game.Do(Flick{0, {DiscAim{lower, Aim{225'000, 200, 0}}}});
	game.Settle({Lies(lower, At(195, 225)), Lies(upper, At(225, 195))});
	ASSERT_EQ(game.Asked(), DecisionKind::Reflick);
	ASSERT_EQ(FlickableDiscs(game.State()).Size(), 2u);
	const PlayerView view = ViewFor(game.GetRules().Cards(), game.State(), 0);
	InlineExecutor here;
	SearchControl control;
	for (const std::span<const Contestant> list : {Levels(), Baselines(), Ideas()})
	{
		for (const Contestant& each : list)
		{
			const Command command = MakePlayer(each, 1)->Decide(game.GetRules(), view, here, control);
			EXPECT_FALSE(game.GetRules().Check(game.State(), command)) << each.key;
		}
	}
}

// Rule 4.1
TEST(OpponentTest, AimsAtTheNavelInAFlickOff)
{
	flick::Setup setup;
	setup.players = 2;
	setup.steadiness.fill(kSteadiest);
	TestGame game(setup, Rules{PlainCatalogue()});
	game.ChooseGods();
	ASSERT_EQ(game.Asked(), DecisionKind::CommitAim);
	for (const Seat seat : {Seat{0}, Seat{1}})
	{
		game.Do(DecisionOf(Short(), game.GetRules(), game.State(), seat));
	}
	const Settled report = PlayExactly(game.State());
	for (const DiscRest& rest : report.discs)
	{
		EXPECT_LT(physics::DistanceSquared(rest.position, Point{}), std::int64_t{Mm(60)} * Mm(60));
	}
}

TEST(OpponentTest, AnUnsteadyHandAimsWhereErrorsCostLess)
{
	// The nearest city lies beside the edge of a crowd: who sees the spread expects no more than who does not.
	Thinking sees = Short();
	sees.deepCandidates = 0;
	sees.image = 2000;
	sees.draws = 32;
	Thinking blind = sees;
	blind.seesSpread = false;
	flick::Setup setup = Study(2);
	setup.steadiness = {5000, 5000, 5000, 5000};
	TestGame game(setup, Rules{PlainCatalogue()});
	PlaceProphet(game);
	const auto meanOf = [&](const Thinking& thinking)
	{
		const Command command = DecisionOf(thinking, game.GetRules(), game.State(), game.Active());
		int onIsland = 0;
		for (std::uint64_t seed = 1; seed <= 200; ++seed)
		{
			GameState state = game.State();
			state.random.state = seed;
			std::vector<Event> events;
			EXPECT_FALSE(game.GetRules().Apply(state, command, events));
			const Settled report = PlayExactly(state);
			const Circle disc{report.discs.front().position, Mm(10)};
			for (int island = 0; island < 4; ++island)
			{
				onIsland += board::AgainstCity(island, disc) != physics::Contact::Outside ? 1 : 0;
			}
		}
		return onIsland;
	};
	EXPECT_GT(meanOf(sees), meanOf(blind));
}

} // namespace
} // namespace faith::flick
