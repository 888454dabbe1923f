#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Array.h"
#include "Containers/StringView.h"
#include "Double/Format.h"
#include "Misc/CString.h"

#include <compare>

namespace ESearchDir
{
enum Type
{
	FromStart,
	FromEnd
};
} // namespace ESearchDir

/** A string of TCHAR. Its ==, < and hash ignore case, as the engine's do; Equals() does not by default. */
class CORE_API FString
{
public:
	FString() = default;
	FString(const TCHAR* Str);
	FString(int32 Len, const TCHAR* Str);
	FString(const UTF8CHAR* Str);
	FString(int32 Len, const UTF8CHAR* Str);
	explicit FString(FStringView View) : FString(View.Len(), View.GetData()) {}
	FString(const ANSICHAR*) = delete; // the engine takes it; here literals must say TEXT()
	FString& operator=(const TCHAR* Str) { return *this = FString(Str); }
	FString& operator=(const ANSICHAR*) = delete;

	const TCHAR* operator*() const { return Data.Num() != 0 ? Data.GetData() : TEXT(""); }
	int32 Len() const { return Data.Num() != 0 ? Data.Num() - 1 : 0; }
	bool IsEmpty() const { return Len() == 0; }
	bool IsValidIndex(int32 Index) const { return Index >= 0 && Index < Len(); }
	TCHAR& operator[](int32 Index)
	{
		check(IsValidIndex(Index));
		return Data[Index];
	}
	const TCHAR& operator[](int32 Index) const
	{
		check(IsValidIndex(Index));
		return Data[Index];
	}
	const TCHAR* begin() const { return **this; }
	const TCHAR* end() const { return **this + Len(); }

	void Empty(int32 Slack = 0) { Data.Empty(Slack); }
	void Reset(int32 NewReservedSize = 0) { Data.Reset(NewReservedSize); }
	FString& Append(const TCHAR* Text, int32 Count);
	FString& Append(const FString& Text) { return Append(*FString(Text), Text.Len()); }
	FString& AppendChar(TCHAR Char) { return Append(&Char, 1); }
	FString& operator+=(const FString& Str) { return Append(Str); }
	FString& operator+=(const TCHAR* Str) { return Append(Str, FCString::Strlen(Str)); }
	FString& operator+=(TCHAR Char) { return AppendChar(Char); }
	FString& operator/=(const TCHAR* Str);

