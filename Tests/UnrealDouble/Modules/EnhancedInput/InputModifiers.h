#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

class ENHANCEDINPUT_API UInputModifier : public UObject
{
	DOUBLE_CLASS(UInputModifier, UObject)

public:
	UInputModifier(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer)
	{
	}

	/// Of the double.
	virtual FVector DoubleModify(const FVector& Value) const { return Value; }
};

enum class EDeadZoneType : uint8
{
	Axial,
	Radial,
	UnscaledRadial,
};

class ENHANCEDINPUT_API UInputModifierDeadZone : public UInputModifier
{
	DOUBLE_CLASS(UInputModifierDeadZone, UInputModifier)

public:
	UInputModifierDeadZone(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	float LowerThreshold = 0.2f;
	float UpperThreshold = 1.0f;
	EDeadZoneType Type = EDeadZoneType::Radial;

	/// Only radial.
	virtual FVector DoubleModify(const FVector& Value) const override;
};

class ENHANCEDINPUT_API UInputModifierNegate : public UInputModifier
{
	DOUBLE_CLASS(UInputModifierNegate, UInputModifier)

public:
	UInputModifierNegate(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	virtual FVector DoubleModify(const FVector& Value) const override { return -Value; }
};

enum class EInputAxisSwizzle : uint8
{
	YXZ,
	ZYX,
	XZY,
	YZX,
	ZXY,
};

class ENHANCEDINPUT_API UInputModifierSwizzleAxis : public UInputModifier
{
	DOUBLE_CLASS(UInputModifierSwizzleAxis, UInputModifier)

public:
	UInputModifierSwizzleAxis(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	EInputAxisSwizzle Order = EInputAxisSwizzle::YXZ;

	/// Only YXZ.
	virtual FVector DoubleModify(const FVector& Value) const override;
};
