#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/UnrealTemplate.h"

#include <memory>

enum class ESPMode : uint8
{
	NotThreadSafe = 0,
	ThreadSafe = 1
};

template <class ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedPtr;

/** Shared ownership that is never null. */
template <class ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedRef
{
public:
	explicit TSharedRef(ObjectType* InObject) : Held(InObject) { check(InObject != nullptr); }
	template <class Other>
	requires std::is_convertible_v<Other*, ObjectType*> TSharedRef(const TSharedRef<Other, Mode>& InOther)
		: Held(InOther.DoubleHeld())
	{
	}
	explicit TSharedRef(std::shared_ptr<ObjectType> InHeld) : Held(std::move(InHeld)) { check(Held != nullptr); }
	ObjectType& Get() const { return *Held; }
	ObjectType& operator*() const { return *Held; }
	ObjectType* operator->() const { return Held.get(); }
	TSharedPtr<ObjectType, Mode> ToSharedPtr() const { return TSharedPtr<ObjectType, Mode>(*this); }
	bool operator==(const TSharedRef& Other) const { return Held == Other.Held; }
	const std::shared_ptr<ObjectType>& DoubleHeld() const { return Held; }

private:
	std::shared_ptr<ObjectType> Held;
};

template <class ObjectType, ESPMode Mode>
class TSharedPtr
{
public:
	TSharedPtr(std::nullptr_t = nullptr) {}
	explicit TSharedPtr(ObjectType* InObject) : Held(InObject) {}
	template <class Other>
	requires std::is_convertible_v<Other*, ObjectType*> TSharedPtr(const TSharedPtr<Other, Mode>& InOther)
		: Held(InOther.DoubleHeld())
	{
	}
	template <class Other>
	requires std::is_convertible_v<Other*, ObjectType*> TSharedPtr(const TSharedRef<Other, Mode>& InOther)
		: Held(InOther.DoubleHeld())
	{
	}
	explicit TSharedPtr(std::shared_ptr<ObjectType> InHeld) : Held(std::move(InHeld)) {}
	TSharedRef<ObjectType, Mode> ToSharedRef() const { return TSharedRef<ObjectType, Mode>(Held); }
	ObjectType* Get() const { return Held.get(); }
	bool IsValid() const { return Held != nullptr; }
	explicit operator bool() const { return IsValid(); }
	ObjectType& operator*() const
	{
		check(IsValid());
		return *Held;
	}
	ObjectType* operator->() const
	{
		check(IsValid());
		return Held.get();
	}
	void Reset() { Held.reset(); }
	bool operator==(const TSharedPtr& Other) const { return Held == Other.Held; }
	bool operator==(std::nullptr_t) const { return !IsValid(); }
	const std::shared_ptr<ObjectType>& DoubleHeld() const { return Held; }

private:
	std::shared_ptr<ObjectType> Held;
};

template <class InObjectType, ESPMode InMode = ESPMode::ThreadSafe, typename... InArgTypes>
TSharedRef<InObjectType, InMode> MakeShared(InArgTypes&&... Args)
{
	return TSharedRef<InObjectType, InMode>(
		std::shared_ptr<InObjectType>(new InObjectType(Forward<InArgTypes>(Args)...)));
}
