#include "FlickTestDevices.h"

#include "Convert/FlickConvert.h"
#include "Game/FlickPlayerController.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "InputKeyEventArgs.h"

namespace
{
FInputDeviceId DeviceOf(int32 Player)
{
	return FInputDeviceId::CreateFromInternalId(Player);
}
} // namespace

void FFlickTestDevices::Connect(int32 Player)
{
	IPlatformInputDeviceMapper::Get().Internal_MapInputDeviceToUser(
		DeviceOf(Player), World.GetPlayer(Player)->GetPlatformUserId(), EInputDeviceConnectionState::Connected);
}

void FFlickTestDevices::Disconnect(int32 Player)
{
	IPlatformInputDeviceMapper::Get().Internal_SetInputDeviceConnectionState(
		DeviceOf(Player), EInputDeviceConnectionState::Disconnected);
}

void FFlickTestDevices::Press(const FKey& Key, int32 Player)
{
	World.GetWindow()->InputKey(FInputKeyEventArgs(nullptr, DeviceOf(Player), Key, IE_Pressed, 0));
}

void FFlickTestDevices::Release(const FKey& Key, int32 Player)
{
	World.GetWindow()->InputKey(FInputKeyEventArgs(nullptr, DeviceOf(Player), Key, IE_Released, 0));
}

void FFlickTestDevices::Tap(const FKey& Key, int32 Player)
{
	Press(Key, Player);
	World.Tick();
	Release(Key, Player);
	World.Tick();
}

void FFlickTestDevices::Push(const FKey& Axis, float Value, int32 Player)
{
	World.GetWindow()->InputAxis(FInputKeyEventArgs(nullptr, DeviceOf(Player), Axis, Value, 1.0f / 60.0f, 1, 0));
}

bool FFlickTestDevices::MoveMouseTo(const faith::flick::TableSpot& Spot)
{
	AFlickPlayerController& Player = *World.GetPlayer(0);
	FVector2D Pixel;
	if (!Player.ProjectWorldLocationToScreen(FlickConvert::ToWorld(Spot.x, Spot.y, 0.0), Pixel))
	{
		return false;
	}
	Player.SetMouseLocation(FMath::RoundToInt32(Pixel.X), FMath::RoundToInt32(Pixel.Y));
	float X = 0.0f;
	float Y = 0.0f;
	return Player.GetMousePosition(X, Y);
}
