#include "FlickOfFaithRules/Rules.h"
#include "Support/TestCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <tuple>
#include <vector>

namespace faith::flick::test
{
namespace
{

/// The samples of a game; every one of them must be allowed.
std::vector<Command> Samples(const TestGame& game)
{
	const std::vector<Command> samples = SampleCommands(game.GetRules(), game.State());
	for (const Command& command : samples)
	{
		const Refusal refusal = game.GetRules().Check(game.State(), command);
		EXPECT_FALSE(refusal) << NameOf(refusal.code);
	}
	return samples;
}

template <class T>
std::vector<T> Only(const std::vector<Command>& commands)
{
	std::vector<T> found;
	for (const Command& command : commands)
	{
		if (const T* typed = std::get_if<T>(&command))
		{
			found.push_back(*typed);
		}
	}
	return found;
}

/// The prophets that some sample places.
std::set<PieceId> Placed(const TestGame& game)
{
	std::set<PieceId> pieces;
	for (const PlaceDiscs& place : Only<PlaceDiscs>(Samples(game)))
	{
		for (const Placing& placing : place.discs)
		{
			pieces.insert(placing.piece);
		}
	}
	return pieces;
}

TEST(Samples, EveryoneWhoIsAskedHasEveryChoice)
{
	flick::Setup setup;
	setup.players = 3;
	TestGame game(setup);
	EXPECT_EQ(Samples(game).size(), 6u);
	game.Do(ChooseGod{1, GodSide::A});
	EXPECT_EQ(Only<ChooseGod>(Samples(game)).size(), 4u);
	game.Do(ChooseGod{0, GodSide::A}).Do(ChooseGod{2, GodSide::A});
	std::set<Seat> aiming;
	for (const CommitAim& commit : Only<CommitAim>(Samples(game)))
	{
		aiming.insert(commit.player);
	}
	EXPECT_EQ(aiming, (std::set<Seat>{0, 1, 2}));
	game.CommitAims();
	EXPECT_TRUE(Samples(game).empty()) << "the table has to report";
	game.SettleFlickOff(2);
	game.Do(Vote{0, Thumb::Up});
	EXPECT_EQ(Only<Vote>(Samples(game)).size(), 4u);
}

TEST(Samples, EveryUnflickedProphetOfAnyKindIsPlaced)
{
	const TestGame game(Study(2,
		{Position::Disc{PieceKind::Templar, 0, Place::Hand, {}, kNoPiece},
			Position::Disc{PieceKind::Sphinx, 0, Place::Hand, {}, kNoPiece}}));
	EXPECT_EQ(Placed(game).size(), 7u);
}

TEST(Samples, WithTwoDiscsATurnEveryProphetIsPlacedEvenOfAnOddNumber)
{
	constexpr Modifier two{Param::DiscsPerFlick, Op::Override, 2};
	const TestCards cards({{.id = kNoCard, .key = "both_hands", .modifiers = {&two, 1}}});
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	EXPECT_EQ(Placed(TestGame(setup, cards.MakeRules())).size(), 5u);
	setup.position->unflicked = {1, 0, 0, 0};
	EXPECT_EQ(Placed(TestGame(setup, cards.MakeRules())).size(), 1u);
}

TEST(Samples, AFlickHasManyDirectionsAndPowersAndARepeatCanBeDeclined)
{
	TestGame game(Study(2));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	EXPECT_GE(Only<Flick>(Samples(game)).size(), 9u);
	EXPECT_TRUE(Only<Keep>(Samples(game)).empty());
	game.Do(Only<Flick>(Samples(game)).front());
	EXPECT_TRUE(Samples(game).empty());
	game.Settle({DiscRest{disc, TestGame::CloudSpot(0), kNoPiece, false}});
	EXPECT_GE(Only<Flick>(Samples(game)).size(), 9u);
	EXPECT_EQ(Only<Keep>(Samples(game)).size(), 1u);
}

/// Prophet, temple and island of every sample that builds.
std::set<std::tuple<PieceId, PieceId, int>> Builds(const TestGame& game)
{
	std::set<std::tuple<PieceId, PieceId, int>> builds;
	for (const BuildTemple& build : Only<BuildTemple>(Samples(game)))
	{
		for (int island = 0; island < 4; ++island)
		{
			if (board::AgainstIsland(island, Circle{build.spot, Mm(18)}) == physics::Contact::Inside)
			{
				builds.insert({build.prophet, build.temple, island});
			}
		}
	}
	return builds;
}

TEST(Samples, EveryProphetInACityAndEveryTempleThatMayMoveIsOffered)
{
	std::vector<Position::Disc> discs{OnMap(PieceKind::Prophet, 0, City(0))};
	TestGame fromHand(Study(2, discs));
	fromHand.TurnEndingAt(City(1));
	EXPECT_EQ(Builds(fromHand).size(), 2u) << "temples in hand are all alike";
	EXPECT_EQ(Only<DoneBuilding>(Samples(fromHand)).size(), 1u);
	for (IslandId island = 0; island < 4; ++island)
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, Beside(island, 0)));
	}
	TestGame fromMap(Study(2, discs));
	fromMap.TurnEndingAt(AtSea(0));
	EXPECT_EQ(Builds(fromMap).size(), 4u);
}

