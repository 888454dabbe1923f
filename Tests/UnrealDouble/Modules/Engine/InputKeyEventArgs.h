#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "InputCoreTypes.h"

class FViewport;

/// Something that happened to a key or an axis of a device.
struct FInputKeyEventArgs
{
	FInputKeyEventArgs(FViewport* InViewport, const FInputDeviceId InInputDevice, const FKey& InKey,
		const EInputEvent InEvent, const uint64 InEventTimestamp)
		: Viewport(InViewport), InputDevice(InInputDevice), Key(InKey), Event(InEvent), EventTimestamp(InEventTimestamp)
	{
	}
	/// Of an axis.
	FInputKeyEventArgs(FViewport* InViewport, const FInputDeviceId InInputDevice, const FKey& InKey,
		const float InDelta, const float InDeltaTime, const int32 InNumSamples, const uint64 InEventTimestamp)
		: Viewport(InViewport), InputDevice(InInputDevice), Key(InKey), Event(IE_Axis), AmountDepressed(InDelta),
		  DeltaTime(InDeltaTime), NumSamples(InNumSamples), EventTimestamp(InEventTimestamp)
	{
	}

	FViewport* Viewport = nullptr;
	FInputDeviceId InputDevice;
	FKey Key;
	EInputEvent Event = IE_Pressed;
	float AmountDepressed = 1.0f;
	float DeltaTime = 0.0f;
	int32 NumSamples = 0;
	uint64 EventTimestamp = 0;
};
