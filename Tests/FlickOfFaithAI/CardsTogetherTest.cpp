#include "FlickOfFaithAI/RandomGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// Cards in each other's company: random games in which two given cards are in force for whole generations, with all
/// invariants after every command and a replay that verifies at the end.
namespace faith::flick
{
namespace
{

using Laws = std::vector<EffectId>;

constexpr std::array kTables{RandomGameTable::Exact, RandomGameTable::Unruly};

/// The laws in the deck, each over one that is none of them, so that one council after the other can choose them.
Laws DeckFor(const Laws& wanted)
{
	Laws deck;
	std::uint8_t filler = 1;
	for (const EffectId law : wanted)
	{
		while (std::find(wanted.begin(), wanted.end(), EffectId{filler}) != wanted.end())
		{
			++filler;
		}
		deck.push_back(law);
		deck.push_back(EffectId{filler++});
	}
	return deck;
}

/// A game of the last generations only, in which these laws are chosen one after the other.
RandomGamePlan PlanFor(const Laws& wanted, std::uint64_t seed, RandomGameTable table)
{
	RandomGamePlan plan;
	plan.setup.players = static_cast<std::uint8_t>(2 + seed % 3);
	plan.setup.seed = seed;
	plan.setup.position.emplace();
	plan.setup.position->phase = StartPhase::Council;
	const std::size_t generations = plan.setup.players == 3 ? 3 : 4;
	plan.setup.position->generation = static_cast<std::uint8_t>(generations + 1 - wanted.size());
	plan.setup.position->deck = DeckFor(wanted);
	plan.setup.position->scores = {2, 1, 0, 0};
	plan.wanted = wanted;
	plan.table = table;
	return plan;
}

void ExpectUnbroken(const RandomGamePlan& plan)
{
	const RandomGameReport report = PlayRandomGame(Rules{}, plan);
	EXPECT_EQ(report.broken, "") << "command " << report.commands;
	EXPECT_EQ(report.laws, plan.wanted);
}

// Rules 11.3, 11.4
TEST(CardsTogether, EveryOrderedPairOfLawsThatCanMeetBreaksNoInvariant)
{
	std::uint64_t seed = 1;
	for (const EffectDef* older : StandardCatalogue().laws)
	{
		for (const EffectDef* newer : StandardCatalogue().laws)
		{
			if (older == newer || older->duration != Duration::RestOfGame)
			{
				continue;
			}
			for (const RandomGameTable table : kTables)
			{
				SCOPED_TRACE(std::string(older->key) + ", then " + std::string(newer->key));
				ExpectUnbroken(PlanFor({older->id, newer->id}, ++seed, table));
			}
		}
	}
}

// Rule 11.3
TEST(CardsTogether, EveryGodWithEveryLawBreaksNoInvariant)
{
	std::uint64_t seed = 1;
	for (std::uint8_t god = kFirstGod; god < kFirstGod + 8; ++god)
	{
		for (const EffectDef* law : StandardCatalogue().laws)
		{
			for (const RandomGameTable table : kTables)
			{
				SCOPED_TRACE(
					std::string(StandardCatalogue().Find(EffectId{god})->key) + " with " + std::string(law->key));
				RandomGamePlan plan = PlanFor({law->id}, ++seed, table);
				plan.setup.position->gods[seed % plan.setup.players] = EffectId{god};
				ExpectUnbroken(plan);
			}
		}
	}
}

// Rule 11.3
TEST(CardsTogether, EveryPairOfGodsBreaksNoInvariant)
{
	std::uint64_t seed = 1;
	for (std::uint8_t first = 0; first < 8; ++first)
	{
		for (std::uint8_t second = 0; second < 8; ++second)
		{
			if (first / 2 == second / 2)
			{
				continue;
			}
			RandomGamePlan plan = PlanFor({EffectId{1}, EffectId{2}}, ++seed, RandomGameTable::ByLot);
			plan.setup.position->gods[0] = EffectId{static_cast<std::uint8_t>(kFirstGod + first)};
			plan.setup.position->gods[1] = EffectId{static_cast<std::uint8_t>(kFirstGod + second)};
			ExpectUnbroken(plan);
		}
	}
}

/// All laws at once can only be set up by hand; the rules must stand it.
TEST(CardsTogether, ManyLawsAtOnceBreakNoInvariant)
{
	for (std::uint64_t seed = 1; seed <= 60; ++seed)
	{
		Random random{seed};
		Laws inForce;
		for (std::uint8_t law = 1; law <= 20; ++law)
		{
			inForce.push_back(EffectId{law});
		}
		random.Shuffle(inForce, 20);
		inForce.resize(8);
		RandomGamePlan plan;
		plan.setup.players = static_cast<std::uint8_t>(2 + seed % 3);
		plan.setup.seed = seed;
		plan.setup.position.emplace();
		plan.setup.position->generation = 3;
		plan.setup.position->laws = inForce;
		plan.setup.position->scores = {3, 2, 0, 0};
		const RandomGameReport report = PlayRandomGame(Rules{}, plan);
		EXPECT_EQ(report.broken, "") << "seed " << seed << ", command " << report.commands;
	}
}

} // namespace
} // namespace faith::flick