TEST(Samples, ATempleIsOfferedEveryIslandItMayStandOn)
{
	constexpr Modifier anywhere{Param::TempleOnAnyIsland, Op::Override, 1};
	const TestCards cards({{.id = kNoCard, .key = "law", .modifiers = {&anywhere, 1}}});
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	TestGame game(setup, cards.MakeRules());
	game.TurnEndingAt(City(0));
	EXPECT_EQ(Builds(game).size(), 4u);
}

// Rule 1.6
TEST(Samples, WhatACardForbidsIsNotOffered)
{
	const TestCards cards({{.id = kNoCard,
		.key = "no_temples",
		.constrain = [](const HookContext& context, const Command& command)
		{
			const bool builds = std::holds_alternative<BuildTemple>(command);
			return builds ? Refusal{Reason::ForbiddenByCard, {context.self.source.value}} : Refusal{};
		}}});
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	TestGame game(setup, cards.MakeRules());
	game.TurnEndingAt(City(0));
	EXPECT_EQ(Samples(game).size(), 1u) << "only to be done";
}

constexpr OfferHook kAsks{
	Moment::TurnStart, [](const HookContext&, Offering& offering) { offering.Ask(1, 0, 3, true); }};

constexpr Question kWhichPiece{"which", kAnswerPiece};

// Rule 11.5
TEST(Samples, EveryAnswerACardAcceptsIsOffered)
{
	const TestCards cards({{.id = kNoCard,
		.key = "picky",
		.offers = {&kAsks, 1},
		.questions = {&kWhichPiece, 1},
		.mayAnswer = [](const HookContext& context, const Decision&, const Choose& answer)
		{
			const bool suits = answer.option == 1 ? answer.piece == 7 : answer.piece < 3;
			return suits ? Refusal{} : Refusal{Reason::ForbiddenByCard, {context.self.source.value}};
		}}});
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	const TestGame game(setup, cards.MakeRules());
	std::set<std::tuple<int, int>> answers;
	for (const Choose& choose : Only<Choose>(Samples(game)))
	{
		EXPECT_EQ(choose.player, 1);
		if (choose.option != 0)
		{
			answers.insert({choose.option, choose.piece});
		}
	}
	EXPECT_EQ(answers, (std::set<std::tuple<int, int>>{{1, 7}, {2, 0}, {2, 1}, {2, 2}}));
}

// Rule 9.1
TEST(Samples, ThereIsNothingToDoOnceTheGameIsOver)
{
	auto setup = Study(2);
	setup.position->phase = StartPhase::Ending;
	setup.position->scores = {1, 0, 0, 0};
	EXPECT_TRUE(Samples(TestGame(setup)).empty());
}

} // namespace
} // namespace faith::flick::test
