#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/UnrealTemplate.h"

template <typename... Types>
struct TTuple;

/** Tuples of two only: what a map holds. */
template <typename KeyType, typename ValueType>
struct TTuple<KeyType, ValueType>
{
	KeyType Key{};
	ValueType Value{};

	TTuple() = default;
	template <typename KeyInit, typename ValueInit>
	TTuple(KeyInit&& InKey, ValueInit&& InValue) : Key(Forward<KeyInit>(InKey)), Value(Forward<ValueInit>(InValue))
	{
	}
	bool operator==(const TTuple& Other) const { return Key == Other.Key && Value == Other.Value; }
};

template <typename KeyType, typename ValueType>
using TPair = TTuple<KeyType, ValueType>;
