#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreFwd.h"
#include "Templates/TypeHash.h"

#include <concepts>
#include <type_traits>

/** Remembers an object by its place in the table of all objects, and notices when it is destroyed or garbage. */
struct COREUOBJECT_API FWeakObjectPtr
{
	FWeakObjectPtr(std::nullptr_t = nullptr) {}
	FWeakObjectPtr(const UObject* Object);
	UObject* Get() const;
	bool IsValid() const { return Get() != nullptr; }
	/** Was set once, and the object is gone. */
	bool IsStale() const { return Serial != 0 && !IsValid(); }
	bool IsExplicitlyNull() const { return Serial == 0; }
	void Reset() { *this = FWeakObjectPtr(); }
	bool operator==(const FWeakObjectPtr& Other) const;
	friend uint32 GetTypeHash(const FWeakObjectPtr& Weak) { return (uint32)(Weak.Index * 31 + Weak.Serial); }

private:
	int32 Index = INDEX_NONE;
	int32 Serial = 0;
};

template <class T>
struct TObjectPtr;

template <class T = UObject>
struct TWeakObjectPtr
{
	using ElementType = T;

	TWeakObjectPtr(std::nullptr_t = nullptr) {}
	template <class U>
	requires std::convertible_to<U*, T*> TWeakObjectPtr(U* Object) : Weak((const UObject*)Object) {}
	template <class U>
	requires std::convertible_to<U*, T*> TWeakObjectPtr(const TObjectPtr<U>& Object)
		: Weak((const UObject*)Object.Get())
	{
	}
	template <class U>
	requires std::convertible_to<U*, T*> TWeakObjectPtr(const TWeakObjectPtr<U>& Other)
		: Weak((const UObject*)Other.Get())
	{
	}
	T* Get() const { return static_cast<T*>(Weak.Get()); }
	T* operator->() const { return Get(); }
	T& operator*() const { return *Get(); }
	bool IsValid() const { return Weak.IsValid(); }
	explicit operator bool() const { return IsValid(); }
	bool IsStale() const { return Weak.IsStale(); }
	bool IsExplicitlyNull() const { return Weak.IsExplicitlyNull(); }
	void Reset() { Weak.Reset(); }
	bool operator==(const TWeakObjectPtr& Other) const { return Weak == Other.Weak; }
	bool operator==(const T* Other) const { return Get() == Other; }
	bool operator==(std::nullptr_t) const { return !IsValid(); }
	friend uint32 GetTypeHash(const TWeakObjectPtr& Pointer) { return GetTypeHash(Pointer.Weak); }

private:
	FWeakObjectPtr Weak;
};
