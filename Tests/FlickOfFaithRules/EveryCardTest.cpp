#include "FlickOfFaithRules/Catalogue.h"
#include "Support/PlainCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What must be true of every card there is and of every card to come.
namespace faith::flick::test
{
namespace
{

std::vector<const EffectDef*> AllCards()
{
	std::vector<const EffectDef*> cards(StandardCatalogue().laws.begin(), StandardCatalogue().laws.end());
	for (const GodCard& card : StandardCatalogue().godCards)
	{
		cards.insert(cards.end(), card.sides.begin(), card.sides.end());
	}
	return cards;
}

class EveryCard : public testing::TestWithParam<const EffectDef*>
{
protected:
	const EffectDef& card_ = *GetParam();
};

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryCard, testing::ValuesIn(AllCards()),
	[](const testing::TestParamInfo<const EffectDef*>& tested) { return std::string(tested.param->key); });

TEST_P(EveryCard, HasAKeyOfItsOwnInSmallLetters)
{
	const auto cards = AllCards();
	EXPECT_EQ(
		std::count_if(cards.begin(), cards.end(), [&](const EffectDef* other) { return other->key == card_.key; }), 1);
	for (const char letter : card_.key)
	{
		EXPECT_TRUE(std::islower(static_cast<unsigned char>(letter)) != 0 || letter == '_') << card_.key;
	}
}

TEST_P(EveryCard, DoesSomething)
{
	const bool hooks = card_.constrain != nullptr || card_.replacePayment != nullptr || card_.bendHand != nullptr ||
		card_.countsFor != nullptr || card_.keeps != nullptr;
	EXPECT_TRUE(hooks || !card_.modifiers.empty() || !card_.reacts.empty() || !card_.offers.empty());
}

// Rule 11.1
TEST_P(EveryCard, ChangesNumbersWithinTheirRanges)
{
	for (const Modifier& modifier : card_.modifiers)
	{
		const ParamRow row = RowOf(modifier.param, 4);
		switch (modifier.op)
		{
		case Op::Override:
			EXPECT_TRUE(modifier.value >= row.lowest && modifier.value <= row.highest) << NameOf(modifier.param);
			EXPECT_NE(modifier.value, row.base) << NameOf(modifier.param) << " stays as it is";
			break;
		case Op::Add:
			EXPECT_TRUE(row.base + modifier.value >= row.lowest && row.base + modifier.value <= row.highest);
			EXPECT_NE(modifier.value, 0);
			break;
		case Op::Multiply:
			EXPECT_TRUE(modifier.value >= 0 && modifier.value <= 50'000 && modifier.value != 1000);
			break;
		}
	}
}

// Rule 11.5
TEST_P(EveryCard, AsksOnlyWhatItHasAQuestionFor)
{
	EXPECT_EQ(card_.offers.empty(), card_.questions.empty());
	EXPECT_EQ(card_.offers.empty(), card_.answered == nullptr);
	std::set<std::string_view> keys;
	for (const Question& question : card_.questions)
	{
		EXPECT_TRUE(keys.insert(question.key).second) << question.key;
	}
}

// Rule 11.3
TEST_P(EveryCard, ActsOnceAtAMoment)
{
	std::set<Moment> acts;
	std::set<Moment> asks;
	for (const ReactHook& hook : card_.reacts)
	{
		EXPECT_TRUE(acts.insert(hook.moment).second) << NameOf(hook.moment);
		EXPECT_NE(hook.moment, Moment::None);
	}
	for (const OfferHook& hook : card_.offers)
	{
		EXPECT_TRUE(asks.insert(hook.moment).second) << NameOf(hook.moment);
		EXPECT_NE(hook.moment, Moment::Expire) << "nobody can be asked any more";
	}
}

// Rules 5.6, 8.6, 11.4
TEST_P(EveryCard, LastsAsLongAsItSays)
{
	if (!StandardCatalogue().IsLaw(card_.id))
	{
		EXPECT_EQ(card_.duration, Duration::RestOfGame) << "a god stays";
		return;
	}
	auto setup = Study(4);
	setup.position->phase = StartPhase::Worship;
	setup.position->laws = {card_.id};
	const TestGame game(setup, Rules{LawsOnly()});
	const auto& inForce = game.State().effects;
	const bool remains = std::any_of(
		inForce.begin(), inForce.end(), [&](const ActiveEffect& effect) { return effect.source == card_.id; });
	EXPECT_EQ(game.Asked(), DecisionKind::Vote);
	EXPECT_EQ(remains, card_.duration == Duration::RestOfGame);
	EXPECT_EQ(game.Happened<LawExpired>().size(), remains ? 0u : 1u);
}

// Rule 11.6
TEST_P(EveryCard, HasItsOwnRule)
{
	const RuleNumber rule = RuleOfCard(card_.id);
	const bool isLaw = StandardCatalogue().IsLaw(card_.id);
	EXPECT_EQ(rule.section, isLaw ? 12 : 13);
	EXPECT_EQ(rule.item, isLaw ? card_.id.value : card_.id.value - kFirstGod + 1);
}

} // namespace
} // namespace faith::flick::test
