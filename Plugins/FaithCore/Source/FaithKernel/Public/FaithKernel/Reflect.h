#pragma once

#include "FaithKernel/FixedVector.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// One description per type serves the hash, the file, the JSON of hosts and the tests.
///
/// A plain struct lists its fields once, in file order:
///
///     struct Vote
///     {
///         static constexpr std::string_view kName = "vote";   // only for alternatives of a variant
///         Seat player;
///         Thumb thumb;
///         template <class Self, class Visitor>
///         static void Fields(Self& self, Visitor&& visit)
///         {
///             visit("player", self.player);
///             visit("thumb", self.thumb);
///         }
///     };
///
/// An enumeration lists its names once; their order is the file's, so new ones are only ever appended:
///
///     template <>
///     inline constexpr auto kEnumNames<Thumb> = std::to_array<std::string_view>({"down", "up"});
namespace faith
{

/// Names of an enumeration's values 0, 1, 2 ... without gaps. Append only: the numbers reach files.
template <class Enum>
inline constexpr std::array<std::string_view, 0> kEnumNames{};

template <class T>
inline constexpr bool kHasEnumNames = kEnumNames<T>.size() > 0;

template <class T>
concept NamedEnum = std::is_enum_v<T> && kHasEnumNames<T>;

/// How many values the enumeration has.
template <NamedEnum Enum>
inline constexpr std::size_t kEnumCount = kEnumNames<Enum>.size();

/// The name of a value, or "?" for a number outside the enumeration.
template <NamedEnum Enum>
constexpr std::string_view NameOf(Enum value)
{
	const auto index = static_cast<std::size_t>(value);
	return index < kEnumCount<Enum> ? kEnumNames<Enum>[index] : std::string_view("?");
}

/// The value with this name, or nothing.
template <NamedEnum Enum>
constexpr std::optional<Enum> EnumFromName(std::string_view name)
{
	for (std::size_t i = 0; i < kEnumCount<Enum>; ++i)
	{
		if (kEnumNames<Enum>[i] == name)
		{
			return static_cast<Enum>(i);
		}
	}
	return std::nullopt;
}

namespace detail
{

struct FieldProbe
{
	template <class T>
	void operator()(std::string_view, T&)
	{
	}
};

template <class T>
struct IsStdVector : std::false_type
{
};
template <class T>
struct IsStdVector<std::vector<T>> : std::true_type
{
};

template <class T>
struct IsStdArray : std::false_type
{
};
template <class T, std::size_t N>
struct IsStdArray<std::array<T, N>> : std::true_type
{
};

template <class T>
struct IsOptional : std::false_type
{
};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type
{
};

template <class T>
struct IsVariant : std::false_type
{
};
template <class... Ts>
struct IsVariant<std::variant<Ts...>> : std::true_type
{
};

template <class T>
struct IsFixedVector : std::false_type
{
};
template <class T, std::size_t N>
struct IsFixedVector<FixedVector<T, N>> : std::true_type
{
};

} // namespace detail

template <class T>
concept Reflected = requires(T& value, detail::FieldProbe probe)
{
	T::Fields(value, probe);
};

template <class T>
concept VectorLike = detail::IsStdVector<T>::value;
template <class T>
concept ArrayLike = detail::IsStdArray<T>::value;
template <class T>
concept OptionalLike = detail::IsOptional<T>::value;
template <class T>
concept VariantLike = detail::IsVariant<T>::value;
template <class T>
concept FixedVectorLike = detail::IsFixedVector<T>::value;
template <class T>
concept PlainInteger = std::integral<T> && !std::same_as<T, bool>;

} // namespace faith
