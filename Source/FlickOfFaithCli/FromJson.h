#pragma once

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithCli/NullFields.h"
#include "FlickOfFaithCli/OptionalFields.h"
#include "FlickOfFaithRules/Ids.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// Reads what ToJson.h writes, from anybody: every field is checked, and the first that is wrong is named.
namespace faith::cli
{

/// Reads a value; on a fault says what and where, and `value` is partly read. `mayBeNull` as in ToJson.
template <class T>
[[nodiscard]] bool FromJson(
	const JsonInput& from, T& value, const JsonPath& path, JsonFault& fault, bool mayBeNull = false);

/// By its key, or null.
[[nodiscard]] bool CardFromJson(const JsonInput& from, flick::EffectId& card, const JsonPath& path, JsonFault& fault);
/// By its number, or null.
[[nodiscard]] bool RuleFromJson(const JsonInput& from, flick::RuleNumber& rule, const JsonPath& path, JsonFault& fault);

namespace detail
{

/// An integer of any size that JSON can hold, or nothing.
struct WholeNumber
{
	bool negative = false;
	/// Written as text and larger than any magnitude.
	bool isTooLarge = false;
	std::uint64_t magnitude = 0;
};

[[nodiscard]] bool ReadWholeNumber(const JsonInput& from, bool asText, WholeNumber& number);

template <PlainInteger T>
bool IntegerFromJson(const JsonInput& from, T& value, const JsonPath& path, JsonFault& fault, bool mayBeNull)
{
	if (std::same_as<T, std::uint8_t> && mayBeNull && from.is_null())
	{
		value = static_cast<T>(flick::kNobody);
		return true;
	}
	WholeNumber number;
	if (!ReadWholeNumber(from, std::same_as<T, std::uint64_t>, number))
	{
		return fault.Set(JsonProblem::WrongType, path, mayBeNull ? "an integer, or null" : "an integer");
	}
	const auto highest = static_cast<std::uint64_t>((std::numeric_limits<T>::max)());
	const std::uint64_t lowest = std::signed_integral<T> ? highest + 1 : 0;
	if (number.isTooLarge || number.magnitude > (number.negative ? lowest : highest))
	{
		return fault.Set(JsonProblem::OutOfRange, path,
			std::to_string((std::numeric_limits<T>::min)()) + " to " + std::to_string(highest));
	}
	value = static_cast<T>(number.negative ? 0 - number.magnitude : number.magnitude);
	return true;
}

template <NamedEnum T>
bool EnumFromJson(const JsonInput& from, T& value, const JsonPath& path, JsonFault& fault)
{
	const auto* name = from.template get_ptr<const std::string*>();
	const auto found = name == nullptr ? std::nullopt : EnumFromName<T>(*name);
	if (!found)
	{
		return fault.Set(
			name == nullptr ? JsonProblem::WrongType : JsonProblem::UnknownName, path, OneOf(kEnumNames<T>));
	}
	value = *found;
	return true;
}

/// Checks the keys before any field is read, so that a misspelt name is called by its name. `extra` is allowed as well.
template <Reflected T>
bool FieldsFromJson(const JsonInput& from, T& value, std::string_view extra, const JsonPath& path, JsonFault& fault)
{
	if (!from.is_object())
	{
		return fault.Set(JsonProblem::WrongType, path, "an object");
	}
	std::vector<std::string_view> names;
	T::Fields(value, [&names](std::string_view name, auto&) { names.push_back(name); });
	for (const auto& [key, ignored] : from.items())
	{
		if (key != extra && std::find(names.begin(), names.end(), key) == names.end())
		{
			return fault.Set(JsonProblem::UnknownField, JsonPath(path, key), OneOf(names));
		}
	}
	bool ok = true;
	T::Fields(value,
		[&](std::string_view name, auto& field)
		{
			const auto found = ok ? from.find(name) : from.end();
			constexpr const auto& optional = kOptionalFields<T>;
			if (found != from.end())
			{
				ok = FromJson(*found, field, JsonPath(path, name), fault, MayBeNull<T>(name));
			}
			else if (ok && std::find(optional.begin(), optional.end(), name) == optional.end())
			{
				ok = fault.Set(JsonProblem::MissingField, JsonPath(path, name), {});
			}
		});
	return ok;
}

template <class List>
bool ElementsFromJson(const JsonInput& from, List& list, const JsonPath& path, JsonFault& fault, bool mayBeNull)
{
	for (std::size_t i = 0; i < from.size(); ++i)
	{
		if (!FromJson(from[i], list[i], JsonPath(path, i), fault, mayBeNull))
		{
			return false;
		}
	}
	return true;
}

template <class T>
bool ListFromJson(const JsonInput& from, T& list, const JsonPath& path, JsonFault& fault, bool mayBeNull)
{
	if (!from.is_array())
	{
		return fault.Set(JsonProblem::WrongType, path, "an array");
	}
	if constexpr (ArrayLike<T> || FixedVectorLike<T>)
	{
		std::size_t most = 0;
		if constexpr (ArrayLike<T>)
		{
			most = list.size();
		}
		else
		{
			most = T::kCapacity;
		}
		if (from.size() > most)
		{
			return fault.Set(JsonProblem::TooMany, path, "at most " + std::to_string(most));
		}
	}
	if constexpr (FixedVectorLike<T>)
	{
		list.Clear();
		list.Resize(from.size());
	}
	else if constexpr (VectorLike<T>)
	{
		list.clear();
		list.resize(from.size());
	}
	return ElementsFromJson(from, list, path, fault, mayBeNull);
}

template <class... Ts>
bool VariantFromJson(const JsonInput& from, std::variant<Ts...>& value, const JsonPath& path, JsonFault& fault)
{
	if (!from.is_object())
	{
		return fault.Set(JsonProblem::WrongType, path, "an object");
	}
	const auto found = from.find("type");
	const JsonPath typePath(path, "type");
	if (found == from.end())
	{
		return fault.Set(JsonProblem::MissingField, typePath, OneOf(std::array{Ts::kName...}));
	}
	const auto* name = found->template get_ptr<const std::string*>();
	bool known = false;
	bool ok = false;
	const auto readIfMeant = [&]<class T>(std::type_identity<T>)
	{
		if (name != nullptr && *name == T::kName)
		{
			known = true;
			ok = FieldsFromJson(from, value.template emplace<T>(), "type", path, fault);
		}
	};
	(readIfMeant(std::type_identity<Ts>{}), ...);
	if (!known)
	{
		return fault.Set(name == nullptr ? JsonProblem::WrongType : JsonProblem::UnknownName, typePath,
			OneOf(std::array{Ts::kName...}));
	}
	return ok;
}

} // namespace detail

template <class T>
bool FromJson(const JsonInput& from, T& value, const JsonPath& path, JsonFault& fault, bool mayBeNull)
{
	if constexpr (std::same_as<T, bool>)
	{
		if (!from.is_boolean())
		{
			return fault.Set(JsonProblem::WrongType, path, "true or false");
		}
		value = from.get<bool>();
		return true;
	}
	else if constexpr (std::same_as<T, std::string>)
	{
		if (!from.is_string())
		{
			return fault.Set(JsonProblem::WrongType, path, "a string");
		}
		value = from.get<std::string>();
		return true;
	}
	else if constexpr (PlainInteger<T>)
	{
		return detail::IntegerFromJson(from, value, path, fault, mayBeNull);
	}
	else if constexpr (NamedEnum<T>)
	{
		return detail::EnumFromJson(from, value, path, fault);
	}
	else if constexpr (std::same_as<T, flick::EffectId>)
	{
		return CardFromJson(from, value, path, fault);
	}
	else if constexpr (std::same_as<T, flick::RuleNumber>)
	{
		return RuleFromJson(from, value, path, fault);
	}
	else if constexpr (OptionalLike<T>)
	{
		value.reset();
		return from.is_null() || FromJson(from, value.emplace(), path, fault);
	}
	else if constexpr (VariantLike<T>)
	{
		return detail::VariantFromJson(from, value, path, fault);
	}
	else if constexpr (Reflected<T>)
	{
		return detail::FieldsFromJson(from, value, {}, path, fault);
	}
	else
	{
		return detail::ListFromJson(from, value, path, fault, mayBeNull);
	}
}

} // namespace faith::cli
