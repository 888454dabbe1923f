#include "FlickOfFaithRules/Effects.h"
#include "Support/TestCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

using Because = FixedVector<EffectId, kMaxEffects>;

/// Two players with these laws in force, oldest first.
flick::Setup WithLaws(std::vector<EffectId> laws, std::vector<Position::Disc> discs = {})
{
	auto setup = Study(2, std::move(discs));
	setup.position->laws = std::move(laws);
	return setup;
}

std::int32_t PresencePoints(const TestCards& cards, std::vector<EffectId> laws)
{
	const TestGame game(WithLaws(std::move(laws)), cards.MakeRules());
	return Value(cards.Cards(), game.State(), Param::PresencePoints, 0);
}

/// Whose cards gave points in the last command, in order.
std::vector<EffectId> CardsThatPaid(const TestGame& game)
{
	std::vector<EffectId> cards;
	for (const Scored& entry : game.Happened<Scored>())
	{
		if (entry.card != kNoCard)
		{
			cards.push_back(entry.card);
		}
	}
	return cards;
}

/// Pays player 0 as many points as the moment's number.
template <Moment moment>
void PayMoment(const HookContext&, Reaction& reaction)
{
	reaction.Award(0, static_cast<std::int32_t>(moment));
}

template <Moment moment>
constexpr ReactHook kPays{moment, &PayMoment<moment>};

/// The moments at which a card paid in the last command, in order.
std::vector<Moment> MomentsOf(const TestGame& game, EffectId card)
{
	std::vector<Moment> moments;
	for (const Scored& entry : game.Happened<Scored>())
	{
		if (entry.card == card)
		{
			moments.push_back(static_cast<Moment>(entry.points));
		}
	}
	return moments;
}

// Rule 11.1
TEST(Effects, WithoutCardsEveryNumberHasItsBaseForEveryPlayerCount)
{
	const TestCards cards({});
	for (int players = 2; players <= 4; ++players)
	{
		const TestGame game(Study(players), cards.MakeRules());
		for (std::size_t i = 0; i < kEnumCount<Param>; ++i)
		{
			const auto param = static_cast<Param>(i);
			const ParamRow row = RowOf(param, players);
			EXPECT_EQ(Value(cards.Cards(), game.State(), param, 0), row.base) << NameOf(param);
			EXPECT_GE(row.base, row.lowest) << NameOf(param);
			EXPECT_LE(row.base, row.highest) << NameOf(param);
			EXPECT_TRUE(Explain(cards.Cards(), game.State(), param, 0).because.Empty());
		}
	}
}

constexpr Modifier kSetThree{Param::PresencePoints, Op::Override, 3};
constexpr Modifier kSetFive{Param::PresencePoints, Op::Override, 5};
constexpr Modifier kAddTwo{Param::PresencePoints, Op::Add, 2};
constexpr Modifier kHalf{Param::PresencePoints, Op::Multiply, 500};
constexpr Modifier kSetHundred{Param::PresencePoints, Op::Override, 100};
constexpr Modifier kLoseNine{Param::PresencePoints, Op::Add, -9};

// Rule 11.1
TEST(Effects, TheNewestCardThatSetsANumberWins)
{
	const TestCards cards({{.id = kNoCard, .key = "three", .modifiers = {&kSetThree, 1}},
		{.id = kNoCard, .key = "five", .modifiers = {&kSetFive, 1}}});
	EXPECT_EQ(PresencePoints(cards, {Law(0)}), 3);
	EXPECT_EQ(PresencePoints(cards, {Law(0), Law(1)}), 5);
	EXPECT_EQ(PresencePoints(cards, {Law(1), Law(0)}), 3);
}

// Rule 11.1
TEST(Effects, SettingThenAddingThenFactorsWhateverTheAgeOfTheCards)
{
	const TestCards cards({{.id = kNoCard, .key = "three", .modifiers = {&kSetThree, 1}},
		{.id = kNoCard, .key = "more", .modifiers = {&kAddTwo, 1}},
		{.id = kNoCard, .key = "half", .modifiers = {&kHalf, 1}}});
	std::vector<EffectId> laws{Law(0), Law(1), Law(2)};
	do
	{
		EXPECT_EQ(PresencePoints(cards, laws), 2) << "half of 3 + 2, rounded down";
	} while (std::next_permutation(laws.begin(), laws.end()));
}

