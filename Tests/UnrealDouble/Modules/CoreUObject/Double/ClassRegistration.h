#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/Class.h"
#include "UObject/Object.h"

#include <initializer_list>
#include <new>

namespace UnrealDouble
{
/** What the generated code says of a class. */
struct FClassParams
{
	const TCHAR* Name;    // without prefix
	const TCHAR* Package; // "/Script/<Module>"
	UClass* (*Super)();   // nullptr for UObject
	std::initializer_list<const TCHAR*> Functions;
	bool bAbstract;
	void (*Serialize)(UObject&, FArchive&); // may be nullptr
};

/** Builds a T where the memory is; a friend of every class, for constructors may be private. */
template <class T>
struct TConstruct
{
	static void At(void* Memory, const FObjectInitializer& Initializer)
	{
		if constexpr (requires { ::new (Memory) T(Initializer); })
		{
			::new (Memory) T(Initializer);
		}
		else
		{
			::new (Memory) T();
		}
	}
};

COREUOBJECT_API UClass* RegisterClassImpl(
	const FClassParams& Params, SIZE_T Size, SIZE_T Alignment, void (*Construct)(void*, const FObjectInitializer&));

/** Makes the class known by name and path; its default object is made when first asked for. */
template <class T>
UClass* RegisterClass(const FClassParams& Params)
{
	return RegisterClassImpl(Params, sizeof(T), alignof(T), &TConstruct<T>::At);
}

/** Remembers a class before main(), so that it can be found by name and has its default object from the start. */
struct COREUOBJECT_API FRegisterAtStart
{
	explicit FRegisterAtStart(UClass* (*StaticClass)());
};
} // namespace UnrealDouble
