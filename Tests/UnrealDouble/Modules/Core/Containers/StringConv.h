#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Array.h"
#include "CoreTypes.h"

/** UTF-8 made from TCHAR; lives as long as the converter, which the macros make a temporary. */
class CORE_API FTCHARToUTF8
{
public:
	explicit FTCHARToUTF8(const TCHAR* Source);
	FTCHARToUTF8(const TCHAR* Source, int32 SourceLen);
	UE_NONCOPYABLE(FTCHARToUTF8)
	const ANSICHAR* Get() const { return Bytes.GetData(); }
	int32 Length() const { return Bytes.Num() - 1; }

private:
	TArray<ANSICHAR> Bytes;
};

/** TCHAR made from UTF-8; a byte that is no UTF-8 becomes a question mark. */
class CORE_API FUTF8ToTCHAR
{
public:
	explicit FUTF8ToTCHAR(const ANSICHAR* Source);
	FUTF8ToTCHAR(const ANSICHAR* Source, int32 SourceLen);
	UE_NONCOPYABLE(FUTF8ToTCHAR)
	const TCHAR* Get() const { return Characters.GetData(); }
	int32 Length() const { return Characters.Num() - 1; }

private:
	TArray<TCHAR> Characters;
};

#define TCHAR_TO_UTF8(String) (const ANSICHAR*)FTCHARToUTF8((const TCHAR*)String).Get()
#define UTF8_TO_TCHAR(String) (const TCHAR*)FUTF8ToTCHAR((const ANSICHAR*)String).Get()
#define ANSI_TO_TCHAR(String) UTF8_TO_TCHAR(String)
