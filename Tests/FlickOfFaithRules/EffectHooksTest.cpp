#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/View.h"
#include "Support/TestCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

/// What the toolbox card does when it is answered, by option; 0 declines.
enum Tool : std::uint8_t
{
	Decline,
	Pool,
	Hand,
	Box,
	Card,
	Map,
	Give,
	Gain,
	Lose,
	Use,
	Count,
	ToolCount,
};

void UseTool(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	switch (answer.option)
	{
	case Tool::Pool:
		return reaction.ToPool(answer.piece);
	case Tool::Hand:
		return reaction.ToHand(answer.piece);
	case Tool::Box:
		return reaction.ToBox(answer.piece);
	case Tool::Card:
		return reaction.ToCard(answer.piece);
	case Tool::Map:
		return reaction.PutOnMap(answer.piece, answer.spot);
	case Tool::Give:
		return reaction.GiveTo(answer.piece, answer.player);
	case Tool::Gain:
		return reaction.Award(answer.player, 3);
	case Tool::Lose:
		return reaction.Award(answer.player, -5);
	case Tool::Use:
		return reaction.UseUp();
	case Tool::Count:
		return reaction.Remember(2, context.self.memory[2] + 1);
	default:
		return;
	}
}

void AskActive(const HookContext& context, Offering& offering)
{
	offering.Ask(context.state.turn.active, 4, Tool::ToolCount, true);
}

constexpr OfferHook kToolsAtTurnStart{Moment::TurnStart, &AskActive};

/// The fifth is the one it asks.
constexpr std::array<Question, 5> kToolQuestions{{{"a"}, {"b"}, {"c"}, {"d"}, {"tool", kAnswerPiece | kAnswerSpot}}};

EffectDef Toolbox()
{
	return {.id = kNoCard,
		.key = "toolbox",
		.usesPerGeneration = 2,
		.offers = {&kToolsAtTurnStart, 1},
		.questions = kToolQuestions,
		.answered = &UseTool};
}

flick::Setup WithLaws(std::vector<EffectId> laws, std::vector<Position::Disc> discs = {})
{
	auto setup = Study(2, std::move(discs));
	setup.position->laws = std::move(laws);
	return setup;
}

/// A game in which the toolbox asks player 0.
struct ToolGame
{
	explicit ToolGame(flick::Setup setup = WithLaws({Law(0)})) : cards({Toolbox()}), game(setup, cards.MakeRules()) {}

	TestCards cards;
	TestGame game;
};

// Rule 11.5
TEST(EffectHooks, AQuestionIsPutToThePlayerItNamesAndTheGameWaits)
{
	ToolGame tools;
	TestGame& game = tools.game;
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	const Decision expected{DecisionKind::Card, SeatBit(0), Law(0), 4, Tool::ToolCount, true};
	EXPECT_EQ(game.State().pending.Front(), expected);
	ASSERT_EQ(game.Happened<CardAsked>().size(), 1u);
	EXPECT_EQ(game.Happened<CardAsked>()[0].player, 0);
	game.Refuse(PlaceDiscs{0, 0, {}}, Reason::NotNow);
	game.Refuse(Choose{1, Tool::Gain, kNoPiece, {}}, Reason::NotYourTurn);
	game.Refuse(Choose{0, Tool::ToolCount, kNoPiece, {}}, Reason::OptionUnknown);
	game.Refuse(Choose{0, 255, kNoPiece, {}}, Reason::OptionUnknown);
	const auto beyond = static_cast<PieceId>(game.State().pieces.Size());
	EXPECT_EQ(game.Refuse(Choose{0, Tool::Pool, beyond, {}}, Reason::UnknownPiece), std::vector<std::int32_t>{beyond});
	game.Do(Choose{0, Tool::Gain, kNoPiece, {}});
	EXPECT_EQ(game.Happened<CardAnswered>().at(0).option, Tool::Gain);
	EXPECT_EQ(game.Score(0), 3);
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
}

