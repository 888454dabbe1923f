#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/** A pointer to an object, for properties. */
template <class T>
struct TObjectPtr
{
	using ElementType = T;

	TObjectPtr() = default;
	TObjectPtr(std::nullptr_t) {}
	template <class U>
	requires std::convertible_to<U*, T*> TObjectPtr(U* Object) : Pointer(Object) {}
	template <class U>
	requires std::convertible_to<U*, T*> TObjectPtr(const TObjectPtr<U>& Other) : Pointer(Other.Get()) {}
	T* Get() const { return Pointer; }
	T* operator->() const { return Pointer; }
	T& operator*() const { return *Pointer; }
	operator T*() const { return Pointer; }
	explicit operator bool() const { return Pointer != nullptr; }
	friend uint32 GetTypeHash(const TObjectPtr& Object) { return GetTypeHash((const void*)Object.Pointer); }

private:
	T* Pointer = nullptr;
};

template <class T>
struct UnrealDouble::TSortArgument<TObjectPtr<T>>
{
	static T& Of(const TObjectPtr<T>& Element) { return *Element; }
};
