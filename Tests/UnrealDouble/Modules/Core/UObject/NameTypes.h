#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/UnrealString.h"
#include "UObject/UnrealNames.h"

enum EFindName
{
	FNAME_Find,
	FNAME_Add,
	FNAME_Replace_Not_Safe_For_Threading
};

/**
 * A name from a table: compares in no time and ignores case. "Disc_3" is kept as "Disc" and a number.
 * As in a game build, a name is spelt the way it was first spelt by anyone.
 */
class CORE_API FName
{
public:
	constexpr FName() = default;
	constexpr FName(EName Name) : Index((uint32)Name) {}
	FName(const TCHAR* Name, EFindName FindType = FNAME_Add);
	FName(const TCHAR* Name, int32 InNumber);
	explicit FName(const FString& Name, EFindName FindType = FNAME_Add) : FName(*Name, FindType) {}
	FName(const ANSICHAR*) = delete; // the engine takes it; here literals must say TEXT()

	bool IsNone() const { return Index == 0 && Number == 0; }
	FString ToString() const;
	void ToString(FString& Out) const { Out = ToString(); }
	FString GetPlainNameString() const;
	int32 GetNumber() const { return Number; }
	bool operator==(const FName& Other) const { return Index == Other.Index && Number == Other.Number; }
	bool operator==(const TCHAR* Other) const { return 0 == FCString::Stricmp(*ToString(), Other); }
	bool operator==(EName Name) const { return Index == (uint32)Name && Number == 0; }
	friend uint32 GetTypeHash(const FName& Name) { return Name.Index * 31 + (uint32)Name.Number; }

private:
	uint32 Index = 0;
	int32 Number = 0; // 0: none; n: the name ends in _(n-1)
};
