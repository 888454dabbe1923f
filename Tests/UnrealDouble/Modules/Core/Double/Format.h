#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

#include <initializer_list>
#include <type_traits>

class FString;

namespace UnrealDouble
{
/** One argument of a printf: its kind is checked against the format when it is used, and a mismatch is fatal. */
struct FFormatArg
{
	enum class EKind : uint8
	{
		Signed32,
		Unsigned32,
		Signed64,
		Unsigned64,
		Real,
		Character,
		String,
		AnsiString,
		Pointer
	};
	EKind Kind;
	union
	{
		int64 Signed;
		uint64 Unsigned;
		double Real;
		const TCHAR* String;
		const char* AnsiString;
		const void* Pointer;
	};

	template <typename T>
	static FFormatArg Of(T Value)
	{
		FFormatArg Arg;
		if constexpr (std::is_floating_point_v<T>)
		{
			Arg.Kind = EKind::Real;
			Arg.Real = Value;
		}
		else if constexpr (std::is_same_v<T, const TCHAR*> || std::is_same_v<T, TCHAR*>)
		{
			Arg.Kind = EKind::String;
			Arg.String = Value;
		}
		else if constexpr (std::is_same_v<T, const char*> || std::is_same_v<T, char*>)
		{
			Arg.Kind = EKind::AnsiString;
			Arg.AnsiString = Value;
		}
		else if constexpr (std::is_pointer_v<T>)
		{
			Arg.Kind = EKind::Pointer;
			Arg.Pointer = (const void*)Value;
		}
		else
		{
			constexpr bool bSigned = std::is_signed_v<T> || sizeof(T) < 4 || std::is_enum_v<T>;
			Arg.Kind = std::is_same_v<T, TCHAR> || std::is_same_v<T, char> ? EKind::Character
				: sizeof(T) == 8 ? (bSigned ? EKind::Signed64 : EKind::Unsigned64)
								 : (bSigned ? EKind::Signed32 : EKind::Unsigned32);
			Arg.Signed = (int64)Value;
		}
		return Arg;
	}
};

/** What may pass through "...": numbers, plain enums and pointers; never an object such as FString. */
template <typename T>
concept CFormattable = std::is_arithmetic_v<T> || std::is_pointer_v<T> ||
	(std::is_enum_v<T>&& std::is_convertible_v<T, int>);

CORE_API FString FormatString(const TCHAR* Format, std::initializer_list<FFormatArg> Args);
} // namespace UnrealDouble
