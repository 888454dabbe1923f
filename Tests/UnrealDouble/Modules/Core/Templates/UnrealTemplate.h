#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"
#include "Misc/AssertionMacros.h"

#include <type_traits>
#include <utility>

template <typename T>
constexpr std::remove_reference_t<T>&& MoveTemp(T&& Object)
{
	static_assert(std::is_lvalue_reference_v<T>, "MoveTemp called on an rvalue");
	static_assert(!std::is_const_v<std::remove_reference_t<T>>, "MoveTemp called on a const object");
	return static_cast<std::remove_reference_t<T>&&>(Object);
}

template <typename T>
constexpr T&& Forward(std::remove_reference_t<T>& Object)
{
	return static_cast<T&&>(Object);
}

template <typename T>
constexpr T&& Forward(std::remove_reference_t<T>&& Object)
{
	return static_cast<T&&>(Object);
}

template <typename T>
void Swap(T& Left, T& Right)
{
	T Kept = static_cast<T&&>(Left);
	Left = static_cast<T&&>(Right);
	Right = static_cast<T&&>(Kept);
}
