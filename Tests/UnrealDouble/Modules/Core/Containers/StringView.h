#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/StringFwd.h"
#include "Misc/AssertionMacros.h"
#include "Misc/CString.h"

enum class ESearchCase : uint8
{
	CaseSensitive,
	IgnoreCase
};

/** Characters owned by someone else, without a terminator. */
class FStringView
{
public:
	constexpr FStringView() = default;
	FStringView(const TCHAR* InData) : DataPtr(InData), Size(InData != nullptr ? FCString::Strlen(InData) : 0) {}
	constexpr FStringView(const TCHAR* InData, int32 InSize) : DataPtr(InData), Size(InSize) {}
	CORE_API FStringView(const FString& String);
	const TCHAR* GetData() const { return DataPtr; }
	int32 Len() const { return Size; }
	bool IsEmpty() const { return Size == 0; }
	const TCHAR& operator[](int32 Index) const
	{
		check(Index >= 0 && Index < Size);
		return DataPtr[Index];
	}
	bool Equals(FStringView Other, ESearchCase SearchCase = ESearchCase::CaseSensitive) const
	{
		return Size == Other.Size &&
			0 ==
			(SearchCase == ESearchCase::CaseSensitive ? FCString::Strncmp(DataPtr, Other.DataPtr, (SIZE_T)Size)
													  : FCString::Strnicmp(DataPtr, Other.DataPtr, (SIZE_T)Size));
	}
	FStringView Left(int32 Count) const { return {DataPtr, Count < Size ? Count : Size}; }
	FStringView RightChop(int32 Count) const
	{
		return Count < Size ? FStringView(DataPtr + Count, Size - Count) : FStringView();
	}
	const TCHAR* begin() const { return DataPtr; }
	const TCHAR* end() const { return DataPtr + Size; }

private:
	const TCHAR* DataPtr = nullptr;
	int32 Size = 0;
};