// Rule 11.5
TEST(EffectHooks, DecliningHasNoConsequence)
{
	ToolGame tools;
	tools.game.Do(Choose{0, Tool::Decline, kNoPiece, {}});
	EXPECT_EQ(tools.game.Asked(), DecisionKind::Place);
	EXPECT_EQ(tools.game.Happened<CardAnswered>().size(), 1u);
	EXPECT_EQ(tools.game.Events().size(), 1u);
}

// Rule 11.5
TEST(EffectHooks, ACardMayInsistAndMayRefuseAnAnswer)
{
	constexpr OfferHook insists{
		Moment::TurnStart, [](const HookContext&, Offering& offering) { offering.Ask(1, 0, 3, false); }};
	const TestCards cards({{.id = kNoCard,
		.key = "strict",
		.offers = {&insists, 1},
		.mayAnswer = [](const HookContext& context, const Decision&, const Choose& answer) {
			return answer.option == 1 ? Refusal{Reason::ForbiddenByCard, {context.self.source.value}} : Refusal{};
		}}});
	TestGame game(WithLaws({Law(0)}), cards.MakeRules());
	game.Refuse(Choose{0, 2, kNoPiece, {}}, Reason::NotYourTurn);
	EXPECT_EQ(game.Refuse(Choose{1, 0, kNoPiece, {}}, Reason::OptionUnknown), std::vector<std::int32_t>{0});
	EXPECT_EQ(
		game.Refuse(Choose{1, 1, kNoPiece, {}}, Reason::ForbiddenByCard), std::vector<std::int32_t>{Law(0).value});
	game.Do(Choose{1, 2, kNoPiece, {}});
	EXPECT_EQ(game.Active(), 0);
}

// Rules 11.3, 11.5
TEST(EffectHooks, SeveralQuestionsOfOneMomentComeOneAfterTheOther)
{
	constexpr OfferHook asksBoth{Moment::TurnStart,
		[](const HookContext&, Offering& offering)
		{
			offering.Ask(1, 7, 2, true);
			offering.Ask(0, 8, 2, true);
		}};
	constexpr OfferHook asksRich{Moment::TurnStart,
		[](const HookContext& context, Offering& offering)
		{
			if (context.state.players[0].score > 0)
			{
				offering.Ask(0, 9, 2, true);
			}
		}};
	const auto pay = [](const HookContext&, const Decision&, const Choose& answer, Reaction& reaction)
	{ reaction.Award(answer.player, answer.option); };
	const TestCards cards({{.id = kNoCard, .key = "late", .order = 1, .offers = {&asksRich, 1}, .answered = pay},
		{.id = kNoCard, .key = "early", .offers = {&asksBoth, 1}, .answered = pay}});
	TestGame game(WithLaws({Law(0), Law(1)}), cards.MakeRules());
	EXPECT_EQ(game.State().pending.Front().question, 7);
	game.Refuse(Choose{0, 1, kNoPiece, {}}, Reason::NotYourTurn);
	game.Do(Choose{1, 1, kNoPiece, {}});
	EXPECT_EQ(game.State().pending.Front().question, 8);
	game.Do(Choose{0, 1, kNoPiece, {}});
	ASSERT_EQ(game.Asked(), DecisionKind::Card) << "the second card sees what the first has done";
	EXPECT_EQ(game.State().pending.Front().question, 9);
	game.Do(Choose{0, 1, kNoPiece, {}});
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_EQ(game.Score(0), 2);
	EXPECT_EQ(game.Score(1), 1);
}

template <Moment moment>
constexpr OfferHook kAsks{moment,
	[](const HookContext&, Offering& offering) { offering.Ask(1, static_cast<std::uint8_t>(moment), 1, true); }};

constexpr std::array<OfferHook, 12> kAsksAlways{kAsks<Moment::TurnStart>, kAsks<Moment::BeforeFlick>,
	kAsks<Moment::Rest>, kAsks<Moment::StepA>, kAsks<Moment::StepB>, kAsks<Moment::StepC>, kAsks<Moment::StepD>,
	kAsks<Moment::TurnEnd>, kAsks<Moment::WorshipPre>, kAsks<Moment::WorshipA>, kAsks<Moment::WorshipB>,
	kAsks<Moment::WorshipC>};

