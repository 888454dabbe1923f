#include "FlickOfFaithRules/Catalogue.h"

#include "FlickOfFaithRules/Rules.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

namespace faith::flick
{
namespace
{

struct ExpectedLaw
{
	std::string_view key;
	Duration duration;
};

constexpr std::array<ExpectedLaw, 20> kLaws{{
	{"blind_obedience", Duration::ThisGeneration},
	{"lost_sheep", Duration::RestOfGame},
	{"little_finger", Duration::ThisGeneration},
	{"weaker_hand", Duration::ThisGeneration},
	{"tower_of_babel", Duration::ThisGeneration},
	{"both_hands", Duration::ThisGeneration},
	{"rolling_stones", Duration::ThisGeneration},
	{"king_ape", Duration::RestOfGame},
	{"tornado", Duration::ThisGeneration},
	{"templars", Duration::RestOfGame},
	{"kraken", Duration::RestOfGame},
	{"great_pilgrimage", Duration::RestOfGame},
	{"holy_war", Duration::ThisGeneration},
	{"chosen_one", Duration::RestOfGame},
	{"indulgences", Duration::RestOfGame},
	{"golden_calf", Duration::ThisGeneration},
	{"iconoclasm", Duration::ThisGeneration},
	{"sacrifice", Duration::ThisGeneration},
	{"exodus", Duration::ThisGeneration},
	{"second_calling", Duration::ThisGeneration},
}};

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

// Rules 3.2, 5.6
TEST(Catalogue, HoldsTheTwentyLawsWithTheirDurations)
{
	const Catalogue& cards = StandardCatalogue();
	ASSERT_EQ(cards.laws.size(), kLaws.size());
	for (std::size_t i = 0; i < kLaws.size(); ++i)
	{
		EXPECT_EQ(cards.laws[i]->key, kLaws[i].key);
		EXPECT_EQ(cards.laws[i]->duration, kLaws[i].duration) << kLaws[i].key;
	}
}

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

TEST(Catalogue, ANumberIsAPlaceAmongTheLawsOrAmongTheGods)
{
	const Catalogue& cards = StandardCatalogue();
	std::set<std::string_view> keys;
	for (int place = 0; place < 28; ++place)
	{
		const bool isLaw = place < 20;
		const auto number = static_cast<std::uint8_t>(isLaw ? 1 + place : kFirstGod + place - 20);
		const EffectDef* def = cards.Find(EffectId{number});
		ASSERT_NE(def, nullptr);
		EXPECT_EQ(def->id, EffectId{number});
		EXPECT_TRUE(keys.insert(def->key).second) << def->key;
		EXPECT_EQ(cards.IsLaw(EffectId{number}), isLaw);
		EXPECT_EQ(cards.GodCardOf(EffectId{number}), isLaw ? -1 : (place - 20) / 2);
	}
}

TEST(Catalogue, FindsNothingUnderOtherNumbers)
{
	const Catalogue& cards = StandardCatalogue();
	for (const int number : {0, 21, 100, 109, 255})
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
