#include "FlickOfFaithRules/Rules.h"

#include "FaithKernel/History.h"
#include "Support/TestCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace faith::flick::test
{
namespace
{

using Match = History<Rules>;

constexpr OfferHook kAsksPlayerOne{
	Moment::TurnStart, [](const HookContext&, Offering& offering) { offering.Ask(1, 0, 3, true); }};

const TestCards& CuriousCards()
{
	static const TestCards cards({{.id = kNoCard, .key = "curious", .offers = {&kAsksPlayerOne, 1}}});
	return cards;
}

TestGame AtCardQuestion()
{
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	return TestGame(setup, CuriousCards().MakeRules());
}

TestGame AtReflick()
{
	TestGame game(Study(2));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, TestGame::CloudSpot(0), kNoPiece, false}});
	return game;
}

/// A game of two players for every question that can be open; player 0 is asked, by the card player 1.
std::vector<TestGame> AtEveryQuestion()
{
	flick::Setup setup;
	setup.players = 2;
	std::vector<TestGame> games;
	TestGame game(setup);
	games.push_back(game);
	game.ChooseGods();
	games.push_back(game);
	game.CommitAims();
	games.push_back(game);
	game.SettleFlickOff(0);
	games.push_back(game);
	game.VoteAll(Thumb::Up);
	games.push_back(game);
	game.Place1(game.FindIn(Place::Hand, PieceKind::Prophet, 0));
	games.push_back(game);
	game.Do(Flick{0, {DiscAim{game.State().turn.discs[0], Aim{0, 500, 0}}}});
	games.push_back(game);
	games.push_back(AtReflick());
	TestGame building(Study(2));
	building.TurnEndingAt(City(0));
	games.push_back(building);
	games.push_back(AtCardQuestion());
	return games;
}

/// One command of every type, given by this seat.
std::vector<Command> EveryCommandOf(Seat seat)
{
	return {ChooseGod{seat, GodSide::B}, CommitAim{seat, TestGame::CloudSpot(0), Aim{0, 500, 0}}, Vote{seat, Thumb::Up},
		PlaceDiscs{seat, 0, {Placing{0, TestGame::CloudSpot(0)}}}, Flick{seat, {DiscAim{0, Aim{0, 500, 0}}}}, Settled{},
		Keep{seat}, BuildTemple{seat, 0, 9, City(0)}, DoneBuilding{seat}, Choose{seat, 1, kNoPiece, {}}};
}

/// Which command types answer which question, written down once more.
bool Answers(const Command& command, DecisionKind question)
{
	const std::vector<std::pair<std::size_t, DecisionKind>> answers{{0, DecisionKind::ChooseGod},
		{1, DecisionKind::CommitAim}, {2, DecisionKind::Vote}, {3, DecisionKind::Place}, {4, DecisionKind::Flick},
		{4, DecisionKind::Reflick}, {5, DecisionKind::Settle}, {6, DecisionKind::Reflick}, {7, DecisionKind::Build},
		{8, DecisionKind::Build}, {9, DecisionKind::Card}};
	return std::find(answers.begin(), answers.end(), std::pair(command.index(), question)) != answers.end();
}

// Rule 10.1
TEST(Rules, TheTableOfQuestionsIsComplete)
{
	std::vector<bool> seen(kEnumCount<DecisionKind>);
	for (const TestGame& game : AtEveryQuestion())
	{
		seen[static_cast<std::size_t>(game.Asked())] = true;
	}
	EXPECT_FALSE(seen[0]);
	for (std::size_t kind = 1; kind < seen.size(); ++kind)
	{
		EXPECT_TRUE(seen[kind]) << NameOf(static_cast<DecisionKind>(kind));
	}
	EXPECT_EQ(EveryCommandOf(0).size(), std::variant_size_v<Command>);
}

