#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/Class.h"

namespace UnrealDouble
{
/** Looks an object up for a constructor: fatal elsewhere; an error in the log when it does not exist. */
COREUOBJECT_API UObject* FindForConstructor(UClass* Class, const TCHAR* Path);
} // namespace UnrealDouble

struct COREUOBJECT_API ConstructorHelpers
{
	template <class T>
	struct FObjectFinder
	{
		TObjectPtr<T> Object;
		explicit FObjectFinder(const TCHAR* ObjectToFind)
			: Object(static_cast<T*>(UnrealDouble::FindForConstructor(T::StaticClass(), ObjectToFind)))
		{
		}
		bool Succeeded() const { return Object != nullptr; }
	};

	template <class T>
	struct FClassFinder
	{
		TSubclassOf<T> Class;
		explicit FClassFinder(const TCHAR* ClassToFind)
			: Class(static_cast<UClass*>(UnrealDouble::FindForConstructor(UClass::StaticClass(), ClassToFind)))
		{
		}
		bool Succeeded() const { return Class.Get() != nullptr; }
	};
};