/// Declines until the cards have no more questions; at which moments they asked.
void DeclineAll(TestGame& game, std::vector<Moment>& asked)
{
	while (game.Asked() == DecisionKind::Card)
	{
		asked.push_back(static_cast<Moment>(game.State().pending.Front().question));
		game.Do(Choose{1, 0, kNoPiece, {}});
	}
}

// Rules 11.3, 11.5
TEST(EffectHooks, AfterEveryAnswerTheGameGoesOnWhereItStopped)
{
	const TestCards cards({{.id = kNoCard, .key = "curious", .offers = kAsksAlways}});
	auto setup =
		WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 1, Beside(1, 0)), OnMap(PieceKind::Prophet, 0, City(2))});
	setup.position->unflicked = {1, 0, 0, 0};
	TestGame game(setup, cards.MakeRules());
	std::vector<Moment> asked;
	DeclineAll(game, asked);
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	DeclineAll(game, asked);
	game.Do(Flick{0, {DiscAim{disc, Aim{0, 500, 0}}}}).Settle({DiscRest{disc, At(0, 0), kNoPiece, false}});
	DeclineAll(game, asked);
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	game.Do(BuildTemple{
		0, game.FindIn(Place::Map, PieceKind::Prophet, 0), game.FindIn(Place::Hand, PieceKind::Temple, 0), City(2)});
	DeclineAll(game, asked);
	std::vector<Moment> expected;
	for (const OfferHook& hook : kAsksAlways)
	{
		expected.push_back(hook.moment);
	}
	EXPECT_EQ(asked, expected);
	EXPECT_EQ(game.Score(0), 2 + 3);
	EXPECT_EQ(game.Score(1), 3);
	EXPECT_EQ(game.State().generation, 2);
}

// Rule 11.4
TEST(EffectHooks, EverythingACardDoesIsToldInItsName)
{
	for (const auto& [tool, place] : {std::pair(Tool::Pool, Place::Pool), std::pair(Tool::Hand, Place::Hand),
			 std::pair(Tool::Box, Place::Box), std::pair(Tool::Card, Place::Card), std::pair(Tool::Map, Place::Map)})
	{
		ToolGame tools(WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 1, Beside(0, 0))}));
		const PieceId piece = tools.game.FindIn(Place::Map, PieceKind::Prophet, 1);
		tools.game.Do(Choose{0, tool, piece, Beside(1, 0)});
		EXPECT_EQ(tools.game.PieceAt(piece).place, place);
		EXPECT_EQ(tools.game.PieceAt(piece).card, place == Place::Card ? Law(0) : kNoCard);
		EXPECT_EQ(tools.game.PieceAt(piece).position, place == Place::Map ? Beside(1, 0) : Point{});
		const auto moved = tools.game.Happened<PieceMoved>();
		ASSERT_EQ(moved.size(), 1u);
		EXPECT_EQ(moved[0].card, Law(0));
		EXPECT_EQ(moved[0].rule, (RuleNumber{12, 1}));
		EXPECT_EQ(moved[0].to, place);
	}
	ToolGame tools;
	const PieceId sphinx = tools.game.Find(PieceKind::Sphinx, kNobody);
	tools.game.Do(Choose{0, Tool::Give, sphinx, {}});
	EXPECT_EQ(tools.game.PieceAt(sphinx).owner, 0);
	EXPECT_EQ(tools.game.PieceAt(sphinx).place, Place::Hand);
	EXPECT_EQ(UnflickedOf(tools.game.State(), 0), 6);
}