// Rule 11.1
TEST(Effects, ANumberIsKeptWithinItsRangeOnlyAtTheEnd)
{
	const TestCards cards({{.id = kNoCard, .key = "hundred", .modifiers = {&kSetHundred, 1}},
		{.id = kNoCard, .key = "less", .modifiers = {&kLoseNine, 1}},
		{.id = kNoCard, .key = "half", .modifiers = {&kHalf, 1}},
		{.id = kNoCard, .key = "half", .modifiers = {&kHalf, 1}},
		{.id = kNoCard, .key = "half", .modifiers = {&kHalf, 1}},
		{.id = kNoCard, .key = "half", .modifiers = {&kHalf, 1}}});
	const ParamRow row = RowOf(Param::PresencePoints, 2);
	EXPECT_EQ(PresencePoints(cards, {Law(0)}), row.highest);
	EXPECT_EQ(PresencePoints(cards, {Law(1)}), row.lowest);
	EXPECT_EQ(PresencePoints(cards, {Law(0), Law(1), Law(2), Law(3), Law(4), Law(5)}), 5) << "a sixteenth of 91";
}

// Rule 11.1
TEST(Effects, HugeFactorsEndAtTheRange)
{
	constexpr Modifier huge{Param::TempleMass, Op::Multiply, 50'000};
	constexpr Modifier less{Param::TempleMass, Op::Add, -40'000};
	const EffectDef factor{.id = kNoCard, .key = "huge", .modifiers = {&huge, 1}};
	const TestCards cards({factor, factor, factor, factor, {.id = kNoCard, .key = "less", .modifiers = {&less, 1}}});
	const ParamRow row = RowOf(Param::TempleMass, 2);
	const auto mass = [&](std::vector<EffectId> laws)
	{ return Value(cards.Cards(), TestGame(WithLaws(std::move(laws)), cards.MakeRules()).State(), Param::TempleMass); };
	EXPECT_EQ(mass({Law(0), Law(1), Law(2), Law(3)}), row.highest);
	EXPECT_EQ(mass({Law(0), Law(1), Law(2), Law(3), Law(4)}), row.lowest);
}

// Rule 11.1
TEST(Effects, ExplainNamesEveryCardThatChangedTheNumberOnceAndNoOther)
{
	constexpr std::array<Modifier, 2> twice{kSetThree, kAddTwo};
	constexpr Modifier other{Param::DominationPoints, Op::Add, 1};
	constexpr Modifier controllers{Param::PresencePoints, Op::Add, 1, Scope::Controller};
	const TestCards cards({{.id = kNoCard, .key = "half", .modifiers = {&kHalf, 1}},
		{.id = kNoCard, .key = "other", .modifiers = {&other, 1}}, {.id = kNoCard, .key = "twice", .modifiers = twice},
		{.id = kNoCard, .key = "nobodys", .modifiers = {&controllers, 1}}});
	const TestGame game(WithLaws({Law(2), Law(1), Law(0), Law(3)}), cards.MakeRules());
	const Resolved resolved = Explain(cards.Cards(), game.State(), Param::PresencePoints, 0);
	EXPECT_EQ(resolved.value, 2);
	EXPECT_EQ(resolved.because, (Because{Law(2), Law(0)}));
}

// Rule 11.2
TEST(Effects, ACardAppliesToEveryoneToItsOwnerOrToAllOthers)
{
	constexpr std::array<Modifier, 3> modifiers{{{Param::PresencePoints, Op::Add, 1, Scope::Controller},
		{Param::PresencePoints, Op::Add, 3, Scope::Others}, {Param::DominationPoints, Op::Add, 1, Scope::Everyone}}};
	const TestCards cards({}, {{.id = kNoCard, .key = "god", .modifiers = modifiers}});
	auto setup = Study(3);
	setup.position->gods = {kNoCard, God(0), kNoCard, kNoCard};
	const TestGame game(setup, cards.MakeRules());
	const auto points = [&](Param param, Seat seat) { return Value(cards.Cards(), game.State(), param, seat); };
	EXPECT_EQ(points(Param::PresencePoints, 0), 4);
	EXPECT_EQ(points(Param::PresencePoints, 1), 2);
	EXPECT_EQ(points(Param::PresencePoints, 2), 4);
	EXPECT_EQ(points(Param::PresencePoints, kNobody), 1);
	for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, kNobody})
	{
		EXPECT_EQ(points(Param::DominationPoints, seat), 3);
	}
	const TestCards law({{.id = kNoCard, .key = "law", .modifiers = modifiers}});
	EXPECT_EQ(PresencePoints(law, {Law(0)}), 4) << "a law is nobody's: all players are others";
}

