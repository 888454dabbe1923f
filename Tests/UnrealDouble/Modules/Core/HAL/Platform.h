#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include <cstddef>
#include <cstdint>

#define PLATFORM_DESKTOP 1

using int8 = signed char;
using uint8 = unsigned char;
using int16 = signed short;
using uint16 = unsigned short;
using int32 = signed int;
using uint32 = unsigned int;
// Not std::int64_t, which is another type on Linux; mixing them up must fail here as it does there.
using int64 = signed long long;
using uint64 = unsigned long long;
using SIZE_T = std::size_t;
using UPTRINT = std::uintptr_t;
using ANSICHAR = char;
using UTF8CHAR = char8_t;

#if defined(FAITH_DOUBLE_WIDE_TCHAR)
#define PLATFORM_TCHAR_IS_CHAR16 0
using WIDECHAR = wchar_t;
#define TEXT_PASTE(Literal) L##Literal
#else
#define PLATFORM_TCHAR_IS_CHAR16 1
using WIDECHAR = char16_t;
#define TEXT_PASTE(Literal) u##Literal
#endif
using TCHAR = WIDECHAR;
#define TEXT(Literal) TEXT_PASTE(Literal)

#define FORCEINLINE inline
#define FORCENOINLINE __attribute__((noinline))
#define LIKELY(Expression) __builtin_expect(!!(Expression), 1)
#define UNLIKELY(Expression) __builtin_expect(!!(Expression), 0)
#define DLLEXPORT __attribute__((visibility("default")))
#define DLLIMPORT __attribute__((visibility("default")))

#define CORE_API DLLIMPORT
#define COREUOBJECT_API DLLIMPORT
#define ENGINE_API DLLIMPORT
#define PHYSICSCORE_API DLLIMPORT
#define APPLICATIONCORE_API DLLIMPORT
#define ENHANCEDINPUT_API DLLIMPORT
#define INPUTCORE_API DLLIMPORT
#define PROCEDURALMESHCOMPONENT_API DLLIMPORT
#define APPLICATIONCORE_API DLLIMPORT
#define SLATECORE_API DLLIMPORT
#define SLATE_API DLLIMPORT
#define UMG_API DLLIMPORT
