#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplication.h"
#include "InputCoreTypes.h"

enum class EFocusCause : uint8
{
	Mouse,
	Navigation,
	SetDirectly,
	Cleared,
	OtherWidgetLostFocus,
	WindowActivate,
};

struct SLATECORE_API FInputEvent
{
	/// Of the first user.
	FInputEvent() : UserIndex(0), bIsRepeat(false) {}
	/// Of the user whose device it is.
	FInputEvent(const FInputDeviceId InDeviceId, const bool bInIsRepeat);
	virtual ~FInputEvent() = default;
	uint32 GetUserIndex() const { return UserIndex; }
	bool IsRepeat() const { return bIsRepeat; }
	FInputDeviceId GetInputDeviceId() const { return InputDeviceId; }

private:
	uint32 UserIndex;
	FInputDeviceId InputDeviceId;
	bool bIsRepeat;
};

struct SLATECORE_API FFocusEvent
{
	FFocusEvent(const EFocusCause InCause, uint32 InUserIndex) : Cause(InCause), UserIndex(InUserIndex) {}
	EFocusCause GetCause() const { return Cause; }
	uint32 GetUser() const { return UserIndex; }

private:
	EFocusCause Cause;
	uint32 UserIndex;
};

/// The first user's, unless told otherwise.
struct SLATECORE_API FPointerEvent : public FInputEvent
{
	FPointerEvent() = default;
};

struct SLATECORE_API FKeyEvent : public FInputEvent
{
	FKeyEvent(const FKey InKey, const FModifierKeysState& InModifierKeys, const FInputDeviceId InDeviceId,
		const bool bInIsRepeat, const uint32 InCharacterCode, const uint32 InKeyCode,
		const TOptional<int32> InOptionalSlateUserIndex = TOptional<int32>());
	FKey GetKey() const { return Key; }

private:
	FKey Key;
};

struct SLATECORE_API FCharacterEvent : public FInputEvent
{
	FCharacterEvent(const TCHAR InCharacter, const FModifierKeysState& InModifierKeys, const FInputDeviceId InDeviceId,
		const bool bInIsRepeat);
	TCHAR GetCharacter() const { return Character; }

private:
	TCHAR Character;
};
