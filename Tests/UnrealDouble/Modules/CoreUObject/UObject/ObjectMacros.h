#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

namespace UnrealDouble
{
template <class T>
struct TConstruct;
}

enum EObjectFlags
{
	RF_NoFlags = 0x00000000,
	RF_Public = 0x00000001,
	RF_Standalone = 0x00000002,
	RF_MarkAsNative = 0x00000004,
	RF_Transactional = 0x00000008,
	RF_ClassDefaultObject = 0x00000010,
	RF_ArchetypeObject = 0x00000020,
	RF_Transient = 0x00000040,
	RF_MarkAsRootSet = 0x00000080,
	RF_BeginDestroyed = 0x00008000,
	RF_DefaultSubObject = 0x00040000
};
inline constexpr EObjectFlags operator|(EObjectFlags Left, EObjectFlags Right)
{
	return (EObjectFlags)((uint32)Left | (uint32)Right);
}

enum EClassFlags
{
	CLASS_None = 0x00000000u,
	CLASS_Abstract = 0x00000001u
};

enum ELoadFlags
{
	LOAD_None = 0x00000000,
	LOAD_NoWarn = 0x00000002,
	LOAD_Quiet = 0x00002000
};

// Read by the header tool; nothing to the compiler.
#define UCLASS(...)
#define USTRUCT(...)
#define UENUM(...)
#define UPROPERTY(...)
#define UFUNCTION(...)
#define UINTERFACE(...)
#define UMETA(...)
#define UPARAM(...)

#define BODY_MACRO_COMBINE_INNER(A, B, C, D) A##B##C##D
#define BODY_MACRO_COMBINE(A, B, C, D) BODY_MACRO_COMBINE_INNER(A, B, C, D)
#define GENERATED_BODY(...) BODY_MACRO_COMBINE(CURRENT_FILE_ID, _, __LINE__, _GENERATED_BODY);