// Rule 9.4
TEST(EffectHooks, NobodyFallsBelowZeroAndTheLedgerKnowsWhatWasReallyLost)
{
	auto setup = WithLaws({Law(0)});
	setup.position->scores = {3, 0, 0, 0};
	ToolGame tools(setup);
	tools.game.Do(Choose{0, Tool::Lose, kNoPiece, {}});
	EXPECT_EQ(tools.game.Score(0), 0);
	const auto entries = tools.game.Happened<Scored>();
	ASSERT_EQ(entries.size(), 1u);
	EXPECT_EQ(entries[0].points, -3);
	EXPECT_EQ(entries[0].card, Law(0));
	EXPECT_EQ(entries[0].rule, (RuleNumber{12, 1}));
	tools.game.TurnEndingAt(AtSea(0));
	tools.game.Do(Choose{1, Tool::Lose, kNoPiece, {}});
	EXPECT_EQ(tools.game.Score(1), 0);
	EXPECT_TRUE(tools.game.Happened<Scored>().empty());
}

const ActiveEffect& FirstLaw(const TestGame& game)
{
	return game.State().effects.Back();
}

// Rule 11.4
TEST(EffectHooks, UsesAreRefilledInTheNextGenerationAndMemoryLasts)
{
	auto setup = WithLaws({Law(0)});
	setup.position->unflicked = {2, 2, 0, 0};
	ToolGame tools(setup);
	TestGame& game = tools.game;
	EXPECT_EQ(FirstLaw(game).usesLeft, 2);
	for (const std::uint8_t left : {1, 0, 0})
	{
		game.Do(Choose{game.Active(), Tool::Use, kNoPiece, {}});
		EXPECT_EQ(FirstLaw(game).usesLeft, left);
		game.TurnLeavingTheMap();
	}
	game.Do(Choose{1, Tool::Count, kNoPiece, {}});
	EXPECT_EQ(FirstLaw(game).memory, (std::array<std::int32_t, 4>{0, 0, 1, 0}));
	game.TurnLeavingTheMap();
	ASSERT_EQ(game.State().generation, 2);
	EXPECT_EQ(FirstLaw(game).usesLeft, 2);
	game.VoteAll(Thumb::Up);
	game.Do(Choose{game.Active(), Tool::Count, kNoPiece, {}});
	const auto& effects = game.State().effects;
	EXPECT_EQ(effects[effects.Size() - 2].memory[2], 2);
}

// Rule 8.3
TEST(EffectHooks, AProphetOnACardComesHomeInWorship)
{
	auto setup = WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 1, Beside(0, 0))});
	setup.position->unflicked = {1, 0, 0, 0};
	ToolGame tools(setup);
	const PieceId piece = tools.game.FindIn(Place::Map, PieceKind::Prophet, 1);
	tools.game.Do(Choose{0, Tool::Card, piece, {}});
	tools.game.TurnLeavingTheMap();
	EXPECT_EQ(tools.game.PieceAt(piece).place, Place::Hand);
	EXPECT_EQ(tools.game.PieceAt(piece).card, kNoCard);
	EXPECT_EQ(tools.game.Score(1), 0) << "on the card it is on no island";
}

// Rules 1.6, 10.1
TEST(EffectHooks, ACardMayForbidWhatTheRulesAllowAndNothingElse)
{
	const TestCards cards({{.id = kNoCard,
		.key = "no_temples",
		.constrain = [](const HookContext& context, const Command& command)
		{
			const bool builds = std::holds_alternative<BuildTemple>(command);
			return builds ? Refusal{Reason::ForbiddenByCard, {context.self.source.value}} : Refusal{};
		}}});
	TestGame game(WithLaws({Law(0)}), cards.MakeRules());
	const PieceId prophet = game.TurnEndingAt(City(0));
	const PieceId temple = game.FindIn(Place::Hand, PieceKind::Temple, 0);
	EXPECT_EQ(game.Refuse(BuildTemple{0, prophet, temple, City(0)}, Reason::ForbiddenByCard),
		std::vector<std::int32_t>{Law(0).value});
	game.Refuse(BuildTemple{0, prophet, temple, At(0, 0)}, Reason::OutsideTheIsland);
	game.Do(DoneBuilding{0});
}

