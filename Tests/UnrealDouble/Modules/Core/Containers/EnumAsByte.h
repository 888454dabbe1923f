#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "HAL/Platform.h"

/** An old unscoped enum kept in one byte, for properties. */
template <class TEnum>
class TEnumAsByte
{
public:
	TEnumAsByte() = default;
	constexpr TEnumAsByte(TEnum InValue) : Value((uint8)InValue) {}
	explicit constexpr TEnumAsByte(int32 InValue) : Value((uint8)InValue) {}
	explicit constexpr TEnumAsByte(uint8 InValue) : Value(InValue) {}
	constexpr operator TEnum() const { return (TEnum)Value; }
	constexpr TEnum GetValue() const { return (TEnum)Value; }
	bool operator==(TEnum Other) const { return Value == (uint8)Other; }
	bool operator==(TEnumAsByte Other) const { return Value == Other.Value; }

private:
	uint8 Value = 0;
};
