#include "FlickTestDevices.h"

#include "Components/Widget.h"
#include "Convert/FlickConvert.h"
#include "FlickTestScreen.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickPlayerController.h"
#include "Input/Events.h"
#include "InputKeyEventArgs.h"

namespace
{
constexpr int32 MostPlayers = 4;

/** A mouse is not asked what has the focus. */
bool IsOfMouse(const FKey& Key)
{
	return Key == EKeys::LeftMouseButton || Key == EKeys::RightMouseButton;
}
} // namespace

FFlickTestDevices::FFlickTestDevices(FFlickTestWorld& InWorld) : World(InWorld)
{
	// The keyboard is the first device of every machine; the others may be real pads that stay whose they are.
	Devices.Add(FInputDeviceId::CreateFromInternalId(0));
	while (Devices.Num() < MostPlayers)
	{
		Devices.Add(IPlatformInputDeviceMapper::Get().AllocateNewInputDeviceId());
	}
}

FFlickTestDevices::~FFlickTestDevices()
{
	for (const FBefore& Each : Before)
	{
		IPlatformInputDeviceMapper::Get().Internal_MapInputDeviceToUser(Each.Device, Each.User, Each.State);
	}
}

FInputDeviceId FFlickTestDevices::DeviceOf(int32 Player) const
{
	return Devices[Player];
}

void FFlickTestDevices::Remember(FInputDeviceId Device)
{
	if (!Before.ContainsByPredicate([Device](const FBefore& Each) { return Each.Device == Device; }))
	{
		FBefore New;
		New.Device = Device;
		New.User = IPlatformInputDeviceMapper::Get().GetUserForInputDevice(Device);
		New.State = IPlatformInputDeviceMapper::Get().GetInputDeviceConnectionState(Device);
		Before.Add(New);
	}
}

void FFlickTestDevices::Connect(int32 Player)
{
	if (const AFlickPlayerController* const Controller = World.GetPlayer(Player))
	{
		Remember(DeviceOf(Player));
		IPlatformInputDeviceMapper::Get().Internal_MapInputDeviceToUser(
			DeviceOf(Player), Controller->GetPlatformUserId(), EInputDeviceConnectionState::Connected);
	}
}

void FFlickTestDevices::Disconnect(int32 Player)
{
	IPlatformInputDeviceMapper::Get().Internal_SetInputDeviceConnectionState(
		DeviceOf(Player), EInputDeviceConnectionState::Disconnected);
}

void FFlickTestDevices::ConnectAnother(int32 Player)
{
	Devices[Player] = IPlatformInputDeviceMapper::Get().AllocateNewInputDeviceId();
	Connect(Player);
}

bool FFlickTestDevices::Press(const FKey& Key, int32 Player)
{
	if (World.HasScreen() && !IsOfMouse(Key))
	{
		return FSlateApplication::Get().ProcessKeyDownEvent(
			FKeyEvent(Key, FModifierKeysState(), DeviceOf(Player), false, 0, 0));
	}
	return World.GetWindow()->InputKey(FInputKeyEventArgs(World.GetViewport(), DeviceOf(Player), Key, IE_Pressed, 0));
}

bool FFlickTestDevices::Release(const FKey& Key, int32 Player)
{
	if (World.HasScreen() && !IsOfMouse(Key))
	{
		return FSlateApplication::Get().ProcessKeyUpEvent(
			FKeyEvent(Key, FModifierKeysState(), DeviceOf(Player), false, 0, 0));
	}
	return World.GetWindow()->InputKey(FInputKeyEventArgs(World.GetViewport(), DeviceOf(Player), Key, IE_Released, 0));
}

bool FFlickTestDevices::Repeat(const FKey& Key, int32 Player)
{
	return World.HasScreen() &&
		FSlateApplication::Get().ProcessKeyDownEvent(
			FKeyEvent(Key, FModifierKeysState(), DeviceOf(Player), true, 0, 0));
}

void FFlickTestDevices::Tap(const FKey& Key, int32 Player)
{
	Press(Key, Player);
	World.Tick();
	Release(Key, Player);
	World.Tick();
}