constexpr ReactHook kTakesLost{Moment::StepC,
	[](const HookContext& context, Reaction& reaction)
	{
		for (const PieceId lost : ProphetsIn(context.state, Place::OffMap))
		{
			reaction.ToCard(lost);
		}
	}};

// Rules 7.9, 8.3
TEST(EffectHooks, ACardMayTakeALostProphetUntilWorship)
{
	const TestCards cards({{.id = kNoCard, .key = "net", .reacts = {&kTakesLost, 1}}});
	auto setup = WithLaws({Law(0)});
	setup.position->unflicked = {1, 1, 0, 0};
	TestGame game(setup, cards.MakeRules());
	const PieceId disc = game.TurnLeavingTheMap();
	EXPECT_EQ(game.PieceAt(disc).place, Place::Card);
	EXPECT_EQ(game.PieceAt(disc).card, Law(0));
	const auto moved = game.Happened<PieceMoved>();
	ASSERT_EQ(moved.size(), 1u);
	EXPECT_EQ(moved[0].rule, (RuleNumber{12, 1}));
	EXPECT_EQ(moved[0].card, Law(0));
	game.TurnEndingAt(AtSea(1));
	EXPECT_EQ(game.PieceAt(disc).place, Place::Hand);
}

// Rules 6.6, 11.6
TEST(EffectHooks, CardsBendTheHandOneAfterTheOther)
{
	const TestCards cards({{.id = kNoCard,
							   .key = "left",
							   .order = 1,
							   .bendHand = [](const HookContext&, Seat player, const HandSpread&, HandError& error)
							   { error.angle = player == 0 ? error.angle + 10'000 : error.angle; }},
		{.id = kNoCard, .key = "steady", .bendHand = [](const HookContext&, Seat, const HandSpread&, HandError& error) {
			 error = HandError{};
		 }}});
	TestGame game(WithLaws({Law(0), Law(1)}), cards.MakeRules());
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{200'000, 500, 0}}}});
	EXPECT_EQ(game.State().launched.launches[0].angle, 210'000);
}

// Rules 2.9, 2.10, 8.1
TEST(EffectHooks, ACardMayLetAProphetCountForSomebodyElse)
{
	const TestCards cards({{.id = kNoCard, .key = "stolen", .countsFor = [](const HookContext& context, PieceId piece) {
								return context.state.pieces[piece].owner == 1 ? Seat{0} : kNobody;
							}}});
	auto setup = WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 1, City(0)), OnMap(PieceKind::Temple, 1, City(1))});
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup, cards.MakeRules());
	EXPECT_EQ(game.Score(0), 3) << "the prophet counts for another";
	EXPECT_EQ(game.Score(1), 3) << "the temple does not";
}

// Rules 8.1, 11.6
TEST(EffectHooks, AnIslandThatPaysNothingNamesTheCard)
{
	const TestCards cards(
		{{.id = kNoCard, .key = "poor", .replacePayment = [](const HookContext&, IslandPayment& payment) {
			  payment.points = 0;
		  }}});
	auto setup = WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 0, City(2))});
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup, cards.MakeRules());
	const auto unpaid = game.Happened<Unpaid>();
	ASSERT_EQ(unpaid.size(), 2u);
	EXPECT_EQ(unpaid[0].player, 0);
	EXPECT_EQ(unpaid[0].island, 2);
	EXPECT_EQ(unpaid[0].rule, (RuleNumber{8, 1}));
	EXPECT_EQ(unpaid[1].rule, (RuleNumber{8, 2}));
	EXPECT_EQ(unpaid[0].card, Law(0));
	EXPECT_EQ(PaidPresenceOf(
				  cards.Cards(), TestGame(WithLaws({Law(0)}, setup.position->discs), cards.MakeRules()).State(), 0),
		0);
}

constexpr ReactHook kDrawsASecret{Moment::TurnStart,
	[](const HookContext&, Reaction& reaction)
	{
		reaction.Remember(0, 5);
		reaction.RememberSecretly(0, reaction.Draw(7, 9));
	}};

