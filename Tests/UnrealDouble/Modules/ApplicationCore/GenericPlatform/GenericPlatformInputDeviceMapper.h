#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

enum class EInputDeviceConnectionState : uint8
{
	Invalid,
	Unknown,
	Disconnected,
	Connected,
};

/// Which device is whose. The keyboard, its mouse and the first pad are of the first person; all others are of nobody until mapped.
class APPLICATIONCORE_API IPlatformInputDeviceMapper
{
public:
	DECLARE_MULTICAST_DELEGATE_ThreeParams(
		FOnUserInputDeviceConnectionChange, EInputDeviceConnectionState, FPlatformUserId, FInputDeviceId);

	static IPlatformInputDeviceMapper& Get();
	virtual ~IPlatformInputDeviceMapper() = default;

	/// Never one that was given away before.
	virtual FInputDeviceId AllocateNewInputDeviceId();
	virtual FPlatformUserId GetUserForInputDevice(FInputDeviceId DeviceId) const;
	virtual bool Internal_MapInputDeviceToUser(
		FInputDeviceId DeviceId, FPlatformUserId UserId, EInputDeviceConnectionState ConnectionState);
	virtual EInputDeviceConnectionState GetInputDeviceConnectionState(const FInputDeviceId DeviceId) const;
	/// False for a device that was never mapped, or that is in this state already.
	virtual bool Internal_SetInputDeviceConnectionState(FInputDeviceId DeviceId, EInputDeviceConnectionState NewState);
	virtual FOnUserInputDeviceConnectionChange& GetOnInputDeviceConnectionChange() const { return OnChange; }

private:
	struct FDevice
	{
		FInputDeviceId Id;
		FPlatformUserId User;
		EInputDeviceConnectionState State = EInputDeviceConnectionState::Unknown;
	};

	const FDevice* Find(FInputDeviceId DeviceId) const;

	TArray<FDevice> Devices;
	/// The keyboard has 0; some machines have pads of their own.
	int32 LastDevice = 7;
	mutable FOnUserInputDeviceConnectionChange OnChange;
};
