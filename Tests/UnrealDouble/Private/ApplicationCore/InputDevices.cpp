#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"

IPlatformInputDeviceMapper& IPlatformInputDeviceMapper::Get()
{
	static IPlatformInputDeviceMapper Mapper;
	return Mapper;
}

const IPlatformInputDeviceMapper::FDevice* IPlatformInputDeviceMapper::Find(FInputDeviceId DeviceId) const
{
	return Devices.FindByPredicate([DeviceId](const FDevice& Device) { return Device.Id == DeviceId; });
}

FInputDeviceId IPlatformInputDeviceMapper::AllocateNewInputDeviceId()
{
	return FInputDeviceId::CreateFromInternalId(++LastDevice);
}

EInputDeviceConnectionState IPlatformInputDeviceMapper::GetInputDeviceConnectionState(
	const FInputDeviceId DeviceId) const
{
	const FDevice* const Device = Find(DeviceId);
	return Device != nullptr ? Device->State : EInputDeviceConnectionState::Unknown;
}

FPlatformUserId IPlatformInputDeviceMapper::GetUserForInputDevice(FInputDeviceId DeviceId) const
{
	if (const FDevice* const Device = Find(DeviceId))
	{
		return Device->User;
	}
	return DeviceId.GetId() == 0 ? FPlatformUserId::CreateFromInternalId(0) : FPlatformUserId();
}

bool IPlatformInputDeviceMapper::Internal_MapInputDeviceToUser(
	FInputDeviceId DeviceId, FPlatformUserId UserId, EInputDeviceConnectionState ConnectionState)
{
	if (!DeviceId.IsValid())
	{
		return false;
	}
	if (const FDevice* const Known = Find(DeviceId))
	{
		const_cast<FDevice*>(Known)->User = UserId;
		const_cast<FDevice*>(Known)->State = ConnectionState;
	}
	else
	{
		FDevice New;
		New.Id = DeviceId;
		New.User = UserId;
		New.State = ConnectionState;
		Devices.Add(New);
	}
	OnChange.Broadcast(ConnectionState, UserId, DeviceId);
	return true;
}

bool IPlatformInputDeviceMapper::Internal_SetInputDeviceConnectionState(
	FInputDeviceId DeviceId, EInputDeviceConnectionState NewState)
{
	const FDevice* const Device = Find(DeviceId);
	if (Device == nullptr || Device->State == NewState)
	{
		return false;
	}
	return Internal_MapInputDeviceToUser(DeviceId, Device->User, NewState);
}
