#include "Misc/CString.h"

#include "Containers/StringConv.h"

#include <cstdlib>

namespace
{
constexpr SIZE_T AllOf = ~(SIZE_T)0;

TCHAR AsIs(TCHAR Char)
{
	return Char;
}

int32 CompareBy(const TCHAR* Left, const TCHAR* Right, SIZE_T Count, TCHAR (*Fold)(TCHAR))
{
	for (SIZE_T Index = 0; Index < Count; ++Index)
	{
		const TCHAR One = Fold(Left[Index]);
		const TCHAR Other = Fold(Right[Index]);
		if (One != Other)
		{
			return One < Other ? -1 : 1;
		}
		if (One == 0)
		{
			break;
		}
	}
	return 0;
}
} // namespace

int32 FCString::Strlen(const TCHAR* String)
{
	int32 Length = 0;
	while (String[Length] != 0)
	{
		++Length;
	}
	return Length;
}

int32 FCString::Strcmp(const TCHAR* Left, const TCHAR* Right)
{
	return CompareBy(Left, Right, AllOf, &AsIs);
}

int32 FCString::Stricmp(const TCHAR* Left, const TCHAR* Right)
{
	return CompareBy(Left, Right, AllOf, &FChar::ToLower);
}

int32 FCString::Strncmp(const TCHAR* Left, const TCHAR* Right, SIZE_T Count)
{
	return CompareBy(Left, Right, Count, &AsIs);
}

int32 FCString::Strnicmp(const TCHAR* Left, const TCHAR* Right, SIZE_T Count)
{
	return CompareBy(Left, Right, Count, &FChar::ToLower);
}

int32 FCString::Atoi(const TCHAR* String)
{
	return (int32)std::strtol(TCHAR_TO_UTF8(String), nullptr, 10);
}

int64 FCString::Atoi64(const TCHAR* String)
{
	return std::strtoll(TCHAR_TO_UTF8(String), nullptr, 10);
}

uint64 FCString::Strtoui64(const TCHAR* Start, TCHAR** End, int32 Base)
{
	check(End == nullptr);
	return std::strtoull(TCHAR_TO_UTF8(Start), nullptr, Base);
}

float FCString::Atof(const TCHAR* String)
{
	return std::strtof(TCHAR_TO_UTF8(String), nullptr);
}

double FCString::Atod(const TCHAR* String)
{
	return std::strtod(TCHAR_TO_UTF8(String), nullptr);
}

bool FCString::IsNumeric(const TCHAR* String)
{
	const TCHAR* Char = String + (*String == '-' || *String == '+' ? 1 : 0);
	bool bDigits = false;
	bool bPoint = false;
	for (; FChar::IsDigit(*Char) || (*Char == '.' && !bPoint); ++Char)
	{
		bPoint |= *Char == '.';
		bDigits |= *Char != '.';
	}
	return bDigits && *Char == 0;
}
