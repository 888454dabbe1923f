#include "FaithText/Language.h"

#include <array>

namespace faith::text
{

namespace
{

constexpr std::array kTwoForms{PluralForm::One, PluralForm::Other};
constexpr std::array kPolishForms{PluralForm::One, PluralForm::Few, PluralForm::Many, PluralForm::Other};

std::uint64_t Magnitude(std::int64_t number)
{
	const auto bits = static_cast<std::uint64_t>(number);
	return number < 0 ? std::uint64_t{0} - bits : bits;
}

PluralForm PolishForm(std::uint64_t number)
{
	const std::uint64_t ones = number % 10;
	const std::uint64_t hundreds = number % 100;
	if (number == 1)
	{
		return PluralForm::One;
	}
	if (ones >= 2 && ones <= 4 && !(hundreds >= 12 && hundreds <= 14))
	{
		return PluralForm::Few;
	}
	return PluralForm::Many;
}

char DecimalSign(Language language)
{
	return language == Language::English ? '.' : ',';
}

} // namespace

PluralForm PluralFormOf(Language language, std::int64_t number)
{
	const std::uint64_t magnitude = Magnitude(number);
	if (language == Language::Polish)
	{
		return PolishForm(magnitude);
	}
	return magnitude == 1 ? PluralForm::One : PluralForm::Other;
}

std::span<const PluralForm> PluralFormsOf(Language language)
{
	if (language == Language::Polish)
	{
		return kPolishForms;
	}
	return kTwoForms;
}

std::string FormatTenths(Language language, std::int64_t tenths)
{
	const std::uint64_t magnitude = Magnitude(tenths);
	std::string result = tenths < 0 ? "-" : "";
	result += std::to_string(magnitude / 10);
	result += DecimalSign(language);
	result += std::to_string(magnitude % 10);
	return result;
}

std::string FormatThousandths(Language language, std::int64_t thousandths)
{
	constexpr std::int64_t kPerTenth = 100;
	const std::int64_t whole = thousandths / kPerTenth;
	const std::int64_t rest = thousandths % kPerTenth;
	if (rest >= kPerTenth / 2)
	{
		return FormatTenths(language, whole + 1);
	}
	if (rest <= -kPerTenth / 2)
	{
		return FormatTenths(language, whole - 1);
	}
	return FormatTenths(language, whole);
}

std::string FormatExactThousandths(Language language, std::int64_t thousandths)
{
	const std::uint64_t magnitude = Magnitude(thousandths);
	std::string decimals = std::to_string(1000 + magnitude % 1000).substr(1);
	while (decimals.size() > 1 && decimals.back() == '0')
	{
		decimals.pop_back();
	}
	std::string result = thousandths < 0 ? "-" : "";
	result += std::to_string(magnitude / 1000);
	result += DecimalSign(language);
	return result + decimals;
}

} // namespace faith::text
