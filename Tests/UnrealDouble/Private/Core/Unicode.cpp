#include "Containers/StringConv.h"

#include "Misc/CString.h"

#include <cstring>

namespace
{
void AppendUtf8(TArray<ANSICHAR>& Out, char32_t Code)
{
	if (Code < 0x80)
	{
		Out.Add((ANSICHAR)Code);
		return;
	}
	const int32 Extra = Code < 0x800 ? 1 : Code < 0x10000 ? 2 : 3;
	const uint32 Lead = Extra == 1 ? 0xC0u : Extra == 2 ? 0xE0u : 0xF0u;
	Out.Add((ANSICHAR)(Lead | Code >> (6 * Extra)));
	for (int32 Rest = Extra - 1; Rest >= 0; --Rest)
	{
		Out.Add((ANSICHAR)(0x80 | ((Code >> (6 * Rest)) & 0x3F)));
	}
}

/** One character of one or two units; half a pair is a question mark. */
char32_t NextCode(const TCHAR*& At, const TCHAR* End)
{
	const char32_t Unit = (char32_t)*At++;
	if (Unit < 0xD800 || Unit > 0xDFFF)
	{
		return Unit <= 0x10FFFF ? Unit : U'?';
	}
	if (Unit < 0xDC00 && At != End && *At >= 0xDC00 && *At <= 0xDFFF)
	{
		return 0x10000 + ((Unit - 0xD800) << 10) + ((char32_t)*At++ - 0xDC00);
	}
	return U'?';
}

/** One character of UTF-8; a byte that starts none, or a form longer than needed, is a question mark. */
char32_t NextCode(const ANSICHAR*& At, const ANSICHAR* End)
{
	const uint8 Lead = (uint8)*At++;
	const int32 Extra = Lead < 0x80 ? 0
		: (Lead & 0xE0) == 0xC0     ? 1
		: (Lead & 0xF0) == 0xE0     ? 2
		: (Lead & 0xF8) == 0xF0     ? 3
									: -1;
	if (Extra <= 0)
	{
		return Extra == 0 ? Lead : U'?';
	}
	char32_t Code = Lead & (0x3Fu >> Extra);
	for (int32 Index = 0; Index < Extra; ++Index)
	{
		if (End - At <= Index || ((uint8)At[Index] & 0xC0) != 0x80)
		{
			return U'?';
		}
		Code = Code << 6 | ((uint8)At[Index] & 0x3Fu);
	}
	const char32_t Least = Extra == 1 ? 0x80 : Extra == 2 ? 0x800 : 0x10000;
	if (Code < Least || Code > 0x10FFFF || (Code >= 0xD800 && Code <= 0xDFFF))
	{
		return U'?';
	}
	At += Extra;
	return Code;
}

void AppendUnits(TArray<TCHAR>& Out, char32_t Code)
{
	if (sizeof(TCHAR) == 2 && Code >= 0x10000)
	{
		Out.Add((TCHAR)(0xD800 + ((Code - 0x10000) >> 10)));
		Out.Add((TCHAR)(0xDC00 + ((Code - 0x10000) & 0x3FF)));
		return;
	}
	Out.Add((TCHAR)Code);
}
} // namespace

FTCHARToUTF8::FTCHARToUTF8(const TCHAR* Source) : FTCHARToUTF8(Source, Source != nullptr ? FCString::Strlen(Source) : 0)
{
}

FTCHARToUTF8::FTCHARToUTF8(const TCHAR* Source, int32 SourceLen)
{
	for (const TCHAR* At = Source; At != Source + SourceLen;)
	{
		AppendUtf8(Bytes, NextCode(At, Source + SourceLen));
	}
	Bytes.Add('\0');
}

FUTF8ToTCHAR::FUTF8ToTCHAR(const ANSICHAR* Source)
	: FUTF8ToTCHAR(Source, Source != nullptr ? (int32)std::strlen(Source) : 0)
{
}

FUTF8ToTCHAR::FUTF8ToTCHAR(const ANSICHAR* Source, int32 SourceLen)
{
	for (const ANSICHAR* At = Source; At != Source + SourceLen;)
	{
		AppendUnits(Characters, NextCode(At, Source + SourceLen));
	}
	Characters.Add(TCHAR(0));
}
