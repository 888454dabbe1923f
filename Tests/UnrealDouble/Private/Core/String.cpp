#include "Containers/UnrealString.h"

FStringView::FStringView(const FString& String) : DataPtr(*String), Size(String.Len())
{
}

FString::FString(const TCHAR* Str) : FString(Str != nullptr ? FCString::Strlen(Str) : 0, Str)
{
}

FString::FString(int32 Len, const TCHAR* Str)
{
	Append(Str, Len);
}

FString::FString(const UTF8CHAR* Str) : FString(FUTF8ToTCHAR((const ANSICHAR*)Str).Get())
{
}

FString::FString(int32 Len, const UTF8CHAR* Str) : FString(FUTF8ToTCHAR((const ANSICHAR*)Str, Len).Get())
{
}

FString& FString::Append(const TCHAR* Text, int32 Count)
{
	check(Count >= 0);
	if (Count > 0)
	{
		const TArray<TCHAR> Copy(Text, Count); // the text may be a part of this string
		Data.SetNum(Len());
		Data.Append(Copy);
		Data.Add(TCHAR(0));
	}
	return *this;
}

FString& FString::operator/=(const TCHAR* Str)
{
	const bool bSlashThere = IsEmpty() || Data[Len() - 1] == '/' || Data[Len() - 1] == '\\';
	const FString Tail(*Str == '/' ? Str + 1 : Str);
	*this += bSlashThere ? TEXT("") : TEXT("/"); // also before an empty tail, as the engine does
	return *this += Tail;
}

bool FString::Equals(const FString& Other, ESearchCase SearchCase) const
{
	return Compare(Other, SearchCase) == 0;
}

int32 FString::Compare(const FString& Other, ESearchCase SearchCase) const
{
	return SearchCase == ESearchCase::CaseSensitive ? FCString::Strcmp(**this, *Other)
													: FCString::Stricmp(**this, *Other);
}

