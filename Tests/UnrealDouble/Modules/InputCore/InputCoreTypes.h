#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// A key, a button, or one or two axes of a device, by its name.
struct INPUTCORE_API FKey
{
	FKey() = default;
	FKey(const FName InName) : KeyName(InName) {}
	FKey(const TCHAR* InName) : KeyName(InName) {}

	bool IsValid() const { return !KeyName.IsNone(); }
	bool IsGamepadKey() const;
	FName GetFName() const { return KeyName; }
	bool operator==(const FKey& Other) const { return KeyName == Other.KeyName; }

private:
	FName KeyName;
};

struct INPUTCORE_API EKeys
{
	static const FKey MouseWheelAxis;
	static const FKey LeftMouseButton;
	static const FKey RightMouseButton;
	static const FKey BackSpace;
	static const FKey Tab;
	static const FKey Enter;
	static const FKey Escape;
	static const FKey SpaceBar;
	static const FKey Delete;
	static const FKey Left;
	static const FKey Up;
	static const FKey Right;
	static const FKey Down;
	static const FKey One;
	static const FKey Two;
	static const FKey Three;
	static const FKey Four;
	static const FKey A;
	static const FKey C;
	static const FKey D;
	static const FKey E;
	static const FKey F;
	static const FKey H;
	static const FKey L;
	static const FKey N;
	static const FKey P;
	static const FKey Q;
	static const FKey S;
	static const FKey V;
	static const FKey W;
	static const FKey LeftShift;
	static const FKey RightShift;
	static const FKey Comma;
	static const FKey Period;
	static const FKey Gamepad_LeftX;
	static const FKey Gamepad_LeftY;
	static const FKey Gamepad_RightX;
	static const FKey Gamepad_RightY;
	static const FKey Gamepad_Left2D;
	static const FKey Gamepad_Right2D;
	static const FKey Gamepad_LeftTriggerAxis;
	static const FKey Gamepad_RightTriggerAxis;
	static const FKey Gamepad_LeftThumbstick;
	static const FKey Gamepad_RightThumbstick;
	static const FKey Gamepad_Special_Left;
	static const FKey Gamepad_Special_Right;
	static const FKey Gamepad_FaceButton_Bottom;
	static const FKey Gamepad_FaceButton_Right;
	static const FKey Gamepad_FaceButton_Left;
	static const FKey Gamepad_FaceButton_Top;
	static const FKey Gamepad_LeftShoulder;
	static const FKey Gamepad_RightShoulder;
	static const FKey Gamepad_DPad_Up;
	static const FKey Gamepad_DPad_Down;
	static const FKey Gamepad_DPad_Right;
	static const FKey Gamepad_DPad_Left;
};