void FFlickTestDevices::Type(const FString& Text)
{
	for (int32 Index = 0; World.HasScreen() && Index < Text.Len(); ++Index)
	{
		FSlateApplication::Get().ProcessKeyCharEvent(
			FCharacterEvent((*Text)[Index], FModifierKeysState(), DeviceOf(0), false));
	}
}

void FFlickTestDevices::Rub(int32 Characters)
{
	for (int32 Index = 0; Index < Characters; ++Index)
	{
		Type(TEXT("\b"));
	}
}

void FFlickTestDevices::Push(const FKey& Axis, float Value, int32 Player)
{
	const FInputKeyEventArgs Moved(World.GetViewport(), DeviceOf(Player), Axis, Value, 1.0f / 60.0f, 1, 0);
	if (World.GetViewport() != nullptr)
	{
		World.GetWindow()->InputAxis(Moved);
		return;
	}
	// Only for an axis does a window ask its viewport something.
	World.GetWindow()->InputKey(Moved);
}

bool FFlickTestDevices::MoveMouseTo(const faith::flick::TableSpot& Spot)
{
	AFlickPlayerController& Player = *World.GetPlayer(0);
	FVector2D Pixel;
	if (!World.HasScreen() || !Player.ProjectWorldLocationToScreen(FlickConvert::ToWorld(Spot.x, Spot.y, 0.0), Pixel))
	{
		return false;
	}
	Player.SetMouseLocation(FMath::RoundToInt32(Pixel.X), FMath::RoundToInt32(Pixel.Y));
	float X = 0.0f;
	float Y = 0.0f;
	return Player.GetMousePosition(X, Y);
}

UWidget* FFlickTestDevices::Focus(const UWidget* Whole, int32 Player) const
{
	for (UWidget* const Control : FFlickTestScreen::Controls(Whole))
	{
		if (Control->HasUserFocus(World.GetPlayer(Player)))
		{
			return Control;
		}
	}
	return nullptr;
}

void FFlickTestDevices::Cross(const FKey& Key, int32 Player)
{
	Press(Key, Player);
	Release(Key, Player);
	// It may have scrolled.
	World.Paint();
}

TArray<FFlickTestDevices::FStep> FFlickTestDevices::Explore(const UWidget* Whole, int32 Player)
{
	TArray<FStep> Found;
	World.Paint();
	if (UWidget* const First = Focus(Whole, Player))
	{
		FStep Start;
		Start.Widget = First;
		Found.Add(Start);
	}
	for (int32 Index = 0; Index < Found.Num(); ++Index)
	{
		for (const FKey& Key :
			{EKeys::Gamepad_DPad_Up, EKeys::Gamepad_DPad_Down, EKeys::Gamepad_DPad_Left, EKeys::Gamepad_DPad_Right})
		{
			// It was reached before: only the way back to it is shortened.
			Found[Index].Widget->SetUserFocus(World.GetPlayer(Player));
			World.Paint();
			Cross(Key, Player);
			UWidget* const There = Focus(Whole, Player);
			if (There != nullptr &&
				!Found.ContainsByPredicate([There](const FStep& Each) { return Each.Widget == There; }))
			{
				FStep New;
				New.Widget = There;
				New.From = Index;
				New.Key = Key;
				Found.Add(New);
			}
		}
	}
	if (!Found.IsEmpty())
	{
		Found[0].Widget->SetUserFocus(World.GetPlayer(Player));
		World.Paint();
	}
	return Found;
}

TArray<UWidget*> FFlickTestDevices::Reachable(const UWidget* Whole, int32 Player)
{
	TArray<UWidget*> Widgets;
	for (const FStep& Step : Explore(Whole, Player))
	{
		Widgets.Add(Step.Widget);
	}
	return Widgets;
}

bool FFlickTestDevices::WalkTo(const UWidget* Whole, const UWidget* Control, int32 Player)
{
	const TArray<FStep> Steps = Explore(Whole, Player);
	TArray<FKey> Way;
	int32 At = Steps.Num() - 1;
	while (At >= 0 && Steps[At].Widget != Control)
	{
		--At;
	}
	for (; At > 0; At = Steps[At].From)
	{
		Way.Add(Steps[At].Key);
	}
	for (int32 Index = Way.Num() - 1; Index >= 0; --Index)
	{
		Cross(Way[Index], Player);
	}
	return Control != nullptr && Control->HasUserFocus(World.GetPlayer(Player));
}
