#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

enum class EInputActionValueType : uint8
{
	Boolean,
	Axis1D,
	Axis2D,
	Axis3D,
};

struct ENHANCEDINPUT_API FInputActionValue
{
	using Axis1D = float;
	using Axis2D = FVector2D;
	using Axis3D = FVector;

	FInputActionValue() : Value(FVector::ZeroVector) {}
	FInputActionValue(EInputActionValueType InValueType, Axis3D InValue) : Value(InValue), ValueType(InValueType) {}

	template <typename T>
	T Get() const
	{
		static_assert(sizeof(T) == 0, "an action's value is bool, float, FVector2D or FVector");
	}
	EInputActionValueType GetValueType() const { return ValueType; }

private:
	FVector Value;
	EInputActionValueType ValueType = EInputActionValueType::Boolean;
};

template <>
inline bool FInputActionValue::Get() const
{
	return Value != FVector::ZeroVector;
}
template <>
inline FInputActionValue::Axis1D FInputActionValue::Get() const
{
	return (float)Value.X;
}
template <>
inline FInputActionValue::Axis2D FInputActionValue::Get() const
{
	return FVector2D(Value.X, Value.Y);
}
