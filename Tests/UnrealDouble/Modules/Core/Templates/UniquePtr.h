#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/UnrealTemplate.h"

#include <memory>

template <typename T>
class TUniquePtr
{
public:
	TUniquePtr() = default;
	TUniquePtr(std::nullptr_t) {}
	explicit TUniquePtr(T* InPtr) : Held(InPtr) {}
	TUniquePtr(TUniquePtr&& Other) = default;
	template <typename OtherT>
	requires std::is_convertible_v<OtherT*, T*> TUniquePtr(TUniquePtr<OtherT>&& Other) : Held(Other.Release()) {}
	TUniquePtr& operator=(TUniquePtr&& Other) = default;
	template <typename OtherT>
	requires std::is_convertible_v<OtherT*, T*> TUniquePtr& operator=(TUniquePtr<OtherT>&& Other)
	{
		Held.reset(Other.Release());
		return *this;
	}
	TUniquePtr& operator=(std::nullptr_t)
	{
		Held.reset();
		return *this;
	}
	bool IsValid() const { return Held != nullptr; }
	explicit operator bool() const { return IsValid(); }
	T* operator->() const { return Held.get(); }
	T& operator*() const { return *Held; }
	T* Get() const { return Held.get(); }
	T* Release() { return Held.release(); }
	void Reset(T* InPtr = nullptr) { Held.reset(InPtr); }
	bool operator==(std::nullptr_t) const { return !IsValid(); }
	bool operator==(const TUniquePtr& Other) const { return Held == Other.Held; }

private:
	std::unique_ptr<T> Held;
};

template <typename T, typename... ArgTypes>
TUniquePtr<T> MakeUnique(ArgTypes&&... Args)
{
	return TUniquePtr<T>(new T(Forward<ArgTypes>(Args)...));
}