// Rule 10.3
TEST(EffectHooks, WhatACardRemembersSecretlyIsInNobodysView)
{
	const TestCards cards({{.id = kNoCard, .key = "secret", .reacts = {&kDrawsASecret, 1}}});
	const TestGame game(WithLaws({Law(0)}), cards.MakeRules());
	const ActiveEffect& law = game.State().effects.Back();
	EXPECT_EQ(law.memory[0], 5);
	EXPECT_TRUE(law.secret[0] >= 7 && law.secret[0] <= 9) << law.secret[0];
	for (const Seat viewer : {Seat{0}, Seat{1}, kNobody})
	{
		const PlayerView view = ViewFor(cards.Cards(), game.State(), viewer);
		EXPECT_EQ(view.table.effects.Back().memory[0], 5);
		EXPECT_EQ(view.table.effects.Back().secret, (std::array<std::int32_t, 4>{}));
	}
}

// Rules 8.1, 8.2
TEST(EffectHooks, ACardMayCancelOrChangeWhatAnIslandPays)
{
	const TestCards cards({{.id = kNoCard,
		.key = "cursed",
		.replacePayment = [](const HookContext&, IslandPayment& payment)
		{
			payment.points = payment.island == 0 ? 0 : payment.points;
			payment.points += payment.island == 1 && payment.rule == RuleNumber{8, 2} ? 3 : 0;
		}}});
	auto setup = WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 0, City(1))});
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup, cards.MakeRules());
	EXPECT_EQ(game.PointsFor(0, RuleNumber{8, 1}), 1);
	EXPECT_EQ(game.PointsFor(0, RuleNumber{8, 2}), 5);
	const auto entries = game.Happened<Scored>();
	ASSERT_EQ(entries.size(), 2u);
	EXPECT_TRUE(entries[0].because.Empty());
	EXPECT_EQ(entries[1].because, (FixedVector<EffectId, kMaxEffects>{Law(0)}));
}

// Rules 8.1, 9.4
TEST(EffectHooks, ACardThatChangesAPaymentTwiceIsNamedOnce)
{
	constexpr Modifier more{Param::PresencePoints, Op::Add, 1};
	const TestCards cards({{.id = kNoCard,
		.key = "twice",
		.modifiers = {&more, 1},
		.replacePayment = [](const HookContext&, IslandPayment& payment) { payment.points += 1; }}});
	auto setup = WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 0, City(0))});
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup, cards.MakeRules());
	EXPECT_EQ(game.Happened<Scored>().at(0).points, 3);
	EXPECT_EQ(game.Happened<Scored>().at(0).because, (FixedVector<EffectId, kMaxEffects>{Law(0)}));
}

PieceId KingApe(const GameState& state)
{
	PieceId id = 0;
	while (state.pieces[id].kind != PieceKind::KingApe)
	{
		++id;
	}
	return id;
}

constexpr std::array<ReactHook, 2> kBringsAndTakes{{{Moment::Enact,
														[](const HookContext& context, Reaction& reaction)
														{ reaction.PutOnMap(KingApe(context.state), AtSea(2)); }},
	{Moment::Expire, [](const HookContext& context, Reaction& reaction) { reaction.ToBox(KingApe(context.state)); }}}};

// Rules 5.6, 8.6, 11.4
TEST(EffectHooks, WhatALawBroughtIsGoneWhenItEnds)
{
	const TestCards cards(
		{{.id = kNoCard, .key = "ape", .duration = Duration::ThisGeneration, .reacts = kBringsAndTakes}});
	auto setup = Study(2);
	setup.position->phase = StartPhase::Council;
	setup.position->unflicked = {1, 0, 0, 0};
	setup.position->deck = {Law(0)};
	TestGame game(setup, cards.MakeRules());
	game.VoteAll(Thumb::Up);
	const PieceId ape = KingApe(game.State());
	EXPECT_EQ(game.PieceAt(ape).place, Place::Map);
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(game.PieceAt(ape).place, Place::Box);
	EXPECT_EQ(game.Happened<PieceMoved>().back().card, Law(0));
}

} // namespace
} // namespace faith::flick::test
