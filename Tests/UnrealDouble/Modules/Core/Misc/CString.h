#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Misc/Char.h"

/** C strings of TCHAR. Numbers read as much as they can, and are 0 for anything else. */
struct FCString
{
	static CORE_API int32 Strlen(const TCHAR* String);
	static CORE_API int32 Strcmp(const TCHAR* Left, const TCHAR* Right);
	static CORE_API int32 Stricmp(const TCHAR* Left, const TCHAR* Right);
	static CORE_API int32 Strncmp(const TCHAR* Left, const TCHAR* Right, SIZE_T Count);
	static CORE_API int32 Strnicmp(const TCHAR* Left, const TCHAR* Right, SIZE_T Count);
	static CORE_API int32 Atoi(const TCHAR* String);
	static CORE_API int64 Atoi64(const TCHAR* String);
	/** Where the number ends is not told: the second argument must be null. */
	static CORE_API uint64 Strtoui64(const TCHAR* Start, TCHAR** End, int32 Base);
	static CORE_API float Atof(const TCHAR* String);
	static CORE_API double Atod(const TCHAR* String);
	static CORE_API bool IsNumeric(const TCHAR* String);
};
