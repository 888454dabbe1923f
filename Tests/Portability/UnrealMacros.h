#pragma once

// What a portable header may meet when an Unreal or Windows source includes it: macros with common names, and names at
// global scope. The bodies are our own; only the names matter. Standard headers come first, as they do there.

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cassert>
#include <charconv>
#include <cmath>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Unreal: assertions
#define check(expression) static_cast<void>(expression)
#define checkf(expression, ...) static_cast<void>(expression)
#define checkSlow(expression) static_cast<void>(expression)
#define checkNoEntry() static_cast<void>(0)
#define checkCode(code) static_cast<void>(0)
#define verify(expression) static_cast<void>(expression)
#define verifyf(expression, ...) static_cast<void>(expression)
#define ensure(expression) static_cast<bool>(expression)
#define ensureMsgf(expression, ...) static_cast<bool>(expression)
#define ensureAlways(expression) static_cast<bool>(expression)
#define unimplemented() static_cast<void>(0)

// Unreal: constants, text, attributes, reflection
#define TEXT(literal) u##literal
#define PI (3.1415926535897932f)
#define UE_PI (3.1415926535897932f)
#define SMALL_NUMBER (1.e-8f)
#define KINDA_SMALL_NUMBER (1.e-4f)
#define BIG_NUMBER (3.4e+38f)
#define EULERS_NUMBER (2.71828182845904523536f)
#define DELTA (0.00001f)
#define MAX_FLT (3.402823466e+38F)
#define MIN_flt (1.175494351e-38F)
#define MAX_int32 (0x7fffffff)
#define INDEX_NONE (-1)
#define FORCEINLINE inline
#define FORCENOINLINE
#define RESTRICT
#define LIKELY(x) (x)
#define UNLIKELY(x) (x)
#define UE_LOG(category, verbosity, format, ...) static_cast<void>(0)
#define PLATFORM_WINDOWS 0
#define WITH_EDITOR 0
#define UCLASS(...)
#define USTRUCT(...)
#define UENUM(...)
#define UPROPERTY(...)
#define UFUNCTION(...)
#define UINTERFACE(...)
#define UMETA(...)
#define UPARAM(...)
#define GENERATED_BODY(...)
#define DLLEXPORT
#define DLLIMPORT
#define PURE_VIRTUAL(function, ...) {__VA_ARGS__};
#define LOCTEXT(key, text) text
#define NSLOCTEXT(space, key, text) text
#define INVTEXT(text) text
#define LOCTABLE(id, key) key
#define STAT(x)
#define SCOPE_CYCLE_COUNTER(stat)
#define ANSI_TO_TCHAR(text) text
#define UTF8_TO_TCHAR(text) text
#define TCHAR_TO_UTF8(text) text

// Windows; mingw's headers already define some of them
#undef min
#undef max
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define near
#define far
#define small char
#define interface struct
#define IN
#define OUT
#define OPTIONAL
#define ERROR 0
#define DELETE 0x00010000
#define CONST const
#define VOID void
#define BOOL int
#define TRUE 1
#define FALSE 0
#define GetObject GetObjectW
#define CreateWindow CreateWindowExW
#define DrawText DrawTextW
#define SendMessage SendMessageW
#define PlaySound PlaySoundW
#define CreateFile CreateFileW
#define Yield()

// Unreal: names at global scope
using int8 = signed char;
using uint8 = unsigned char;
using int16 = short;
using uint16 = unsigned short;
using int32 = int;
using uint32 = unsigned int;
using int64 = long long;
using uint64 = unsigned long long;
using TCHAR = char16_t;
using ANSICHAR = char;
class FString;
class FName;
class FText;
class FMath;
template <class T>
class TArray;
template <class To, class From>
To* Cast(From* from);
template <class T>
bool IsValid(const T* object);
template <class T>
void Swap(T& a, T& b);
template <class T>
T&& MoveTemp(T& object);
template <class T>
T&& Forward(T& object);
template <class T>
T* NewObject();
extern class UEngine* GEngine;
extern class UWorld* GWorld;