// Rules 2.10, 11.1
TEST(Effects, WorshipPaysAndWeighsWithTheNumbersOfTheCards)
{
	constexpr std::array<Modifier, 3> modifiers{{{Param::PresencePoints, Op::Add, 2},
		{Param::DominationPoints, Op::Multiply, 2000}, {Param::TempleWeight, Op::Override, 3}}};
	const TestCards cards({{.id = kNoCard, .key = "law", .modifiers = modifiers}});
	auto setup = WithLaws({Law(0)},
		{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Prophet, 1, Beside(0, 0)),
			OnMap(PieceKind::Prophet, 1, Beside(0, 4))});
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup, cards.MakeRules());
	EXPECT_EQ(game.Score(0), 3 + 4);
	EXPECT_EQ(game.Score(1), 3);
	for (const Scored& entry : game.Happened<Scored>())
	{
		EXPECT_EQ(entry.because, (FixedVector<EffectId, kMaxEffects>{Law(0)}));
	}
}

// Rules 1.6, 11.1
TEST(Effects, TheNavelPaysWithTheNumbersOfTheCardsAndNamesThemOnce)
{
	constexpr std::array<Modifier, 2> modifiers{
		{{Param::NavelPoints, Op::Add, 2}, {Param::NavelPointsPerIsland, Op::Override, 4}}};
	const TestCards cards({{.id = kNoCard, .key = "law", .modifiers = modifiers}});
	TestGame game(WithLaws({Law(0)}, {OnMap(PieceKind::Prophet, 0, Beside(0, 0))}), cards.MakeRules());
	game.TurnEndingAt(At(0, 0));
	EXPECT_EQ(game.Score(0), 3 + 4);
	EXPECT_EQ(game.Happened<Scored>().at(0).because, (FixedVector<EffectId, kMaxEffects>{Law(0)}));
}

// Rules 1.6, 7.2
TEST(Effects, ACardMayLetATempleStandOnAnyIsland)
{
	constexpr Modifier anywhere{Param::TempleOnAnyIsland, Op::Override, 1};
	const TestCards cards({{.id = kNoCard, .key = "law", .modifiers = {&anywhere, 1}}});
	TestGame game(WithLaws({Law(0)}), cards.MakeRules());
	const PieceId prophet = game.TurnEndingAt(City(0));
	const PieceId temple = game.FindIn(Place::Hand, PieceKind::Temple, 0);
	game.Refuse(BuildTemple{0, prophet, temple, AtSea(0)}, Reason::OutsideTheIsland);
	game.Do(BuildTemple{0, prophet, temple, City(2)});
	EXPECT_EQ(game.Happened<TempleBuilt>().at(0).island, 2);
}

// Rules 1.2, 5.3, 11.1
TEST(Effects, ACardMayAddAGenerationAndMakeAThumbCountDouble)
{
	constexpr Modifier longer{Param::Generations, Op::Add, 1};
	constexpr Modifier heavy{Param::ThumbWeight, Op::Override, 2, Scope::Controller};
	const TestCards cards({{.id = kNoCard, .key = "law", .modifiers = {&longer, 1}}},
		{{.id = kNoCard, .key = "god", .modifiers = {&heavy, 1}}});
	auto setup = WithLaws({Law(0)});
	setup.position->phase = StartPhase::Worship;
	setup.position->generation = 4;
	setup.position->gods = {kNoCard, God(0), kNoCard, kNoCard};
	TestGame game(setup, cards.MakeRules());
	EXPECT_EQ(game.State().generation, 5);
	const EffectId lower = game.State().council.lower;
	game.Do(Vote{0, Thumb::Up}).Do(Vote{1, Thumb::Down});
	EXPECT_EQ(game.Happened<LawEnacted>().at(0).law, lower);
	EXPECT_FALSE(game.Happened<LawEnacted>().at(0).byLot);
}