	[[nodiscard]] bool Equals(const FString& Other, ESearchCase SearchCase = ESearchCase::CaseSensitive) const;
	[[nodiscard]] int32 Compare(const FString& Other, ESearchCase SearchCase = ESearchCase::CaseSensitive) const;
	[[nodiscard]] int32 Find(FStringView SubStr, ESearchCase SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart, int32 StartPosition = INDEX_NONE) const;
	[[nodiscard]] bool Contains(FStringView SubStr, ESearchCase SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart) const;
	bool FindChar(TCHAR Char, int32& Index) const;
	bool FindLastChar(TCHAR Char, int32& Index) const;
	[[nodiscard]] bool StartsWith(FStringView Prefix, ESearchCase SearchCase = ESearchCase::IgnoreCase) const;
	[[nodiscard]] bool EndsWith(FStringView Suffix, ESearchCase SearchCase = ESearchCase::IgnoreCase) const;
	bool RemoveFromStart(FStringView Prefix, ESearchCase SearchCase = ESearchCase::IgnoreCase);
	bool RemoveFromEnd(FStringView Suffix, ESearchCase SearchCase = ESearchCase::IgnoreCase);
	[[nodiscard]] FString Left(int32 Count) const;
	[[nodiscard]] FString LeftChop(int32 Count) const;
	[[nodiscard]] FString Right(int32 Count) const;
	[[nodiscard]] FString RightChop(int32 Count) const;
	[[nodiscard]] FString Mid(int32 Start, int32 Count = MAX_int32) const;
	[[nodiscard]] FString Replace(
		const TCHAR* From, const TCHAR* To, ESearchCase SearchCase = ESearchCase::IgnoreCase) const;
	int32 ReplaceInline(const TCHAR* From, const TCHAR* To, ESearchCase SearchCase = ESearchCase::IgnoreCase);
	bool Split(const FString& InS, FString* LeftS, FString* RightS, ESearchCase SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart) const;
	int32 ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool InCullEmpty = true) const;
	int32 ParseIntoArrayLines(TArray<FString>& OutArray, bool InCullEmpty = true) const;
	[[nodiscard]] FString ToUpper() const;
	[[nodiscard]] FString ToLower() const;
	[[nodiscard]] FString TrimStart() const;
	[[nodiscard]] FString TrimEnd() const;
	[[nodiscard]] FString TrimStartAndEnd() const { return TrimStart().TrimEnd(); }
	[[nodiscard]] FString LeftPad(int32 ChCount) const { return ChrN(ChCount - Len(), TEXT(' ')) + *this; }
	[[nodiscard]] FString RightPad(int32 ChCount) const { return *this + ChrN(ChCount - Len(), TEXT(' ')); }
	/** 1 and other whole numbers but 0, "true" and "yes" are true, in any case; all else is false. */
	[[nodiscard]] bool ToBool() const;
	[[nodiscard]] bool IsNumeric() const { return FCString::IsNumeric(**this); }

	[[nodiscard]] static FString FromInt(int32 Num);
	[[nodiscard]] static FString ChrN(int32 NumCharacters, TCHAR Char);
	[[nodiscard]] static FString Chr(TCHAR Char) { return FString(1, &Char); }
	[[nodiscard]] static FString SanitizeFloat(double InFloat, int32 InMinFractionalDigits = 1);
	template <typename RangeType>
	[[nodiscard]] static FString Join(const RangeType& Range, const TCHAR* Separator)
	{
		FString Result;
		bool bFirst = true;
		for (const FString& Element : Range)
		{
			Result += bFirst ? TEXT("") : Separator;
			Result += Element;
			bFirst = false;
		}
		return Result;
	}
	/** The format must be a literal, the arguments numbers or pointers; which fits which is checked when it runs. */
	template <SIZE_T N, typename... Types>
	[[nodiscard]] static FString Printf(const TCHAR (&Fmt)[N], Types... Args)
	{
		static_assert((UnrealDouble::CFormattable<Types> && ...),
			"FString::Printf takes numbers and pointers to TCHAR only: write *String");
		return UnrealDouble::FormatString(Fmt, {UnrealDouble::FFormatArg::Of(Args)...});
	}

	friend FString operator+(const FString& Left, const FString& Right) { return FString(Left) += Right; }
	friend FString operator+(const FString& Left, const TCHAR* Right) { return FString(Left) += Right; }
	friend FString operator+(const TCHAR* Left, const FString& Right) { return FString(Left) += Right; }
	friend FString operator+(const FString& Left, TCHAR Right) { return FString(Left) += Right; }
	friend FString operator/(const FString& Left, const FString& Right) { return FString(Left) /= *Right; }
	friend FString operator/(const FString& Left, const TCHAR* Right) { return FString(Left) /= Right; }
	friend FString operator/(const TCHAR* Left, const FString& Right) { return FString(Left) /= *Right; }
	friend bool operator==(const FString& Left, const FString& Right) { return 0 == FCString::Stricmp(*Left, *Right); }
	friend bool operator==(const FString& Left, const TCHAR* Right) { return 0 == FCString::Stricmp(*Left, Right); }
	friend bool operator<(const FString& Left, const FString& Right) { return FCString::Stricmp(*Left, *Right) < 0; }
	friend bool operator<=(const FString& Left, const FString& Right) { return !(Right < Left); }
	friend bool operator>=(const FString& Left, const FString& Right) { return !(Left < Right); }
	friend CORE_API uint32 GetTypeHash(const FString& String);

private:
	TArray<TCHAR> Data; // empty, or the characters and a terminator
};

[[nodiscard]] CORE_API FString LexToString(bool Value);
[[nodiscard]] CORE_API FString LexToString(int32 Value);
[[nodiscard]] CORE_API FString LexToString(uint32 Value);
[[nodiscard]] CORE_API FString LexToString(int64 Value);
[[nodiscard]] CORE_API FString LexToString(uint64 Value);
[[nodiscard]] CORE_API FString LexToString(double Value);
[[nodiscard]] inline FString LexToString(const FString& Value)
{
	return Value;
}

#include "Containers/StringConv.h"
