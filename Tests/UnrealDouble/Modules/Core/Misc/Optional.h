#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/UnrealTemplate.h"

#include <optional>

template <typename OptionalType>
class TOptional
{
public:
	TOptional() = default;
	TOptional(const OptionalType& InValue) : Held(InValue) {}
	TOptional(OptionalType&& InValue) : Held(std::move(InValue)) {}
	bool IsSet() const { return Held.has_value(); }
	explicit operator bool() const { return IsSet(); }
	OptionalType& GetValue()
	{
		check(IsSet());
		return *Held;
	}
	const OptionalType& GetValue() const
	{
		check(IsSet());
		return *Held;
	}
	const OptionalType& Get(const OptionalType& DefaultValue) const { return IsSet() ? *Held : DefaultValue; }
	OptionalType* operator->() { return &GetValue(); }
	const OptionalType* operator->() const { return &GetValue(); }
	OptionalType& operator*() { return GetValue(); }
	const OptionalType& operator*() const { return GetValue(); }
	template <typename... ArgsType>
	OptionalType& Emplace(ArgsType&&... Args)
	{
		return Held.emplace(Forward<ArgsType>(Args)...);
	}
	void Reset() { Held.reset(); }
	friend bool operator==(const TOptional& Left, const TOptional& Right) { return Left.Held == Right.Held; }

private:
	std::optional<OptionalType> Held;
};