// Rule 10.1
TEST(Rules, EveryCommandThatDoesNotAnswerTheQuestionIsRefusedAndChangesNothing)
{
	for (TestGame& game : AtEveryQuestion())
	{
		for (const Seat seat : {0, 1})
		{
			for (const Command& command : EveryCommandOf(seat))
			{
				if (!Answers(command, game.Asked()))
				{
					EXPECT_EQ(game.Refuse(command, Reason::NotNow),
						std::vector<std::int32_t>{static_cast<std::int32_t>(game.Asked())});
				}
			}
		}
	}
}

// Rule 10.1
TEST(Rules, EveryCommandOfAnUnknownPlayerIsRefusedAndChangesNothing)
{
	for (TestGame& game : AtEveryQuestion())
	{
		for (const int seat : {2, 3, 255})
		{
			for (const Command& command : EveryCommandOf(static_cast<Seat>(seat)))
			{
				if (!std::holds_alternative<Settled>(command))
				{
					EXPECT_EQ(game.Refuse(command, Reason::UnknownPlayer), std::vector<std::int32_t>{seat});
				}
			}
		}
	}
}

// Rules 6.1, 10.1
TEST(Rules, EveryCommandOfAPlayerWhoIsNotAskedIsRefusedAndChangesNothing)
{
	for (TestGame& game : AtEveryQuestion())
	{
		const std::uint8_t waiting = game.State().pending.Front().waitingFor;
		for (const Seat seat : {0, 1})
		{
			for (const Command& command : EveryCommandOf(seat))
			{
				if ((waiting & SeatBit(seat)) == 0 && Answers(command, game.Asked()) && Rules::Actor(command))
				{
					EXPECT_EQ(game.Refuse(command, Reason::NotYourTurn), std::vector<std::int32_t>{seat});
				}
			}
		}
	}
}

// Rules 3.4, 4.1, 5.2, 10.1
TEST(Rules, WhoHasAnsweredASimultaneousQuestionMayNotAnswerAgain)
{
	const std::vector<Command> answers = EveryCommandOf(0);
	for (TestGame& game : AtEveryQuestion())
	{
		for (const std::size_t index : {0u, 1u, 2u})
		{
			if (Answers(answers[index], game.Asked()))
			{
				game.Do(answers[index]);
				EXPECT_EQ(game.Refuse(answers[index], Reason::AlreadyChosen), std::vector<std::int32_t>{0});
			}
		}
	}
}

// Rule 10.1
TEST(Rules, EveryMalformedAnswerIsRefusedAndChangesNothing)
{
	const std::vector<std::pair<Command, Reason>> malformed{
		{ChooseGod{0, static_cast<GodSide>(2)}, Reason::OptionUnknown},
		{CommitAim{0, TestGame::CloudSpot(0), Aim{-1, 500, 0}}, Reason::AngleOutOfRange},
		{CommitAim{0, At(0, 0), Aim{0, 500, 0}}, Reason::OutsideTheCloud},
		{Vote{0, static_cast<Thumb>(2)}, Reason::OptionUnknown}, {PlaceDiscs{0, 0, {}}, Reason::WrongNumberOfDiscs},
		{Flick{0, {}}, Reason::WrongNumberOfDiscs},
		{Settled{TableKind::Exact, {DiscRest{kNoPiece, {}, kNoPiece, false}}}, Reason::UnknownPiece},
		{BuildTemple{0, kNoPiece, kNoPiece, {}}, Reason::UnknownPiece},
		{Choose{1, 3, kNoPiece, {}}, Reason::OptionUnknown}};
	int refused = 0;
	for (TestGame& game : AtEveryQuestion())
	{
		for (const auto& [command, reason] : malformed)
		{
			if (Answers(command, game.Asked()))
			{
				game.Refuse(command, reason);
				++refused;
			}
		}
	}
	EXPECT_EQ(refused, 11) << "Flick fits two questions, Settled two games";
}

