#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

#include <type_traits>

template <typename T>
requires(std::is_integral_v<T> || std::is_enum_v<T>) uint32 GetTypeHash(T Value)
{
	return (uint32)(uint64)Value ^ (uint32)((uint64)Value >> 32);
}

template <typename T>
uint32 GetTypeHash(T* Pointer)
{
	return GetTypeHash((uint64) reinterpret_cast<UPTRINT>(Pointer) >> 4);
}