constexpr ReactHook kPaysAtStepB = kPays<Moment::StepB>;

// Rule 11.3
TEST(Effects, CardsOfOneMomentActByOrderNumberThenAge)
{
	const std::span<const ReactHook> pays{&kPaysAtStepB, 1};
	const TestCards cards(
		{{.id = kNoCard, .key = "a", .order = 1, .reacts = pays}, {.id = kNoCard, .key = "b", .reacts = pays},
			{.id = kNoCard, .key = "c", .order = -1, .reacts = pays}, {.id = kNoCard, .key = "d", .reacts = pays}},
		{{.id = kNoCard, .key = "god", .reacts = pays}});
	auto setup = WithLaws({Law(0), Law(3), Law(2), Law(1)});
	setup.position->gods = {God(0), kNoCard, kNoCard, kNoCard};
	TestGame game(setup, cards.MakeRules());
	game.TurnEndingAt(AtSea(0));
	EXPECT_EQ(CardsThatPaid(game), (std::vector<EffectId>{Law(2), God(0), Law(3), Law(1), Law(0)}));
}

constexpr ReactHook kPaysAtExpire = kPays<Moment::Expire>;

// Rules 8.6, 11.3
TEST(Effects, CardsThatEndTogetherEndByOrderNumberThenAge)
{
	const std::span<const ReactHook> pays{&kPaysAtExpire, 1};
	constexpr Duration kShort = Duration::ThisGeneration;
	const TestCards cards({{.id = kNoCard, .key = "a", .duration = kShort, .order = 1, .reacts = pays},
		{.id = kNoCard, .key = "b", .duration = kShort, .reacts = pays},
		{.id = kNoCard, .key = "c", .duration = kShort, .reacts = pays}});
	auto setup = WithLaws({Law(0), Law(2), Law(1)});
	setup.position->phase = StartPhase::Worship;
	const TestGame game(setup, cards.MakeRules());
	EXPECT_EQ(CardsThatPaid(game), (std::vector<EffectId>{Law(2), Law(1), Law(0)}));
}

constexpr std::array<ReactHook, 16> kPaysAlways{kPays<Moment::Setup>, kPays<Moment::VotesCounted>, kPays<Moment::Enact>,
	kPays<Moment::TurnStart>, kPays<Moment::BeforeFlick>, kPays<Moment::Rest>, kPays<Moment::StepA>,
	kPays<Moment::StepB>, kPays<Moment::StepC>, kPays<Moment::StepD>, kPays<Moment::TurnEnd>, kPays<Moment::WorshipPre>,
	kPays<Moment::WorshipA>, kPays<Moment::WorshipB>, kPays<Moment::WorshipC>, kPays<Moment::Expire>};

// Rule 11.3
TEST(Effects, AGodActsAtEveryMomentOfAGenerationButNotWhenALawEnters)
{
	const TestCards cards({}, std::vector<EffectDef>(8, EffectDef{.id = kNoCard, .key = "god", .reacts = kPaysAlways}));
	flick::Setup setup;
	setup.players = 2;
	TestGame game(setup, cards.MakeRules());
	game.ChooseGods();
	const EffectId god = game.State().players[0].god;
	using Moments = std::vector<Moment>;
	EXPECT_EQ(MomentsOf(game, god), Moments{Moment::Setup});
	game.CommitAims();
	game.SettleFlickOff(0);
	EXPECT_EQ(MomentsOf(game, god), Moments{}) << "no card acts in a flick-off";
	game.Do(Vote{0, Thumb::Up}).Do(Vote{1, Thumb::Down});
	EXPECT_EQ(MomentsOf(game, god), (Moments{Moment::VotesCounted, Moment::TurnStart}));
	game.Place1(game.FindIn(Place::Hand, PieceKind::Prophet, 0));
	EXPECT_EQ(MomentsOf(game, god), Moments{Moment::BeforeFlick});
	const PieceId disc = game.State().turn.discs[0];
	game.Do(Flick{0, {DiscAim{disc, Aim{0, 500, 0}}}});
	EXPECT_EQ(MomentsOf(game, god), Moments{});
	game.Settle({DiscRest{disc, AtSea(0), kNoPiece, false}});
	const Moments turn{Moment::Rest, Moment::StepA, Moment::StepB, Moment::StepC, Moment::StepD, Moment::TurnEnd};
	Moments expected = turn;
	expected.push_back(Moment::TurnStart);
	EXPECT_EQ(MomentsOf(game, god), expected);
	while (game.Asked() == DecisionKind::Place)
	{
		game.TurnLeavingTheMap();
	}
	expected = turn;
	for (const Moment moment : {Moment::WorshipPre, Moment::WorshipA, Moment::WorshipB, Moment::WorshipC})
	{
		expected.push_back(moment);
	}
	EXPECT_EQ(MomentsOf(game, god), expected) << "a god does not end";
}

