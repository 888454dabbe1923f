#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

/** Characters; letters outside ASCII keep their case. */
struct FChar
{
	static TCHAR ToUpper(TCHAR Char) { return Char >= 'a' && Char <= 'z' ? (TCHAR)(Char - 32) : Char; }
	static TCHAR ToLower(TCHAR Char) { return Char >= 'A' && Char <= 'Z' ? (TCHAR)(Char + 32) : Char; }
	static bool IsDigit(TCHAR Char) { return Char >= '0' && Char <= '9'; }
	static bool IsAlpha(TCHAR Char) { return ToLower(Char) >= 'a' && ToLower(Char) <= 'z'; }
	static bool IsAlnum(TCHAR Char) { return IsAlpha(Char) || IsDigit(Char); }
	static bool IsWhitespace(TCHAR Char) { return Char == ' ' || (Char >= 9 && Char <= 13) || Char == 0xA0; }
};
