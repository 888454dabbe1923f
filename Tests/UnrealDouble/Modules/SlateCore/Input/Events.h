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
	FInputEvent(const uint32 InUserIndex, const bool bInIsRepeat) : UserIndex(InUserIndex), bIsRepeat(bInIsRepeat) {}
	virtual ~FInputEvent() = default;
	uint32 GetUserIndex() const { return UserIndex; }
	bool IsRepeat() const { return bIsRepeat; }

private:
	uint32 UserIndex;
	bool bIsRepeat;
};

struct SLATECORE_API FKeyEvent : public FInputEvent
{
	FKeyEvent(const FKey InKey, const FModifierKeysState& InModifierKeys, const uint32 InUserIndex,
		const bool bInIsRepeat, const uint32 InCharacterCode, const uint32 InKeyCode);
	FKey GetKey() const { return Key; }

private:
	FKey Key;
};