// Rules 5.6, 11.3, 11.4
TEST(Effects, ALawActsOnceWhenItEntersAndOnceWhenItEnds)
{
	constexpr std::array<ReactHook, 2> hooks{kPays<Moment::Enact>, kPays<Moment::Expire>};
	const EffectDef law{.id = kNoCard, .key = "law", .duration = Duration::ThisGeneration, .reacts = hooks};
	EffectDef lasting = law;
	lasting.duration = Duration::RestOfGame;
	const TestCards cards({law, lasting, law, law});
	auto setup = Study(2);
	setup.position->phase = StartPhase::Council;
	setup.position->unflicked = {0, 0, 0, 0};
	setup.position->deck = {Law(0), Law(2), Law(1), Law(3)};
	TestGame game(setup, cards.MakeRules());
	game.VoteAll(Thumb::Up);
	EXPECT_EQ(MomentsOf(game, Law(0)), (std::vector<Moment>{Moment::Enact, Moment::Expire}));
	EXPECT_EQ(CardsThatPaid(game).size(), 2u);
	game.VoteAll(Thumb::Up);
	EXPECT_EQ(CardsThatPaid(game), std::vector<EffectId>{Law(1)}) << "only the entering card";
	EXPECT_EQ(MomentsOf(game, Law(1)), std::vector<Moment>{Moment::Enact});
}

// Rule 11.4
TEST(Effects, ACardLastsThisTurnThisGenerationOrTheRestOfTheGame)
{
	const TestCards cards({{.id = kNoCard, .key = "turn", .duration = Duration::ThisTurn},
		{.id = kNoCard, .key = "generation", .duration = Duration::ThisGeneration},
		{.id = kNoCard, .key = "game", .duration = Duration::RestOfGame}});
	auto setup = WithLaws({Law(0), Law(1), Law(2)});
	setup.position->unflicked = {1, 1, 0, 0};
	TestGame game(setup, cards.MakeRules());
	const auto inForce = [&]
	{
		std::vector<EffectId> laws;
		for (const ActiveEffect& effect : game.State().effects)
		{
			if (cards.Cards().IsLaw(effect.source))
			{
				laws.push_back(effect.source);
			}
		}
		return laws;
	};
	const PieceId disc = game.PlaceAndFlick();
	EXPECT_EQ(inForce().size(), 3u);
	game.Settle({DiscRest{disc, AtSea(0), kNoPiece, false}});
	EXPECT_EQ(inForce(), (std::vector<EffectId>{Law(1), Law(2)}));
	game.TurnEndingAt(AtSea(1));
	EXPECT_EQ(inForce(), std::vector<EffectId>{Law(2)});
	EXPECT_EQ(game.State().generation, 2);
}

// Rule 11.1
TEST(Effects, AnOverriddenOverrideIsNoReason)
{
	static constexpr std::array<Modifier, 1> three{{{Param::PresencePoints, Op::Override, 3}}};
	static constexpr std::array<Modifier, 1> five{{{Param::PresencePoints, Op::Override, 5}}};
	const TestCards cards(
		{{.id = kNoCard, .key = "three", .modifiers = three}, {.id = kNoCard, .key = "five", .modifiers = five}});
	auto setup = Study(2);
	setup.position->laws = {Law(0), Law(1)};
	TestGame game(setup, cards.MakeRules());
	const Resolved resolved = Explain(cards.Cards(), game.State(), Param::PresencePoints, 0);
	EXPECT_EQ(resolved.value, 5);
	EXPECT_EQ(resolved.because, (FixedVector<EffectId, kMaxEffects>{Law(1)}));
}

} // namespace
} // namespace faith::flick::test
