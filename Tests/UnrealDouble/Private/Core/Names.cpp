#include "UObject/NameTypes.h"

#include "Containers/Map.h"
#include "Delegates/Delegate.h"

namespace
{
/** All names that were ever made, without their numbers; made on first use, for logs name themselves before main(). */
struct FNameTable
{
	TArray<FString> Spellings{FString(TEXT("None"))};
	TMap<FString, uint32> Indices{{FString(TEXT("None")), 0u}};

	static FNameTable& Get()
	{
		static FNameTable& Table = *new FNameTable;
		return Table;
	}
	uint32 IndexOf(const FString& Plain, bool bAdd)
	{
		if (const uint32* const Found = Indices.Find(Plain))
		{
			return *Found;
		}
		return bAdd ? Indices.Add(Plain, (uint32)Spellings.Add(Plain)) : 0;
	}
};

/** Takes "_12" off the end of a name; numbers with leading zeros or too many digits stay part of it. */
int32 TakeNumber(FString& Plain)
{
	int32 Digits = 0;
	while (Digits < Plain.Len() && FChar::IsDigit(Plain[Plain.Len() - 1 - Digits]))
	{
		++Digits;
	}
	const int32 Start = Plain.Len() - Digits;
	const bool bNumber =
		Digits > 0 && Digits < 10 && Start > 1 && Plain[Start - 1] == '_' && (Digits == 1 || Plain[Start] != '0');
	if (!bNumber)
	{
		return 0;
	}
	const int32 Number = FCString::Atoi(*Plain + Start) + 1;
	Plain = Plain.Left(Start - 1);
	return Number;
}
} // namespace

FName::FName(const TCHAR* Name, EFindName FindType)
{
	FString Plain(Name);
	Number = TakeNumber(Plain);
	Index = Plain.IsEmpty() ? 0 : FNameTable::Get().IndexOf(Plain, FindType == FNAME_Add);
	Number = Index == 0 && FindType != FNAME_Add ? 0 : Number;
}

FName::FName(const TCHAR* Name, int32 InNumber)
	: Index(FNameTable::Get().IndexOf(FString(Name), true)), Number(InNumber)
{
}

FString FName::GetPlainNameString() const
{
	return FNameTable::Get().Spellings[(int32)Index];
}

FString FName::ToString() const
{
	return Number == 0 ? GetPlainNameString() : FString::Printf(TEXT("%s_%d"), *GetPlainNameString(), Number - 1);
}

FDelegateHandle::FDelegateHandle(EGenerateNewHandleType)
{
	static uint64 LastID = 0;
	ID = ++LastID;
}

FName UnrealDouble::TrimmedFunctionName(const TCHAR* Spelt)
{
	FString Name(Spelt);
	if (!Name.Split(TEXT("::"), nullptr, &Name, ESearchCase::CaseSensitive, ESearchDir::FromEnd))
	{
		Fatal(FString(TEXT("a dynamic binding must be written &Class::Function, not ")) + Spelt);
	}
	return FName(*Name.TrimStartAndEnd());
}
