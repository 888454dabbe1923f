#pragma once

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithCli/NullFields.h"
#include "FlickOfFaithRules/Ids.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

/// JSON of everything that Reflect.h can describe. Structs are objects, lists arrays, enumerations and cards their
/// names, alternatives objects with a "type"; null is no card, no rule and, in the fields of NullFields.h, nobody, no
/// piece or no island.
namespace faith::cli
{

/// Integers beyond are written as decimal text, because many readers keep numbers in doubles.
inline constexpr std::uint64_t kMostExact = (std::uint64_t{1} << 53) - 1;

/// `mayBeNull` lets the value, or the elements of a list, be null.
template <class T>
Json ToJson(const T& value, bool mayBeNull = false);

/// By its key.
[[nodiscard]] Json CardToJson(flick::EffectId card);
/// By its number.
[[nodiscard]] Json RuleToJson(flick::RuleNumber rule);

namespace detail
{

template <PlainInteger T>
Json IntegerToJson(T value, bool mayBeNull)
{
	if constexpr (std::same_as<T, std::uint8_t>)
	{
		return mayBeNull && value == flick::kNobody ? Json(nullptr) : Json(value);
	}
	else if constexpr (std::same_as<T, std::uint64_t>)
	{
		return value > kMostExact ? Json(std::to_string(value)) : Json(value);
	}
	else
	{
		return Json(value);
	}
}

template <Reflected T>
void AddFields(Json& object, const T& value)
{
	T::Fields(value,
		[&object](std::string_view name, const auto& field)
		{ object[std::string(name)] = ToJson(field, MayBeNull<T>(name)); });
}

template <class T>
Json AlternativeToJson(const T& value)
{
	Json object = Json::object();
	object["type"] = T::kName;
	AddFields(object, value);
	return object;
}

} // namespace detail

template <class T>
Json ToJson(const T& value, bool mayBeNull)
{
	if constexpr (std::same_as<T, bool> || std::same_as<T, std::string>)
	{
		return Json(value);
	}
	else if constexpr (PlainInteger<T>)
	{
		return detail::IntegerToJson(value, mayBeNull);
	}
	else if constexpr (NamedEnum<T>)
	{
		return Json(NameOf(value));
	}
	else if constexpr (std::same_as<T, flick::EffectId>)
	{
		return CardToJson(value);
	}
	else if constexpr (std::same_as<T, flick::RuleNumber>)
	{
		return RuleToJson(value);
	}
	else if constexpr (OptionalLike<T>)
	{
		return value.has_value() ? ToJson(*value) : Json(nullptr);
	}
	else if constexpr (VariantLike<T>)
	{
		return std::visit([](const auto& alternative) { return detail::AlternativeToJson(alternative); }, value);
	}
	else if constexpr (Reflected<T>)
	{
		Json object = Json::object();
		detail::AddFields(object, value);
		return object;
	}
	else
	{
		static_assert(ArrayLike<T> || VectorLike<T> || FixedVectorLike<T>, "the type needs Fields (see Reflect.h)");
		Json list = Json::array();
		for (const auto& element : value)
		{
			list.push_back(ToJson(element, mayBeNull));
		}
		return list;
	}
}

} // namespace faith::cli
