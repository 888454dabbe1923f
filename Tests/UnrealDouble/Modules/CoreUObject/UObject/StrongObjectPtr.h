#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include <cstddef>

/** Keeps an object alive; here nothing is collected, so it only points to it. */
template <class ObjectType>
class TStrongObjectPtr
{
public:
	TStrongObjectPtr() = default;
	TStrongObjectPtr(std::nullptr_t) {}
	explicit TStrongObjectPtr(ObjectType* InObject) : Object(InObject) {}

	ObjectType* Get() const { return Object; }
	ObjectType& operator*() const { return *Object; }
	ObjectType* operator->() const { return Object; }
	bool IsValid() const { return Object != nullptr; }
	explicit operator bool() const { return IsValid(); }
	void Reset(ObjectType* InObject = nullptr) { Object = InObject; }

private:
	ObjectType* Object = nullptr;
};