int32 FString::Find(FStringView SubStr, ESearchCase SearchCase, ESearchDir::Type SearchDir, int32 StartPosition) const
{
	const bool bForward = SearchDir == ESearchDir::FromStart;
	const int32 LastIndex = Len() - SubStr.Len();
	const int32 Step = bForward ? 1 : -1;
	int32 Index = StartPosition == INDEX_NONE ? (bForward ? 0 : LastIndex)
											  : (StartPosition < LastIndex || bForward ? StartPosition : LastIndex);
	for (; Index >= 0 && Index <= LastIndex; Index += Step)
	{
		if (FStringView(**this + Index, SubStr.Len()).Equals(SubStr, SearchCase))
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

bool FString::Contains(FStringView SubStr, ESearchCase SearchCase, ESearchDir::Type SearchDir) const
{
	return Find(SubStr, SearchCase, SearchDir) != INDEX_NONE;
}

bool FString::FindChar(TCHAR Char, int32& Index) const
{
	Index = Find(FStringView(&Char, 1), ESearchCase::CaseSensitive);
	return Index != INDEX_NONE;
}

bool FString::FindLastChar(TCHAR Char, int32& Index) const
{
	Index = Find(FStringView(&Char, 1), ESearchCase::CaseSensitive, ESearchDir::FromEnd);
	return Index != INDEX_NONE;
}

bool FString::StartsWith(FStringView Prefix, ESearchCase SearchCase) const
{
	return !Prefix.IsEmpty() && FStringView(*this).Left(Prefix.Len()).Equals(Prefix, SearchCase);
}

bool FString::EndsWith(FStringView Suffix, ESearchCase SearchCase) const
{
	return !Suffix.IsEmpty() && Len() >= Suffix.Len() &&
		FStringView(**this + Len() - Suffix.Len()).Equals(Suffix, SearchCase);
}

bool FString::RemoveFromStart(FStringView Prefix, ESearchCase SearchCase)
{
	const bool bThere = StartsWith(Prefix, SearchCase);
	*this = bThere ? RightChop(Prefix.Len()) : *this;
	return bThere;
}

bool FString::RemoveFromEnd(FStringView Suffix, ESearchCase SearchCase)
{
	const bool bThere = EndsWith(Suffix, SearchCase);
	*this = bThere ? LeftChop(Suffix.Len()) : *this;
	return bThere;
}

FString FString::Left(int32 Count) const
{
	return Mid(0, Count);
}

FString FString::LeftChop(int32 Count) const
{
	return Mid(0, Len() - Count);
}

FString FString::Right(int32 Count) const
{
	return Mid(Len() - (Count < Len() ? Count : Len()));
}

FString FString::RightChop(int32 Count) const
{
	return Mid(Count);
}

FString FString::Mid(int32 Start, int32 Count) const
{
	const int32 First = Start < 0 ? 0 : Start < Len() ? Start : Len();
	const int32 Rest = Len() - First;
	return FString(Count < 0 ? 0 : Count < Rest ? Count : Rest, **this + First);
}

FString FString::Replace(const TCHAR* From, const TCHAR* To, ESearchCase SearchCase) const
{
	FString Result = *this;
	Result.ReplaceInline(From, To, SearchCase);
	return Result;
}

int32 FString::ReplaceInline(const TCHAR* From, const TCHAR* To, ESearchCase SearchCase)
{
	const int32 Length = FCString::Strlen(From);
	check(Length > 0);
	FString Result;
	int32 Count = 0;
	int32 Start = 0;
	for (int32 At = Find(From, SearchCase); At != INDEX_NONE; At = Find(From, SearchCase, ESearchDir::FromStart, Start))
	{
		Result += Mid(Start, At - Start) + To;
		Start = At + Length;
		++Count;
	}
	*this = Result + Mid(Start);
	return Count;
}

bool FString::Split(
	const FString& InS, FString* LeftS, FString* RightS, ESearchCase SearchCase, ESearchDir::Type SearchDir) const
{
	const int32 At = Find(InS, SearchCase, SearchDir);
	if (At == INDEX_NONE)
	{
		return false;
	}
	const FString Whole = *this; // one of the parts may be this string
	if (LeftS != nullptr)
	{
		*LeftS = Whole.Left(At);
	}
	if (RightS != nullptr)
	{
		*RightS = Whole.Mid(At + InS.Len());
	}
	return true;
}

int32 FString::ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool InCullEmpty) const
{
	OutArray.Reset();
	FString Part;
	FString Rest = *this;
	while (Rest.Split(Delimiter, &Part, &Rest, ESearchCase::CaseSensitive))
	{
		if (!InCullEmpty || !Part.IsEmpty())
		{
			OutArray.Add(Part);
		}
	}
	if (!InCullEmpty || !Rest.IsEmpty())
	{
		OutArray.Add(Rest);
	}
	return OutArray.Num();
}

int32 FString::ParseIntoArrayLines(TArray<FString>& OutArray, bool InCullEmpty) const
{
	return Replace(TEXT("\r\n"), TEXT("\n"))
		.Replace(TEXT("\r"), TEXT("\n"))
		.ParseIntoArray(OutArray, TEXT("\n"), InCullEmpty);
}

FString FString::ToUpper() const
{
	FString Result = *this;
	for (TCHAR& Char : Result.Data)
	{
		Char = FChar::ToUpper(Char);
	}
	return Result;
}

bool FString::ToBool() const
{
	return Equals(TEXT("true"), ESearchCase::IgnoreCase) || Equals(TEXT("yes"), ESearchCase::IgnoreCase) ||
		FCString::Atoi(**this) != 0;
}

FString FString::ToLower() const
{
	FString Result = *this;
	for (TCHAR& Char : Result.Data)
	{
		Char = FChar::ToLower(Char);
	}
	return Result;
}

FString FString::TrimStart() const
{
	int32 First = 0;
	while (First < Len() && FChar::IsWhitespace(Data[First]))
	{
		++First;
	}
	return Mid(First);
}

FString FString::TrimEnd() const
{
	int32 End = Len();
	while (End > 0 && FChar::IsWhitespace(Data[End - 1]))
	{
		--End;
	}
	return Left(End);
}

FString FString::FromInt(int32 Num)
{
	return Printf(TEXT("%d"), Num);
}

FString FString::ChrN(int32 NumCharacters, TCHAR Char)
{
	FString Result;
	for (int32 Count = 0; Count < NumCharacters; ++Count)
	{
		Result.AppendChar(Char);
	}
	return Result;
}

FString FString::SanitizeFloat(double InFloat, int32 InMinFractionalDigits)
{
	FString Text = Printf(TEXT("%f"), InFloat);
	int32 Point = 0;
	if (!Text.FindChar(TEXT('.'), Point))
	{
		return Text;
	}
	while (Text.EndsWith(TEXT("0")) && Text.Len() - Point - 1 > InMinFractionalDigits)
	{
		Text = Text.LeftChop(1);
	}
	Text.RemoveFromEnd(TEXT("."));
	return Text == TEXT("-0.0") || Text == TEXT("-0") ? Text.Mid(1) : Text;
}

uint32 GetTypeHash(const FString& String)
{
	uint32 Hash = 2166136261u;
	for (const TCHAR Char : String)
	{
		Hash = (Hash ^ (uint32)FChar::ToLower(Char)) * 16777619u;
	}
	return Hash;
}

FString LexToString(bool Value)
{
	return Value ? TEXT("true") : TEXT("false");
}

FString LexToString(int32 Value)
{
	return FString::FromInt(Value);
}

FString LexToString(uint32 Value)
{
	return FString::Printf(TEXT("%u"), Value);
}

FString LexToString(int64 Value)
{
	return FString::Printf(TEXT("%lld"), Value);
}

FString LexToString(uint64 Value)
{
	return FString::Printf(TEXT("%llu"), Value);
}

FString LexToString(double Value)
{
	return FString::Printf(TEXT("%f"), Value);
}
