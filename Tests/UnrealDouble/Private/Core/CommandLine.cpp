#include "Misc/CommandLine.h"
#include "Misc/Parse.h"

#include <cstdlib>

namespace
{
FString& Line()
{
	static FString& Text = *new FString;
	return Text;
}

bool IsSeparator(TCHAR Char)
{
	return FChar::IsWhitespace(Char) || Char == ',' || Char == ')';
}

/** The text after "Key=", which must not follow a letter or digit; nullptr when it is not there. */
const TCHAR* FindValue(const FString& Stream, const TCHAR* Match)
{
	for (int32 At = Stream.Find(Match); At != INDEX_NONE;
		 At = Stream.Find(Match, ESearchCase::IgnoreCase, ESearchDir::FromStart, At + 1))
	{
		if (At == 0 || !FChar::IsAlnum(Stream[At - 1]))
		{
			return *Stream + At + FCString::Strlen(Match);
		}
	}
	return nullptr;
}

template <typename T, typename Converter>
bool Read(const TCHAR* Stream, const TCHAR* Match, T& Out, Converter Convert)
{
	FString Text;
	const bool bFound = FParse::Value(Stream, Match, Text);
	if (bFound)
	{
		Out = (T)Convert(*Text);
	}
	return bFound;
}
} // namespace

const TCHAR* FCommandLine::Get()
{
	return *Line();
}

bool FCommandLine::Set(const TCHAR* NewCommandLine)
{
	Line() = NewCommandLine;
	return true;
}

void FCommandLine::Append(const TCHAR* AppendString)
{
	Line() += AppendString;
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, FString& Value, bool bShouldStopOnSeparator)
{
	const FString Copy(Stream);
	const TCHAR* const Start = FindValue(Copy, Match);
	if (Start == nullptr)
	{
		return false;
	}
	const bool bQuoted = *Start == '"';
	const TCHAR* End = Start + (bQuoted ? 1 : 0);
	while (*End != 0 &&
		(bQuoted                         ? *End != '"'
				: bShouldStopOnSeparator ? !IsSeparator(*End)
										 : !FChar::IsWhitespace(*End)))
	{
		++End;
	}
	const TCHAR* const First = Start + (bQuoted ? 1 : 0);
	Value = FString((int32)(End - First), First);
	return true;
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, FName& Name)
{
	return Read(Stream, Match, Name, [](const TCHAR* Text) { return FName(Text); });
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, int32& I)
{
	return Read(Stream, Match, I, &FCString::Atoi);
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, uint32& Value)
{
	return Read(Stream, Match, Value, &FCString::Atoi64);
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, int64& Value)
{
	return Read(Stream, Match, Value, &FCString::Atoi64);
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, uint64& Value)
{
	return Read(
		Stream, Match, Value, [](const TCHAR* Text) { return std::strtoull(TCHAR_TO_UTF8(Text), nullptr, 10); });
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, float& Value)
{
	return Read(Stream, Match, Value, &FCString::Atof);
}

bool FParse::Value(const TCHAR* Stream, const TCHAR* Match, double& Value)
{
	return Read(Stream, Match, Value, &FCString::Atod);
}

bool FParse::Param(const TCHAR* Stream, const TCHAR* Param)
{
	TArray<FString> Words;
	FString(Stream).Replace(TEXT("\t"), TEXT(" ")).ParseIntoArray(Words, TEXT(" "));
	return Words.ContainsByPredicate(
		[Param](const FString& Word) { return (Word[0] == '-' || Word[0] == '/') && Word.Mid(1) == Param; });
}
