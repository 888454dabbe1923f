#pragma once

#include "FaithKernel/Bytes.h"
#include "FaithKernel/Reflect.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// Takes back apart what Encoding.h wrote, and nothing else: other bytes are refused with their place.
namespace faith
{

/// A list or text of more elements is refused, however long the file.
inline constexpr std::size_t kMaxElements = std::size_t{1} << 20;

/// Reads what Write wrote; asks the reader afterwards whether it worked. On a fault the value is partly read.
template <class T>
void Read(ByteReader& reader, T& value);

namespace detail
{

constexpr std::int64_t UnZigZag(std::uint64_t code)
{
	const std::uint64_t half = code >> 1;
	return static_cast<std::int64_t>((code & 1) != 0 ? ~half : half);
}

template <PlainInteger T>
void ReadInteger(ByteReader& reader, T& value)
{
	static_assert(!std::same_as<T, char>, "whether char has a sign differs between platforms");
	using Wide = std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t>;
	const std::size_t offset = reader.Offset();
	const std::uint64_t code = reader.TakeVarint();
	Wide wide = 0;
	if constexpr (std::signed_integral<T>)
	{
		wide = UnZigZag(code);
	}
	else
	{
		wide = code;
	}
	if (wide < Wide{(std::numeric_limits<T>::min)()} || wide > Wide{(std::numeric_limits<T>::max)()})
	{
		reader.Fail(ReadFault::NumberOutOfRange, offset);
		return;
	}
	value = static_cast<T>(wide);
}

inline void ReadBool(ByteReader& reader, bool& value)
{
	const std::size_t offset = reader.Offset();
	const std::uint8_t byte = reader.TakeByte();
	if (byte > 1)
	{
		reader.Fail(ReadFault::BadBool, offset);
		return;
	}
	value = byte == 1;
}

template <NamedEnum T>
void ReadEnum(ByteReader& reader, T& value)
{
	const std::size_t offset = reader.Offset();
	const std::uint64_t number = reader.TakeVarint();
	if (number >= kEnumCount<T>)
	{
		reader.Fail(ReadFault::UnknownEnumValue, offset);
		return;
	}
	value = static_cast<T>(number);
}

inline void ReadText(ByteReader& reader, std::string& text)
{
	text.clear();
	for (const std::uint8_t byte : reader.TakeBytes(reader.TakeCount(kMaxElements)))
	{
		text.push_back(static_cast<char>(byte));
	}
}

template <class List>
void ReadElements(ByteReader& reader, List& list, std::size_t count)
{
	for (std::size_t i = 0; i < count && reader.Ok(); ++i)
	{
		const ReadScope scope(reader, i);
		Read(reader, list[i]);
	}
}

/// Grows with what was really read: a false count costs no memory.
template <class T>
void ReadVector(ByteReader& reader, std::vector<T>& list)
{
	static_assert(!std::is_empty_v<T>, "an element needs at least one byte, or counts could not be checked");
	static_assert(!std::same_as<T, bool>, "std::vector<bool> has no elements to read into");
	list.clear();
	const std::size_t count = reader.TakeCount(kMaxElements);
	for (std::size_t i = 0; i < count && reader.Ok(); ++i)
	{
		const ReadScope scope(reader, i);
		T element{};
		Read(reader, element);
		list.push_back(std::move(element));
	}
}

template <class T, std::size_t Capacity>
void ReadFixedVector(ByteReader& reader, FixedVector<T, Capacity>& list)
{
	static_assert(!std::is_empty_v<T>, "an element needs at least one byte, or counts could not be checked");
	list.Clear();
	list.Resize(reader.TakeCount(Capacity));
	ReadElements(reader, list, list.Size());
}

template <class T>
void ReadOptional(ByteReader& reader, std::optional<T>& value)
{
	bool present = false;
	ReadBool(reader, present);
	value.reset();
	if (present)
	{
		Read(reader, value.emplace());
	}
}

template <std::size_t Index, class... Ts>
void ReadIfMeant(ByteReader& reader, std::variant<Ts...>& value, std::uint64_t meant)
{
	if (meant == Index)
	{
		Read(reader, value.template emplace<Index>());
	}
}

template <class Variant, std::size_t... Indices>
void ReadVariant(ByteReader& reader, Variant& value, std::index_sequence<Indices...>)
{
	const std::size_t offset = reader.Offset();
	const std::uint64_t meant = reader.TakeVarint();
	if (meant >= sizeof...(Indices))
	{
		reader.Fail(ReadFault::UnknownAlternative, offset);
		return;
	}
	(ReadIfMeant<Indices>(reader, value, meant), ...);
}

} // namespace detail

template <class T>
void Read(ByteReader& reader, T& value)
{
	// long: one branch for each kind of type
	if constexpr (std::same_as<T, bool>)
	{
		detail::ReadBool(reader, value);
	}
	else if constexpr (PlainInteger<T>)
	{
		detail::ReadInteger(reader, value);
	}
	else if constexpr (NamedEnum<T>)
	{
		detail::ReadEnum(reader, value);
	}
	else if constexpr (std::same_as<T, std::string>)
	{
		detail::ReadText(reader, value);
	}
	else if constexpr (Reflected<T>)
	{
		T::Fields(value,
			[&reader](std::string_view name, auto& field)
			{
				const ReadScope scope(reader, name);
				Read(reader, field);
			});
	}
	else if constexpr (OptionalLike<T>)
	{
		detail::ReadOptional(reader, value);
	}
	else if constexpr (VariantLike<T>)
	{
		detail::ReadVariant(reader, value, std::make_index_sequence<std::variant_size_v<T>>{});
	}
	else if constexpr (ArrayLike<T>)
	{
		detail::ReadElements(reader, value, value.size());
	}
	else if constexpr (FixedVectorLike<T>)
	{
		detail::ReadFixedVector(reader, value);
	}
	else
	{
		static_assert(VectorLike<T>, "the type needs Fields or, for an enumeration, kEnumNames (see Reflect.h)");
		detail::ReadVector(reader, value);
	}
}

} // namespace faith
