#pragma once

#include "FaithKernel/Reflect.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace faith::text
{

/// A language the game speaks; its name is also the folder of its string tables.
enum class Language : std::uint8_t
{
	English,
	German,
	Polish,
};

/// The classes of numbers that languages tell apart, as in Unicode's plural rules.
enum class PluralForm : std::uint8_t
{
	One,
	Few,
	Many,
	Other,
};

/// The form that goes with a whole number; the sign does not matter.
[[nodiscard]] FAITHTEXT_API PluralForm PluralFormOf(Language language, std::int64_t number);

/// The forms that a complete plural of this language has, those for fractions included.
[[nodiscard]] FAITHTEXT_API std::span<const PluralForm> PluralFormsOf(Language language);

/// A number of tenths with one decimal and the language's decimal sign: -5 is "-0.5".
[[nodiscard]] FAITHTEXT_API std::string FormatTenths(Language language, std::int64_t tenths);

/// A number of thousandths with one decimal, halves rounded away from zero: millimetres from micrometres, degrees from
/// millidegrees; without the unit.
[[nodiscard]] FAITHTEXT_API std::string FormatThousandths(Language language, std::int64_t thousandths);

/// The same unrounded, with as many decimals as it takes but at least one: -1 is "-0.001", 90000 is "90.0".
[[nodiscard]] FAITHTEXT_API std::string FormatExactThousandths(Language language, std::int64_t thousandths);

} // namespace faith::text

namespace faith
{

template <>
inline constexpr auto kEnumNames<text::Language> = std::to_array<std::string_view>({"en", "de", "pl"});
template <>
inline constexpr auto kEnumNames<text::PluralForm> = std::to_array<std::string_view>({"one", "few", "many", "other"});

} // namespace faith