// Rule 10.2
TEST(Rules, EveryCommandHasItsPlayerAsActorAndTheTableNone)
{
	for (const Command& command : EveryCommandOf(3))
	{
		if (std::holds_alternative<Settled>(command))
		{
			EXPECT_FALSE(Rules::Actor(command));
		}
		else
		{
			EXPECT_EQ(Rules::Actor(command), std::optional<std::uint8_t>(3));
		}
	}
}

/// A match whose player 0 has prophets in two cities and has flicked a third prophet into the sea.
Match BeforeBuilding(bool practice = false)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 0, City(1))});
	setup.practice = practice;
	Match match = *Match::Start(Rules{PlainCatalogue()}, setup);
	EXPECT_FALSE(match.Submit(PlaceDiscs{0, 0, {Placing{2, TestGame::CloudSpot(0)}}}));
	EXPECT_FALSE(match.Submit(Flick{0, {DiscAim{2, Aim{0, 500, 0}}}}));
	EXPECT_FALSE(match.Submit(Settled{TableKind::Exact, {DiscRest{2, AtSea(2), kNoPiece, false}}}));
	return match;
}

constexpr PieceId kFirstTemple = 9; ///< of player 0: after seven prophets and two Templars

// Rule 10.2
TEST(Rules, OwnCommandsAreTakenBackOneAfterTheOtherToTheLatestFlick)
{
	Match match = BeforeBuilding();
	const std::uint64_t before = match.StateHash();
	EXPECT_FALSE(match.Submit(BuildTemple{0, 0, kFirstTemple, City(0)}));
	const std::uint64_t between = match.StateHash();
	EXPECT_FALSE(match.Submit(BuildTemple{0, 1, kFirstTemple + 1, City(1)}));
	EXPECT_EQ(match.State().turn.active, 1);
	EXPECT_EQ(match.Undo(1), UndoReason::NotYours);
	EXPECT_EQ(match.Undo(0), UndoReason::None);
	EXPECT_EQ(match.StateHash(), between);
	EXPECT_EQ(match.Undo(0), UndoReason::None);
	EXPECT_EQ(match.StateHash(), before);
	EXPECT_EQ(match.Undo(0), UndoReason::Barrier);
	EXPECT_EQ(match.StateHash(), before);
}

// Rule 10.2
TEST(Rules, APlacementIsTakenBackUntilTheFlick)
{
	Match match = *Match::Start(Rules{PlainCatalogue()}, Study(2));
	EXPECT_FALSE(match.Submit(PlaceDiscs{0, 0, {Placing{0, TestGame::CloudSpot(0)}}}));
	EXPECT_EQ(match.Undo(0), UndoReason::None);
	EXPECT_FALSE(match.Submit(PlaceDiscs{0, 0, {Placing{1, TestGame::CloudSpot(0)}}}));
	EXPECT_FALSE(match.Submit(Flick{0, {DiscAim{1, Aim{0, 500, 0}}}}));
	EXPECT_EQ(match.Undo(0), UndoReason::Barrier);
}

// Rule 10.2
TEST(Rules, AVoteIsTakenBackUntilAnotherVotesOrAllAreShown)
{
	auto setup = Study(3);
	setup.position->phase = StartPhase::Council;
	Match match = *Match::Start(Rules{PlainCatalogue()}, setup);
	EXPECT_FALSE(match.Submit(Vote{0, Thumb::Up}));
	EXPECT_EQ(match.Undo(1), UndoReason::NotYours);
	EXPECT_EQ(match.Undo(0), UndoReason::None);
	EXPECT_FALSE(match.Submit(Vote{0, Thumb::Down}));
	EXPECT_FALSE(match.Submit(Vote{1, Thumb::Down}));
	EXPECT_EQ(match.Undo(0), UndoReason::NotYours);
	EXPECT_FALSE(match.Submit(Vote{2, Thumb::Down}));
	EXPECT_EQ(match.Undo(2), UndoReason::Barrier) << "the votes are shown";
}

