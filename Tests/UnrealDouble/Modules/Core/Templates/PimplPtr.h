#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/UnrealTemplate.h"

#include <memory>

enum class EPimplPtrMode : uint8
{
	NoCopy,
	DeepCopy
};

/** Owns an object whose type need not be complete where the owner is destroyed. Only without copies. */
template <typename T, EPimplPtrMode Mode = EPimplPtrMode::NoCopy>
class TPimplPtr
{
	static_assert(Mode == EPimplPtrMode::NoCopy, "the double has no deep copies");

public:
	TPimplPtr() : Held(nullptr, [](T*) {}) {}
	TPimplPtr(std::nullptr_t) : TPimplPtr() {}
	TPimplPtr(TPimplPtr&& Other) = default;
	TPimplPtr& operator=(TPimplPtr&& Other) = default;
	TPimplPtr& operator=(std::nullptr_t)
	{
		Held.reset();
		return *this;
	}
	bool IsValid() const { return Held != nullptr; }
	explicit operator bool() const { return IsValid(); }
	T* operator->() const { return Held.get(); }
	T* Get() const { return Held.get(); }
	T& operator*() const { return *Held; }
	void Reset() { Held.reset(); }

private:
	template <typename U, EPimplPtrMode OtherMode, typename... ArgTypes>
	friend TPimplPtr<U, OtherMode> MakePimpl(ArgTypes&&... Args);

	std::unique_ptr<T, void (*)(T*)> Held;
};

template <typename T, EPimplPtrMode Mode = EPimplPtrMode::NoCopy, typename... ArgTypes>
TPimplPtr<T, Mode> MakePimpl(ArgTypes&&... Args)
{
	TPimplPtr<T, Mode> Result;
	Result.Held = {new T(Forward<ArgTypes>(Args)...), [](T* Object) { delete Object; }};
	return Result;
}
