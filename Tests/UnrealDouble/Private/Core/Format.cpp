#include "Double/Format.h"

#include "Containers/UnrealString.h"

#include <cstdio>

namespace
{
using EKind = UnrealDouble::FFormatArg::EKind;

/** "%-08.3lld" taken apart. */
struct FSpecifier
{
	char Flags[8] = {};
	int32 Width = -1;
	int32 Precision = -1;
	bool bLong = false; // ll or l
	bool bAnsi = false; // h
	char Conversion = 0;
};

int32 ReadNumber(const TCHAR*& At)
{
	int32 Number = 0;
	for (; FChar::IsDigit(*At); ++At)
	{
		Number = Number * 10 + (int32)(*At - '0');
	}
	return Number;
}

FSpecifier ReadSpecifier(const TCHAR*& At)
{
	FSpecifier Spec;
	for (int32 Count = 0; Count < 6 && (*At == '-' || *At == '+' || *At == ' ' || *At == '0' || *At == '#'); ++Count)
	{
		Spec.Flags[Count] = (char)*At++;
	}
	Spec.Width = FChar::IsDigit(*At) ? ReadNumber(At) : -1;
	if (*At == '.')
	{
		++At;
		Spec.Precision = ReadNumber(At);
	}
	for (; *At == 'l' || *At == 'h'; ++At)
	{
		Spec.bLong |= *At == 'l';
		Spec.bAnsi |= *At == 'h';
	}
	Spec.Conversion = *At < 128 ? (char)*At : '?';
	At += *At != 0 ? 1 : 0;
	return Spec;
}

[[noreturn]] void Mismatch(const TCHAR* Format)
{
	UnrealDouble::Fatal(FString(TEXT("format and arguments do not fit: ")) + Format);
}

/** Lets the C library lay a number out, in a format rebuilt from checked parts. */
template <typename T>
FString Number(const FSpecifier& Spec, const char* Length, T Value)
{
	char Width[16] = "";
	char Precision[16] = "";
	if (Spec.Width >= 0)
	{
		std::snprintf(Width, sizeof(Width), "%d", Spec.Width);
	}
	if (Spec.Precision >= 0)
	{
		std::snprintf(Precision, sizeof(Precision), ".%d", Spec.Precision);
	}
	char Format[64];
	std::snprintf(Format, sizeof(Format), "%%%s%s%s%s%c", Spec.Flags, Width, Precision, Length, Spec.Conversion);
	char Text[512];
	std::snprintf(Text, sizeof(Text), Format, Value);
	return FString(ANSI_TO_TCHAR(Text));
}

FString Padded(const FSpecifier& Spec, FString Text)
{
	Text = Spec.Precision >= 0 ? Text.Left(Spec.Precision) : Text;
	return Spec.Flags[0] == '-' ? Text.RightPad(Spec.Width) : Text.LeftPad(Spec.Width);
}

bool IsInteger(EKind Kind, bool bLong)
{
	return bLong ? Kind == EKind::Signed64 || Kind == EKind::Unsigned64
				 : Kind == EKind::Signed32 || Kind == EKind::Unsigned32;
}

FString StringArgument(const TCHAR* Format, const FSpecifier& Spec, const UnrealDouble::FFormatArg& Arg)
{
	if (Arg.Kind != (Spec.bAnsi ? EKind::AnsiString : EKind::String))
	{
		Mismatch(Format);
	}
	const FString Text = Spec.bAnsi ? FString(ANSI_TO_TCHAR(Arg.AnsiString)) : FString(Arg.String);
	return Padded(Spec, Arg.Pointer != nullptr ? Text : FString(TEXT("(null)")));
}

FString Argument(const TCHAR* Format, const FSpecifier& Spec, const UnrealDouble::FFormatArg& Arg)
{
	switch (Spec.Conversion)
	{
	case 's':
		return StringArgument(Format, Spec, Arg);
	case 'd':
	case 'i':
	case 'u':
	case 'x':
	case 'X':
		return IsInteger(Arg.Kind, Spec.bLong)
			? (Spec.bLong ? Number(Spec, "ll", Arg.Unsigned) : Number(Spec, "", (uint32)Arg.Unsigned))
			: (Mismatch(Format), FString());
	case 'f':
	case 'e':
	case 'g':
		return Arg.Kind == EKind::Real ? Number(Spec, "", Arg.Real) : (Mismatch(Format), FString());
	case 'c':
		return Arg.Kind == EKind::Character ? Padded(Spec, FString::Chr((TCHAR)Arg.Unsigned))
											: (Mismatch(Format), FString());
	case 'p':
		return Arg.Kind == EKind::Pointer ? Number(Spec, "", Arg.Pointer) : (Mismatch(Format), FString());
	default:
		Mismatch(Format);
	}
}
} // namespace

FString UnrealDouble::FormatString(const TCHAR* Format, std::initializer_list<FFormatArg> Args)
{
	FString Result;
	const FFormatArg* Next = Args.begin();
	for (const TCHAR* At = Format; *At != 0;)
	{
		if (*At != '%' || At[1] == '%')
		{
			Result.AppendChar(*At);
			At += *At == '%' ? 2 : 1;
			continue;
		}
		++At;
		const FSpecifier Spec = ReadSpecifier(At);
		if (Next == Args.end())
		{
			Mismatch(Format);
		}
		Result += Argument(Format, Spec, *Next++);
	}
	if (Next != Args.end())
	{
		Mismatch(Format);
	}
	return Result;
}
