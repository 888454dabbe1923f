#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"

namespace UnrealDouble
{
COREUOBJECT_API bool IsChildOf(const UClass* Class, const UClass* Base);
}

/** A class that is T or derives from it; one that does not reads as nullptr. */
template <class T>
class TSubclassOf
{
public:
	TSubclassOf() = default;
	TSubclassOf(std::nullptr_t) {}
	TSubclassOf(UClass* From) : Class(From) {}
	template <class OtherT>
	requires std::convertible_to<OtherT*, T*> TSubclassOf(const TSubclassOf<OtherT>& Other) : Class(*Other) {}
	template <class OtherT>
	requires std::convertible_to<OtherT*, UClass*> TSubclassOf(const TObjectPtr<OtherT>& From) : Class(From.Get()) {}
	UClass* Get() const { return **this; }
	UClass* operator*() const { return UnrealDouble::IsChildOf(Class, T::StaticClass()) ? Class : nullptr; }
	UClass* operator->() const { return **this; }
	operator UClass*() const { return **this; }
	T* GetDefaultObject() const;

private:
	UClass* Class = nullptr;
};
