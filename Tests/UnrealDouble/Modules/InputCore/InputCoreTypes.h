#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// A key or button, known by name.
struct INPUTCORE_API FKey
{
	FKey() = default;
	FKey(const FName InName) : KeyName(InName) {}
	FKey(const TCHAR* InName) : KeyName(FName(InName)) {}
	bool IsValid() const { return !KeyName.IsNone(); }
	FName GetFName() const { return KeyName; }
	bool operator==(const FKey& Other) const { return KeyName == Other.KeyName; }

private:
	FName KeyName;
};

struct INPUTCORE_API EKeys
{
	static const FKey Enter;
	static const FKey Escape;
	static const FKey SpaceBar;
	static const FKey Left;
	static const FKey Up;
	static const FKey Right;
	static const FKey Down;
	static const FKey Gamepad_DPad_Up;
	static const FKey Gamepad_DPad_Down;
	static const FKey Gamepad_DPad_Right;
	static const FKey Gamepad_DPad_Left;
	static const FKey Gamepad_FaceButton_Bottom;
	static const FKey Gamepad_FaceButton_Right;
};
