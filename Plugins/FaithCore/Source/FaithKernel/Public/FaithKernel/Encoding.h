#pragma once

#include "FaithKernel/Reflect.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// The one encoding of values, for files and hashes (its bytes are described in Docs/ReplayFormat.md).
/// Every value has exactly one encoding and reading refuses all others, so equal bytes and equal values are the same.
namespace faith
{

/// Where encoded bytes go: a file being written or a hash.
template <class T>
concept ByteSink = requires(T& sink, std::uint8_t byte)
{
	sink.PutByte(byte);
};

/// Writes any value that Reflect.h can describe.
template <ByteSink Sink, class T>
void Write(Sink& sink, const T& value);

namespace detail
{

template <ByteSink Sink>
void WriteVarint(Sink& sink, std::uint64_t number)
{
	while (number >= 0x80)
	{
		sink.PutByte(static_cast<std::uint8_t>(number | 0x80));
		number >>= 7;
	}
	sink.PutByte(static_cast<std::uint8_t>(number));
}

/// Small numbers of either sign become small numbers: 0, -1, 1, -2 ... are 0, 1, 2, 3 ...
constexpr std::uint64_t ZigZag(std::int64_t number)
{
	const auto bits = static_cast<std::uint64_t>(number);
	return number < 0 ? ~(bits << 1) : bits << 1;
}

template <ByteSink Sink, PlainInteger T>
void WriteInteger(Sink& sink, T value)
{
	static_assert(!std::same_as<T, char>, "whether char has a sign differs between platforms");
	if constexpr (std::signed_integral<T>)
	{
		WriteVarint(sink, ZigZag(value));
	}
	else
	{
		WriteVarint(sink, value);
	}
}

template <ByteSink Sink>
void WriteText(Sink& sink, std::string_view text)
{
	WriteVarint(sink, text.size());
	for (const char character : text)
	{
		sink.PutByte(static_cast<std::uint8_t>(character));
	}
}

template <std::size_t Index, ByteSink Sink, class... Ts>
void WriteIfHeld(Sink& sink, const std::variant<Ts...>& value)
{
	if (const auto* alternative = std::get_if<Index>(&value))
	{
		Write(sink, *alternative);
	}
}

template <ByteSink Sink, class Variant, std::size_t... Indices>
void WriteVariant(Sink& sink, const Variant& value, std::index_sequence<Indices...>)
{
	WriteVarint(sink, value.index());
	(WriteIfHeld<Indices>(sink, value), ...);
}

} // namespace detail

template <ByteSink Sink, class T>
void Write(Sink& sink, const T& value)
{
	// long: one branch for each kind of type
	if constexpr (std::same_as<T, bool>)
	{
		sink.PutByte(value ? 1 : 0);
	}
	else if constexpr (PlainInteger<T>)
	{
		detail::WriteInteger(sink, value);
	}
	else if constexpr (NamedEnum<T>)
	{
		assert(static_cast<std::size_t>(value) < kEnumCount<T>);
		detail::WriteVarint(sink, static_cast<std::uint64_t>(value));
	}
	else if constexpr (std::same_as<T, std::string>)
	{
		detail::WriteText(sink, value);
	}
	else if constexpr (Reflected<T>)
	{
		T::Fields(value, [&sink](std::string_view, const auto& field) { Write(sink, field); });
	}
	else if constexpr (OptionalLike<T>)
	{
		sink.PutByte(value.has_value() ? 1 : 0);
		if (value.has_value())
		{
			Write(sink, *value);
		}
	}
	else if constexpr (VariantLike<T>)
	{
		detail::WriteVariant(sink, value, std::make_index_sequence<std::variant_size_v<T>>{});
	}
	else
	{
		static_assert(ArrayLike<T> || VectorLike<T> || FixedVectorLike<T>,
			"the type needs Fields or, for an enumeration, kEnumNames (see Reflect.h)");
		if constexpr (!ArrayLike<T>)
		{
			detail::WriteVarint(sink, static_cast<std::uint64_t>(value.end() - value.begin()));
		}
		for (const auto& element : value)
		{
			Write(sink, element);
		}
	}
}

} // namespace faith
