#include "FaithText/Language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace faith::text
{
namespace
{

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();

TEST(Plural, EnglishAndGermanTellOneFromAllOthers)
{
	for (const Language language : {Language::English, Language::German})
	{
		for (const std::int64_t number : {1, -1})
		{
			EXPECT_EQ(PluralFormOf(language, number), PluralForm::One) << number;
		}
		for (const std::int64_t number : {0, 2, -2, 11, 21, 101})
		{
			EXPECT_EQ(PluralFormOf(language, number), PluralForm::Other) << number;
		}
	}
}

TEST(Plural, PolishTellsOneFewAndMany)
{
	const auto formOf = [](std::int64_t number) { return PluralFormOf(Language::Polish, number); };
	for (const std::int64_t number : {1, -1})
	{
		EXPECT_EQ(formOf(number), PluralForm::One) << number;
	}
	for (const std::int64_t number : {2, 3, 4, 22, 23, 24, 102, 1003, -2, -34})
	{
		EXPECT_EQ(formOf(number), PluralForm::Few) << number;
	}
	for (const std::int64_t number : {0, 5, 9, 10, 11, 12, 13, 14, 15, 21, 25, 31, 100, 101, 111, 112, 114, -5, -12})
	{
		EXPECT_EQ(formOf(number), PluralForm::Many) << number;
	}
}

TEST(Plural, TheLowestNumberHasAForm)
{
	EXPECT_EQ(PluralFormOf(Language::English, kLowest), PluralForm::Other);
	EXPECT_EQ(PluralFormOf(Language::Polish, kLowest), PluralForm::Many);
}

TEST(Plural, EveryFormThatANumberGetsIsAmongTheFormsOfTheLanguage)
{
	for (const Language language : {Language::English, Language::German, Language::Polish})
	{
		const auto forms = PluralFormsOf(language);
		for (std::int64_t number = -200; number <= 200; ++number)
		{
			const PluralForm form = PluralFormOf(language, number);
			EXPECT_NE(std::find(forms.begin(), forms.end(), form), forms.end()) << number;
		}
	}
}

TEST(Thousandths, HaveOneDecimalAndTheSignOfTheLanguage)
{
	EXPECT_EQ(FormatThousandths(Language::English, 12'345), "12.3");
	EXPECT_EQ(FormatThousandths(Language::German, 12'345), "12,3");
	EXPECT_EQ(FormatThousandths(Language::Polish, -12'345), "-12,3");
}

TEST(Thousandths, AreRoundedHalfAwayFromZero)
{
	EXPECT_EQ(FormatThousandths(Language::English, 49), "0.0");
	EXPECT_EQ(FormatThousandths(Language::English, 50), "0.1");
	EXPECT_EQ(FormatThousandths(Language::English, -49), "0.0");
	EXPECT_EQ(FormatThousandths(Language::English, -50), "-0.1");
	EXPECT_EQ(FormatThousandths(Language::English, 9'950), "10.0");
	EXPECT_EQ(FormatThousandths(Language::English, -9'950), "-10.0");
}

TEST(Thousandths, OfTheLowestNumberAreFormatted)
{
	EXPECT_EQ(FormatThousandths(Language::English, kLowest), "-9223372036854775.8");
}

TEST(ExactThousandths, AreNeverRounded)
{
	EXPECT_EQ(FormatExactThousandths(Language::English, -1), "-0.001");
	EXPECT_EQ(FormatExactThousandths(Language::German, 360'050), "360,05");
	EXPECT_EQ(FormatExactThousandths(Language::Polish, 90'000), "90,0");
	EXPECT_EQ(FormatExactThousandths(Language::English, 0), "0.0");
	EXPECT_EQ(FormatExactThousandths(Language::English, kLowest), "-9223372036854775.808");
}

TEST(Tenths, KeepTheirSignBelowOne)
{
	EXPECT_EQ(FormatTenths(Language::English, 0), "0.0");
	EXPECT_EQ(FormatTenths(Language::English, -5), "-0.5");
	EXPECT_EQ(FormatTenths(Language::German, 1005), "100,5");
}

} // namespace
} // namespace faith::text
