#include "FlickOfFaithRules/Catalogue.h"

#include "FlickOfFaithRules/Rules.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace faith::flick
{
namespace
{

struct ExpectedCard
{
	std::string_view key;
	std::string_view colour;
	std::string_view front;
	std::string_view back;
};

constexpr std::array<ExpectedCard, 4> kCards{{
	{"egyptian", "yellow", "ra", "anubis"},
	{"celtic", "green", "dagda", "morrigan"},
	{"greek", "purple", "zeus", "themis"},
	{"norse", "blue", "tyr", "freja"},
}};

// Rules 3.3, 3.4
TEST(Catalogue, HoldsFourGodCardsOfFourColoursWithAGodOnEitherSide)
{
	const Catalogue& cards = StandardCatalogue();
	ASSERT_EQ(cards.godCards.size(), kCards.size());
	for (std::size_t i = 0; i < kCards.size(); ++i)
	{
		EXPECT_EQ(cards.godCards[i].key, kCards[i].key);
		EXPECT_EQ(cards.godCards[i].colour, kCards[i].colour);
		EXPECT_EQ(cards.godCards[i].sides[0]->key, kCards[i].front);
		EXPECT_EQ(cards.godCards[i].sides[1]->key, kCards[i].back);
		EXPECT_EQ(cards.godCards[i].sides[0]->duration, Duration::RestOfGame);
		EXPECT_EQ(cards.godCards[i].sides[1]->duration, Duration::RestOfGame);
	}
}

// Rule 3.2
TEST(Catalogue, ANumberIsAPlaceAmongTheLawsOrAmongTheGods)
{
	const Catalogue& cards = StandardCatalogue();
	EXPECT_GE(cards.laws.size(), 20u);
	for (std::size_t place = 0; place < cards.laws.size(); ++place)
	{
		const EffectId number{static_cast<std::uint8_t>(1 + place)};
		EXPECT_EQ(cards.Find(number), cards.laws[place]);
		EXPECT_EQ(cards.laws[place]->id, number);
		EXPECT_TRUE(cards.IsLaw(number));
		EXPECT_EQ(cards.GodCardOf(number), -1);
	}
	for (int place = 0; place < 8; ++place)
	{
		const EffectId number{static_cast<std::uint8_t>(kFirstGod + place)};
		ASSERT_NE(cards.Find(number), nullptr);
		EXPECT_EQ(cards.Find(number)->id, number);
		EXPECT_FALSE(cards.IsLaw(number));
		EXPECT_EQ(cards.GodCardOf(number), place / 2);
	}
}

TEST(Catalogue, FindsNothingUnderOtherNumbers)
{
	const Catalogue& cards = StandardCatalogue();
	const int behindLaws = static_cast<int>(cards.laws.size()) + 1;
	for (const int number : {0, behindLaws, kFirstGod - 1, kFirstGod + 8, 255})
	{
		const EffectId id{static_cast<std::uint8_t>(number)};
		EXPECT_EQ(cards.Find(id), nullptr);
		EXPECT_FALSE(cards.IsLaw(id));
		EXPECT_EQ(cards.GodCardOf(id), -1);
	}
}

TEST(Catalogue, AnIncompleteOneIsRefusedAtSetUp)
{
	const Catalogue& whole = StandardCatalogue();
	EXPECT_TRUE(whole.IsComplete(4));
	const Catalogue fewLaws{whole.laws.first(7), whole.godCards};
	const Catalogue misnumbered{whole.laws.subspan(1), whole.godCards};
	const Catalogue noGods{whole.laws, {}};
	for (const Catalogue* catalogue : {&fewLaws, &misnumbered, &noGods})
	{
		GameState state;
		std::vector<Event> events;
		EXPECT_EQ(Rules(*catalogue).Begin(flick::Setup{}, state, events).code, Reason::SetupLaw);
	}
}

} // namespace
} // namespace faith::flick
