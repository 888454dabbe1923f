#include "Preference.h"

#include "Support/GodGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

const std::vector<FoundAim> kAims{
	{Aim{0, 300, 0}, 0.5000},
	{Aim{0, 900, 0}, 0.4999},
	{Aim{0, 100, 0}, 0.4998},
	{Aim{0, 1000, 0}, 0.4900},
	{Aim{0, 10, 0}, 0.4900},
};

TEST(PreferenceTest, TemperDecidesBetweenAimsThatPromiseTheSame)
{
	EXPECT_EQ(Preferred(kAims, Temper::Even).aim.power, 300);
	EXPECT_EQ(Preferred(kAims, Temper::Fierce).aim.power, 900) << "the hardest of all is worse";
	EXPECT_EQ(Preferred(kAims, Temper::Gentle).aim.power, 100) << "the softest of all is worse";
}

TEST(PreferenceTest, TheBestNeedNotComeFirst)
{
	const std::vector<FoundAim> aims(kAims.rbegin(), kAims.rend());
	EXPECT_EQ(Preferred(aims, Temper::Even).aim.power, 300);
	EXPECT_EQ(Preferred(aims, Temper::Fierce).aim.power, 900);
}

TEST(PreferenceTest, EveryGodHasATemperAndWithoutOneItIsEven)
{
	int even = 0;
	int fierce = 0;
	int gentle = 0;
	for (const GodCard& card : StandardCatalogue().godCards)
	{
		for (const EffectDef* god : card.sides)
		{
			even += god->temper == Temper::Even ? 1 : 0;
			fierce += god->temper == Temper::Fierce ? 1 : 0;
			gentle += god->temper == Temper::Gentle ? 1 : 0;
		}
	}
	EXPECT_GE(even, 1);
	EXPECT_GE(fierce, 2);
	EXPECT_GE(gentle, 2);
	const TestGame plain(Study(2), Rules{PlainCatalogue()});
	EXPECT_EQ(TemperOf(plain.GetRules().Cards(), plain.State(), 0), Temper::Even);
}

} // namespace
} // namespace faith::flick