// Rule 10.2
TEST(Rules, NothingIsTakenBackOnceGodsAreShown)
{
	flick::Setup setup;
	setup.players = 2;
	Match match = *Match::Start(Rules{PlainCatalogue()}, setup);
	EXPECT_FALSE(match.Submit(ChooseGod{1, GodSide::B}));
	EXPECT_EQ(match.Undo(1), UndoReason::None);
	EXPECT_FALSE(match.Submit(ChooseGod{1, GodSide::A}));
	EXPECT_FALSE(match.Submit(ChooseGod{0, GodSide::A}));
	EXPECT_EQ(match.Undo(0), UndoReason::Barrier);
}

// Rule 10.2
TEST(Rules, NothingIsTakenBackOnceTheNextCouncilsCardsAreShown)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, City(0))});
	setup.position->unflicked = {1, 0, 0, 0};
	Match match = *Match::Start(Rules{PlainCatalogue()}, setup);
	EXPECT_FALSE(match.Submit(PlaceDiscs{0, 0, {Placing{1, TestGame::CloudSpot(0)}}}));
	EXPECT_FALSE(match.Submit(Flick{0, {DiscAim{1, Aim{0, 500, 0}}}}));
	EXPECT_FALSE(match.Submit(Settled{TableKind::Exact, {DiscRest{1, AtSea(2), kNoPiece, false}}}));
	EXPECT_FALSE(match.Submit(DoneBuilding{0}));
	ASSERT_EQ(match.State().generation, 2);
	EXPECT_EQ(match.Undo(0), UndoReason::Barrier);
}

// Rule 10.2
TEST(Rules, InPracticeEverythingIsTakenBackDownToTheSetup)
{
	Match match = BeforeBuilding(true);
	const std::uint64_t start = HashOf(match.StateAt(0));
	EXPECT_FALSE(match.Submit(BuildTemple{0, 0, kFirstTemple, City(0)}));
	for (int i = 0; i < 4; ++i)
	{
		EXPECT_EQ(match.Undo(1), UndoReason::None);
	}
	EXPECT_EQ(match.StateHash(), start);
	EXPECT_EQ(match.Undo(1), UndoReason::NothingToUndo);
}

/// Plays some samples with a fixed course; the hash after the set-up and after each command.
std::vector<std::uint64_t> Course(std::uint64_t seed)
{
	flick::Setup setup;
	setup.players = 3;
	setup.seed = seed;
	TestGame game(setup);
	std::vector<std::uint64_t> hashes{HashOf(game.State())};
	for (std::uint64_t i = 0; i < 60; ++i)
	{
		const std::vector<Command> samples = SampleCommands(game.GetRules(), game.State());
		if (samples.empty())
		{
			game.SettleFlickOff(1);
		}
		else
		{
			game.Do(samples[(i * 7) % samples.size()]);
		}
		hashes.push_back(HashOf(game.State()));
	}
	return hashes;
}

// Rule 10.4
TEST(RulesDeterminism, TheSameSetupSeedAndCommandsGiveTheSameGame)
{
	EXPECT_EQ(Course(5), Course(5));
	EXPECT_NE(Course(5).front(), Course(6).front());
}

// Rule 10.1
TEST(Rules, TheRuleBehindARefusalFollowsTheCommand)
{
	const Command place = PlaceDiscs{};
	const Command build = BuildTemple{};
	const Command vote = Vote{};
	EXPECT_EQ(RuleBehind(Reason::OffTheMat, &place), (RuleNumber{6, 3}));
	EXPECT_EQ(RuleBehind(Reason::OffTheMat, &build), (RuleNumber{7, 5}));
	EXPECT_EQ(RuleBehind(Reason::NotYourPiece, &build), (RuleNumber{7, 2}));
	EXPECT_EQ(RuleBehind(Reason::OptionUnknown, &vote), (RuleNumber{5, 2}));
	EXPECT_EQ(RuleBehind(Reason::SettledOverlap), (RuleNumber{6, 7}));
	EXPECT_EQ(RuleBehind(Reason::UnknownPiece, &place), RuleNumber{});
}

} // namespace
} // namespace faith::flick::test
